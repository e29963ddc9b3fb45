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
  option: {
    scenario: { name: 'Scénario', line: 'Sept histoires, des Naufragés, à jouer d’abord, à King Kong.' },
    characters: { name: 'Personnage', values: { random: 'Au hasard' } },
    versions: { name: 'Version', values: { woman: 'Femme', man: 'Homme' } },
    firstPlayer: {
      name: 'Premier joueur',
      line: 'Il tranche, et reçoit ou perd ce que donne le moral ; puis chacun à son tour.',
      values: { random: 'Au hasard', firstSeat: 'Le premier siège' },
    },
    equipment: {
      name: 'Équipement de départ',
      line: 'Nombre de pièces tirées : deux d’habitude, davantage pour une partie plus facile.',
    },
    books: {
      name: 'Événements Livre',
      line: 'Combien déclenchent l’effet du scénario, −1 pour la moitié : plus il y en a, plus c’est difficile, sauf aux Naufragés.',
    },
    wreckage: {
      name: 'Épave',
      line: 'La carte qui attend dès le premier tour.',
      values: { random: 'Au hasard' },
    },
    friday: {
      name: 'Vendredi',
      line: 'Un pion de plus, avec ses propres cœurs ; d’habitude seul ou à deux.',
      values: { usual: 'Comme d’habitude', yes: 'Avec', no: 'Sans' },
    },
    dog: {
      name: 'Le chien',
      line: 'Un pion de plus pour chasser ou explorer ; d’habitude seul.',
      values: { usual: 'Comme d’habitude', yes: 'Avec', no: 'Sans' },
    },
    hungryCrew: {
      name: 'Équipe affamée',
      line: 'King Kong : règle plus dure, la faim coûte un membre de l’équipe du film.',
    },
  },
}
