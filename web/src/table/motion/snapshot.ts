import type { Counts } from './changes.ts'

/** The elements of a piece in a place. */
export interface Spot {
  readonly elements: Element[]
  /** The drawing they stand in; null where they are not part of a larger one. */
  readonly drawing: SVGSVGElement | null
}

/** The pieces on the screen: how many, and what draws them. */
export interface Snapshot {
  readonly counts: Counts
  spot(piece: string, place: string): Spot | undefined
}

/** Reads the pieces of a screen by the marks that boards give them (`pieceIn`); measures nothing. */
export function snapshotOf(root: ParentNode): Snapshot {
  const counts = new Map<string, Map<string, number>>()
  const spots = new Map<string, Spot>()
  for (const element of root.querySelectorAll('[data-piece]')) {
    const piece = element.getAttribute('data-piece') ?? ''
    const place = element.getAttribute('data-in') ?? ''
    const places = counts.get(piece) ?? new Map<string, number>()
    counts.set(piece, places)
    places.set(place, (places.get(place) ?? 0) + Number(element.getAttribute('data-count')))
    const key = `${piece} ${place}`
    const spot = spots.get(key)
    if (spot) spot.elements.push(element)
    else spots.set(key, { elements: [element], drawing: drawingOf(element) })
  }
  return { counts, spot: (piece, place) => spots.get(`${piece} ${place}`) }
}

function drawingOf(element: Element): SVGSVGElement | null {
  return element instanceof SVGElement ? element.ownerSVGElement : null
}
