import { type Refusal, sift } from '@tablee/kernel'
import type { RootState } from '../../state.ts'
import { type Act, actOf } from '../acts.ts'
import type { PartyRules, StartOffer } from '../faction.ts'
import type { Offering, Offers } from '../offers.ts'
import { NOBODY } from '../party.ts'
import type { DayAction, HirelingRules, StartAction } from './hireling.ts'

/** One side of a hireling card as its folder tells it: what it has that others have not. */
export type OwnSide = Omit<Partial<HirelingRules>, 'id'> & Pick<PartyRules, 'id'>

const NO_PIECES = {}
const NO_REFUSALS: readonly Refusal[] = []

/** A side of a hireling card with what all have: it counts for its controller, who acts with it in turn. E.2, E.3 */
export function side(own: OwnSide): HirelingRules {
  return {
    warriors: 0,
    buildings: NO_PIECES,
    tokens: NO_PIECES,
    activeDecides: true,
    lendsTo: ({ players }, party) => players[party].controller ?? NOBODY,
    ...(own.day && { offering: offeringOf(own.id, own.day) }),
    ...(own.birdsong && { startOffers: startOffersOf(own.id, own.birdsong) }),
    ...own,
  }
}

/** What a hireling has done this turn, by the name of the note. */
const dayNote = (id: string): string => `day:${id}`
const startNote = (id: string): string => `start:${id}`

/** A Daylight action: offered to its controller, once. E.2.4 */
function offeringOf(id: string, { can, run }: DayAction): Offering {
  const acts: readonly Act[] = [actOf(id)]
  const offers: Offers = { acts, refusals: NO_REFUSALS }
  return {
    acts: [id],
    may: (state, party, seat) =>
      state.turn.phase === 'daylight' &&
      state.players[party].controller === seat &&
      !state.turn.notes[dayNote(id)] &&
      can(state, party)
        ? 1
        : 0,
    offers: () => offers,
    *take(t, party) {
      t.state.turn.notes[dayNote(id)] = 1
      t.state.turn.notes.ended = 0
      t.say('hireling.acts', { party })
      yield* run(t, party)
    },
  }
}

/** An action at the start of its controller's Birdsong, once. E.2.3 */
function startOffersOf(id: string, { must, can, run }: StartAction): HirelingRules['startOffers'] {
  return (state: RootState, party, seat) => {
    const waits =
      state.players[party].controller === seat &&
      !state.turn.notes[startNote(id)] &&
      (can?.(state, party) ?? true)
    const offer: StartOffer = {
      party,
      key: id,
      say: { id: `act.${id}` },
      at: `act:${id}`,
      mandatory: must === true,
      *run(t) {
        t.state.turn.notes[startNote(id)] = 1
        t.say('hireling.acts', { party })
        yield* run(t, party)
      },
    }
    return sift(waits ? [offer] : [], () => null)
  }
}
