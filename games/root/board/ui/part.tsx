import { type BoardProps, refsOf } from '@tablee/board'
import type { Candidate, Ref, Refusal } from '@tablee/kernel'
import {
  type CSSProperties,
  createContext,
  type FC,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react'
import type { RootView } from '../../view.ts'
import { explain } from '../explain.ts'
import { Choices } from './choices.tsx'
import { Tip } from './tip.tsx'

/** What every part of Root's board is given. */
export type Props = BoardProps<RootView>

/** What may and may not be chosen at a ref. */
export interface Spot {
  readonly candidates: readonly Candidate[]
  readonly refusal: Refusal | null
}

interface PartValue {
  readonly props: Props
  readonly spots: ReadonlyMap<Ref, Spot>
  pick(ref: Ref, element: Element): void
}

const Context = createContext<PartValue | null>(null)

/** The part of the board around this component. */
export function usePart(): PartValue {
  const part = useContext(Context)
  if (!part) throw new Error('A piece of the board stands outside its parts.')
  return part
}

const NOTHING: Spot = { candidates: [], refusal: null }

function spotsOf({ candidates, refused }: Props): ReadonlyMap<Ref, Spot> {
  const spots = new Map<Ref, { candidates: Candidate[]; refusal: Refusal | null }>()
  const at = (ref: Ref) => {
    const spot = spots.get(ref) ?? { candidates: [], refusal: null }
    spots.set(ref, spot)
    return spot
  }
  for (const one of candidates) for (const ref of refsOf(one)) at(ref).candidates.push(one)
  for (const one of refused) for (const ref of refsOf(one)) at(ref).refusal ??= one
  return spots
}

/** What is chosen or refused at a ref; what may be chosen is never refused too. */
export function useSpot(ref: Ref): Spot {
  const spot = usePart().spots.get(ref) ?? NOTHING
  return spot.candidates.length > 0 ? { ...spot, refusal: null } : spot
}

/** What the pointer or the focus is on. */
interface Pointed {
  readonly ref: Ref
  readonly box: DOMRect
}

/** A part of the board: it shows tips, opens choices and says what the pointer is on. */
export const Part: FC<{
  readonly props: Props
  readonly className: string
  readonly label: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}> = ({ props, className, label, style, children }) => {
  const { candidates, refused, view, language, say, onPick, onPoint } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spots depend on these two alone.
  const spots = useMemo(() => spotsOf(props), [candidates, refused])
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [open, setOpen] = useState<{ ref: Ref; box: DOMRect; element: Element } | null>(null)
  const value: PartValue = {
    props,
    spots,
    pick(ref, element) {
      const found = spots.get(ref)?.candidates ?? []
      setPointed(null)
      if (found.length === 1) onPick(found[0].key)
      else if (found.length > 1) setOpen({ ref, box: element.getBoundingClientRect(), element })
    },
  }
  const point = (event: PointerEvent | FocusEvent): void => {
    const element = pointedAt(event.target as Element, event.currentTarget, spots)
    const ref = element?.getAttribute('data-ref') ?? null
    if (ref === (pointed?.ref ?? null)) return
    setPointed(element && ref !== null ? { ref, box: element.getBoundingClientRect() } : null)
    onPoint(ref)
  }
  const leave = (): void => {
    if (pointed) onPoint(null)
    setPointed(null)
  }
  const refusal =
    pointed && spots.get(pointed.ref)?.candidates.length === 0 ? spots.get(pointed.ref)?.refusal : null
  const tip =
    pointed && (refusal ? reason(say(refusal.why), refusal.rule) : explain(pointed.ref, view, language))
  const choices = open ? (spots.get(open.ref)?.candidates ?? []) : []
  return (
    <Context value={value}>
      <section
        className={`rt ${className}`}
        style={style}
        aria-label={label}
        onPointerOver={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        {children}
        {tip && !open && <Tip box={pointed.box} text={tip} />}
        {open && choices.length > 1 && (
          <Choices
            box={open.box}
            candidates={choices}
            props={props}
            close={() => {
              setOpen(null)
              ;(open.element as HTMLElement | SVGElement).focus()
            }}
          />
        )}
      </section>
    </Context>
  )
}

/** Why not, and the rule that forbids it. */
export const reason = (why: string, rule?: string): string =>
  rule === undefined ? why : `${why.replace(/\.$/, '')} (${rule})`

/** The innermost piece under the pointer; but a place that is refused tells its reason first. */
function pointedAt(from: Element, root: Element, spots: ReadonlyMap<Ref, Spot>): Element | null {
  let innermost: Element | null = null
  for (
    let at = from.closest('[data-ref]');
    at && root.contains(at);
    at = at.parentElement?.closest('[data-ref]') ?? null
  ) {
    innermost ??= at
    const spot = spots.get(at.getAttribute('data-ref') ?? '')
    if (spot?.refusal && spot.candidates.length === 0) return at
  }
  return innermost
}
