import type { PanzoomObject } from '@panzoom/panzoom'
import { type RefObject, useEffect, useRef } from 'react'

/** How near a map is, and how much of the way from its middle. */
interface Frame {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** What the keys and buttons of a map do to it. */
export interface PanZoom {
  in(): void
  out(): void
  fit(): void
  /** To a frame; as soon as a map that has just come can be moved. */
  to(frame: Frame): void
}

/** How long a map takes to move in on a place, in milliseconds. */
const MOVES = 320

const MOST = 4

/** How long a map stays as it was painted, only larger, before it is painted anew as near as it now is. */
const SETTLES = 900

/** Marks a map as on its way: what takes long to paint waits in the stylesheet until it has settled. */
function marksMoves(sheet: HTMLElement): () => void {
  let settles: ReturnType<typeof setTimeout>
  return () => {
    clearTimeout(settles)
    sheet.classList.add('moves')
    settles = setTimeout(() => sheet.classList.remove('moves'), SETTLES)
  }
}

/** Nobody zooms before there is something to be seen: what does it is fetched after that. */
const seen = (): Promise<void> =>
  new Promise(done => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 300)
    else requestIdleCallback(() => done(), { timeout: 2000 })
  })

/** Lets a map be panned and zoomed: wheel, pinch, drag, and the keys + - 0. */
export function usePanZoom(
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): PanZoom {
  const held = useRef<PanzoomObject | null>(null)
  const wanted = useRef<Frame | null>(null)
  useEffect(() => {
    const [outer, inner] = [frame.current, sheet.current]
    if (!outer || !inner) return
    let release = (): void => {}
    let left = false
    void seen()
      .then(() => import('@panzoom/panzoom'))
      .then(({ default: Panzoom }) => {
        if (left) return
        const panzoom = Panzoom(inner, {
          maxScale: MOST,
          minScale: 1,
          contain: 'outside',
          panOnlyWhenZoomed: true,
          cursor: '',
          noBind: true,
          handleStartEvent: () => {},
          animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
          duration: 120,
        })
        held.current = panzoom
        inner.addEventListener('panzoomchange', marksMoves(inner))
        // It goes to its start in a timeout of its own.
        setTimeout(() => wanted.current && !left && moveTo(panzoom, wanted.current))
        const unbind = bind(outer, panzoom)
        release = () => {
          unbind()
          panzoom.destroy()
        }
      })
    return () => {
      left = true
      release()
      held.current = null
    }
  }, [frame, sheet])
  return {
    in: () => held.current?.zoomIn(),
    out: () => held.current?.zoomOut(),
    fit: () => {
      wanted.current = null
      held.current?.reset()
    },
    to: frame => {
      wanted.current = frame
      if (held.current) moveTo(held.current, frame)
    },
  }
}

/** Panzoom would measure what it contains before it has grown: a frame is contained by itself. */
function moveTo(panzoom: PanzoomObject, { scale, x, y }: Frame): void {
  const options = { duration: MOVES, contain: undefined, force: true }
  panzoom.zoom(scale, options)
  panzoom.pan(x, y, options)
}

/** A press becomes a pan once it has moved this far: before, it is a click. */
const THRESHOLD = 5

function bind(frame: HTMLElement, panzoom: PanzoomObject): () => void {
  const pointers = new Map<number, PointerEvent>()
  let pans = false
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && panzoom.getScale() === 1 && event.deltaY > 0) return
    panzoom.zoomWithWheel(event, { animate: false })
  }
  const down = (event: PointerEvent): void => {
    pointers.set(event.pointerId, event)
    pans = false
    panzoom.handleDown(event)
  }
  const move = (event: PointerEvent): void => {
    const from = pointers.get(event.pointerId)
    if (!from) return
    if (
      Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > THRESHOLD ||
      pointers.size > 1
    )
      pans = panzoom.getScale() > 1 || pointers.size > 1
    panzoom.handleMove(event)
  }
  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return
    panzoom.handleUp(event)
  }
  const click = (event: MouseEvent): void => {
    if (pans) event.stopPropagation()
    pans = false
  }
  frame.addEventListener('wheel', wheel, { passive: false })
  frame.addEventListener('pointerdown', down)
  frame.addEventListener('click', click, true)
  document.addEventListener('pointermove', move)
  document.addEventListener('pointerup', up)
  document.addEventListener('pointercancel', up)
  return () => {
    frame.removeEventListener('wheel', wheel)
    frame.removeEventListener('pointerdown', down)
    frame.removeEventListener('click', click, true)
    document.removeEventListener('pointermove', move)
    document.removeEventListener('pointerup', up)
    document.removeEventListener('pointercancel', up)
  }
}
