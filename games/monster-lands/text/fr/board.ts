import type { Talent } from '../../data/effects.ts'
import type { BoardWords } from '../en/board.ts'
import { names } from './names.ts'

const brief = (talent: Talent): string => {
  switch (talent.verb) {
    case 'dieMod':
      return `+${talent.n} par dé ${names.colour[talent.colour]}`
    case 'totalMod':
      return `+${talent.n} au total`
    case 'reroll':
      return talent.n === 1 ? '1 relance' : `${talent.n} relances`
    case 'defend':
      return talent.n === 1 ? '1 défense' : `${talent.n} défenses`
    case 'discount':
      return `−${talent.n} or ${talent.at === 'tavern' ? 'à la Taverne' : 'au Repère'}`
    case 'onMine':
      return `+${talent.gold} or à la Mine`
    default:
      return ''
  }
}

/** What the panels say in French. */
export const board: BoardWords = {
  choices: 'Ce que l’on peut choisir ici',
  clan: {
    fire: 'Clan du Feu',
    water: 'Clan de l’Eau',
    air: 'Clan de l’Air',
    jungle: 'Clan de la Jungle',
    madhala: 'Madhala',
  },
  player: n => `Joueur ${n}`,
  you: 'Vous',
  robot: 'Robot',
  thinking: 'réfléchit',
  toPlay: 'joue',
  passed: 'a passé',
  firstPlayer: 'premier joueur',
  turn: (turn, of) => `tour ${turn} sur ${of}`,
  colon: ' : ',

  rivals: 'Rivaux',
  everyone: 'Les clans',
  stalls: 'Étals de la Citadelle',
  scores: 'Gloire (figurines) et réputation (disques)',
  score: (glory, reputation) => `gloire ${glory}, réputation ${reputation}`,
  hand: 'Vos membres et régions',
  pool: 'Vos dés',
  pane: { table: 'Citadelle', goal: 'Extérieur', board: 'Clan', seats: 'Rivaux' },
  tab: { Hand: 'Membres', Mine: 'Clan', Common: 'Étals' },
  unfold: clan => `${clan} : tout voir`,

  glory: 'gloire',
  reputation: 'réputation',
  surplus: 'excès',
  gold: 'or',
  wages: 'salaires',
  wagesDue: (due, gold) =>
    gold >= due
      ? `Salaires à la fin de ce tour : ${due} or.`
      : `Salaires à la fin de ce tour : ${due} or, et il en manque ${due - gold} : il y aura désertion.`,
  trophies: 'Trophées',
  loot: 'Butin',
  none: 'aucun',
  diceLeft: 'Dés restants',
  yourDice: 'Vos dés à déployer',
  noDice: 'Tous vos dés sont déployés',
  traps: (n, of) => `Pièges ${n} sur ${of}`,
  hiddenTraps: n => (n < 2 ? `${n} piège caché` : `${n} pièges cachés`),
  defense: (n, of) => `jetons Défense : ${n} sur ${of}`,
  potion: (n, of) => `potions : ${n} sur ${of}`,
  venom: (n, of) => `venins : ${n} sur ${of}`,
  lootCount: n => `butin : ${n}`,
  noRegion: 'aucune région',
  novices: n => (n < 2 ? `${n} novice` : `${n} novices`),

  leader: 'leader',
  idle: 'au repos',
  wounded: 'blessé',
  done: 'fait',
  manages: region => `gère ${region}`,
  unmanaged: 'sans gérant',
  regionUsed: 'utilisée',
  regionReady: 'possible',
  pathOf: (place, n) => `${place} ${n}`,
  mission: 'mission',
  contract: 'contrat',
  gates: 'Portes',
  worn: (kind, equipment) => `${kind} : ${equipment}`,
  free: { talent: 'Prendre', buyDie: 'Acheter', heal: 'Soigner', novice: 'Échanger', manage: 'Nommer' },
  bargain: gold => `−${gold} or`,

  building: {
    huntersLair: 'Repère',
    alchemist: 'Laboratoire',
    tavern: 'Taverne',
    armory: 'Armurerie',
    pawnshop: 'Prêteur sur gage',
    bazaar: 'Bazar',
    mine: 'Mine',
  },
  discount: n => `remise ${n}`,
  discountOnAll: n => `remise ${n} sur le total`,
  price: gold => `${gold} or`,
  emptyPlace: 'plus rien',
  deal: { round: 'Tournée générale', nobody: 'Personne' },
  brief,
  tokensLeft: n => (n < 2 ? `${n} mercenaire en réserve` : `${n} mercenaires en réserve`),
  help: {
    gives: (dice, reputation) => `Chaque tour : ${dice} ; réputation ${reputation}`,
    costs: gold => `Coûte ${gold} or`,
    attacks: dice => `Attaque avec ${dice} dés`,
    capture: (value, gold, glory) => `Capturé à ${value} : ${gold} or et ${glory} de gloire`,
    kill: (value, glory, trophy) => `Éliminé à ${value} : ${glory} de gloire et un trophée de ${trophy}`,
    conquest: (value, glory) => `Conquise à ${value} : ${glory} de gloire`,
    trophy: (points, gold) => `Vaut ${points} en points de victoire à la fin ; peut se vendre ${gold} or`,
    deal: {
      round: 'Ceux de la Taverne s’en vont, d’autres les remplacent, et vous pouvez encore recruter',
      nobody: 'Votre dé reste à la Taverne, et votre action est finie',
    },
    panic: 'La panique l’a fermé ce tour-ci',
    gates:
      'Autant de dés de Force et de Magie et de jetons que la place le permet, contre le monstre aux Portes',
    required: dice => `Demande ${dice}`,
    reinforced: dice => `Renforts : jusqu’à ${dice}`,
    advantage: advantage => `Donne : ${advantage}`,
    building: {
      huntersLair:
        'Des pièges contre un dé de Force ou de Persuasion ; la Persuasion réduit le prix du total de l’achat',
      alchemist: 'Des potions et des venins contre un dé de Magie',
      tavern: 'On recrute contre un dé de Force ou de Persuasion ; il faut plus de gloire que de réputation',
      armory: 'Jusqu’à 3 jetons Défense à 2 or pièce, contre un dé de Force ou de Persuasion',
      pawnshop: '1 or par dé, de n’importe quelle couleur',
      bazaar: 'De l’équipement contre un dé de Force ou de Persuasion',
      mine: 'De l’or contre des dés de Force',
    },
    die: {
      force: 'se pose dans un bâtiment ou part en expédition, où il est lancé',
      magic: 'se pose au Laboratoire ou part en expédition, où il est lancé',
      persuasion: 'sa valeur réduit le prix d’un achat, plus celle du dé précédent si elle est supérieure',
    },
    stock: {
      defense: 'Jetons Défense : chacun annule une touche d’un monstre, sur l’expédition qui l’emporte.',
      potion: 'Potions : chacune soigne une blessure.',
      venom: 'Venins : chacun ajoute 2 à une attaque.',
    },
  },
  option: {
    difficulty: {
      name: 'Difficulté',
      line: 'Combien de dés les monstres ajoutent à leurs attaques, et la force des premiers.',
    },
    scenario: { name: 'Scénario', line: 'Dix scénarios en solo contre Madhala, chacun avec son but.' },
    clans: { name: 'Clan', values: { choose: 'Choisi à la table', random: 'Au hasard' } },
    ambushes: {
      name: 'Module Traquenard',
      line: 'Des pièges renforcés, et d’autres qui volent des dés aux voisins ou leur renvoient les attaques.',
    },
    favor: {
      name: 'Faveur de la Reine',
      line: 'Dès le deuxième tour, le premier joueur prend un dé et autre chose encore.',
    },
    moreMonsters: {
      name: 'Plus de monstres',
      line: 'Aux tours 2, 4 et 6, un monstre arrive aux Portes s’il n’y en a pas.',
    },
  },
  end: { glory: 'Gloire', reputation: 'Réputation', trophies: 'Trophées', affinities: 'Affinités' },
}
