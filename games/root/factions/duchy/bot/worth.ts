import type { Seat } from '@tablee/kernel'
import { controlWorth, danger } from '../../../bot/common.ts'
import type { FactionBot } from '../../../bot/faction.ts'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { kindOf, type Power } from '../../../rules/craft.ts'
import { onMap } from '../../../rules/pieces.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import type { Player, RootState } from '../../../state.ts'
import { DUCHY, MINISTER, type Minister, RANK, type Rank } from '../data.ts'
import { type DuchyState, duchyOf } from '../rules/state.ts'

/** What a card in hand is worth, whatever it is: most of all for the ministers it sways, again and again. */
export const CARD = 0.45
/** What a minister does each turn, in points, as far as it does not hang on what stands on the map. */
const SERVICE: { readonly [M in Minister]: number } = {
  foremole: 0.45,
  captain: 0.4,
  marshal: 0.35,
  brigadier: 0.7,
  banker: 1,
  mayor: 0.7,
  duchess: 0.4,
  baron: 0.3,
  earl: 0.3,
}
/** The same of those that could still be swayed, by rank. */
const SERVICE_OF: { readonly [R in Rank]: number } = { squire: 0.4, noble: 0.8, lord: 1.2 }
/** What of the points that ministers could bring they will. */
const LIKELY = 0.75
/** Cards that come in each turn and fit, without a market and with each. */
const FITTING = 0.4

/** Ministers and those to come, what stands on the map, cards that return; less what is in danger. */
export const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const own = duchyOf(player)
  const citadels = onMap(player.buildings.citadel)
  const markets = onMap(player.buildings.market)
  let sum = controlWorth(state, seat, seen)
  for (const minister of own.swayed) sum += LIKELY * turns * service(player, minister, citadels, markets)
  sum += LIKELY * courting(state, seat, own, markets, turns)
  sum += citadels * (0.8 + 0.2 * turns) + markets * (0.8 + 0.3 * turns)
  sum += 0.35 * onMap(player.tokens.tunnel)
  for (const card of own.revealed) if (CARDS[card].suit !== 'bird') sum += CARD
  for (let clearing = 1; clearing <= 12; clearing++) {
    const built = player.built[clearing]
    if (built === 0) continue
    const hits = danger(state, seat, clearing)
    if (hits > 0) sum -= Math.min(1, hits * 0.2) * (1.5 + built + 0.4 * Math.min(4, own.swayed.length))
  }
  return sum
}

/** What a minister brings each turn as things stand. */
export function service(player: Player, minister: Minister, citadels: number, markets: number): number {
  switch (minister) {
    case 'duchess':
      return SERVICE.duchess + (onMap(player.tokens.tunnel) === DUCHY.tunnels ? 1.4 : 0.5)
    case 'baron':
      return SERVICE.baron + 0.9 * markets
    case 'earl':
      return SERVICE.earl + 0.9 * citadels
    case 'banker':
      return SERVICE.banker + 0.25 * markets
    default:
      return SERVICE[minister]
  }
}

// Counted anew each time: a playout has nothing to throw away.
const held: Power = { fox: 0, rabbit: 0, mouse: 0, every: 0 }
const suits = { fox: 0, rabbit: 0, mouse: 0, bird: 0 }

/** The points and services of the ministers that cards and clearings will sway, turn by turn. */
function courting(state: RootState, seat: Seat, own: DuchyState, markets: number, turns: number): number {
  const player = state.players[seat]
  held.fox = held.rabbit = held.mouse = held.every = 0
  let clearings = 0
  for (let clearing = 1; clearing <= 12; clearing++)
    if (hasPiece(player, clearing)) {
      held[kindOf(state, clearing)]++
      clearings++
    }
  const start = fitting(player.hand, own.revealed)
  let { squire, noble, lord } = own.crowns
  let total = 0
  let weight = 1
  const busy = state.turn.seat === seat && (state.turn.notes.swayed === 1 || state.turn.phase === 'evening')
  for (let turn = busy ? 1 : 0; turn < turns; turn++) {
    const reach = Math.min(clearings + 0.5 * turn, start + turn * FITTING * (1 + markets))
    const left = turns - turn - 1
    if (reach >= RANK.lord.cards && lord > 0) {
      lord--
      total += weight * (RANK.lord.points + SERVICE_OF.lord * left)
    } else if (reach >= RANK.noble.cards && noble > 0) {
      noble--
      total += weight * (RANK.noble.points + SERVICE_OF.noble * left)
    } else if (reach >= RANK.squire.cards && squire > 0) {
      squire--
      total += weight * (RANK.squire.points + SERVICE_OF.squire * left)
    }
    weight *= 0.9
  }
  return total
}

/** How many cards of the hand, and of those that return to it, find a clearing each. */
function fitting(hand: readonly CardId[], revealed: readonly CardId[]): number {
  suits.fox = suits.rabbit = suits.mouse = suits.bird = 0
  for (const card of hand) suits[CARDS[card].suit]++
  for (const card of revealed) suits[CARDS[card].suit]++
  const placed =
    Math.min(suits.fox, held.fox) + Math.min(suits.rabbit, held.rabbit) + Math.min(suits.mouse, held.mouse)
  const open = held.fox + held.rabbit + held.mouse + held.every - placed
  return placed + Math.min(open, suits.bird)
}

/** What losing a minister would cost, more or less. */
export const loss = (player: Player, minister: Minister): number =>
  service(player, minister, onMap(player.buildings.citadel), onMap(player.buildings.market)) +
  0.2 * RANK[MINISTER[minister].rank].points
