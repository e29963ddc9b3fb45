import type { Colour } from '../../data/types.ts'
import type { Fate } from '../../state.ts'
import { type PassageWords, passage } from './passages.ts'
import { type SheetWords, sheet } from './sheets.ts'

/** What is said in battles, questions and sheets, and at the end. */
export interface SceneWords extends PassageWords {
  readonly sheet: SheetWords
  readonly label: string
  readonly happened: string
  readonly colon: string
  readonly state: { readonly [F in Fate | 'now' | 'dead']: string }
  readonly madhala: string

  // The monster
  readonly attack: string
  readonly atHome: (affinity: string) => string
  readonly ofTurn: (turn: number) => string
  readonly atGates: string
  readonly againstAll: string
  readonly sure: (n: number) => string
  readonly sent: string
  readonly dice: string
  readonly capture: string
  readonly kill: string

  // The two steps
  readonly attacks: (who: string) => string
  readonly expected: (hits: string) => string
  /** A number with one decimal at most. */
  readonly average: (n: number) => string
  readonly hits: (n: number) => string
  readonly stops: (n: number) => string
  readonly potions: (n: number) => string
  readonly wounds: (n: number) => string
  readonly unhurt: string
  readonly isWounded: string
  readonly dies: string
  readonly gaveUp: (n: number) => string
  readonly noTrap: string
  readonly trapped: string
  readonly toCapture: string
  readonly toKill: string
  readonly missing: (n: number) => string
  readonly reached: string
  readonly tooMuch: string
  readonly impossible: string
  readonly carried: string
  readonly flat: string
  readonly venom: string
  readonly rolledDice: string
  readonly killOnly: string
  readonly captureOnly: string
  readonly rolled: string
  readonly toRoll: string
  readonly legend: string
  readonly legendWounds: string
  readonly odds: { readonly [O in 'capture' | 'choice' | 'kill' | 'failure']: string }
  readonly fates: { readonly [F in 'unhurt' | 'wound' | 'death']: string }
  readonly total: (least: number, most: number) => string
  readonly expects: (success: string) => string
  readonly faceDice: (n: number) => string
  readonly giveUp: (magic: number) => string
  readonly roll: (colour: Colour) => string
  readonly rollAll: string
  readonly venomStep: string
  readonly stop: string
  readonly stopAt: (total: number) => string
  readonly percent: (chance: number) => string
  readonly ends: { readonly [E in 'failed' | 'captured' | 'killed' | 'dead']: string }

  // Conquest, missions, contracts, loot
  readonly toReach: string
  readonly chance: string
  readonly reward: string
  readonly penalty: string
  readonly gives: string
  readonly compensation: string
  readonly left: string
  readonly right: string
  readonly takeOne: string

  // Loading an expedition
  readonly loading: string
  readonly order: string
  readonly room: (dice: number, tokens: number) => string
  readonly stock: string
  readonly inPool: (n: number) => string
  /** What a clan has of what a contract takes. */
  readonly held: (n: number) => string
  readonly advantage: string
  readonly ifFirst: string
  readonly undoes: string
  readonly less: (what: string) => string
  readonly wounded: string
  readonly ready: string
  readonly died: string
  readonly success: string
  readonly none: string

  // Cleanup, Madhala
  readonly purse: {
    readonly has: string
    readonly due: (people: number, each: number) => string
    readonly left: string
    readonly short: string
  }
  readonly why: string
  readonly madhalaWhere: (red: number, yellow: number, outside: boolean) => string
  readonly madhalaClosed: (n: number) => string
}

/** What is said there in English. */
export const scene: SceneWords = {
  ...passage,
  sheet,
  label: 'What is being resolved',
  happened: 'What happened',
  colon: ': ',
  state: {
    waiting: 'waits',
    now: 'now',
    failed: 'failed',
    captured: 'captured it',
    killed: 'killed it',
    conquered: 'conquered',
    dead: 'dead',
  },
  madhala: 'Madhala',

  attack: 'Attack',
  atHome: affinity => `${affinity} region`,
  ofTurn: turn => `Turn ${turn}`,
  atGates: 'At the Gates',
  againstAll: 'Against all',
  sure: n => (n === 1 ? '1 hit without a die' : `${n} hits without a die`),
  sent: 'Sent away',
  dice: 'Dice',
  capture: 'Capture',
  kill: 'Kill',

  attacks: who => `${who} attacks`,
  expected: hits => `${hits} hits on average`,
  average: n => String(Math.round(10 * n) / 10),
  hits: n => (n === 1 ? 'hit' : 'hits'),
  stops: n => (n === 1 ? '1 hit can be stopped' : `${n} hits can be stopped`),
  potions: n => (n === 1 ? '1 potion' : `${n} potions`),
  wounds: n => (n === 1 ? 'wound' : 'wounds'),
  unhurt: 'unhurt',
  isWounded: 'already wounded: the next wound kills',
  dies: 'dead',
  gaveUp: n => (n === 1 ? '1 Magic die given up' : `${n} Magic dice given up`),
  noTrap: 'no trap to capture with',
  trapped: 'a trap lies here: it may be captured',
  toCapture: 'To capture',
  toKill: 'To kill',
  missing: n => `${n} to go`,
  reached: 'reached',
  tooMuch: 'too much by now',
  impossible: 'no trap',
  carried: 'from before',
  flat: 'trap',
  venom: 'venom',
  rolledDice: 'dice rolled',
  killOnly: 'for a kill',
  captureOnly: 'for a capture',
  rolled: 'Rolled',
  toRoll: 'To roll',
  legend: 'Chances in 100, if you stop after this choice',
  legendWounds: 'Chances in 100, with every defence and potion used',
  odds: { capture: 'capture', choice: 'either', kill: 'kill', failure: 'failure' },
  fates: { unhurt: 'unhurt', wound: 'wound', death: 'death' },
  total: (least, most) => (least === most ? `total ${least}` : `total ${least} to ${most}`),
  expects: success => `then beaten ${success}`,
  faceDice: n => (n === 1 ? 'Face 1 die' : `Face ${n} dice`),
  giveUp: magic => (magic === 1 ? 'Give up 1 Magic' : `Give up ${magic} Magic`),
  roll: colour => ({ force: 'Roll Force', magic: 'Roll Magic', persuasion: 'Roll Persuasion' })[colour],
  rollAll: 'Roll all',
  venomStep: 'Venom, +2',
  stop: 'Stop',
  stopAt: total => `the next goes on from ${total}`,
  percent: chance => `${Math.round(100 * chance)}%`,
  ends: { failed: 'Not enough', captured: 'Captured', killed: 'Killed', dead: 'Dead' },

  toReach: 'To reach',
  chance: 'Chance',
  reward: 'Reward',
  penalty: 'Failure',
  gives: 'Asked for',
  compensation: 'Outdone',
  left: 'Left',
  right: 'Right',
  takeOne: 'Whoever comes back empty-handed takes one.',

  loading: 'An expedition sets out',
  order: 'Tokens, from the top',
  room: (dice, tokens) => `room for ${dice} more dice or ${tokens} more tokens`,
  stock: 'Take along',
  inPool: n => `${n} left`,
  held: n => `you have ${n}`,
  advantage: 'Advantage',
  ifFirst: 'If it comes first, everything used; rerolls and loot left out',
  undoes: 'The minus takes a thing back, with what came after it.',
  less: what => `Take back: ${what}`,
  wounded: 'wounded',
  ready: 'ready',
  died: 'Death',
  success: 'Success',
  none: 'none',

  purse: {
    has: 'You have',
    due: (people, each) => `Wages: ${people} at ${each} each`,
    left: 'You keep',
    short: 'Short of: somebody will desert',
  },
  why: 'Why there?',
  madhalaWhere: (red, yellow, outside) =>
    outside
      ? `Red ${red} sends her outside, yellow ${yellow} tells which expedition.`
      : `Red ${red} keeps her in the Citadel, yellow ${yellow} tells which building.`,
  madhalaClosed: n =>
    n === 0 ? 'All 36 results were open to her.' : `${n} of 36 results were closed: they are rolled again.`,
}
