import type { Seat } from '@tablee/kernel'
import { type Clearing, clearingOf, MAPS } from '../data/map.ts'
import type { RootState, SetupCard } from '../state.ts'
import { partWith } from './cards.ts'
import { danger } from './common.ts'
import { botOf } from './faction.ts'
import type { Opinions, Scene } from './opinion.ts'
import { nearOf, size } from './survey.ts'

/** A home is good by its building slots and ways out, and by how far enemies are. */
const weighHome = ({ state, seat }: Scene, clearing: Clearing): number =>
  Math.max(
    0.3,
    1 +
      0.5 * clearingOf(MAPS[state.map], clearing).slots +
      0.25 * size(nearOf(state)[clearing]) -
      0.3 * danger(state, seat, clearing),
  )

/** A faction is picked by what its first position promises among bots. */
const weighCard = (_: Scene, { faction }: SetupCard): number => Math.exp(botOf(faction).promise / 6)

/** Whom to do something to: who leads, or who does not. */
const leading = ({ players }: RootState, seat: Seat): number => 1 + (players[seat].score ?? 15)
const whoLeads = ({ state }: Scene, seat: Seat): number => leading(state, seat)
const whoDoesNot = ({ state }: Scene, seat: Seat): number => 30 / leading(state, seat)

/** A warrior more goes where most is in danger. */
const whereInDanger = ({ state, seat }: Scene, clearing: Clearing): number =>
  1 + Math.min(3, danger(state, seat, clearing))

/** What is thought of the set-up and its cards, and of whom an effect is used on. */
export const settlingOpinions: Opinions = {
  'draft.pick': { weigh: weighCard },
  'hands.back': { weigh: partWith },
  'setup.corner': { weigh: weighHome },
  'setup.homeland': { weigh: weighHome },
  'place.warrior': { weigh: whereInDanger },
  // Who is robbed scores a point, who is given a card gains by it.
  'standAndDeliver.who': { weigh: whoDoesNot },
  'betterBurrowBank.who': { weigh: whoDoesNot },
  'charmOffensive.who': { weigh: whoDoesNot },
  'codebreakers.who': { weigh: whoLeads },
  'swapMeet.who': { weigh: whoLeads },
}
