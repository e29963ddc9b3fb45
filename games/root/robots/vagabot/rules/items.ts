import type { Rule } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import type { CraftedItem, Party, RootTable } from '../../../state.ts'
import { boardAt, ready, trackSize, type VagabotBoard } from './board.ts'

const isExhausted = ({ exhausted }: CraftedItem): boolean => exhausted
const isReady = ({ exhausted }: CraftedItem): boolean => !exhausted

/** Takes the first or last item of a place that is as wanted out of it. */
function takeOut(
  place: CraftedItem[],
  wanted: (one: CraftedItem) => boolean,
  from: 'left' | 'right' = 'left',
): CraftedItem | undefined {
  const at = from === 'left' ? place.findIndex(wanted) : place.findLastIndex(wanted)
  return at < 0 ? undefined : place.splice(at, 1)[0]
}

/** Items go to the battle track, exhausted ones first, or come back from its right, on the face they show. 7.2.4, 7.2.5 */
function settle(t: RootTable, party: Party): void {
  const player = t.state.players[party]
  const { satchel, track } = boardAt(t.state, party)
  const size = trackSize(player)
  const before = track.length
  while (track.length < size) {
    const one = takeOut(satchel, isExhausted) ?? takeOut(satchel, isReady)
    if (!one) break
    track.push(one)
  }
  while (track.length > size) satchel.push(...track.splice(-1))
  if (track.length !== before) t.say('vagabot.track', { seat: party, items: track.length })
}

/** Exhausts items, of whatever kind. 7.2.3 */
export function exhaust(t: RootTable, party: Party, count: number): void {
  const { satchel } = boardAt(t.state, party)
  const spent = satchel.filter(isReady).slice(0, count)
  for (const one of spent) one.exhausted = true
  t.say('vagabot.exhausted', { seat: party, items: spent.map(({ item }) => item) })
}

/** Takes an item, face up, into the satchel. 7.2.3 */
export function gain(t: RootTable, party: Party, item: Item): void {
  boardAt(t.state, party).satchel.push({ item, exhausted: false })
  settle(t, party)
}

/** The next item to be damaged: exhausted ones first, those of the track after those of the satchel. 7.2.5 */
function nextDamaged({ satchel, track }: VagabotBoard, spares: boolean): CraftedItem | undefined {
  const ofTrack = spares ? [] : track // with Questing what lies there is safe
  return (
    takeOut(satchel, isExhausted) ??
    takeOut(ofTrack, isExhausted, 'right') ??
    takeOut(satchel, isReady) ??
    takeOut(ofTrack, isReady, 'right')
  )
}

/** Damages items, as many as there are. 7.2.5 */
export function damage(t: RootTable, party: Party, count: number): void {
  const board = boardAt(t.state, party)
  const spares = hasTrait(t.state.players[party], 'questing')
  const hurt: Item[] = []
  for (let left = count; left > 0; left--) {
    const one = nextDamaged(board, spares)
    if (!one) break
    board.damaged.push(one)
    hurt.push(one.item)
    settle(t, party)
  }
  if (hurt.length > 0) t.say('vagabot.damaged', { seat: party, items: hurt })
}

/** The same as a procedure. */
export function* damageSome(t: RootTable, party: Party, count: number): Rule {
  damage(t, party, count)
}

/** Repairs items, those face up first; they keep their face. 7.5.5, 7.6.2 */
export function repair(t: RootTable, party: Party, count: number): void {
  const { damaged, satchel } = boardAt(t.state, party)
  const repaired: Item[] = []
  for (let left = count; left > 0; left--) {
    const one = takeOut(damaged, isReady) ?? takeOut(damaged, isExhausted)
    if (!one) break
    satchel.push(one)
    repaired.push(one.item)
    settle(t, party)
  }
  if (repaired.length > 0) t.say('vagabot.repaired', { seat: party, items: repaired })
}

/** Turns exhausted items of the satchel face up. 7.6.1 */
export function refresh(t: RootTable, party: Party, count: number): void {
  const { satchel } = boardAt(t.state, party)
  const refreshed = satchel.filter(isExhausted).slice(0, count)
  for (const one of refreshed) one.exhausted = false
  if (refreshed.length > 0)
    t.say('vagabot.refreshed', { seat: party, items: refreshed.map(({ item }) => item) })
}

/** Gives up an item: what is of the least use first. ruling.27 */
export function giveUp(t: RootTable, party: Party): Item | null {
  const { damaged, satchel, track } = boardAt(t.state, party)
  const one =
    takeOut(damaged, isExhausted) ??
    takeOut(damaged, isReady) ??
    takeOut(satchel, isExhausted) ??
    takeOut(satchel, isReady) ??
    track.pop()
  if (!one) return null
  settle(t, party)
  return one.item
}

/** Whether it can exhaust so many items. */
export const canExhaust = (t: RootTable, party: Party, count: number): boolean =>
  ready(boardAt(t.state, party)) >= count
