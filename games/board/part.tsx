import type { Language, Ref } from '@tablee/kernel'
import {
  type CSSProperties,
  createContext,
  type FC,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Choices } from './choices.tsx'
import type { BoardProps } from './index.ts'
import { tipOf, usePointing } from './pointing.ts'
import { type Spot, type Spots, spotAt, spotsOf } from './spots.ts'
import { Tip } from './tip.tsx'
import './kit/kit.css'
import './kit/glow.css'
import './part.css'

/** What a piece, card or place is, in a line or two; null where there is nothing to tell. */
export type Explain<V> = (ref: Ref, view: V, language: Language) => string | null

/** What the pieces of a part share. */
export interface PartValue<V> {
  readonly props: BoardProps<V>
  readonly spots: Spots
  /** Chooses what is at some refs: at once, or from a menu where there are several things. */
  pick(refs: readonly Ref[], element: Element): void
}

const Context = createContext<PartValue<never> | null>(null)

/** The part of the board around this component. */
export function usePartOf<V>(): PartValue<V> {
  const part = useContext(Context)
  if (!part) throw new Error('A piece of the board stands outside its parts.')
  return part as unknown as PartValue<V>
}

/** What is chosen or refused at a ref, or at any of several. */
export const useSpot = (...refs: readonly Ref[]): Spot => spotAt(usePartOf().spots, refs)

interface PartProps<V> {
  readonly props: BoardProps<V>
  readonly className: string
  readonly label: string
  readonly style?: CSSProperties
  /** Whether it scrolls, so that the keyboard must reach it. */
  readonly scrolls?: boolean
  readonly children: ReactNode
}

/** What is alike in all parts of a game's board. */
interface Parts<V> {
  /** The classes that all of them have. */
  readonly className: string
  readonly explain: Explain<V>
  /** What the menu of several choices is called. */
  readonly choices: (language: Language) => string
  /** What they are given, as the board shows it; it may be a hook. */
  readonly useProps?: (props: BoardProps<V>) => BoardProps<V>
}

/** How a game makes the parts of its board. */
export const partOf =
  <V,>({ className: game, explain, choices, useProps = props => props }: Parts<V>): FC<PartProps<V>> =>
  ({ props, className, ...rest }) => (
    <PartOf
      props={useProps(props)}
      explain={explain}
      className={`${game} ${className}`}
      choices={choices(props.language)}
      {...rest}
    />
  )

/** A part of the board: it shows tips, opens choices and says what the pointer is on. */
function PartOf<V>({
  props,
  explain,
  className,
  label,
  choices,
  style,
  scrolls,
  children,
}: PartProps<V> & { readonly explain: Explain<V>; readonly choices: string }) {
  const { candidates, refused, onPick } = props
  const spots = useMemo(() => spotsOf({ candidates, refused }), [candidates, refused])
  const { pointed, forget, handlers } = usePointing(props.onPoint, spots)
  const [open, setOpen] = useState<{ readonly refs: readonly Ref[]; readonly element: Element } | null>(null)
  const value: PartValue<V> = {
    props,
    spots,
    pick(refs, element) {
      const found = spotAt(spots, refs).candidates
      forget()
      if (found.length === 1) onPick(found[0].key, found[0].second)
      else if (found.length > 1) setOpen({ refs, element })
    },
  }
  const section = useRef<HTMLElement>(null)
  useLight(section, props.lit)
  const tip = pointed && tipOf(props, explain, spots, pointed)
  const offered = open ? spotAt(spots, open.refs).candidates : []
  return (
    <Context value={value as unknown as PartValue<never>}>
      <section
        ref={section}
        className={`part ${className}`}
        style={style}
        aria-label={label}
        tabIndex={scrolls ? 0 : undefined}
        {...handlers}
      >
        {children}
        {pointed && tip && !open && <Tip box={pointed.box} {...tip} />}
        {open && offered.length > 1 && (
          <Choices
            at={open.element}
            label={choices}
            candidates={offered}
            say={props.say}
            onPick={onPick}
            close={() => setOpen(null)}
          />
        )}
      </section>
    </Context>
  )
}

/** Marks every piece of a part that is lit up, those at which nothing can be chosen too: a guide points at them. */
function useLight(part: RefObject<HTMLElement | null>, lit: ReadonlySet<Ref>): void {
  const any = useRef(false)
  useEffect(() => {
    if (lit.size === 0 && !any.current) return
    any.current = lit.size > 0
    for (const piece of part.current?.querySelectorAll('[data-ref]') ?? [])
      piece.toggleAttribute('data-lit', lit.has(piece.getAttribute('data-ref') ?? ''))
  })
}
