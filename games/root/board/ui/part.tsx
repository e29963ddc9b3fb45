import type { Ref } from '@tablee/kernel'
import {
  type CSSProperties,
  createContext,
  type FC,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react'
import { Choices } from './choices.tsx'
import { tipOf, usePointing } from './pointing.ts'
import { NOTHING, type Props, type Spot, type Spots, spotsOf } from './spots.ts'
import { Tip } from './tip.tsx'

interface PartValue {
  readonly props: Props
  readonly spots: Spots
  /** Chooses what is at a ref: at once, or from a menu where there are several things. */
  pick(ref: Ref, element: Element): void
}

const Context = createContext<PartValue | null>(null)

/** The part of the board around this component. */
export function usePart(): PartValue {
  const part = useContext(Context)
  if (!part) throw new Error('A piece of the board stands outside its parts.')
  return part
}

/** What is chosen or refused at a ref. */
export const useSpot = (ref: Ref): Spot => usePart().spots.get(ref) ?? NOTHING

/** A part of the board: it shows tips, opens choices and says what the pointer is on. */
export const Part: FC<{
  readonly props: Props
  readonly className: string
  readonly label: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}> = ({ props, className, label, style, children }) => {
  const { candidates, refused, onPick } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spots depend on these two alone.
  const spots = useMemo(() => spotsOf(props), [candidates, refused])
  const { pointed, forget, handlers } = usePointing(props, spots)
  const [open, setOpen] = useState<{ readonly ref: Ref; readonly element: Element } | null>(null)
  const value: PartValue = {
    props,
    spots,
    pick(ref, element) {
      const found = spots.get(ref)?.candidates ?? []
      forget()
      if (found.length === 1) onPick(found[0].key)
      else if (found.length > 1) setOpen({ ref, element })
    },
  }
  const tip = pointed && tipOf(props, spots, pointed)
  const choices = open ? (spots.get(open.ref)?.candidates ?? []) : []
  return (
    <Context value={value}>
      <section className={`rt ${className}`} style={style} aria-label={label} {...handlers}>
        {children}
        {pointed && tip && !open && <Tip box={pointed.box} {...tip} />}
        {open && choices.length > 1 && (
          <Choices at={open.element} candidates={choices} props={props} close={() => setOpen(null)} />
        )}
      </section>
    </Context>
  )
}
