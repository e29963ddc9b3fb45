import type { FieldTable } from '@tablee/common/fields.ts'
import type { Effect } from './effects.ts'
import type { RanchTileData } from './shape.ts'
import { RANCH_TYPES, type RanchTileId, type RanchType } from './types.ts'
import {
  berries,
  followers,
  followersPer,
  gain,
  harvest,
  heal,
  influence,
  influenceOn,
  pay,
  rangers,
  tame,
  tamed,
  tameFree,
  untamed,
  when,
  wildShelter,
} from './verbs.ts'

/** A ranch tile, and its line in the annex. */
type RanchTile = RanchTileData & { readonly line: number }

const tileOf =
  (type: RanchType) =>
  (line: number, ...effects: readonly Effect[]): RanchTile => ({ type, effects, line })

const [administration, services, culture, domestication] = RANCH_TYPES.map(tileOf)

/** The ranch tiles by their numbers. */
const RANCH_TILE: { readonly [R in RanchTileId]: RanchTile } = {
  r1: administration(
    1553,
    when('fullColumns', 1, gain({ food: 1, islandResource: 1 })),
    when('fullRows', 1, berries(2), followers(1)),
  ),
  r2: administration(1554, gain({ debris: 1 }), when('ranchTiles', 5, followers(3))),
  r3: administration(
    1555,
    when('fullColumns', 1, tame(1), followers(1)),
    when('fullColumns', 2, followers(3)),
  ),
  r4: administration(1556, when('fullRows', 1, rangers(1), followers(2)), when('fullRows', 2, followers(3))),
  r5: administration(1557, pay({ glowberry: 1 }, followersPer(2, 'structures'))),
  r6: administration(1558, { verb: 'followersAt', among: 'areas' }),
  r7: administration(1559, { verb: 'followersAt', among: 'cityZones' }),
  r8: administration(1560, followersPer(1, 'tamedInWilderness')),
  r9: services(1566, pay({ glowberry: 1 }, rangers(1), influence)),
  r10: services(1567, pay({ glowberry: 2 }, influenceOn('noneOwn', 2))),
  r11: services(1568, influenceOn('wilderness'), pay({ debris: 1 }, wildShelter)),
  r12: services(1569, pay({ glowberry: 2 }, influenceOn('dieOrLeaderZone', 2))),
  r13: services(1570, heal(3), harvest(1)),
  r14: services(
    1571,
    { verb: 'glowberriesPer', count: 'cityShelters' },
    { verb: 'healPer', count: 'cityShelters' },
  ),
  r15: services(1575, rangers(2), heal(2)),
  r16: services(1577, heal(8)),
  r17: culture(1583, gain({ food: 2 })),
  r18: culture(1584, gain({ islandResource: 2 })),
  r19: culture(1585, berries(4), followers(1)),
  r20: culture(1586, gain({ debris: 1 }), { verb: 'crates', n: 1, otherRow: true }),
  r21: culture(1587, gain({ islandResource: 1 }), harvest(1, 'swamp')),
  r22: culture(1588, berries(1), harvest(1)),
  r23: culture(1589, gain({ food: 1 }), harvest(1, 'jungle')),
  r24: culture(1590, heal(1), harvest(1)),
  r25: domestication(1596, untamed('shieldhead'), influenceOn('twoShelters')),
  r26: domestication(1597, untamed('raptor'), gain({ islandResource: 1 })),
  r27: domestication(1598, tamed('shieldhead')),
  r28: domestication(1599, untamed('shieldhead'), gain({ food: 1, glowberry: 1 })),
  r29: domestication(1600, rangers(2), tame(1)),
  r30: domestication(1601, berries(2), tame(2)),
  r31: domestication(1602, pay({ glowberry: 1 }, tameFree)),
  r32: domestication(1603, pay({ glowberry: 1 }, tame(3))),
}

/** Whence each field of the ranch tiles. */
export const ranchTable: FieldTable<RanchTileId, RanchTile> = {
  family: 'ranch',
  records: RANCH_TILE,
  from: { type: 'R', effects: 'R' },
}
