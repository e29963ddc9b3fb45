import { choose, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, actNaming } from '../../../rules/acts.ts'
import { handNaming, take } from '../../../rules/cards.ts'
import type { Offering } from '../../../rules/offers.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import { enemies, hasPiece } from '../../../rules/ruler.ts'
import { fitting, hasFitting, suitsOf } from '../../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { PLOTS } from '../data.ts'
import { corvidsOf, plotIn } from './plots.ts'

/** The exposures by clearing, made once: the card and the guess are one gesture with it. */
const EXPOSE: readonly Act[] = [0, ...CLEARINGS].map(clearing => ({
  do: 'expose',
  clearing,
  leads: ['corvids.expose.card', 'corvids.expose.kind'],
}))

/** Exposure: in their turns enemies guess what a plot is that lies face down beside their pieces. 13.2.4 */
export const exposure: Offering = {
  acts: ['expose'],
  may(state, party, seat) {
    if (state.players[seat].hand.length === 0 || !enemies(state, party, seat)) return 0
    let places = 0
    for (const clearing of CLEARINGS) if (isBeside(state, party, seat, clearing)) places++
    return places
  },
  offers(state, party, seat) {
    const { hand } = state.players[seat]
    const NO_CARD: ObjectionTo<Act> = {
      why: ({ clearing = 0 }) => say('corvids.why.noCard', { clearing, suit: suitsOf(state, clearing)[0] }),
      rule: '13.2.4.b',
    }
    const sites = sift(
      EXPOSE.filter(({ clearing = 0 }) => isBeside(state, party, seat, clearing)),
      ({ clearing = 0 }) => (hasFitting(state, hand, clearing) ? null : NO_CARD),
    )
    return {
      acts: sites.free,
      get refusals() {
        return sites.refusals(actNaming)
      },
    }
  },
  take: (t, party, seat, { clearing = 0 }) => expose(t, party, seat, clearing),
}

/** Whether a plot lies face down beside pieces of a seat. */
const isBeside = (state: RootState, party: Party, seat: Seat, clearing: Clearing): boolean =>
  plotIn(state, party, clearing)?.faceUp === false && hasPiece(state.players[seat], clearing)

/** The card is shown to the Corvids alone; all learn the guess and whether it was right. 13.2.4 */
function* expose(t: RootTable, party: Party, seat: Seat, clearing: Clearing): Rule {
  const { state } = t
  const { hand } = state.players[seat]
  const card = yield* choose(t, seat, 'corvids.expose.card', fitting(state, hand, clearing), {
    like: handNaming,
    values: () => ({ clearing, suit: suitsOf(state, clearing)[0] }),
    leads: 'corvids.expose.kind',
    rule: '13.2.4.b',
  })
  const kind = yield* choose(t, seat, 'corvids.expose.kind', PLOTS, {
    say: one => say('corvids.kind', { kind: one }),
    values: () => ({ clearing }),
    rule: '13.2.4.a',
    final: true,
  })
  t.reveal()
  t.say('corvids.guessed', { seat, of: party, clearing, kind })
  t.sayTo([party], 'corvids.shown', { seat, card })
  const plot = corvidsOf(state.players[party]).plots[clearing]
  if (plot?.kind === kind) {
    t.say('corvids.exposed', { seat, clearing, kind })
    const losses = [lostPiece(party, 'token', 'plot', clearing, seat)]
    yield* remove(t, { losses, battle: null, ignoresEffects: true })
    return
  }
  plot?.not.push(kind)
  take(hand, card)
  state.players[party].hand.push(card)
  t.say('corvids.mistaken', { seat, of: party, clearing, kind })
  t.sayTo([seat, party], 'card.given.which', { from: seat, to: party, card })
}
