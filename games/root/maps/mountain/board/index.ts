import { TREES, type TreeShape } from '../../../board/art/drawings.ts'
import type { MapLook } from '../../../board/art/look.ts'
import './colours.css'

/** A rock, half as large again as a tree. */
const ROCK: TreeShape = {
  parts: {
    rock: 'M-10.5 0-6-9.5l2.2 1.8L1-15l4.3 7.2L7-9.3 11 0Z',
    shade: 'M1-15l4.3 7.2L7-9.3 11 0H2.5L.8-5.2 2.6-8.8Z',
    cap: 'M1-15l2.4 4-1.7-.5-1.3 1.7-.9-1.6-1.5.5Z',
  },
  size: 1.5,
}

/** The Mountain map as it is drawn: stone, conifers, and rocks among them. */
export const look: MapLook = { trees: [TREES.a, ROCK, ROCK], conifers: 0.5 }
