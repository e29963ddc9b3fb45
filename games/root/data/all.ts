import type { Datum } from '@tablee/kernel'
import { CARDS } from './cards.ts'
import { datum } from './datum.ts'
import { BATTLE_DIE, CONTROL_DIE } from './dice.ts'
import { HIRELINGS_IN_PLAY } from './hirelings.ts'
import { ITEM_SUPPLY, RUIN_ITEMS, STARTING_ITEMS } from './items.ts'
import { MAPS, type MapData } from './map.ts'
import { GOOD_REACH } from './reach.ts'

function mapData(map: MapData): Datum[] {
  const { id, from, suited, clearings, forests, opposite, closed } = map
  const suits = clearings.map(({ suit }) => suit)
  return [
    ...clearings.map(({ suit: _, ...clearing }) =>
      datum(`map:${id}:clearing:${clearing.id}`, { from, ...clearing }),
    ),
    // What is only suggested was one tool's proposal.
    ...(suited
      ? [datum(`map:${id}:suits`, { from: suited === 'printed' ? from : 'reconstructed', suits })]
      : []),
    ...(closed ? [datum(`map:${id}:closed`, { from, closed })] : []),
    ...forests.map(forest => datum(`map:${id}:forest:${forest.name}`, { from, ...forest })),
    datum(`map:${id}:corners`, { from, opposite }),
  ]
}

/** Every datum of the components that all factions share, with its provenance. */
export function componentData(): Datum[] {
  return [
    ...CARDS.map(card => datum(`card:${card.key}`, card)),
    ...Object.values(MAPS).flatMap(mapData),
    datum('items:supply', ITEM_SUPPLY),
    datum('items:ruins', { from: 'public', items: RUIN_ITEMS }),
    datum('items:starting', STARTING_ITEMS),
    datum('dice:battle', BATTLE_DIE),
    datum('dice:control', CONTROL_DIE),
    datum('hirelings', HIRELINGS_IN_PLAY),
    datum('reach:good', GOOD_REACH),
  ]
}
