import { type Item, RUIN_ITEMS } from '../../data/items.ts'
import type { MapData } from '../../data/map.ts'
import type { Lays } from '../faction.ts'
import type { Log } from './file.ts'
import { ITEM_OF } from './hands.ts'

/** Items under ruins lie as a log tells that they are found. */
export function laysRuins({ lines }: Log, map: MapData): Lays {
  const ruins = map.clearings.flatMap(({ id, ruin }) => (ruin ? String(id) : []))
  const found = lines.flatMap(({ facts }) =>
    facts.filter(({ kind, from, to }) => kind === 'item' && ruins.includes(from) && to.endsWith('$')),
  )
  return pile => {
    const rest = [...pile]
    if (!rest.every(item => RUIN_ITEMS.includes(item as Item))) return null
    const told = pile.map((_, place) => {
      const there = found.filter(({ from }) => from === ruins[place % ruins.length])
      const item = rest.indexOf(ITEM_OF[`%${there[Math.floor(place / ruins.length)]?.what}`])
      return item < 0 ? undefined : rest.splice(item, 1)[0]
    })
    return told.map(item => item ?? rest.shift())
  }
}
