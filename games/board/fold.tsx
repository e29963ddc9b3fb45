import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './fold.css'

/** A seat folded to its head and one line: a tap on the line unfolds the rest over what lies below. */
export function Fold({
  className,
  head,
  line,
  name,
  children,
}: {
  readonly className: string
  readonly head: ReactNode
  /** What counts most. */
  readonly line: ReactNode
  /** What the button that unfolds is called. */
  readonly name: string
  /** All of it. */
  readonly children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const fold = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: PointerEvent): void => {
      if (!fold.current?.contains(target as Node)) setOpen(false)
    }
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', press)
    }
  }, [open])
  return (
    <section ref={fold} className={`fold ${className}`}>
      {head}
      <div className="fold-line">
        {line}
        <button
          type="button"
          className="fold-open"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={name}
          onClick={() => setOpen(!open)}
        >
          <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4.5 7.5 10 13l5.5-5.5" />
          </svg>
        </button>
      </div>
      {open && (
        <div id={id} className="fold-rest">
          {children}
        </div>
      )}
    </section>
  )
}
