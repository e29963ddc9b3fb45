import { TREES } from '../../../board/art/drawings.ts'
import type { MapLook } from '../../../board/art/look.ts'
import './colours.css'

/** The Lake map as it is drawn: its shore touches the four clearings that the water joins. */
export const look: MapLook = {
  trees: [TREES.a, TREES.b, TREES.c],
  conifers: -0.25,
  lake: [
    [33, 44],
    [40, 45.5],
    [48, 44],
    [56, 47],
    [63, 54],
    [69, 60],
    [74, 67],
    [80, 75],
    [84, 82],
    [79, 87],
    [72, 82],
    [63, 75.5],
    [54, 70],
    [45, 66],
    [38, 66],
    [34, 61],
    [31.5, 52],
  ],
}
