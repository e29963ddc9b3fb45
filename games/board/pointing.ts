import type { Ref } from '@tablee/kernel'
import { type FocusEvent, type PointerEvent, useRef, useState } from 'react'
import type { BoardProps } from './index.ts'
import type { Explain } from './part.tsx'
import { NOTHING, type Spots } from './spots.ts'

/** The piece that is pointed at. */
export interface Pointed {
  readonly ref: Ref
  readonly box: DOMRect
  /** It says of itself what it is. */
  readonly quiet: boolean
}

/** How long a tip stays after a finger has left the screen. */
const LINGER = 2500

/** What the pointer or the focus is on: for tips, and for lists that light up too. */
export function usePointing(onPoint: BoardProps<never>['onPoint'], spots: Spots) {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const timer = useRef(0)
  const forget = (): void => {
    window.clearTimeout(timer.current)
    if (pointed) onPoint(null)
    setPointed(null)
  }
  const point = (event: PointerEvent | FocusEvent): void => {
    const element = pointedAt(event.target as Element, event.currentTarget, spots)
    const ref = element?.getAttribute('data-ref') ?? null
    if (ref === (pointed?.ref ?? null)) return
    window.clearTimeout(timer.current)
    setPointed(
      element && ref !== null
        ? { ref, box: element.getBoundingClientRect(), quiet: element.hasAttribute('data-quiet') }
        : null,
    )
    onPoint(placeOf(element))
  }
  const leave = (event: PointerEvent | FocusEvent): void => {
    const touched = 'pointerType' in event && event.pointerType === 'touch'
    if (touched) timer.current = window.setTimeout(forget, LINGER)
    else forget()
  }
  return {
    pointed,
    forget,
    handlers: { onPointerOver: point, onPointerLeave: leave, onFocus: point, onBlur: leave },
  }
}

/** Why not, or what it is: the latter for whoever stays on it. */
export function tipOf<V>(
  { say, view, language }: BoardProps<V>,
  explain: Explain<V>,
  spots: Spots,
  { ref, quiet }: Pointed,
): { readonly text: string; readonly late: boolean } | null {
  const { refusal, candidates } = spots.get(ref) ?? NOTHING
  if (refusal) return { text: reason(say(refusal.why), refusal.rule), late: false }
  const meaning = candidates.length > 0 ? say(candidates[0].say) : null
  const text = quiet ? null : (explain(ref, view, language) ?? meaning)
  return text === null ? null : { text, late: true }
}

/** Why not, and the rule that forbids it. */
export const reason = (why: string, rule?: string): string =>
  rule === undefined ? why : `${why.replace(/\.$/, '')} (${rule})`

/** The innermost piece under the pointer; but a place that is refused tells its reason first. */
function pointedAt(from: Element, root: Element, spots: Spots): Element | null {
  let innermost: Element | null = null
  let at = from.closest('[data-ref]')
  while (at && root.contains(at)) {
    innermost ??= at
    if (spots.get(at.getAttribute('data-ref') ?? '')?.refusal) return at
    at = at.parentElement?.closest('[data-ref]') ?? null
  }
  return innermost
}

const PLACE = '[data-ref]:not([data-ref^="piece:"], [data-ref^="tip:"])'

/** The place that a piece belongs to, as candidates and journal name places. */
function placeOf(element: Element | null): Ref | null {
  return element?.closest(PLACE)?.getAttribute('data-ref') ?? null
}
