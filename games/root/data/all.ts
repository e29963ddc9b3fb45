import type { Datum, Json, Provenance } from '@tablee/kernel'
import { ALLIANCE, SYMPATHY_TRACK } from './alliance.ts'
import { CARDS } from './cards.ts'
import { BATTLE_DIE } from './dice.ts'
import { LEADERS, ROOST_TRACK } from './eyrie.ts'
import { ITEM_SUPPLY, RUIN_ITEMS, STARTING_ITEMS } from './items.ts'
import { MAPS, type MapData } from './map.ts'
import { MARQUISE_TRACKS } from './marquise.ts'
import { GOOD_REACH, SECOND_VAGABOND_REACH } from './reach.ts'
import { CHARACTERS, QUESTS, RELATIONSHIP_TRACK, VAGABOND_BOARD } from './vagabond.ts'

/** A datum from a record that tells its own provenance. */
function datum<R extends { readonly from: Provenance }>(id: string, record: R): Datum {
  const { from, ...value } = record
  return { id, from, value: JSON.parse(JSON.stringify(value)) as Json }
}

function mapData(map: MapData): Datum[] {
  const { id, from, clearings, forests, opposite } = map
  return [
    ...clearings.map(clearing => datum(`map:${id}:clearing:${clearing.id}`, { from, ...clearing })),
    ...forests.map(forest => datum(`map:${id}:forest:${forest.name}`, { from, ...forest })),
    datum(`map:${id}:corners`, { from, opposite }),
  ]
}

/** Every datum of the components, with its provenance. */
export function componentData(): Datum[] {
  return [
    ...CARDS.map(card => datum(`card:${card.key}`, card)),
    ...Object.values(MAPS).flatMap(mapData),
    datum('items:supply', ITEM_SUPPLY),
    datum('items:ruins', { from: 'public', items: RUIN_ITEMS }),
    datum('items:starting', STARTING_ITEMS),
    datum('dice:battle', BATTLE_DIE),
    datum('reach:good', GOOD_REACH),
    datum('reach:secondVagabond', SECOND_VAGABOND_REACH),
    datum('marquise:tracks', MARQUISE_TRACKS),
    ...LEADERS.map(leader => datum(`eyrie:leader:${leader.id}`, leader)),
    datum('eyrie:roosts', ROOST_TRACK),
    datum('alliance:numbers', ALLIANCE),
    datum('alliance:sympathy', SYMPATHY_TRACK),
    ...Object.entries(CHARACTERS).map(([id, character]) => datum(`vagabond:character:${id}`, character)),
    datum('vagabond:board', VAGABOND_BOARD),
    datum('vagabond:relationships', RELATIONSHIP_TRACK),
    ...QUESTS.map(quest => datum(`vagabond:quest:${quest.key}`, quest)),
  ]
}
