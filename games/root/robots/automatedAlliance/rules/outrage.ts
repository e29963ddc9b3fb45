import { choose, type Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Base, PRINTED_SUIT } from '../../../factions/alliance/data.ts'
import { discardFromHand, handNaming } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import { isSeated, playerFor } from '../../../rules/party.ts'
import { type Loss, lostPiece, type Removal, remove } from '../../../rules/remove.ts'
import { score } from '../../../rules/score.ts'
import { fitting, hasSuit } from '../../../rules/suits.ts'
import type { Party, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'

/** Somebody moved warriors into a sympathetic clearing: one card, however many they are. 6.2.3 */
export function* entered(t: RootTable, party: Party, mover: Party, clearing: Clearing): Rule {
  if (t.state.players[party].tokens.sympathy[clearing] > 0)
    yield* outrage(t, party, playerFor(t.state, mover), clearing, 'robot.6.2.3.b')
}

/** What lost sympathy and lost bases set off. 6.2.3, 6.2.4 */
export function triggers(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Trigger[] {
  const found: Trigger[] = []
  for (const { type, kind, clearing, by } of lost)
    if (type === 'building')
      found.push({
        key: `base:${kind}`,
        say: say('automatedAlliance.trigger.base', { base: kind }),
        run: () => crackdown(t, party, kind as Base),
      })
    else if (kind === 'sympathy' && by >= 0 && by !== party)
      found.push({
        key: `outrage:${clearing}`,
        say: say('automatedAlliance.trigger.outrage', { clearing }),
        run: () => outrage(t, party, playerFor(t.state, by), clearing, 'robot.6.2.3.a'),
      })
  return found
}

/** A person discards a card that fits the clearing, or the Alliance scores a point. Robots owe nothing. 6.2.3 */
function* outrage(t: RootTable, party: Party, payer: Party, clearing: Clearing, rule: string): Rule {
  if (payer < 0 || !isSeated(t.state.players[payer])) return
  const cards = fitting(t.state, t.state.players[payer].hand, clearing)
  if (cards.length === 0) {
    t.reveal() // Everybody learns that no card fits.
    t.say('automatedAlliance.unpaid', { payer, clearing })
    score(t, party, 1, 'sympathy')
    return
  }
  const card = yield* choose(t, payer, 'automatedAlliance.outrage', cards, {
    like: handNaming,
    values: () => ({ clearing, party }),
    rule,
  })
  discardFromHand(t, payer, card)
  t.say('card.discarded', { seat: payer, card })
}

/** With a base all sympathy of its suit goes, which is nobody's deed. 6.2.4 */
function* crackdown(t: RootTable, party: Party, base: Base): Rule {
  const { sympathy } = t.state.players[party].tokens
  const gone = CLEARINGS.filter(one => sympathy[one] > 0 && hasSuit(t.state, one, PRINTED_SUIT[base]))
  const losses = gone.map(one => lostPiece(party, 'token', 'sympathy', one, party))
  yield* remove(t, { losses, battle: null })
}
