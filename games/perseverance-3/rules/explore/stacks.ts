import { RuleFault } from '@tablee/kernel'
import type { Area, TileId } from '../../data/types.ts'
import type { Perseverance3Table } from '../../state.ts'

/** exploration.3: how many tiles are drawn, of which one is placed. */
const DRAWN = 2

/** exploration.1: the top two tiles of a stack are turned up; a reminder that then lies on top calls an assembly. */
export function drawTiles(t: Perseverance3Table, area: Area): void {
  const { drawn } = t.state
  while (drawn.length < DRAWN) drawn.push(drawTile(t, area))
  t.say('explore.drawn', { tiles: drawn.slice() })
  uncover(t, area)
}

/** s3.explore.2, s3.explore.3: a Dissenter sends the first tile under the stack without looking at it, and takes the second. */
export function drawSecond(t: Perseverance3Table, area: Area): TileId {
  const first = drawTile(t, area)
  const second = drawTile(t, area)
  t.say('solo.unseen', { area })
  uncover(t, area)
  t.state.stacks[area].unshift(first)
  return second
}

function drawTile(t: Perseverance3Table, area: Area): TileId {
  const tile = t.draw(t.state.stacks[area])
  if (tile === undefined) throw new RuleFault(`The stack of the ${area} is empty.`)
  return tile === 'reminder' ? drawTile(t, area) : tile
}

/** wild-assembly.2, wild-assembly.3: the reminder is set aside, and the area's assembly waits for the end of the turn. */
function uncover(t: Perseverance3Table, area: Area): void {
  const { gathering, stacks } = t.state
  const stack = stacks[area]
  if (stack[stack.length - 1] !== 'reminder') return
  stack.pop()
  gathering[area] = 'due'
  t.say('assembly.due', { area })
}

/** exploration.2: the other tile goes under its stack. */
export function returnTile(t: Perseverance3Table, tile: TileId): void {
  const { data, stacks } = t.state
  stacks[data.tiles[tile].area].unshift(tile)
  t.say('explore.returned', { tile })
}
