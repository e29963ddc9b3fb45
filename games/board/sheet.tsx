import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFrame } from './frame.ts'
import type { Size } from './index.ts'
import { usePanZoom } from './pan-zoom.ts'
import './sheet.css'

/** The room that a map has on the screen. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** A map that may be panned and zoomed: by wheel, pinch and drag, the keys + - 0, and buttons on a desktop. */
export function Sheet({
  words,
  size,
  children,
}: {
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly zoomFit: string }
  readonly size: Size
  /** Draws the map into its room, which is not known at first. */
  readonly children: (box: Box | null) => ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const zoom = usePanZoom(frame, sheet)
  const [box, setBox] = useState<Box | null>(null)
  const { near, whole } = useFrame(zoom, sheet, box)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect
      if (width > 0 && height > 0) setBox({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = { '+': zoom.in, '=': zoom.in, '-': zoom.out, '0': zoom.fit }[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  return (
    <div className="sheet">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys zoom whatever is focused inside. */}
      <div ref={frame} className="sheet-frame" tabIndex={-1} onKeyDown={onKeyDown}>
        <div ref={sheet} className="sheet-drawing">
          {children(box)}
        </div>
      </div>
      {near && (
        <button type="button" className="sheet-whole" onClick={whole}>
          {words.zoomFit}
        </button>
      )}
      {size === 'desktop' && (
        <div className="sheet-zoom">
          <button type="button" aria-label={words.zoomIn} onClick={zoom.in}>
            +
          </button>
          <button type="button" aria-label={words.zoomOut} onClick={zoom.out}>
            −
          </button>
          <button type="button" aria-label={words.zoomFit} onClick={zoom.fit}>
            ⤢
          </button>
        </div>
      )}
    </div>
  )
}
