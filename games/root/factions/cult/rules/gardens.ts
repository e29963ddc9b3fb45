import type { Rule, Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type ClearingSuit, SUITS } from '../../../data/suits.ts'
import { discardFromHand } from '../../../rules/cards.ts'
import { kindOf, type Power } from '../../../rules/craft.ts'
import type { Trigger } from '../../../rules/faction.ts'
import { onMap } from '../../../rules/pieces.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { hasSuit } from '../../../rules/suits.ts'
import type { Party, Player, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { GARDEN_OF, GARDEN_TRACK } from '../data.ts'
import { cultOf } from './souls.ts'

/** How many gardens of a printed suit stand on the map. */
export const gardensOf = ({ buildings }: Player, suit: ClearingSuit): number =>
  onMap(buildings[GARDEN_OF[suit]])

/** The points of the Score ritual for a suit: above the rightmost empty space of its track. 10.5.3 */
export const pointsFor = (player: Player, suit: ClearingSuit): number =>
  GARDEN_TRACK.points[gardensOf(player, suit)]

/** One card, and one more for each suit whose track has uncovered its bonus. 10.6.3 */
export function cardsToDraw({ players }: RootState, seat: Seat): number {
  let cards = 1
  for (const suit of SUITS) if (gardensOf(players[seat], suit) >= GARDEN_TRACK.card) cards++
  return cards
}

/** The gardens of a clearing that are left to activate: only those printed with the outcast suit work. 10.2.1 */
function left({ players, turn }: RootState, seat: Seat, clearing: Clearing): number {
  const player = players[seat]
  return player.buildings[GARDEN_OF[cultOf(player).outcast]][clearing] - turn.activated[clearing]
}

/** 10.2.1: in a clearing of every suit such a garden counts for whichever is wanted. */
export function craftingPower(state: RootState, seat: Seat): Power {
  const power = { fox: 0, rabbit: 0, mouse: 0, every: 0 }
  for (const clearing of CLEARINGS) power[kindOf(state, clearing)] += left(state, seat, clearing)
  return power
}

/** Whether any garden is left to craft with. */
export function canCraft(state: RootState, seat: Seat): boolean {
  for (const clearing of CLEARINGS) if (left(state, seat, clearing) > 0) return true
  return false
}

/** Activates a garden for a suit; one in a clearing of every suit comes last. 10.2.1 */
export function* activate(t: RootTable, seat: Seat, suit: ClearingSuit): Rule {
  const { state } = t
  const open = CLEARINGS.filter(clearing => left(state, seat, clearing) > 0 && hasSuit(state, clearing, suit))
  const clearing = open.find(one => kindOf(state, one) === suit) ?? open[0]
  if (clearing === undefined) throw new Error(`No ${suit} garden is left to activate.`)
  state.turn.activated[clearing]++
}

/** What lost gardens set off: a random card of the hand for each. 10.2.5 */
export function triggers(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Trigger[] {
  const gardens = lost.filter(({ type }) => type === 'building').length
  if (gardens === 0) return []
  return [
    {
      key: 'gardens',
      say: say('cult.trigger.gardens', { count: gardens }),
      run: () => loseCards(t, party, gardens),
    },
  ]
}

function* loseCards(t: RootTable, party: Party, count: number): Rule {
  const { hand } = t.state.players[party]
  for (let lost = 0; lost < count && hand.length > 0; lost++) {
    const card = hand[t.random(hand.length)]
    discardFromHand(t, party, card)
    t.say('cult.faithLost', { seat: party, card })
  }
}
