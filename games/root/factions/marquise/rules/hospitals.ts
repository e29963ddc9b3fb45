import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import type { Battle } from '../../../rules/battle.ts'
import { discardFromHand, handNaming } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import { canPlace, onMap } from '../../../rules/pieces.ts'
import { type Loss, leave, type Removal } from '../../../rules/remove.ts'
import { fitting, suitsOf } from '../../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'

/** Field Hospitals, once for each clearing that an event took warriors from. 6.2.3, R-34 */
export function fieldHospitals(t: RootTable, seat: Seat, _: Removal, lost: readonly Loss[]): Trigger[] {
  const { hand, tokens } = t.state.players[seat]
  if (hand.length === 0 || onMap(tokens.keep) === 0) return [] // as everybody sees
  const fallen = lost.filter(loss => loss.type === 'warrior')
  const clearings = [...new Set(fallen.map(loss => loss.clearing))]
  return clearings.map(clearing => ({
    key: `fieldHospitals:${clearing}`,
    say: say('marquise.fieldHospitals', { clearing }),
    run: () =>
      heal(
        t,
        seat,
        clearing,
        fallen.filter(loss => loss.clearing === clearing),
      ),
  }))
}

function* heal(t: RootTable, seat: Seat, clearing: Clearing, fallen: readonly Loss[]): Rule {
  const { tokens, hand, warriors } = t.state.players[seat]
  const keep = CLEARINGS.find(one => tokens.keep[one] > 0)
  if (keep === undefined || !canPlace(t.state, seat, keep) || hand.length === 0) return
  if (!(yield* spendOrNot(t, seat, clearing))) return
  let count = 0
  for (const loss of fallen) count += leave(t.state, loss)
  warriors[keep] += count
  t.say('marquise.healed', { count, from: clearing, clearing: keep })
}

/** She may spend a card of the clearing's suit; tells whether she did. 6.2.3.a */
function* spendOrNot(t: RootTable, seat: Seat, clearing: Clearing): Rule<boolean> {
  const { hand } = t.state.players[seat]
  const [suit] = suitsOf(t.state, clearing)
  const card = yield* maybe(t, seat, 'hospital.spend', fitting(t.state, hand, clearing), {
    like: handNaming,
    rule: '6.2.3.a',
    pass: say('hospital.no'),
    values: () => ({ suit }),
  })
  if (card === null) return false
  discardFromHand(t, seat, card)
  t.say('card.spent', { seat, card })
  return true
}

declare module '../../../rules/forecast.ts' {
  interface ForecastNotes {
    fieldHospitals: { readonly seat: Party; readonly suit: ClearingSuit; readonly keep: Clearing }
  }
}

/** With cards and her keep she may save the warriors that she loses. 6.2.3 */
export function foreseeHospitals(
  state: RootState,
  { attacker, defender, ally, clearing }: Battle,
  party: Party,
): ForecastNote[] {
  if (party !== attacker && party !== defender && party !== ally) return []
  const { tokens, hand, warriors } = state.players[party]
  const keep = CLEARINGS.find(one => tokens.keep[one] > 0)
  if (keep === undefined || hand.length === 0 || warriors[clearing] === 0) return []
  return [{ id: 'fieldHospitals', seat: party, suit: suitsOf(state, clearing)[0], keep }]
}
