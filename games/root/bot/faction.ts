import type { Seat } from '@tablee/kernel'
import type { Clearing } from '../data/map.ts'
import type { Power } from '../rules/craft.ts'
import type { Party, RootState } from '../state.ts'
import type { Opinions } from './opinion.ts'
import type { Survey } from './survey.ts'

/** What a battle comes to, in the mean. */
export interface Outcome {
  /** Hits that land on the defender, and those that the attacker takes. */
  readonly hits: number
  readonly losses: number
  /** What the hits remove: warriors, and buildings and tokens. */
  readonly killed: number
  readonly removed: number
}

/** What a bot thinks of a faction. */
export interface FactionBot {
  /** What its position is worth beyond its points, in points. `turns` are those left to it, about. */
  readonly worth: (state: RootState, seat: Seat, seen: Survey, turns: number) => number
  /**
   * What its position promises beyond what `worth` tells, while the whole game is ahead, in points: so that the
   * chances that bots give it are those that it has among them.
   */
  readonly promise: number
  /** What is still to come of its turn while it runs, beyond what any turn brings. */
  readonly pending?: (state: RootState, seat: Seat) => number
  /** What a card in its hand is worth, whatever it is. */
  readonly card: number
  /** Counts its crafting pieces, activated or not; by `craftsWith` if left out. */
  readonly crafts?: (state: RootState, seat: Seat, power: Power) => void
  readonly opinions: Opinions

  // Fights

  /** What it fights with in a clearing; its warriors if left out. */
  readonly strength?: (state: RootState, party: Party, clearing: Clearing) => number
  /** Hits that it deals as attacker beside the die. */
  readonly moreHits?: (state: RootState, party: Party) => number
  /** What a battle promises to it as attacker, in points; as to anybody if left out. */
  readonly prospect?: (state: RootState, party: Party, enemy: Party, outcome: Outcome) => number
  /** What a battle against it promises, whoever attacks; by what it loses if left out. */
  readonly prey?: (outcome: Outcome) => number
  /** What each building or token removed from it costs whoever does it. */
  readonly price?: number
  /** What draws its warriors to a clearing, beside what draws anybody's; `wins` tells that they would rule it. */
  readonly lure?: (state: RootState, party: Party, to: Clearing, wins: boolean, seen: Survey) => number
  /** What moving along a path brings beside where it leads: what its warriors take along. */
  readonly carries?: (state: RootState, party: Party, from: Clearing, to: Clearing) => number
  /** How it keeps the warriors of others from a clearing. */
  readonly repels?: (state: RootState, party: Party, to: Clearing) => number
  /** How gladly it gives up buildings and tokens when hit, by kind; 1 if left out. */
  readonly sheds?: { readonly [kind: string]: number }
}

const opened: { [faction: string]: FactionBot } = {}

/** Opens what is thought of factions, by their id. */
export function openBots(bots: readonly (readonly [id: string, bot: FactionBot])[]): void {
  for (const [id, bot] of bots) opened[id] = bot
}

/** What is thought of a faction. */
export const botOf = (faction: string): FactionBot => opened[faction] ?? NOBODYS

/** What is thought of a party. */
export const botAt = ({ players }: RootState, party: Party): FactionBot => botOf(players[party].faction)

/** A party that no seat plays: nobody wins by it. */
const NOBODYS: FactionBot = { worth: () => 0, promise: 0, card: 0, opinions: {} }

/** All that is thought. */
export const allBots = (): FactionBot[] => Object.values(opened)
