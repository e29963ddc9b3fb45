import type { ReactNode } from 'react'
import './empty.css'

/** Small drawings in two inks, for pages that have nothing to show. */
const DRAWINGS = {
  table: (
    <>
      <ellipse cx="60" cy="40" rx="52" ry="16" className="d-side" />
      <ellipse cx="60" cy="36" rx="52" ry="16" className="d-top" />
      <ellipse cx="60" cy="36" rx="44" ry="12" className="d-rim" />
      <path
        d="M26 20a7 7 0 0 1 14 0v6H26ZM80 20a7 7 0 0 1 14 0v6H80ZM53 12a7 7 0 0 1 14 0v6H53Z"
        className="d-dashed"
      />
    </>
  ),
  chart: (
    <>
      <path d="M14 54h94" className="d-line" />
      <path d="M24 54V34h14v20M52 54V22h14v32M80 54V42h14v12" className="d-dashed d-bars" />
    </>
  ),
  cloud: (
    <>
      <path d="M34 48c-14-2-12-22 4-20 2-16 28-18 32-2 16-4 24 20 6 22Z" className="d-cloud" />
      <path d="M92 46l-9 9M83 46l9 9" className="d-cross" />
    </>
  ),
  map: (
    <>
      <path d="M22 14l22-6 30 8 24-6v40l-24 6-30-8-22 6Z" className="d-map" />
      <path d="M44 8v40M74 16v40" className="d-line" />
      <path d="M56 24a7 7 0 1 1 9 6.500c-2 .8-2.500 2-2.500 4M62.500 40v.2" className="d-mark" />
    </>
  ),
} as const

/** Nothing to show: a small drawing, what will be here, and the way out. */
export function Empty({
  drawing,
  title,
  line,
  children,
}: {
  readonly drawing: keyof typeof DRAWINGS
  readonly title: string
  readonly line: string
  readonly children?: ReactNode
}) {
  return (
    <div className="empty">
      <svg viewBox="0 0 120 64" aria-hidden="true">
        {DRAWINGS[drawing]}
      </svg>
      <h2>{title}</h2>
      <p>{line}</p>
      {children && <div className="empty-acts">{children}</div>}
    </div>
  )
}
