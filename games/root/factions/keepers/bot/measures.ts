import type { Seat } from '@tablee/kernel'
import { around, holds, type Mask, nearOf, type Survey } from '../../../bot/survey.ts'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { type Clearing, type Forest, forestOf, MAPS } from '../../../data/map.ts'
import { SUITS } from '../../../data/suits.ts'
import { hasSuit } from '../../../rules/suits.ts'
import type { Player, RootState } from '../../../state.ts'
import { type Column, RELICS, type RelicType, SIDE, SIDES, type Waystation } from '../data.ts'
import { type Buried, keepersAt } from '../rules/state.ts'

/** What a relic is worth in the mean before it is turned up. */
export const MEAN_VALUE = 2.25
/** What of its points a relic in a clearing brings, by how many moves away its waystation is; the last for none. */
const ON_ITS_WAY = [0.9, 0.68, 0.55, 0.45, 0.38, 0.32]
const FAR = ON_ITS_WAY.length - 1

/** Whether a clearing touches a forest. */
export const touches = ({ map }: RootState, forest: Forest, clearing: Clearing): boolean =>
  forestOf(MAPS[map], forest).clearings.includes(clearing)

const showing = (type: RelicType): Waystation[] => SIDES.filter(side => SIDE[side].type === type)

/** The sides that show each type. */
const SHOWING: { readonly [T in RelicType]: readonly Waystation[] } = {
  figure: showing('figure'),
  tablet: showing('tablet'),
  jewelry: showing('jewelry'),
}

/** The clearings with a waystation that shows a type. */
function campsFor({ buildings }: Player, type: RelicType): Mask {
  let camps = 0
  for (const side of SHOWING[type]) {
    const counts = buildings[side]
    for (let clearing = 1; clearing <= 12; clearing++) if (counts[clearing] > 0) camps |= 1 << clearing
  }
  return camps
}

/** How many moves a relic is away from a waystation of its type; far where there is none. */
export function movesHome(state: RootState, player: Player, from: Clearing, type: RelicType): number {
  const camps = campsFor(player, type)
  if (camps === 0) return FAR
  const near = nearOf(state)
  let reached = 1 << from
  for (let moves = 0; moves < FAR; moves++) {
    if ((reached & camps) !== 0) return moves
    reached |= around(near, reached)
  }
  return FAR
}

/** The share of its points that a relic in a clearing will bring. */
export const shareOf = (state: RootState, player: Player, clearing: Clearing, type: RelicType): number =>
  ON_ITS_WAY[movesHome(state, player, clearing, type)]

/** How many clearings around a forest a set has. */
export function ruledAround({ map }: RootState, ruled: Mask, forest: Forest): number {
  let count = 0
  for (const clearing of forestOf(MAPS[map], forest).clearings) if (holds(ruled, clearing)) count++
  return count
}

/** How many clearings of the suit of a clearing a set has; of its best suit where it has several. */
export function ruledOfSuit(state: RootState, ruled: Mask, clearing: Clearing): number {
  let most = 0
  for (const suit of SUITS) {
    if (!hasSuit(state, clearing, suit)) continue
    let count = 0
    for (let other = 1; other <= 12; other++) if (holds(ruled, other) && hasSuit(state, other, suit)) count++
    if (count > most) most = count
  }
  return most
}

/** What a relic brings to whoever delves it: its value, a waystation at hand, and the card that it may cost. */
export function findWorth(
  state: RootState,
  seat: Seat,
  seen: Survey,
  clearing: Clearing,
  { type, value, shown, forest }: Buried,
): number {
  const points = shown ? value : MEAN_VALUE
  const keeps = Math.min(1, ruledAround(state, seen.ruled[seat], forest) / points)
  return points * shareOf(state, state.players[seat], clearing, type) + keeps
}

/** The best that delving in a clearing promises. */
export function digging(state: RootState, seat: Seat, seen: Survey, clearing: Clearing): number {
  let best = 0
  for (const relic of keepersAt(state, seat).buried)
    if (touches(state, relic.forest, clearing))
      best = Math.max(best, findWorth(state, seat, seen, clearing, relic))
  return best
}

/** Where the cards of the Retinue find something to do: to move from, to delve, to recover at once or later. */
interface Field {
  stands: Mask
  digs: Mask
  camps: Mask
  ripe: Mask
}

// One for all: it is read before the next is made.
const field: Field = { stands: 0, digs: 0, camps: 0, ripe: 0 }

/** Surveys where the Retinue may act. */
export function fieldOf(state: RootState, seat: Seat): Field {
  const player = state.players[seat]
  let finds = 0
  for (const { forest } of keepersAt(state, seat).buried)
    for (const clearing of forestOf(MAPS[state.map], forest).clearings) finds |= 1 << clearing
  field.stands = field.ripe = field.camps = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    if (player.warriors[clearing] > 0) field.stands |= 1 << clearing
    if (player.built[clearing] > 0) field.camps |= 1 << clearing
  }
  for (const { kind, type } of RELICS) {
    const lying = player.tokens[kind]
    for (let clearing = 1; clearing <= 12; clearing++)
      if (lying[clearing] > 0) field.ripe |= (1 << clearing) & campsFor(player, type)
  }
  field.digs = finds & field.stands
  return field
}

/** How well a card serves in a column of the Retinue: a bird everywhere, others where they find something to do. */
export function serves({ suit: masks }: Survey, where: Field, card: CardId, column: Column): number {
  const { suit } = CARDS[card]
  if (suit === 'bird') return column === 'recover' ? 1.25 : 1.1
  const mask = masks[suit]
  const stands = (where.stands & mask) !== 0
  if (column === 'move') return stands ? 0.9 : 0.4
  if (column === 'delve') return (where.digs & mask) !== 0 ? 1 : stands ? 0.5 : 0.3
  if ((where.ripe & mask) !== 0) return 1.2
  return (where.camps & mask) !== 0 ? 1 : stands ? 0.5 : 0.3
}

/** How a side of a waystation helps in a clearing: relics of its type there and around, none other for it. */
export function sideWorth(state: RootState, seat: Seat, side: Waystation, clearing: Clearing): number {
  const player = state.players[seat]
  const { type } = SIDE[side]
  let sum = campsFor(player, type) === 0 ? 1.5 : 0.3
  for (const value of [1, 2, 3] as const) {
    const lying = player.tokens[`${type}${value}`]
    for (let other = 1; other <= 12; other++)
      if (lying[other] > 0) sum += lying[other] * value * (other === clearing ? 2 : 0.5)
  }
  for (const relic of keepersAt(state, seat).buried)
    if (relic.type === type) sum += touches(state, relic.forest, clearing) ? 0.8 : 0.15
  return sum
}
