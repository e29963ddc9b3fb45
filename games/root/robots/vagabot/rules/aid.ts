import { fewest } from '@tablee/common/prefer.ts'
import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing, isForest } from '../../../data/map.ts'
import { drawCards } from '../../../rules/cards.ts'
import { takesTurns } from '../../../rules/party.ts'
import { type PartyKey, pointsOf } from '../../../rules/robots/keys.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { targetParty } from '../../../rules/robots/target.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { boardAt, ready } from './board.ts'
import { exhaust, gain } from './items.ts'
import { nearest, travel } from './travel.ts'

declare module '../../../rules/robots/keys.ts' {
  interface ClearingKeys {
    poorest: true
  }
}

/** The players in a clearing who have crafted items. 7.5.3 */
const crafters = (state: RootState, party: Party, clearing: Clearing): Party[] =>
  state.order.filter(
    other =>
      other !== party &&
      takesTurns(state, other) &&
      state.players[other].items.length > 0 &&
      hasPiece(state.players[other], clearing),
  )

const fewestPoints = (state: RootState) =>
  fewest<Party, PartyKey>('points', other => pointsOf(state.players[other]))

/** Aid: items for as many crafted items of whoever has the fewest points here, who draws as many cards. 7.5.3 */
export function* aid(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const questing = hasTrait(state.players[party], 'questing')
  if (questing && !(yield* travelToCrafter(t, party))) return false
  const { pawn } = state.players[party]
  const able = ready(boardAt(state, party))
  if (isForest(pawn) || able === 0) return false
  const other = targetParty(t, party, 'aid', crafters(state, party, pawn), [fewestPoints(state)])
  if (other === null) return false
  const { items } = state.players[other]
  const count = Math.min(able, questing ? 1 : items.length)
  exhaust(t, party, count)
  const taken = items.splice(0, count)
  t.say('vagabot.aids', { seat: party, other, items: taken.map(({ item }) => item) })
  for (const { item } of taken) gain(t, party, item)
  const helps = hasTrait(state.players[party], 'helper')
  score(t, party, helps ? count + 1 : count, 'aid')
  drawCards(t, other, helps ? 2 * count : count)
  return true
}

/** Questing: it looks for the nearest who has crafted something, and of those the one with the fewest points. */
function travelToCrafter(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const there = CLEARINGS.filter(one => crafters(state, party, one).length > 0)
  return travel(t, party, 'aid', there, [
    nearest(state, party),
    fewest('poorest', clearing =>
      Math.min(...crafters(state, party, clearing).map(other => pointsOf(state.players[other]))),
    ),
  ])
}
