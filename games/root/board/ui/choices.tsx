import type { Candidate } from '@tablee/kernel'
import { type FC, type KeyboardEvent, useEffect, useRef } from 'react'
import { WORDS } from '../words.ts'
import type { Props } from './part.tsx'

/** The candidates of one place, when there are several: a small menu beside it. */
export const Choices: FC<{
  readonly box: DOMRect
  readonly candidates: readonly Candidate[]
  readonly props: Props
  readonly close: () => void
}> = ({ box, candidates, props, close }) => {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.querySelector('button')?.focus()
    const outside = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [close])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') close()
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  const above = box.bottom + 48 * candidates.length > window.innerHeight
  const place = above ? { bottom: window.innerHeight - box.top + 4 } : { top: box.bottom + 4 }
  return (
    <div
      ref={menu}
      className="rt-choices"
      role="menu"
      aria-label={WORDS[props.language].choices}
      style={{ left: Math.max(8, Math.min(box.left, window.innerWidth - 288)), ...place }}
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
