import type { BuildingId } from '../../data/board.ts'
import type { Talent } from '../../data/effects.ts'
import type { Affinity, Colour } from '../../data/types.ts'
import { names } from './names.ts'

/** What the panels say. */
export interface BoardWords {
  /** The menu of several things that may be chosen in one place. */
  readonly choices: string
  readonly clan: { readonly [A in Affinity | 'madhala']: string }
  readonly player: (n: number) => string
  readonly you: string
  readonly robot: string
  readonly thinking: string
  readonly toPlay: string
  readonly passed: string
  readonly firstPlayer: string
  readonly turn: (turn: number, of: number) => string
  /** What stands between a name and what it is. */
  readonly colon: string

  readonly rivals: string
  readonly everyone: string
  readonly stalls: string
  readonly scores: string
  readonly score: (glory: number, reputation: number) => string
  readonly hand: string
  readonly pool: string
  readonly pane: { readonly [pane: string]: string | undefined }
  readonly tab: { readonly [part: string]: string | undefined }
  readonly unfold: (clan: string) => string

  readonly glory: string
  readonly reputation: string
  readonly surplus: string
  readonly gold: string
  readonly wages: string
  /** What has to be paid, and whether the gold is enough. */
  readonly wagesDue: (due: number, gold: number) => string
  readonly trophies: string
  readonly loot: string
  readonly none: string
  readonly diceLeft: string
  readonly yourDice: string
  readonly noDice: string
  readonly traps: (n: number, of: number) => string
  readonly hiddenTraps: (n: number) => string
  readonly defense: (n: number, of: number) => string
  readonly potion: (n: number, of: number) => string
  readonly venom: (n: number, of: number) => string
  readonly lootCount: (n: number) => string
  readonly noRegion: string
  readonly novices: (n: number) => string

  readonly leader: string
  readonly idle: string
  readonly wounded: string
  readonly done: string
  readonly manages: (region: string) => string
  readonly unmanaged: string
  readonly regionUsed: string
  readonly regionReady: string
  readonly pathOf: (place: string, n: number) => string
  readonly mission: string
  readonly contract: string
  readonly gates: string
  readonly worn: (kind: string, equipment: string) => string
  /** What a free deed is called on the card it is done with. */
  readonly free: { readonly [kind: string]: string | undefined }
  readonly bargain: (gold: number) => string

  /** Buildings where there is little room. */
  readonly building: { readonly [B in BuildingId]: string }
  readonly discount: (n: number) => string
  readonly discountOnAll: (n: number) => string
  readonly price: (gold: number) => string
  readonly emptyPlace: string
  /** What may be done at the Tavern besides recruiting. */
  readonly deal: { readonly round: string; readonly nobody: string }
  /** What equipment does, where there is little room. */
  readonly brief: (talent: Talent) => string
  readonly tokensLeft: (n: number) => string
  readonly help: HelpWords
  readonly option: { readonly [option: string]: OptionWords | undefined }
  /** Where victory points come from. */
  readonly end: { readonly [S in 'glory' | 'reputation' | 'trophies' | 'affinities']: string }
}

/** An option as people read it. */
interface OptionWords {
  readonly name: string
  readonly line?: string
  readonly values?: { readonly [value: string]: string }
}

/** What tooltips say of places and pieces. */
interface HelpWords {
  readonly gives: (dice: string, reputation: number) => string
  readonly costs: (gold: number) => string
  readonly attacks: (dice: number) => string
  readonly capture: (value: number, gold: number, glory: number) => string
  readonly kill: (value: number, glory: number, trophy: number) => string
  readonly conquest: (value: number, glory: number) => string
  readonly trophy: (points: number, gold: number) => string
  readonly deal: { readonly round: string; readonly nobody: string }
  readonly panic: string
  readonly gates: string
  readonly required: (dice: string) => string
  readonly reinforced: (dice: string) => string
  readonly advantage: (advantage: string) => string
  readonly building: { readonly [B in BuildingId]: string }
  readonly die: { readonly [C in Colour]: string }
  readonly stock: { readonly [kind: string]: string | undefined }
}

const brief = (talent: Talent): string => {
  switch (talent.verb) {
    case 'dieMod':
      return `+${talent.n} per ${names.colour[talent.colour]} die`
    case 'totalMod':
      return `+${talent.n} to the total`
    case 'reroll':
      return talent.n === 1 ? '1 reroll' : `${talent.n} rerolls`
    case 'defend':
      return talent.n === 1 ? '1 defense' : `${talent.n} defenses`
    case 'discount':
      return `−${talent.n} gold at the ${talent.at === 'tavern' ? 'Tavern' : 'Lair'}`
    case 'onMine':
      return `+${talent.gold} gold at the Mine`
    default:
      return ''
  }
}

/** What the panels say in English. */
export const board: BoardWords = {
  choices: 'What may be chosen here',
  clan: {
    fire: 'Fire Clan',
    water: 'Water Clan',
    air: 'Air Clan',
    jungle: 'Jungle Clan',
    madhala: 'Madhala',
  },
  player: n => `Player ${n}`,
  you: 'You',
  robot: 'Robot',
  thinking: 'thinking',
  toPlay: 'to play',
  passed: 'has passed',
  firstPlayer: 'first player',
  turn: (turn, of) => `turn ${turn} of ${of}`,
  colon: ': ',

  rivals: 'Rivals',
  everyone: 'The clans',
  stalls: 'Stalls of the Citadel',
  scores: 'Glory (figures) and reputation (discs)',
  score: (glory, reputation) => `${glory} glory, ${reputation} reputation`,
  hand: 'Your members and regions',
  pool: 'Your dice',
  pane: { table: 'Citadel', goal: 'Outside', board: 'Clan', seats: 'Rivals' },
  tab: { Hand: 'Members', Mine: 'Clan', Common: 'Stalls' },
  unfold: clan => `${clan}: show everything`,

  glory: 'glory',
  reputation: 'reputation',
  surplus: 'surplus',
  gold: 'gold',
  wages: 'wages',
  wagesDue: (due, gold) =>
    gold >= due
      ? `Wages at the end of this turn: ${due} gold.`
      : `Wages at the end of this turn: ${due} gold, and ${due - gold} are missing: somebody will desert.`,
  trophies: 'Trophies',
  loot: 'Loot',
  none: 'none',
  diceLeft: 'Dice left',
  yourDice: 'Your dice to deploy',
  noDice: 'All your dice are deployed',
  traps: (n, of) => `Traps ${n} of ${of}`,
  hiddenTraps: n => (n === 1 ? '1 hidden trap' : `${n} hidden traps`),
  defense: (n, of) => `Defense tokens: ${n} of ${of}`,
  potion: (n, of) => `potions: ${n} of ${of}`,
  venom: (n, of) => `venoms: ${n} of ${of}`,
  lootCount: n => `loot: ${n}`,
  noRegion: 'no region',
  novices: n => (n === 1 ? '1 novice' : `${n} novices`),

  leader: 'leader',
  idle: 'idle',
  wounded: 'wounded',
  done: 'done',
  manages: region => `manages ${region}`,
  unmanaged: 'no manager',
  regionUsed: 'used',
  regionReady: 'possible',
  pathOf: (place, n) => `${place} ${n}`,
  mission: 'mission',
  contract: 'contract',
  gates: 'Gates',
  worn: (kind, equipment) => `${kind}: ${equipment}`,
  free: { talent: 'Take', buyDie: 'Buy', heal: 'Heal', novice: 'Exchange', manage: 'Appoint' },
  bargain: gold => `−${gold} gold`,

  building: {
    huntersLair: 'Lair',
    alchemist: 'Alchemist',
    tavern: 'Tavern',
    armory: 'Armory',
    pawnshop: 'Pawnshop',
    bazaar: 'Bazaar',
    mine: 'Mine',
  },
  discount: n => `${n} off`,
  discountOnAll: n => `${n} off the total`,
  price: gold => `${gold} gold`,
  emptyPlace: 'nothing left',
  deal: { round: 'Round of drinks', nobody: 'Nobody' },
  brief,
  tokensLeft: n => (n === 1 ? '1 mercenary left' : `${n} mercenaries left`),
  help: {
    gives: (dice, reputation) => `Each turn: ${dice}; reputation ${reputation}`,
    costs: gold => `Costs ${gold} gold`,
    attacks: dice => `Attacks with ${dice} dice`,
    capture: (value, gold, glory) => `Captured with ${value}: ${gold} gold and ${glory} glory`,
    kill: (value, glory, trophy) => `Killed with ${value}: ${glory} glory and a trophy of ${trophy}`,
    conquest: (value, glory) => `Conquered with ${value}: ${glory} glory`,
    trophy: (points, gold) => `Worth ${points} victory points at the end; may be sold for ${gold} gold`,
    deal: {
      round: 'Those at the Tavern leave, others take their places, and you may still recruit',
      nobody: 'Your die stays at the Tavern, and your action is over',
    },
    panic: 'Panic has closed it this turn',
    gates: 'Any number of Force and Magic dice and tokens, against the monster at the Gates',
    required: dice => `Asks for ${dice}`,
    reinforced: dice => `Reinforcements: up to ${dice}`,
    advantage: advantage => `Gives ${advantage}`,
    building: {
      huntersLair:
        'Traps for a Force or Persuasion die; the Persuasion die takes its value off the whole purchase',
      alchemist: 'Potions and venoms for a Magic die',
      tavern: 'Recruits for a Force or Persuasion die; you need a surplus of glory over reputation',
      armory: 'Up to 3 Defense tokens at 2 gold each, for a Force or Persuasion die',
      pawnshop: '1 gold for each die, of any colour',
      bazaar: 'Equipment for a Force or Persuasion die',
      mine: 'Gold for Force dice',
    },
    die: {
      force: 'laid in buildings or taken on expeditions, where it is rolled',
      magic: 'laid at the Alchemist’s or taken on expeditions, where it is rolled',
      persuasion: 'takes its value off a purchase, and that of the die before it if that is higher',
    },
    stock: {
      defense: 'Defense tokens: each stops a hit of a monster, on the expedition that it was taken on.',
      potion: 'Potions: each heals a wound.',
      venom: 'Venoms: each adds 2 to an attack.',
    },
  },
  option: {
    difficulty: {
      name: 'Difficulty',
      line: 'How many dice monsters attack with besides, and how strong the first of them are.',
    },
    scenario: { name: 'Scenario', line: 'Ten solo scenarios against Madhala, each with its goal.' },
    clans: { name: 'Clan', values: { choose: 'Chosen at the table', random: 'At random' } },
    ambushes: {
      name: 'Ambush module',
      line: 'Reinforced traps, and traps that steal dice from neighbours or send attacks to them.',
    },
    favor: {
      name: 'Queen’s Favor',
      line: 'From the second turn on, the first player takes a die and something more.',
    },
    moreMonsters: {
      name: 'More Monsters',
      line: 'In turns 2, 4 and 6 a monster comes to the Gates if there is none.',
    },
  },
  end: { glory: 'Glory', reputation: 'Reputation', trophies: 'Trophies', affinities: 'Affinities' },
}
