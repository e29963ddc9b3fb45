import type { Seat } from '@tablee/kernel'
import { partyAt } from '../rules/faction.ts'
import type { Way } from '../rules/hirelings/deeds.ts'
import { controlledBy } from '../rules/party.ts'
import type { RootState } from '../state.ts'
import type { Opinion, Opinions, Scene } from './opinion.ts'

/** What a hireling is worth to its controller, and each turn that it stays. */
const HIRED = 0.3
const TURN = 0.3

/** What the hirelings of a seat are worth, in points; where they stand counts for its rule. */
export function hirelingsWorth(state: RootState, seat: Seat): number {
  let worth = 0
  for (const party of controlledBy(state, seat))
    worth += HIRED + TURN * (state.players[party].hireling?.markers ?? 0)
  return worth
}

/** Whether an act is what a hireling of the table does, or lets one do. */
export const isHirelings = (state: RootState, act: string): boolean =>
  state.players.some((player, party) => player.hireling && partyAt(state, party).offering?.acts.includes(act))

/** How promising are the things that hirelings do: what hurts enemies before what grows. */
const WAYS: { readonly [key: string]: number } = {
  revolt: 3,
  battle: 2,
  march: 2,
  force: 2,
  steal: 3,
  recruit: 3,
}

/** Gladly, whatever it costs. */
const gladly = (weight: number): Opinion => ({ weigh: () => weight })

export const hirelingOpinions: Opinions = {
  'hireling.how': { weigh: (_: Scene, { key }: Way) => WAYS[key] ?? 1 },
  'hireling.give': { weigh: ({ state }: Scene, seat: Seat) => 30 - (state.players[seat].score ?? 0) },
  'physicians.spend': gladly(3),
  'scouts.spend': gladly(2),
  'artisans.keep': gladly(8),
  'flotilla.draw': gladly(8),
  'bandits.join': gladly(8),
  'exile.act': gladly(3),
  'prophets.whom': {
    weigh: ({ seat }: Scene, flock: { readonly seat: Seat }) => (flock.seat === seat ? 0.3 : 1),
  },
  'band.whom': { weigh: ({ seat }: Scene, other: Seat) => (other === seat ? 0.5 : 1) },
}
