import type { Capacity } from '../../data/board.ts'
import { COLOURS, type Colour, type Dice, type Space, TAKES } from '../../data/types.ts'
import type { Die, Expedition, MonsterLands, Pool, Zone } from '../../state.ts'

/** How many dice of each colour. */
type Counts = { [colour in Colour]: number }

/** Whether so many dice can fill all places from one on. */
export function canFill(spaces: readonly Space[], dice: Counts, from = 0): boolean {
  if (from === spaces.length) return true
  const takes = TAKES[spaces[from]]
  for (const colour of COLOURS) {
    if (takes[colour] === 0 || dice[colour] === 0) continue
    dice[colour]--
    const rest = canFill(spaces, dice, from + 1)
    dice[colour]++
    if (rest) return true
  }
  return false
}

/** The dice of a pool, by colour. */
export const countsOf = ({ force, magic, persuasion }: Pool): Counts => ({
  force,
  magic,
  persuasion: persuasion.length,
})

/** The colours for the place at hand with which the places after it can still be filled. */
export function fitting(spaces: readonly Space[], pool: Pool, place: number): Colour[] {
  const dice = countsOf(pool)
  const takes: Dice = TAKES[spaces[place]]
  return COLOURS.filter(colour => {
    if (takes[colour] === 0 || dice[colour] === 0) return false
    dice[colour]--
    const rest = canFill(spaces, dice, place + 1)
    dice[colour]++
    return rest
  })
}

/** Whether some dice find places among those that need not be filled: each die its own. */
export function fitsAmong(spaces: readonly Space[], dice: readonly Die[], from: number): boolean {
  return place(0)

  function place(taken: number): boolean {
    if (from === dice.length) return true
    const { colour } = dice[from]
    for (let space = 0; space < spaces.length; space++) {
      if (taken & (1 << space) || TAKES[spaces[space]][colour] === 0) continue
      from++
      const rest = place(taken | (1 << space))
      from--
      if (rest) return true
    }
    return false
  }
}

/** How much an expedition of a zone holds. */
export const capacityOf = ({ data }: MonsterLands, { id }: Zone): Capacity =>
  id === 'gates' ? data.capacity.gates : data.capacity.region

/** path.*, gates.4, gates.5: whether so many dice and tokens have room on an expedition. */
export const hasRoom = (
  { dice: room, free, perToken, tokens: most }: Capacity,
  dice: number,
  tokens: number,
): boolean => tokens <= most && dice + perToken * Math.max(0, tokens - free) <= room

/** Whether another die, or another token, has room. */
export const hasRoomFor = (
  capacity: Capacity,
  { dice, tokens }: Expedition,
  what: 'die' | 'token',
): boolean =>
  hasRoom(capacity, dice.length + (what === 'die' ? 1 : 0), tokens.length + (what === 'token' ? 1 : 0))
