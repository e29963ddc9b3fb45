import { take } from '@tablee/common/piles.ts'
import type { Message, Rule } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import type { RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askOwner } from '../ask.ts'
import { markSeen, shuffleDeck } from '../decks.ts'

const tileNaming = { say: (tile: number): Message => say('tile', { tile }) }

/** Looks at the next tiles: puts them back in any order, or one on top and the others into the stack. */
export function* lookAtTiles(
  t: RobinsonTable,
  who: CharacterId,
  n: number,
  put: 'inOrder' | 'oneOnTop',
): Rule {
  const { state } = t
  const { tiles } = state.decks
  const looked = Math.min(n, tiles.length)
  for (const tile of tiles.slice(-looked)) markSeen(state, 'tiles', tile)
  t.reveal()
  const placed = put === 'inOrder' ? looked : Math.min(1, looked)
  for (let i = 0; i < placed; i++) {
    // The chosen tile goes to the top: for an order, the one to lie lowest is chosen first.
    const among = tiles.slice(tiles.length - looked, tiles.length - i)
    const tile = yield* askOwner(t, who, put === 'inOrder' ? 'tiles.lowest' : 'tiles.top', among, tileNaming)
    take(tiles, tile)
    tiles.push(tile)
  }
  if (put === 'inOrder') return
  const top = tiles.pop()
  shuffleDeck(t, 'tiles')
  if (top === undefined) return
  tiles.push(top)
  markSeen(state, 'tiles', top)
}
