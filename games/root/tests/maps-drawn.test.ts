import { expect, test } from 'vitest'
import { clearingShapes } from '../board/art/clearings.ts'
import { forests } from '../board/art/forests.ts'
import { contains, distance } from '../board/art/geometry.ts'
import { ground } from '../board/art/ground.ts'
import { plateFor } from '../board/art/plate.ts'
import { woodland } from '../board/art/woodland.ts'
import { CLEARINGS, MAPS } from '../data/map.ts'
import { ALL_MAPS } from '../maps/index.ts'
import './opened.ts'

/** From a line that is left of a map to a whole wall, upright and lying. */
const PARTS = [1, 14, 48, 120, 300, 700, 1600, 3000]

const drawings = ALL_MAPS.flatMap(({ id }) =>
  (['desktop', 'tablet', 'phone'] as const).map(size => ({
    id,
    size,
    wood: woodland(plateFor(size), MAPS[id]),
  })),
)

test.each(drawings)('$id is drawn on a $size: every number is one', ({ wood }) => {
  const drawn = [
    ground(wood),
    ...clearingShapes(wood).map(({ rim }) => rim),
    ...forests(wood).map(({ zone }) => zone),
  ]
  for (const d of drawn) expect(d).not.toMatch(/NaN|undefined|Infinity/)
})

test.each(drawings)(
  '$id is laid out in whatever room a $size leaves it: no two clearings meet',
  ({ id, size }) => {
    for (const width of PARTS)
      for (const height of PARTS) {
        const { middles, roads, river } = woodland(plateFor(size, width, height), MAPS[id])
        for (const { d } of [...roads, ...(river ? [river] : [])]) expect(d).not.toMatch(/NaN/)
        for (const a of CLEARINGS)
          for (const b of CLEARINGS.slice(a)) expect(distance(middles[a], middles[b])).toBeGreaterThan(40)
      }
  },
)

test.each(drawings)('no two clearings of $id touch on a $size', ({ wood: { middles, plate } }) => {
  for (const a of CLEARINGS)
    for (const b of CLEARINGS.slice(a)) {
      const [across, down] = [middles[a][0] - middles[b][0], middles[a][1] - middles[b][1]].map(Math.abs)
      expect(across > 2 * plate.rx || down > 2 * plate.ry, `${a} and ${b}`).toBe(true)
    }
})

test.each(drawings)(
  'glades of $id lie on land, and palisades outside of clearings, on a $size',
  ({ wood }) => {
    const { lake, gates, middles, plate } = wood
    for (const { at } of forests(wood)) expect(lake !== null && contains(lake.points, ...at)).toBe(false)
    for (const { at, path } of gates)
      for (const id of path) {
        const [cx, cy] = middles[id]
        expect(Math.hypot((at[0] - cx) / plate.rx, (at[1] - cy) / plate.ry)).toBeGreaterThan(1)
      }
  },
)
