import { count } from '@tablee/common/words/fr.ts'
import type { SectionWords } from '../en/sections.ts'

/** The words of the table in text, in French. */
export const sections: SectionWords = {
  campTitle: 'Le camp',
  campRows: {
    round: 'Tour',
    goal: 'But',
    levels: 'Niveaux',
    morale: 'Moral',
    available: 'Disponible',
    future: 'Futur',
    weather: 'Météo de ce soir',
    threats: 'Menaces',
    coming: 'À venir',
  },
  levels: (shelter, roof, palisade, weapons) =>
    `abri ${shelter}, toit ${roof}, palissade ${palisade}, armes ${weapons}`,
  yes: 'oui',
  no: 'non',
  of: (n, all) => `${n} sur ${all}`,
  islandTitle: 'L’île',
  islandColumns: ['Case', 'Terrain', 'Sources', 'Dessus', 'Distance'],
  nothing: '–',
  planTitle: 'Le plan',
  planColumns: ['Action', 'Pions', 'Engagé', 'Chances'],
  nobodyYet: 'Rien n’est encore prévu.',
  thingsTitle: 'Inventions et trouvailles',
  thingColumns: ['Nom', 'État', 'Effet'],
  item: 'construite',
  invention: 'à construire',
  uses: n => count(n, 'usage'),
  kept: 'disponible',
  seatsTitle: 'Les naufragés',
  seatColumns: ['Personnage', 'Cœurs', 'Détermination', 'Pions à placer', 'Talents', 'Blessures'],
}
