import type { OutlineWords } from '../en/outline.ts'

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`

/** The words of the table in text and of the setup, in French. */
export const outline: OutlineWords = {
  phase: {
    event: 'Événement',
    morale: 'Moral',
    production: 'Production',
    action: 'Action',
    weather: 'Météo',
    night: 'Nuit',
  },
  planning: 'le plan',
  resolving: 'résolution',
  pane: { table: 'Île', board: 'Camp', goal: 'But', seats: 'Équipe' },
  campTitle: 'Le camp',
  campRows: {
    round: 'Manche',
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
  option: {
    scenario: { name: 'Scénario', line: 'Sept histoires, des Naufragés, à jouer d’abord, à King Kong.' },
    characters: { name: 'Personnage', values: { random: 'Au hasard' } },
    versions: { name: 'Version', values: { woman: 'Femme', man: 'Homme' } },
    firstPlayer: { name: 'Premier joueur', values: { random: 'Au hasard', firstSeat: 'Le premier siège' } },
    equipment: {
      name: 'Équipement de départ',
      line: 'Nombre de pièces tirées ; deux font la partie habituelle.',
    },
    books: {
      name: 'Événements Livre',
      line: 'Combien d’événements déclenchent l’effet du scénario ; −1 pour la moitié.',
    },
    wreckage: {
      name: 'Épave',
      line: 'La carte qui attend dès la première manche.',
      values: { random: 'Au hasard' },
    },
    friday: { name: 'Vendredi', values: { usual: 'Comme d’habitude', yes: 'Avec', no: 'Sans' } },
    dog: { name: 'Le chien', values: { usual: 'Comme d’habitude', yes: 'Avec', no: 'Sans' } },
    hungryCrew: {
      name: 'Équipe affamée',
      line: 'King Kong : règle plus dure, la faim coûte un membre de l’équipe du film.',
    },
  },
}
