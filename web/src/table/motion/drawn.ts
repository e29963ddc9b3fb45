// Pieces inside a drawing: they move in its own units, whatever its size or zoom.
import type { Change, Flight } from './changes.ts'
import type { Snapshot, Spot } from './snapshot.ts'
import type { Stage } from './stage.ts'

const MOVE = 320
const POP = 240
const FADE = 320
/** More of a kind than this fly as this many. */
const MOST = 3

/** A copy of a piece on top of its drawing, just where the piece is or was. */
function ghostOf(spot: Spot): SVGGElement | null {
  const { drawing, elements } = spot
  if (!drawing?.isConnected) return null
  const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const copy = elements[0].cloneNode(true) as Element
  for (const name of ['data-piece', 'data-in', 'data-ref']) copy.removeAttribute(name)
  ghost.style.pointerEvents = 'none'
  ghost.append(copy)
  drawing.append(ghost)
  return ghost
}

/** The middle of an element in the units of its drawing. */
function middleOf(element: SVGGraphicsElement, drawing: SVGSVGElement): DOMPoint {
  const { x, y, width, height } = element.getBBox()
  const there = element.getScreenCTM()
  const back = drawing.getScreenCTM()?.inverse()
  const middle = new DOMPoint(x + width / 2, y + height / 2)
  return there && back ? middle.matrixTransform(back.multiply(there)) : middle
}

/** What stands in a place now and did not before. */
export function newIn(before: Snapshot, after: Snapshot, piece: string, place: string): Element[] {
  const old = before.spot(piece, place)?.elements ?? []
  return (after.spot(piece, place)?.elements ?? []).filter(element => !old.includes(element))
}

/** Pieces go from one place to another; what stands there only now waits for them. */
export function fly(stage: Stage, before: Snapshot, after: Snapshot, flight: Flight): void {
  const { piece, from, to, count } = flight
  const start = before.spot(piece, from)
  const end = after.spot(piece, to)
  const drawing = end?.drawing
  if (!start || !drawing) return
  const fresh = newIn(before, after, piece, to)
  const target = (fresh[0] ?? end.elements[0]) as SVGGraphicsElement
  const ghosts = Array.from({ length: Math.min(MOST, count) }, () => ghostOf(start))
  const [first] = ghosts
  if (!first) return
  stage.plan(() => {
    const goal = middleOf(target, drawing)
    const { x, y } = middleOf(first, drawing)
    const frames = [
      { transform: 'translate(0, 0)' },
      { transform: `translate(${goal.x - x}px, ${goal.y - y}px)` },
    ]
    return () => {
      for (const [n, ghost] of ghosts.entries())
        if (ghost) stage.animate(ghost, frames, { duration: MOVE, delay: n * 60, passes: true })
      for (const element of fresh)
        stage.animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], {
          duration: MOVE,
        })
    }
  })
}

/** Pieces are placed. */
export function pop(stage: Stage, before: Snapshot, after: Snapshot, { piece, place }: Change): void {
  const fresh = newIn(before, after, piece, place)
  const old = after.spot(piece, place)?.elements.slice(0, 1) ?? []
  const from = fresh.length > 0 ? 'scale(.3)' : 'scale(1.35)'
  for (const element of fresh.length > 0 ? fresh : old) {
    const box = { transformBox: 'fill-box', transformOrigin: 'center' }
    const frames = [
      { ...box, transform: from, opacity: fresh.length > 0 ? 0 : 1 },
      { ...box, transform: 'none', opacity: 1 },
    ]
    stage.plan(() => () => stage.animate(element, frames, { duration: POP }))
  }
}

/** Pieces are removed. */
export function fade(stage: Stage, before: Snapshot, { piece, place }: Change): void {
  const spot = before.spot(piece, place)
  const ghost = spot && ghostOf(spot)
  if (!ghost) return
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'translate(0, -9px)', opacity: 0 },
  ]
  stage.plan(() => () => stage.animate(ghost, frames, { duration: FADE, passes: true }))
}
