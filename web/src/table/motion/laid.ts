// Pieces that are elements of the page: cards, markers on a track.
import type { Change, Flight } from './changes.ts'
import { newIn } from './drawn.ts'
import type { Snapshot } from './snapshot.ts'
import type { Stage } from './stage.ts'

const MOVE = 240
const RISE = 900

/** The element that is named after a place. */
function placeOf(place: string): Element | null {
  const name = CSS.escape(place)
  return document.querySelector(`[data-place="${name}"], [data-ref="${name}"]`)
}

const boxIn = (element: Element | null | undefined): DOMRect | null => {
  const box = element?.getBoundingClientRect()
  return box && box.width > 0 ? box : null
}

/** What still stands of a piece in a place. */
function standing(snapshot: Snapshot, piece: string, place: string): Element | undefined {
  return snapshot.spot(piece, place)?.elements.find(element => element.isConnected)
}

/** Where a piece came from that stands nowhere any more: as far from its new box as the old place is from the new. */
function formerBox(from: string, to: string, now: DOMRect): DOMRect | null {
  const there = boxIn(placeOf(from))
  const here = boxIn(placeOf(to))
  if (!there || !here) return there
  return new DOMRect(now.x + there.x - here.x, now.y + there.y - here.y, now.width, now.height)
}

/** The way from one box to another, as a transform of what is drawn in the second. */
function wayFrom(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  const scale = Math.min(1, from.height / to.height)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** Something goes from one place of the page to another: itself if it is new there, or else a copy. */
export function slide(stage: Stage, before: Snapshot, after: Snapshot, flight: Flight): void {
  stage.plan(() => {
    const way = wayOf(before, after, flight)
    return way && (() => slideAlong(stage, way))
  })
}

/** From where to where something goes: an element that is new there, or one of which a copy goes. */
interface Way {
  readonly fresh: Element | undefined
  readonly original: Element | undefined
  readonly start: DOMRect
  readonly end: DOMRect
}

function wayOf(before: Snapshot, after: Snapshot, { piece, from, to }: Flight): Way | undefined {
  const [fresh] = newIn(before, after, piece, to)
  const original = standing(before, piece, from)
  const end = boxIn(fresh ?? standing(after, piece, to) ?? placeOf(to))
  const start = end && (original ? boxIn(original) : formerBox(from, to, end))
  return start ? { fresh, original, start, end } : undefined
}

function slideAlong(stage: Stage, { fresh, original, start, end }: Way): void {
  if (fresh) {
    const frames = [
      { transform: wayFrom(start, end), opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ]
    stage.animate(fresh, frames, { duration: MOVE })
    return
  }
  if (!original) return
  const copy = original.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-piece')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: 0,
  })
  stage.overlay.append(copy)
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: wayFrom(end, start), opacity: 0.3 },
  ]
  stage.animate(copy, frames, { duration: MOVE, passes: true })
}

/** Something is there that was nowhere before. */
export function appear(stage: Stage, before: Snapshot, after: Snapshot, { piece, place }: Change): void {
  const frames = [
    { transform: 'translateY(10px)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  for (const element of newIn(before, after, piece, place))
    stage.plan(() => () => stage.animate(element, frames, { duration: MOVE }))
}

/** Points that were scored rise from their marker. */
export function rise(stage: Stage, marker: Element, words: string, party: string): void {
  stage.plan(() => {
    const { left, top, width } = marker.getBoundingClientRect()
    return () => riseFrom(stage, left + width / 2, top, words, party)
  })
}

function riseFrom(stage: Stage, left: number, top: number, words: string, party: string): void {
  const points = document.createElement('b')
  points.className = `points-gained f-${party}`
  points.textContent = words
  Object.assign(points.style, { left: `${left}px`, top: `${top}px` })
  stage.overlay.append(points)
  const frames = [
    { transform: 'translate(-50%, 26px)', opacity: 0 },
    { transform: 'translate(-50%, 30px)', opacity: 1, offset: 0.15 },
    { transform: 'translate(-50%, 38px)', opacity: 1, offset: 0.75 },
    { transform: 'translate(-50%, 44px)', opacity: 0 },
  ]
  stage.animate(points, frames, { duration: RISE, passes: true })
}
