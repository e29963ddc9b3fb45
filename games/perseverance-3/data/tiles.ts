import type { FieldTable } from '@tablee/common/fields.ts'
import type { Effect } from './effects.ts'
import type { TileData } from './shape.ts'
import type { Area, ArtefactId, TileId } from './types.ts'
import {
  adventure,
  berries,
  cityShelter,
  cityShelterAnywhere,
  crates,
  followers,
  followersPer,
  gain,
  heal,
  influence,
  influenceOn,
  or,
  pay,
  ranch,
  ranchTile,
  rangers,
  tame,
  tamed,
  tameFreely,
  untamed,
  wounded,
} from './verbs.ts'

/** An exploration tile, and its line in the annex. */
type Tile = TileData & { readonly line: number }

const tileOf =
  (area: Area, artefact: ArtefactId) =>
  (line: number, harvest: readonly Effect[], discovery: readonly Effect[]): Tile => ({
    area,
    artefact,
    harvest,
    discovery,
    line,
  })

const swamp = tileOf('swamp', 'hourglass')
const jungle = tileOf('jungle', 'hexagon')
const hills = tileOf('hills', 'jewel')

/** The exploration tiles by their numbers. */
const TILE: { readonly [T in TileId]: Tile } = {
  x1: swamp(1608, [berries(3)], [wounded('shieldhead')]),
  x2: swamp(1609, [gain({ islandResource: 1 })], [berries(1), untamed('raptor')]),
  x3: swamp(1610, [crates(1)], [{ verb: 'ranchTile', noBonus: true }]),
  x4: swamp(1611, [heal(1), tame(1)], [rangers(2)]),
  x5: swamp(1612, [untamed('shieldhead'), berries(1)], [or([adventure], [{ verb: 'shelterHere' }])]),
  x6: swamp(1613, [gain({ food: 1 })], [influenceOn('wilderness')]),
  x7: swamp(1614, [heal(3)], [berries(1), crates(1)]),
  x8: swamp(1615, [tameFreely('shieldhead')], [cityShelter]),
  x9: jungle(1616, [pay({ glowberry: 1 }, influence)], [{ verb: 'recallLeader' }, adventure]),
  x10: jungle(1617, [gain({ debris: 1 })], [influence]),
  x11: jungle(1618, [heal(1), gain({ islandResource: 1 })], [berries(2), crates(1)]),
  x12: jungle(1619, [heal(4)], [untamed('shieldhead'), wounded('shieldhead')]),
  x13: jungle(1620, [gain({ glowberry: 1, food: 1 })], [crates(1), rangers(1)]),
  x14: jungle(1621, [crates(1), followers(1)], [pay({ glowberry: 1 }, ranchTile)]),
  x15: jungle(1622, [pay({ glowberry: 2 }, followers(3))], [heal(1), rangers(2)]),
  x16: jungle(1623, [gain({ debris: 1 }), crates(1)], [heal(1), adventure]),
  x17: hills(1624, [gain({ debris: 1 }), crates(1)], [or([ranchTile], [ranch])]),
  x18: hills(1625, [pay({ glowberry: 2 }, tamed('raptor'))], [untamed('ironjaw')]),
  x19: hills(1626, [berries(1), influence], [cityShelterAnywhere]),
  x20: hills(
    1627,
    [followersPer(1, 'tamed:shieldhead'), followersPer(1, 'tamed:raptor')],
    [berries(2), untamed('thunderhorn')],
  ),
  x21: hills(1628, [tamed('shieldhead')], [heal(2), adventure]),
  x22: hills(1629, [followersPer(2, 'tamed:thunderhorn')], [cityShelter, followers(1)]),
  x23: hills(1630, [heal(3), crates(1)], [wounded('raptor')]),
  x24: hills(1631, [heal(2), tame(2)], [rangers(2), adventure]),
  x25: hills(1632, [gain({ islandResource: 1, food: 1 })], [berries(2), tame(2)]),
  x26: hills(1633, [followersPer(2, 'tamed:ironjaw')], [crates(2)]),
}

/** Whence each field of the exploration tiles. */
export const tileTable: FieldTable<TileId, Tile> = {
  family: 'tile',
  records: TILE,
  from: { area: 'R143-144', artefact: 'R1000-1022', harvest: 'R', discovery: 'R' },
}
