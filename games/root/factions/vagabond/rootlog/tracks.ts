import type { Seat } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import { TRACK_ITEMS, VAGABOND_BOARD } from '../data.ts'

/**
 * Where the ready items of each Vagabond lie: tea, coins and bags on their track as long as it has room,
 * all others in the satchel. The journal tells what becomes of an item, not where it lay.
 */
export class Tracks {
  private readonly ready: { [place: string]: number } = {}

  /** An item is ready now; tells whether it lies on a track. */
  enter(seat: Seat, item: Item): boolean {
    const place = `${seat}:${item}`
    this.ready[place] = (this.ready[place] ?? 0) + 1
    return fits(item, this.ready[place])
  }

  /** A ready item is ready no more; tells whether it leaves a track. */
  leave(seat: Seat, item: Item): boolean {
    const place = `${seat}:${item}`
    const before = this.ready[place]
    this.ready[place] = before - 1
    return fits(item, before)
  }
}

const fits = (item: Item, count: number): boolean =>
  TRACK_ITEMS.includes(item) && count <= VAGABOND_BOARD.track
