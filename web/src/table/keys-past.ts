import { useEffect, useRef } from 'react'
import { isElsewhere } from './keys.ts'
import { type Past, SPEEDS } from './past.ts'
import { stopFrom } from './stops.ts'

/** The keys of a look back: arrows by a choice, with Shift by a turn; Space plays; < and > change the speed. */
export function usePastKeys(past: Past, toggle: () => void): void {
  const latest = useRef({ past, toggle })
  latest.current = { past, toggle }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event) || event.ctrlKey || event.altKey || event.metaKey) return
      const act = actOf(event, latest.current.past, latest.current.toggle)
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
}

function actOf(
  { key, shiftKey, target }: KeyboardEvent,
  past: Past,
  toggle: () => void,
): (() => void) | null {
  const go = (to: number | undefined) => () => to !== undefined && past.goTo(to)
  const faster = (by: -1 | 1) => () => past.setSpeed(SPEEDS[SPEEDS.indexOf(past.speed) + by] ?? past.speed)
  const { at, last, stops } = past
  switch (key) {
    case 'ArrowLeft':
      return go(shiftKey ? stopFrom(stops, at, -1) : Math.max(0, at - 1))
    case 'ArrowRight':
      return go(shiftKey ? stopFrom(stops, at, 1) : Math.min(last, at + 1))
    case ' ':
      return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement ? null : toggle
    case '>':
      return faster(1)
    case '<':
      return faster(-1)
    default:
      return null
  }
}
