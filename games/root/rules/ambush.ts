import type { Rule } from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Party, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import type { Battle } from './battle.ts'
import { discard, discardFromHand, handNaming, has, isHandless, take } from './cards.ts'
import { partyAt } from './faction.ts'
import { hiredWarriors } from './hits.ts'
import { takeHits } from './losses.ts'
import { maybeFor } from './party.ts'
import { remove } from './remove.ts'
import { fits } from './suits.ts'

/** Step 1: the defender may ambush, the attacker may foil it. Tells whether that ended the battle. 4.3.1 */
export function* ambush(t: RootTable, b: Battle): Rule<boolean> {
  const { attacker, defender, clearing } = b
  const { players } = t.state
  if (has(players[attacker], 'scoutingParty')) return false
  const handless = isHandless(players[attacker]) || isHandless(players[defender]) // robot.2.8.2
  const played = playKept(t, b) ?? (handless ? null : yield* playAmbush(t, defender, 'battle.ambush', b))
  if (played === null) return false
  t.say('battle.ambushed', { defender, card: played })
  const foil = isHandless(players[attacker]) ? null : yield* playAmbush(t, attacker, 'battle.foil', b)
  if (foil !== null) {
    t.say('battle.foiled', { attacker, card: foil })
    return false
  }
  const losses = yield* takeHits(t, b, 'attacker', 2)
  yield* remove(t, { losses, battle: b })
  const { canFightOn } = partyAt(t.state, attacker)
  const fightsOn =
    (canFightOn ? canFightOn(t.state, b, attacker) : t.state.players[attacker].warriors[clearing] > 0) ||
    hiredWarriors(t.state, b, attacker) > 0
  if (!fightsOn) t.say('battle.overByAmbush', { attacker })
  return !fightsOn
}

/** A defender that keeps ambushes without a hand plays one that fits, of the clearing's suit before one of birds. robot.service.advanced.intro */
function playKept(t: RootTable, { defender, clearing }: Battle): CardId | null {
  const kept = partyAt(t.state, defender).keptAmbushes?.(t.state.players[defender]) ?? []
  const fitting = kept.filter(card => fits(t.state, card, clearing))
  const card = fitting.find(one => CARDS[one].suit !== 'bird') ?? fitting[0]
  if (card === undefined) return null
  take(kept, card)
  discard(t, card)
  return card
}

function* playAmbush(
  t: RootTable,
  party: Party,
  prompt: 'battle.ambush' | 'battle.foil',
  { attacker, defender, clearing }: Battle,
): Rule<CardId | null> {
  const { hand } = t.state.players[party]
  if (hand.length === 0) return null
  const ambushes = hand.filter(card => CARDS[card].kind === 'ambush' && fits(t.state, card, clearing))
  if (ambushes.length === 0 && partyAt(t.state, party).publicHand) return null // Everybody sees that there is none.
  const card = yield* maybeFor(t, party, prompt, ambushes, {
    like: handNaming,
    values: () => ({ attacker, defender, clearing }),
    rule: prompt === 'battle.ambush' ? '4.3.1' : '4.3.1.I',
    pass: say(prompt === 'battle.ambush' ? 'battle.noAmbush' : 'battle.noFoil'),
  })
  if (card !== null) discardFromHand(t, party, card)
  return card
}
