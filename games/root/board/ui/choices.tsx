import type { Candidate } from '@tablee/kernel'
import { type FC, type KeyboardEvent, useEffect, useRef } from 'react'
import { WORDS } from '../words.ts'
import type { Props } from './spots.ts'

const WIDTH = 280
const ROW = 48
const EDGE = 8

/** The candidates of one place, when there are several: a small menu beside it. */
export const Choices: FC<{
  readonly at: Element
  readonly candidates: readonly Candidate[]
  readonly props: Props
  readonly close: () => void
}> = ({ at, candidates, props, close }) => {
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
  const above = box.bottom + ROW * candidates.length > window.innerHeight
  const place = above ? { bottom: window.innerHeight - box.top + 4 } : { top: box.bottom + 4 }
  return (
    <div
      ref={menu}
      className="rt-choices"
      role="menu"
      aria-label={WORDS[props.language].choices}
      style={{ left: Math.max(EDGE, Math.min(box.left, window.innerWidth - WIDTH - EDGE)), ...place }}
      onKeyDown={onKeyDown}
    >
      {candidates.map(({ key, say }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          onClick={() => {
            close()
            props.onPick(key)
          }}
        >
          {props.say(say)}
        </button>
      ))}
    </div>
  )
}
