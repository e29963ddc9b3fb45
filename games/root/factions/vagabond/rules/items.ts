import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import { isForest } from '../../../data/map.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { TRACK_ITEMS, VAGABOND_BOARD } from '../data.ts'
import { areTwo, type VagabondItem, type VagabondState, vagabondAt } from './state.ts'

/** Whether an item can be exhausted: face up and undamaged. 9.2.5 */
export const isReady = (one: VagabondItem): boolean => !one.exhausted && !one.damaged

/** How many items of a kind can be exhausted. */
export function readyCount({ items }: VagabondState, item: Item): number {
  let count = 0
  for (const one of items) if (one.item === item && isReady(one)) count++
  return count
}

/** Whether an item of a kind can be exhausted. */
export function hasReady({ items }: VagabondState, item: Item): boolean {
  for (const one of items) if (one.item === item && isReady(one)) return true
  return false
}

/** How many items, of whatever kind, can be exhausted. */
export function allReady({ items }: VagabondState): number {
  let count = 0
  for (const one of items) if (isReady(one)) count++
  return count
}

/** Undamaged swords, face up or face down: what he fights with. 9.2.4, 9.2.6 */
export function swords({ items }: VagabondState): number {
  let count = 0
  for (const one of items) if (one.item === 'sword' && !one.damaged) count++
  return count
}

/** How many of a kind lie on their track, where they are face up and undamaged; the rest stay in the satchel. 9.2.5.I */
export function onTrack(vagabond: VagabondState, item: Item): number {
  return Math.min(readyCount(vagabond, item), VAGABOND_BOARD.track)
}

const stateKey = ({ item, exhausted, damaged }: VagabondItem): string =>
  item + (exhausted ? '.exhausted' : '') + (damaged ? '.damaged' : '')

const markedKey = (one: VagabondItem): string => stateKey(one) + (one.ruin ? '.ruin' : '')

/** How asks name an item of the Vagabond. */
export const itemNaming = {
  key: stateKey,
  say: ({ item, exhausted, damaged }: VagabondItem) =>
    say('vagabond.item', { item, exhausted, damaged, ruin: false }),
  at: (one: VagabondItem) => `item:${stateKey(one)}`,
} as const

/** The same, where the mark of a ruin matters. */
const markedNaming = {
  key: markedKey,
  say: ({ item, exhausted, damaged, ruin }: VagabondItem) =>
    say('vagabond.item', { item, exhausted, damaged, ruin }),
  at: itemNaming.at,
} as const

/** One of each kind, face and state: items that are alike are one choice. */
export function kindsOf(
  items: readonly VagabondItem[],
  fits: (one: VagabondItem) => boolean,
  key: (one: VagabondItem) => string = stateKey,
): VagabondItem[] {
  const found: VagabondItem[] = []
  const seen: string[] = []
  for (const one of items) {
    if (!fits(one)) continue
    const name = key(one)
    if (seen.includes(name)) continue
    seen.push(name)
    found.push(one)
  }
  return found
}

/** Turns a ready item face down; from a track it falls into the satchel. 9.2.5 */
export function exhaust(t: RootTable, seat: Seat, one: VagabondItem): void {
  one.exhausted = true
  t.say('vagabond.exhausted', { seat, item: one.item })
}

/** Exhausts a ready item of a kind. */
export function exhaustOne(t: RootTable, seat: Seat, item: Item): VagabondItem {
  const one = vagabondAt(t.state, seat).items.find(other => other.item === item && isReady(other))
  if (!one) throw new Error(`The Vagabond has no ${item} to exhaust.`)
  exhaust(t, seat, one)
  return one
}

/** He pays by exhausting items of his choice. 11.2.6.III */
export function* payWithItems(t: RootTable, seat: Seat, count: number, rule: string): Rule {
  for (let left = count; left > 0; left--) {
    const one = yield* choose(t, seat, 'vagabond.pay', kindsOf(vagabondAt(t.state, seat).items, isReady), {
      like: itemNaming,
      values: () => ({ left }),
      rule,
    })
    exhaust(t, seat, one)
  }
}

/** Takes an item, face up and undamaged. 9.2.5.I, 9.2.5.II */
export function gain(t: RootTable, seat: Seat, item: Item, ruin = false): void {
  vagabondAt(t.state, seat).items.push({ item, exhausted: false, damaged: false, ruin })
  t.say('vagabond.gained', { seat, item })
}

/** Refresh: 2 exhausted items for each tea on its track, then 3 more, damaged or not. 9.4.1 */
export function* refresh(t: RootTable, seat: Seat): Rule {
  const vagabond = vagabondAt(t.state, seat)
  const { base, perTea } = VAGABOND_BOARD.refresh
  for (let left = base + perTea * onTrack(vagabond, 'tea'); left > 0; left--) {
    const exhausted = kindsOf(vagabond.items, isExhausted)
    if (exhausted.length === 0) return
    const one = yield* choose(t, seat, 'vagabond.refresh', exhausted, {
      like: itemNaming,
      values: () => ({ left }),
      rule: '9.4.1',
    })
    one.exhausted = false
    t.say('vagabond.refreshed', { seat, item: one.item, damaged: one.damaged })
  }
}

const isExhausted = (one: VagabondItem): boolean => one.exhausted
const isUndamaged = (one: VagabondItem): boolean => !one.damaged
const isDamaged = (one: VagabondItem): boolean => one.damaged

/** Whether anything lies in the Damaged box. */
export const hasDamaged = ({ items }: VagabondState): boolean => items.some(isDamaged)

/** The undamaged items, one of each kind and face. */
export const undamaged = ({ items }: VagabondState): VagabondItem[] => kindsOf(items, isUndamaged)

/** Why an item is damaged: a hit in battle, a removal of all pieces around him, or a use for which it was not made. */
export type DamageCause = 'battle' | 'removal' | 'improvisation'

/** Moves an item into the Damaged box, on the face it shows. 9.2.7 */
export function damage(t: RootTable, seat: Seat, one: VagabondItem, cause: DamageCause): void {
  one.damaged = true
  t.say('vagabond.damaged', { seat, item: one.item, exhausted: one.exhausted, cause })
}

/** Damages some undamaged items of his choice, or all if there are fewer. 9.2.2.I, 9.2.7 */
export function* damageSome(t: RootTable, seat: Seat, count: number, rule: string): Rule {
  const vagabond = vagabondAt(t.state, seat)
  for (let left = count; left > 0; left--) {
    const candidates = undamaged(vagabond)
    if (candidates.length === 0) return
    const values = (): { left: number } => ({ left })
    const naming = { like: itemNaming, values, rule }
    damage(t, seat, yield* choose(t, seat, 'vagabond.damage', candidates, naming), 'removal')
  }
}

/** Repairs a damaged item of his choice; it keeps its face. 9.5.7 */
export function* repairOne(t: RootTable, seat: Seat, rule: string, waits = false): Rule {
  const { items } = vagabondAt(t.state, seat)
  const one = yield* choose(t, seat, 'vagabond.repair', kindsOf(items, isDamaged), {
    like: itemNaming,
    rule,
    waits,
  })
  one.damaged = false
  t.say('vagabond.repaired', { seat, item: one.item, exhausted: one.exhausted })
}

/** Evening's rest: in a forest, all that is damaged is repaired and turned face up; nothing else is. 9.6.1 */
export function rest(t: RootTable, seat: Seat): void {
  if (!isForest(t.state.players[seat].pawn)) return
  const damaged = vagabondAt(t.state, seat).items.filter(isDamaged)
  for (const one of damaged) {
    one.damaged = false
    one.exhausted = false
  }
  if (damaged.length > 0) t.say('vagabond.rested', { seat, items: damaged.map(one => one.item) })
}

/** How many items lie in the satchel and the Damaged box. */
export function carried(vagabond: VagabondState): number {
  let count = vagabond.items.length
  for (const item of TRACK_ITEMS) count -= onTrack(vagabond, item)
  return count
}

/** How many items the satchel and the Damaged box may hold. 9.6.4 */
export function itemLimit(vagabond: VagabondState): number {
  const { base, perBag } = VAGABOND_BOARD.limit
  return base + perBag * onTrack(vagabond, 'bag')
}

/** Over the item limit, items of the satchel and the Damaged box leave the game. 9.6.4 */
export function* checkLimit(t: RootTable, seat: Seat): Rule<boolean> {
  const vagabond = vagabondAt(t.state, seat)
  for (let over = carried(vagabond) - itemLimit(vagabond); over > 0; over--) {
    const one = yield* choose(t, seat, 'vagabond.limit', removable(t.state, vagabond), {
      ...(areTwo(t.state) ? markedNaming : itemNaming),
      values: () => ({ over }),
      rule: '9.6.4.b',
    })
    vagabond.items.splice(vagabond.items.indexOf(one), 1)
    const { item, exhausted, damaged } = one
    vagabond.removed.push(item)
    t.say('vagabond.removed', { seat, item, exhausted, damaged })
  }
  return false
}

/** What does not lie on a track; with two Vagabonds the mark of a ruin tells alike items apart (9.7.3). */
function removable(state: RootState, vagabond: VagabondState): VagabondItem[] {
  const inSatchel = (one: VagabondItem): boolean =>
    !isReady(one) || !TRACK_ITEMS.includes(one.item) || readyCount(vagabond, one.item) > VAGABOND_BOARD.track
  return kindsOf(vagabond.items, inSatchel, areTwo(state) ? markedKey : stateKey)
}
