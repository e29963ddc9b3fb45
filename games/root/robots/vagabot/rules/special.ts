import type { Rule } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { isForest } from '../../../data/map.ts'
import { battle } from '../../../rules/battle.ts'
import { defendersIn } from '../../../rules/battlefields.ts'
import { discard, take } from '../../../rules/cards.ts'
import { takesTurns } from '../../../rules/party.ts'
import { canPlace, freeSlots } from '../../../rules/pieces.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import {
  mostPiecesIn,
  mostPoints,
  overRivals,
  piecesIn,
  rivalsOf,
  tokensIn,
} from '../../../rules/robots/keys.ts'
import { craftItemOf } from '../../../rules/robots/order.ts'
import { targetParty } from '../../../rules/robots/target.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { type BotCharacter, NUMBERS } from '../data.ts'
import { boardAt } from './board.ts'
import { canExhaust, exhaust, giveUp } from './items.ts'
import { slipAway } from './travel.ts'

/** The action of a character: whether it would do something, and what it does. 7.7 */
interface Special {
  may(state: RootState, party: Party): boolean
  run(t: RootTable, party: Party): Rule
}

/** Special: an item for the action of its character, where that does something. 7.5.6 */
export function* special(t: RootTable, party: Party): Rule<boolean> {
  const own = SPECIALS[boardAt(t.state, party).character]
  if (!own.may(t.state, party) || !canExhaust(t, party, 1)) return false
  exhaust(t, party, 1)
  yield* own.run(t, party)
  return true
}

const SPECIALS: { readonly [C in BotCharacter]: Special } = {
  thief: { may: (state, party) => victims(state, party).length > 0, run: steal },
  tinker: { may: state => craftable(state) !== undefined, run: tinker },
  ranger: { may: (state, party) => boardAt(state, party).damaged.length >= NUMBERS.hides, run: slipAway },
  vagrant: { may: (state, party) => brawlers(state, party).length > 0, run: instigate },
  scoundrel: { may: isCrowded, run: clear },
  arbiter: { may: () => false, *run() {} }, // it only helps others
}

/** The enemies that take turns and stand where it does. */
function neighbours(state: RootState, party: Party): Party[] {
  const { pawn } = state.players[party]
  if (isForest(pawn)) return []
  return rivalsOf(state, party).filter(
    other => takesTurns(state, other) && hasPiece(state.players[other], pawn),
  )
}

/** Those of them with cards in hand: robots have none. ruling.20 */
const victims = (state: RootState, party: Party): Party[] =>
  neighbours(state, party).filter(other => state.players[other].hand.length > 0)

/** Thief: a random card of whoever leads here; as it has no hand, it is discarded for a point. 7.7.1, ruling.20 */
function* steal(t: RootTable, party: Party): Rule {
  const { state } = t
  const victim = targetParty(t, party, 'steal', victims(state, party), [
    mostPoints(state),
    mostPiecesIn(state, state.players[party].pawn),
  ])
  if (victim === null) return
  const { hand } = state.players[victim]
  const [card] = hand.splice(t.random(hand.length), 1)
  t.say('vagabot.stole', { seat: party, from: victim, card })
  discard(t, card)
  score(t, party, 1, 'cards')
}

/** The topmost discarded card whose item is there to be taken. 7.7.2 */
const craftable = ({ discard: pile, supply }: RootState): CardId | undefined =>
  pile.findLast(card => {
    const { item } = CARDS[card]
    return item !== undefined && supply[item] > 0
  })

/** Tinker: crafts that card, which is discarded again. 7.7.2 */
function* tinker(t: RootTable, party: Party): Rule {
  const card = craftable(t.state)
  if (card === undefined) return
  take(t.state.discard, card)
  discard(t, card) // before the points, which may end the game
  yield* craftItemOf(t, party, card)
}

/** Whom somebody could be made to battle where it stands. */
const quarrels = (state: RootState, party: Party, attacker: Party): Party[] => {
  const others = neighbours(state, party)
  return defendersIn(state, attacker, state.players[party].pawn).filter(other => others.includes(other))
}

/** Who can be made to attack there: with a warrior or pawn, and somebody else to attack. ruling.28 */
const brawlers = (state: RootState, party: Party): Party[] =>
  neighbours(state, party).filter(other => {
    const { warriors, pawn } = state.players[other]
    const here = state.players[party].pawn
    return (warriors[here] > 0 || pawn === here) && quarrels(state, party, other).length > 0
  })

/** Vagrant: a battle between two others, each by the order of set-up; it removes their buildings and tokens. 7.7.4 */
function* instigate(t: RootTable, party: Party): Rule {
  const attacker = targetParty(t, party, 'instigate', brawlers(t.state, party), [])
  if (attacker === null) return
  const defender = targetParty(t, party, 'provoke', quarrels(t.state, party, attacker), [])
  if (defender !== null) yield* battle(t, attacker, defender, t.state.players[party].pawn, party)
}

/** Whether three enemy pieces or more stand where it does, and a building or token among them. 7.7.5 */
function isCrowded(state: RootState, party: Party): boolean {
  const { pawn } = state.players[party]
  if (isForest(pawn)) return false
  const cardboard = overRivals(state, party, player => player.built[pawn] + tokensIn(player, pawn))
  return cardboard > 0 && overRivals(state, party, player => piecesIn(player, pawn)) >= NUMBERS.crowd
}

/** Scoundrel: all enemy pieces go, an item covers a slot for good, and a point. 7.7.5, ruling.27 */
function* clear(t: RootTable, party: Party): Rule {
  const { state } = t
  const { pawn: clearing } = state.players[party]
  t.say('vagabot.clears', { seat: party, clearing })
  yield* removeAllEnemies(t, party, [clearing])
  const item = freeSlots(state, clearing) > 0 && canPlace(state, party, clearing) ? giveUp(t, party) : null
  if (item !== null) {
    state.covered = [...(state.covered ?? []), { clearing, item }]
    t.say('vagabot.covered', { seat: party, clearing, item })
  }
  score(t, party, 1, 'removals')
}
