import type { Rule } from '@tablee/kernel'
import type { CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import type { Party, Phase, Player, RobotBoard, RootState, RootTable } from '../../state.ts'
import { type Part, type PartyRules, partyAt } from '../faction.ts'
import type { Level, RobotCard } from './card.ts'

/** What a robot buys by its advanced service card, where the table uses it. robot.service.advanced.intro */
export interface AdvancedService {
  /** Of cards that it could craft it takes one of birds first, and one of birds where it could craft none. */
  readonly prefersBirds?: true
  /** Goes by rivers too, in boats that it hires then. */
  readonly takesBoats?: true
  /** The cards on sale that it would have as its order, before it crafts. */
  wants?(state: RootState, party: Party, cards: readonly CardId[]): CardId[]
}

/** The rules of a robot: of a party that takes turns and that nobody plays. */
export interface RobotRules extends PartyRules, RobotCard {
  setup(t: RootTable, party: Party): Rule
  /** Takes an item that it crafted; into the Crafted Items box if left out. */
  takesItem?(t: RootTable, party: Party, item: Item): void
  /** Pays for services with warriors of who sells them. */
  readonly paysWithTheirs?: true
  readonly advanced?: AdvancedService
  /** Buys no card of birds. robot.service.basic.lizards */
  readonly noBirdCards?: true
  /** What it does in each phase, whatever anybody likes; people are asked only where they are concerned. */
  readonly phases: { readonly [P in Phase]: readonly Part[] }
}

/** The rules of a robot. */
export const robotAt = (state: RootState, party: Party): RobotRules => partyAt(state, party) as RobotRules

/** What lies beside the board of a robot. */
export function boardOf(state: RootState, party: Party): RobotBoard {
  const { robot } = state.players[party]
  if (!robot) throw new Error(`Party ${party} is no robot.`)
  return robot
}

/** Whether a party is a robot. */
export const isRobot = ({ robot }: Player): boolean => robot !== undefined

/** Whether a table has robots. */
export const hasRobots = ({ players }: RootState): boolean => players.some(isRobot)

/** Whether a robot has a trait. robot.3.3.2 */
export const hasTrait = ({ robot }: Player, trait: string): boolean => robot?.traits.includes(trait) === true

/** What a robot buys by its advanced service card; nothing where the table does not use it. robot.9.7.c */
export const advancedOf = (state: RootState, party: Party): AdvancedService | undefined =>
  state.players[party].robot?.advanced ? robotAt(state, party).advanced : undefined

/** A number of a robot by how hard it plays: less when easy, more from challenging on. robot.3.3.1 */
export function byLevel(
  { level }: { readonly level: Level },
  easy: number,
  normal: number,
  hard: number,
): number {
  if (level === 'easy') return easy
  return level === 'normal' ? normal : hard
}

/** Whether robots do not fight each other: then they count no piece of another robot when they choose. robot.coop.4 */
export const areTeam = (state: RootState, a: Party, b: Party): boolean =>
  state.coop === true && isRobot(state.players[a]) && isRobot(state.players[b])
