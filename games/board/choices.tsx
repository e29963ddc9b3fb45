import { type FC, type KeyboardEvent, useEffect, useRef } from 'react'
import type { BoardProps } from './index.ts'
import type { Choice } from './spots.ts'

const WIDTH = 280
const ROW = 48
const EDGE = 8
/** A longer menu scrolls. */
const MOST = 8

/** The candidates of one place, when there are several: a small menu beside it. */
export const Choices: FC<{
  readonly at: Element
  readonly label: string
  readonly candidates: readonly Choice[]
  readonly say: BoardProps<never>['say']
  readonly onPick: BoardProps<never>['onPick']
  readonly close: () => void
}> = ({ at, label, candidates, say, onPick, close }) => {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])
  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [close])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
      ;(at as SVGElement).focus()
    }
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(now + step + buttons.length) % buttons.length]?.focus()
  }
  const box = at.getBoundingClientRect()
  const above = box.bottom + ROW * Math.min(MOST, candidates.length) > window.innerHeight
  const place = above ? { bottom: window.innerHeight - box.top + 4 } : { top: box.bottom + 4 }
  return (
    <div
      ref={menu}
      className="part-choices"
      role="menu"
      aria-label={label}
      style={{ left: Math.max(EDGE, Math.min(box.left, window.innerWidth - WIDTH - EDGE)), ...place }}
      onKeyDown={onKeyDown}
    >
      {candidates.map(({ key, second, say: meaning, note }) => (
        <button
          key={key + (second ?? '')}
          type="button"
          role="menuitem"
          onClick={() => {
            close()
            onPick(key, second)
          }}
        >
          {say(meaning)}
          {note && <small>{note}</small>}
        </button>
      ))}
    </div>
  )
}
