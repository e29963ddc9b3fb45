import type { MapWords } from '../en/map.ts'

/** What the map says in French. */
export const map: MapWords = { label: 'La Citadelle et les terres alentour' }
