import { Chance } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import type { Clearing } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import type { Position, RootMatch } from '../../../tests/position.ts'
import { MOB_DIE, type Mood } from '../data.ts'
import { type HundredsState, hundredsOf } from '../rules/state.ts'

/** Stands the warlord in a clearing, 0 for off the map, in a mood; items of the supply lie in his Hoard. */
export function lord(at: Position, clearing: Clearing, mood: Mood, ...hoard: Item[]): Position {
  const player = at.player('hundreds')
  player.chief = clearing
  if (clearing > 0) player.warriors[clearing]++
  const own = hundredsOf(player)
  own.mood = mood
  for (const item of hoard) {
    at.state.supply[item]--
    own.hoard.push({ item, ruin: false })
  }
  return at
}

/** Makes the mob die show a suit when it is rolled next. */
export function mobDie(at: Position, suit: ClearingSuit): Position {
  for (let seed = 1; ; seed++)
    if (MOB_DIE.faces[Chance.of(seed).below(MOB_DIE.faces.length)] === suit) return at.seed(seed)
}

/** Puts items marked R under the ruin of a clearing. */
export const under = (at: Position, clearing: Clearing, ...items: Item[]): Position =>
  at.change(({ ruins }) => {
    ruins[clearing] = items
  })

/** The Hundreds' part of a game; they sit first. */
export const own = ({ state }: RootMatch): HundredsState => hundredsOf(state.players[0])

/** The items of the Hoard. */
export const hoardOf = (match: RootMatch): Item[] => own(match).hoard.map(({ item }) => item)

/** Where the mobs are. */
export const mobsOf = ({ state }: RootMatch): Clearing[] =>
  state.players[0].tokens.mob.flatMap((count, clearing) => (clearing > 0 && count > 0 ? [clearing] : []))
