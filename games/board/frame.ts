import type { Ref } from '@tablee/kernel'
import { createContext, type RefObject, use, useEffect, useState } from 'react'
import { beforePaint } from './before-paint.ts'
import type { PanZoom } from './pan-zoom.ts'

/** The places that a map moves in on, while what happens there is shown beside it; null for the whole map. */
export const FrameContext = createContext<readonly Ref[] | null>(null)

/** How near at most, and how much of the map's room the places then take. */
const NEAREST = 2.2
const SHARE = 0.6

/** A part of a drawing, in its own pixels before it is moved or scaled. */
interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How to move in on an area of a drawing of some size: how near, and how far its middle goes. */
export function frameOf(area: Area, width: number, height: number) {
  const near = Math.min(
    (SHARE * width) / (area.right - area.left),
    (SHARE * height) / (area.bottom - area.top),
    NEAREST,
  )
  const scale = Math.max(1, near)
  // No further than to the drawing's edge.
  const within = (way: number, length: number): number => {
    const most = (length * (1 - 1 / scale)) / 2
    return Math.max(-most, Math.min(most, way))
  }
  return {
    scale,
    x: within(width / 2 - (area.left + area.right) / 2, width),
    y: within(height / 2 - (area.top + area.bottom) / 2, height),
  }
}

/** The area that some places take in a drawing; null where it shows none of them. */
function areaOf(drawing: HTMLElement, refs: readonly Ref[]): Area | null {
  const origin = drawing.getBoundingClientRect()
  // As it is seen, which may be on the way from one frame to another.
  const scale = origin.width / drawing.offsetWidth
  const boxes = refs.flatMap(ref =>
    [...drawing.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].map(one => one.getBoundingClientRect()),
  )
  if (boxes.length === 0) return null
  return {
    left: (Math.min(...boxes.map(({ left }) => left)) - origin.left) / scale,
    top: (Math.min(...boxes.map(({ top }) => top)) - origin.top) / scale,
    right: (Math.max(...boxes.map(({ right }) => right)) - origin.left) / scale,
    bottom: (Math.max(...boxes.map(({ bottom }) => bottom)) - origin.top) / scale,
  }
}

/** Moves a map in on what is shown, and back afterwards; tells whether it is near, and how to go back before. */
export function useFrame(
  zoom: PanZoom,
  drawing: RefObject<HTMLElement | null>,
  room: unknown,
): { readonly near: boolean; readonly whole: () => void } {
  const refs = use(FrameContext)
  const [near, setNear] = useState(false)
  const places = refs?.join(' ') ?? ''
  const whole = () => {
    zoom.fit()
    setNear(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for other places, or another room
  useEffect(() => {
    if (places === '' && !near) return
    return beforePaint(() => {
      const area = drawing.current && places !== '' ? areaOf(drawing.current, places.split(' ')) : null
      if (drawing.current && area) {
        zoom.to(frameOf(area, drawing.current.offsetWidth, drawing.current.offsetHeight))
        setNear(true)
      } else if (near) whole()
    })
  }, [places, room])
  return { near, whole }
}
