import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import { score } from '../../../rules/score.ts'
import type { Player, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { HOARD, HUNDREDS, type Track } from '../data.ts'
import { type HoardItem, hundredsOf } from './state.ts'

/** The track that takes an item. 14.2.4 */
export const trackOf = (item: Item): Track =>
  HOARD.command.some(one => one === item) ? 'command' : 'prowess'

/** How many items lie on a track. */
function countOn({ hundreds }: Player, track: Track): number {
  let count = 0
  for (const { item } of hundreds?.hoard ?? []) if (trackOf(item) === track) count++
  return count
}

/** What a track is worth now, by the items on it. 14.2.4.II */
const worthOf = (player: Player, track: Track): number =>
  HOARD.value[Math.min(countOn(player, track), HOARD.spaces)]

/** How many actions the Hundreds command. 14.2.4.II */
export const commandOf = (player: Player): number => worthOf(player, 'command')

/** How often the warlord advances, and how many join him. 14.2.4.II */
export const prowessOf = (player: Player): number => worthOf(player, 'prowess')

/** The items of a track, from left to right. */
export const itemsOn = (player: Player, track: Track): HoardItem[] =>
  hundredsOf(player).hoard.filter(({ item }) => trackOf(item) === track)

/** How asks name an item of the Hoard. */
export const hoardNaming = {
  key: ({ item, ruin }: HoardItem): string => (ruin ? `${item}.ruin` : item),
  say: ({ item, ruin }: HoardItem) => say('hundreds.item', { item, ruin }),
  at: ({ item }: HoardItem) => `hoard:${item}`,
} as const

/** One of each kind: items that are alike are one choice. */
export function kindsOf(items: readonly HoardItem[]): HoardItem[] {
  const keys = items.map(hoardNaming.key)
  return items.filter((_, place) => keys.indexOf(keys[place]) === place)
}

/** An item leaves the Hoard, and the game, for good. */
export function drop(t: RootTable, seat: Seat, one: HoardItem): void {
  const { hoard, removed } = hundredsOf(t.state.players[seat])
  hoard.splice(hoard.indexOf(one), 1)
  removed.push(one.item)
  t.say('hundreds.dropped', { seat, item: one.item })
}

/** Gains an item: onto its track, or where that is full one of them all leaves the game for a point. 14.2.4.I */
export function* gainItem(t: RootTable, seat: Seat, item: Item, ruin = false): Rule {
  const player = t.state.players[seat]
  const track = trackOf(item)
  hundredsOf(player).hoard.push({ item, ruin })
  t.say('hundreds.gained', { seat, item, track })
  if (countOn(player, track) <= HOARD.spaces) return
  t.state.turn.notes.overflows = 1
  const one = yield* choose(t, seat, 'hundreds.overflow', kindsOf(itemsOn(player, track)), {
    like: hoardNaming,
    values: () => ({ item }),
    rule: '14.2.4.I.b',
  })
  t.state.turn.notes.overflows = 0
  drop(t, seat, one)
  score(t, seat, HUNDREDS.overflow, 'hoard')
}

const KEEP_OR_NOT = ['keep', 'score'] as const

/** Contempt for Trade: a crafted item for the Hoard, or its points and the item out of the game. 14.2.3 */
export function* keepsCrafted(t: RootTable, seat: Seat, item: Item, points: number): Rule<boolean> {
  const choice = yield* choose(t, seat, 'hundreds.crafted', KEEP_OR_NOT, {
    say: one => (one === 'keep' ? say('hundreds.keep', { item }) : say('hundreds.score', { item, points })),
    at: one => (one === 'keep' ? `track:${trackOf(item)}` : []),
    values: () => ({ item, points }),
    rule: '14.2.3.a',
  })
  if (choice === 'keep') return true
  hundredsOf(t.state.players[seat]).removed.push(item)
  t.say('hundreds.scorned', { seat, item })
  return false
}
