import type { Rule, Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { maybeSpend } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import { canPlace, onMap } from '../../../rules/pieces.ts'
import { type Loss, leave, type Removal } from '../../../rules/remove.ts'
import type { RootTable } from '../../../state.ts'
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
  if ((yield* maybeSpend(t, seat, 'hospital.spend', t.state.suits[clearing])) === null) return
  let count = 0
  for (const loss of fallen) count += leave(t.state, loss)
  warriors[keep] += count
  t.say('marquise.healed', { count, from: clearing, clearing: keep })
}
