import type { ScenarioId } from '../../scenarios/data.ts'
import type { sheet as english, SheetWords } from '../en/sheet.ts'

/** The words around every scenario sheet, in French. */
export const sheet: typeof english = {
  line: (scenario, players) => `Scénario ${scenario}, ${players === 1 ? 'en solo' : `à ${players} joueurs`}`,
  open: 'Ce que demande ce scénario, et ses règles propres',
  goal: 'Le but',
  lost: 'Perdu',
  ways: rounds => `si un personnage meurt, ou à la fin du tour ${rounds}`,
  ahead: 'Tour par tour',
  lava: 'La lave, tour par tour',
  lavaNow: where => `Ce tour-ci, la lave a pris : ${where}.`,
  lavaNext: (rounds, where) => `${rounds === 1 ? 'Au prochain tour' : `Dans ${rounds} tours`} : ${where}.`,
  lavaCamp: 'Le camp doit partir, sinon tout est perdu.',
  never: 'jamais',
  rules: 'Règles propres',
  book: 'Symbole Livre',
  totem: 'Totems',
  inventions: 'Ses inventions',
  tokens: 'Ses découvertes',
  crew: 'L’équipe du film',
  crewLine:
    'King Kong les prend dans cet ordre. L’objet perdu de l’équipe donne le bonus du premier encore en vie.',
  noBonus: 'aucun bonus',
  allRules: 'Toutes les règles des scénarios',
}

/** The scenario sheets in French. */
export const SHEETS: { readonly [S in ScenarioId]: SheetWords } = {
  castaways: {
    tasks: [
      { name: 'Empiler 15 bois', line: 'cinq étapes, une seule par tour' },
      { name: 'Construire le Feu', line: 'il doit encore être là quand le navire passe' },
      { name: 'Être vus', line: 'au tour 10, 11 ou 12' },
    ],
    lose: [],
    comes: { 10: 'un navire peut voir le feu' },
    book: 'Il ne se passe rien ici.',
    totem: 'Ils n’ont aucun effet ici.',
    rules: [
      {
        name: 'Le tas de bois',
        line: 'Avant les actions, posez du bois sur la première étape incomplète. La suivante attend le prochain tour, et le bois posé ne se reprend jamais.',
      },
    ],
  },
  cursedIsland: {
    tasks: [{ name: 'Dresser 5 croix', line: 'chacune sur sa tuile, debout à la fin d’un tour' }],
    lose: [],
    comes: { 6: 'le dé Hiver' },
    book: 'Posez du brouillard sur deux cases de votre choix, un marqueur au plus par case.',
    totem:
      'Le premier est le Temple obscur : l’explorer plus tard fait piocher jusqu’à 3 trésors et 1 créature. Le deuxième blesse deux fois qui l’explore. Les suivants sont dans le brouillard.',
    rules: [
      {
        name: 'Brouillard',
        line: 'Une action y demande 1 pion de plus, son terrain ne compte pas, et un camp dans le brouillard ne tire rien de ses sources.',
      },
      {
        name: 'Croix',
        line: '2 bois, sur toute tuile face visible ; une par tuile. Une tuile retournée perd sa croix.',
      },
    ],
  },
  jenny: {
    tasks: [
      { name: 'Construire le Radeau', line: 'Corde et 2 bois' },
      { name: 'Chercher Jenny', line: 'une exploration, un tour suivant, à un ou deux pions' },
      {
        name: 'Construire le Canot',
        line: 'Corde, Couteau, 6 bois et 4 fourrures, une fois Jenny au camp',
      },
    ],
    lose: ['si Jenny meurt : chaque nuit seule lui coûte deux cœurs'],
    comes: { 5: 'le dé Animaux affamés' },
    book: 'Une tempête : palissade −1 ; sans palissade, chacun est blessé.',
    totem:
      'Dans l’ordre où on les trouve : le premier blesse deux fois qui l’explore, le deuxième baisse le moral de 2, le troisième cache une Corde, le quatrième 2 fourrures.',
    rules: [
      {
        name: 'Jenny au camp',
        line: 'Elle a un pion, qui ne peut que se reposer ; elle mange, a froid et se blesse comme tout le monde.',
      },
      { name: 'Sur le Radeau', line: 'Une aventure blesse qui mène, au lieu de piocher une carte.' },
    ],
  },
  volcanoIsland: {
    tasks: [
      { name: 'Explorer des tuiles', line: 'sans le volcan ni la première' },
      { name: 'Fouiller des lieux totem', line: 'une fois chacun' },
      { name: 'Construire la Chaloupe', line: 'Corde et 3 bois, quand le reste est fait' },
    ],
    lose: ['si la lave prend le camp'],
    comes: {},
    book: 'Des cendres sur deux cases de votre choix, jamais sur le volcan. Une action y demande 1 pion de plus, en s’ajoutant au reste.',
    totem:
      'Chacun est un lieu qu’on explore une fois, en piochant toutes ses cartes Mystère : 3, 4, 4, puis 5. Les deux derniers demandent 1 pion de plus.',
    rules: [
      {
        name: 'Explorer : +1 pion',
        line: 'Toute la partie, chaque exploration demande 1 pion de plus.',
      },
      {
        name: 'Fourrure pour bois',
        line: 'Pour l’abri, le toit et la palissade, une fourrure peut tenir lieu d’un bois.',
      },
      { name: 'Outils de départ', line: 'Pelle et Couteau sont construits, et les armes sont à 1.' },
    ],
  },
  cannibalIsland: {
    tasks: [
      { name: 'Incendier des villages', line: 'chacun affaiblit la Cité de 3' },
      { name: 'Détruire la Cité', line: 'une chasse par un chemin exploré, puis survivre à la nuit' },
    ],
    lose: [],
    comes: { 4: 'la Cité apparaît et peut être attaquée' },
    book: 'Les cannibales attaquent : 3 blessures chacun, une de moins par village incendié. Puis le camp doit fuir.',
    totem:
      'Les quatre premiers sont des villages : chacun blesse qui l’explore, le quatrième trois fois (une avec le Remède). Dès le deuxième, un bois ou une nourriture est pillé.',
    rules: [
      {
        name: 'Attaquer',
        line: 'Une chasse à 2 pions : la force contre les armes, sans carte. Un village a 4, et 1 par autre totem visible non incendié.',
      },
      {
        name: 'Près d’un village',
        line: 'Pas de camp sur un village debout, et y récolter demande 1 pion de plus.',
      },
    ],
  },
  familyRobinson: {
    tasks: [
      { name: 'Construire les inventions', line: 'celles tirées au départ' },
      { name: 'Un foyer sûr', line: 'abri, toit, palissade et armes, à la fin d’un tour' },
    ],
    lose: ['s’il n’y a pas à manger pour les enfants'],
    comes: { 7: 'un enfant naît', 9: 'un deuxième enfant', 11: 'un troisième enfant' },
    book: 'Mauvaises récoltes : la moitié de la production du tour est perdue.',
    totem: 'La première tuile de son terrain est envahie : ce terrain compte comme inexploré.',
    rules: [
      { name: 'Les enfants', line: 'Chacun mange une nourriture par nuit, avant tous les autres.' },
      {
        name: 'Défricher',
        line: 'Une action à 2 pions exactement, résolue en dernier : elle ôte un marqueur noir de l’île.',
      },
      {
        name: 'Davantage de nourriture',
        line: 'Plusieurs jetons Nourriture supplémentaire peuvent être sur la tuile du camp.',
      },
    ],
  },
  kingKong: {
    tasks: [
      { name: 'Poser 3 pièges', line: 'sur des tuiles à totem, à 2 cases du camp au plus' },
      { name: 'Garder l’actrice libre', line: 'ou la libérer sur la quatrième tuile à totem' },
      {
        name: 'Capturer King Kong',
        line: 'une chasse, un tour suivant : armes −5, ou −1 avec le Sédatif',
      },
    ],
    lose: ['si le metteur en scène est tué'],
    comes: {},
    book: 'King Kong prend le prochain membre de l’équipe, et le moral baisse de 1.',
    totem:
      'Chacun reçoit un numéro, et chaque numéro lance un dé Animaux affamés à la météo. Un camp sur une tuile à totem est blessé à la production.',
    rules: [
      {
        name: 'Sans palissade',
        line: 'Des animaux qui n’en trouvent pas : moral −1, une blessure chacun, et un membre de l’équipe est perdu.',
      },
      { name: 'Au départ', line: 'L’abri est déjà construit.' },
    ],
  },
}
