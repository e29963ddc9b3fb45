import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import { discardFromHand, handNaming } from '../../rules/cards.ts'
import type { Trigger } from '../../rules/faction.ts'
import { factionPiecesOf } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { seatOf } from '../../rules/party.ts'
import { canPlace, clearingNaming } from '../../rules/pieces.ts'
import { type Loss, leave, type Removal } from '../../rules/remove.ts'
import { fitting, suitsOf } from '../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'

const RULE = 'hireling.forest-patrol.demoted'

/** The Feline Physicians. */
export const demoted = side({ id: 'physicians', lendsTriggers })

/** Once for each clearing that an event took warriors of the controller from. */
function lendsTriggers(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Trigger[] {
  const seat = seatOf(t.state, party)
  if (t.state.players[seat].hand.length === 0) return [] // as everybody sees
  const fallen = lost.filter(({ type, kind }) => type === 'warrior' && kind === 'warrior')
  const clearings = [...new Set(fallen.map(({ clearing }) => clearing))]
  return clearings.map(clearing => ({
    key: `physicians:${clearing}`,
    say: say('physicians.heal', { clearing }),
    run: () =>
      heal(
        t,
        seat,
        clearing,
        fallen.filter(loss => loss.clearing === clearing),
      ),
  }))
}

/** Where the fallen can go: to pieces of the faction. */
const wards = (state: RootState, seat: Seat): Clearing[] =>
  factionPiecesOf(state, seat).filter(clearing => canPlace(state, seat, clearing))

function* heal(t: RootTable, seat: Seat, clearing: Clearing, fallen: readonly Loss[]): Rule {
  const { hand, warriors } = t.state.players[seat]
  const sites = wards(t.state, seat)
  if (sites.length === 0 || hand.length === 0) return
  const [suit] = suitsOf(t.state, clearing)
  const card = yield* maybe(t, seat, 'physicians.spend', fitting(t.state, hand, clearing), {
    like: handNaming,
    rule: RULE,
    pass: say('physicians.no'),
    values: () => ({ suit, clearing }),
  })
  if (card === null) return
  discardFromHand(t, seat, card)
  t.say('card.spent', { seat, card })
  const to = yield* choose(t, seat, 'physicians.where', sites, { like: clearingNaming, rule: RULE })
  let count = 0
  for (const loss of fallen) count += leave(t.state, loss)
  warriors[to] += count
  t.say('physicians.healed', { seat, count, from: clearing, clearing: to })
}
