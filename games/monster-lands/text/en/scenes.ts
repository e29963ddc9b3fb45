import type { Colour } from '../../data/types.ts'
import type { Fate, ZoneId } from '../../state.ts'
import { type SheetWords, sheet } from './sheets.ts'

/** A scene that the rules resolve. */
export type SceneKind =
  | 'mission'
  | 'contract'
  | 'traps'
  | 'battle'
  | 'conquest'
  | 'loot'
  | 'madhala'
  | 'home'
  | 'panic'
  | 'wages'
  | 'turn'

/** What is said in battles, questions and sheets, and at the end. */
export interface SceneWords {
  readonly sheet: SheetWords
  readonly label: string
  /** What a scene is called on the button that leads to it, and over it. */
  readonly name: { readonly [K in SceneKind]: string }
  readonly title: { readonly [K in SceneKind]: string }
  readonly happened: string
  readonly colon: string
  readonly path: (zone: ZoneId, path: number) => string
  readonly at: (place: string, path: string) => string
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
  readonly advantage: string
  readonly ifFirst: string
  readonly undoes: string
  readonly wounded: string
  readonly ready: string
  readonly died: string
  readonly success: string
  readonly none: string

  // Cleanup, Madhala
  readonly why: string
  readonly madhalaWhere: (red: number, yellow: number, outside: boolean) => string
  readonly madhalaClosed: (n: number) => string

  // Sentences of passages
  readonly goesTo: (place: string) => string
  readonly removes: (name: string) => string
  readonly struck: (monster: string, member: string, hits: number) => string
  readonly totals: (member: string, total: number) => string
  readonly endOf: (
    member: string,
    monster: string,
    end: 'failed' | 'captured' | 'killed' | 'dead',
    total: number,
  ) => string
  readonly conquers: (member: string, region: string, won: boolean, total: number) => string
}

const PATHS = ['expedition 1', 'expedition 2', 'expedition 3', 'expedition 4'] as const

/** What is said there in English. */
export const scene: SceneWords = {
  sheet,
  label: 'What is being resolved',
  name: {
    mission: 'mission',
    contract: 'contract',
    traps: 'traps',
    battle: 'battle',
    conquest: 'conquest',
    loot: 'loot',
    madhala: 'Madhala',
    home: 'return',
    panic: 'panic',
    wages: 'wages',
    turn: 'new turn',
  },
  title: {
    mission: 'Competitive mission',
    contract: 'Contract',
    traps: 'Traps are turned up',
    battle: 'Battle',
    conquest: 'Conquest',
    loot: 'Loot',
    madhala: 'Madhala',
    home: 'Everybody comes home',
    panic: 'The monsters that are left',
    wages: 'Wages',
    turn: 'A new turn',
  },
  happened: 'What happened',
  colon: ': ',
  path: (zone, path) =>
    zone === 'gates'
      ? path === 0
        ? 'upper path'
        : 'lower path'
      : zone === 'regionA' || zone === 'regionB'
        ? PATHS[path]
        : path === 0
          ? 'on the left'
          : 'on the right',
  at: (place, path) => `${place}, ${path}`,
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
  advantage: 'Advantage',
  ifFirst: 'If it comes first, everything used; rerolls and loot left out',
  undoes: 'Undo takes back the last thing.',
  wounded: 'wounded',
  ready: 'ready',
  died: 'Death',
  success: 'Success',
  none: 'none',

  why: 'Why there?',
  madhalaWhere: (red, yellow, outside) =>
    outside
      ? `Red ${red} sends her outside, yellow ${yellow} tells which expedition.`
      : `Red ${red} keeps her in the Citadel, yellow ${yellow} tells which building.`,
  madhalaClosed: n =>
    n === 0 ? 'All 36 results were open to her.' : `${n} of 36 results were closed: they are rolled again.`,

  goesTo: place => `Madhala goes here: ${place}.`,
  removes: name => `Madhala removes ${name}.`,
  struck: (monster, member, hits) =>
    `${monster} strikes ${member}: ${hits === 1 ? '1 hit' : `${hits} hits`}.`,
  totals: (member, total) => `${member}: ${total} in all.`,
  endOf: (member, monster, end, total) =>
    end === 'dead'
      ? `${member} dies facing ${monster}.`
      : end === 'failed'
        ? `${member} does not beat ${monster}: ${total}.`
        : `${member} ${end === 'captured' ? 'captures' : 'kills'} ${monster} with ${total}.`,
  conquers: (member, region, won, total) =>
    won ? `${member} conquers ${region} with ${total}.` : `${member} does not conquer ${region}: ${total}.`,
}
