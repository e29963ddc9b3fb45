import type { OptionSpecs, Options } from '@tablee/kernel'
import type { RootState } from '../../state.ts'

/** How hard a robot plays. robot.3.3.1 */
export const LEVELS = ['easy', 'normal', 'challenging', 'nightmare'] as const

/** How hard a robot plays. */
export type Level = (typeof LEVELS)[number]

/** What is known of a robot before its box is opened: options and set-up go by it. */
export interface RobotCard {
  readonly id: string
  /** The letter that orders setup and breaks ties between players: that of its faction. robot.2.2 */
  readonly letter: string
  /** The faction whose pieces it plays with: nobody else can play that one. robot.3.2 */
  readonly plays: string
  /** Starts in a corner. */
  readonly corner: boolean
  /** Its trait cards. robot.3.3.2 */
  readonly traits: readonly string[]
  /** Sells services itself, and has no card by which it would buy any. robot.9.7.b */
  readonly sells?: true
  /** Options of its own, besides its level and traits. */
  readonly options?: OptionSpecs
}

/** Lays out the robots that there are. */
export function layOutRobots(all: readonly RobotCard[]): void {
  cards = all
}

let cards: readonly RobotCard[] = []

/** How many robots somebody meets who sits down alone and chooses none. */
const SUGGESTED = 2

/** The robots that a table is set up with: those chosen, and for one alone the first whose faction is free. */
export function robotsOf({ robots = [], factions = [] }: Partial<Options>): readonly string[] {
  const chosen = robots as readonly string[]
  const seated = factions as readonly string[]
  if (chosen.length > 0 || seated.length !== 1) return chosen
  return cards
    .filter(({ plays }) => !seated.includes(plays))
    .slice(0, SUGGESTED)
    .map(({ id }) => id)
}

/** The card of a robot; none for who is no robot. */
export const robotCardOf = (id: string): RobotCard | undefined => cards.find(one => one.id === id)

/** The factions that robots play at a table: nobody else can. robot.3.2 */
export const playedByRobots = ({ players }: RootState): string[] =>
  players.flatMap(({ faction }) => robotCardOf(faction)?.plays ?? [])

/** The option that says how hard a robot plays. */
export const levelOption = (id: string): string => `${id}Level`

/** The option that names a robot's traits. */
export const traitsOption = (id: string): string => `${id}Traits`

/** What a table may say of each robot. robot.3.3 */
export function robotOptions(all: readonly RobotCard[]): OptionSpecs {
  const specs: { [name: string]: OptionSpecs[string] } = {}
  for (const { id, traits, options } of all) {
    specs[levelOption(id)] = { kind: 'choice', values: LEVELS, default: 'normal' }
    specs[traitsOption(id)] = { kind: 'several', values: traits, default: [] }
    Object.assign(specs, options)
  }
  return specs
}
