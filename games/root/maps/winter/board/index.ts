import { TREES, type TreeShape } from '../../../board/art/drawings.ts'
import type { MapLook } from '../../../board/art/look.ts'
import './colours.css'

/** A conifer under snow. */
const SNOWY: TreeShape = {
  parts: {
    trunk: TREES.a.parts.trunk,
    crown: TREES.a.parts.crown,
    snow: 'M0-24c1.4 4 3 6.8 5.2 9.2-1.5-.4-2.6-1.3-3.3-2.5-.5 1-1.2 1.6-2.1 1.9-.8-.4-1.3-1-1.6-1.8-.8 1.3-1.9 2.1-3.4 2.4C-3-17.2-1.4-20 0-24ZM-3.2-14.7c2 1.1 4.4 1.1 6.4 0 1.4 3.4 3 6 5 8.7-2.3.4-4-.2-5.2-1.8-.8 1.2-1.8 1.9-3 2.2-1.2-.3-2.2-1-3-2.2-1.2 1.6-2.9 2.2-5.2 1.8 2-2.7 3.6-5.3 5-8.7Z',
  },
  evergreen: true,
}

/** The Winter map as it is drawn: snow, and conifers that carry it. */
export const look: MapLook = { trees: [SNOWY, TREES.c, SNOWY], conifers: 0.6 }
