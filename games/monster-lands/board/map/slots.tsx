import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC, ReactNode } from 'react'
import { type BuildingId, PRICES } from '../../data/board.ts'
import type { PoolDie, Slot } from '../../state.ts'
import { dataOf } from '../data.ts'
import { SignAt } from '../ui/art.tsx'
import { DieShape, dieOf } from '../ui/dice.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { MAP_WORDS } from '../words.ts'
import { partyOf } from './contents.ts'
import { AmountAt, type At, each, FreePlace, LyingDie, OwnerDisc, times, Words } from './pieces.tsx'
import { type Rect, rounded, short } from './plan.ts'

interface SlotsProps {
  readonly id: BuildingId
  readonly rect: Rect
  /** The die that was chosen and may come here. */
  readonly proposed: PoolDie | null
}

/** The places for dice of a building, as its plate has them. */
export const Slots: FC<SlotsProps> = props => {
  if (props.id === 'mine') return <Mine {...props} />
  if (props.id === 'alchemist') return <Lab {...props} />
  return props.id === 'pawnshop' ? <Pawnshop {...props} /> : <Row {...props} />
}

/** The fewest clans for which a place is open, where there are not as many here (deploy.9). */
function missing(
  props: Pick<SlotsProps, 'id'>,
  slot: number,
  view: Parameters<typeof dataOf>[0] & { readonly clans: readonly unknown[] },
): number | null {
  const { players } = dataOf(view).buildings[props.id].slots[slot]
  return players > Math.max(2, view.clans.length) ? players : null
}

const Row: FC<SlotsProps> = ({ id, rect: { x, y, w, h }, proposed }) => {
  const { view } = usePart().props
  const { slots } = view.citadel[id]
  const size = w < 160 ? 28 : 26
  const top = y + h - size - 9
  const next = slots.findIndex(({ by }, slot) => by === null && missing({ id }, slot, view) === null)
  return each(slots, (slot, i) => {
    const left = x + 11 + i * (size + 9)
    return (
      <OneDie
        id={id}
        slot={slot}
        i={i}
        x={left}
        y={top}
        size={size}
        proposed={i === next ? proposed : null}
      />
    )
  })
}

const OneDie: FC<
  At & {
    readonly id: BuildingId
    readonly slot: Slot
    readonly i: number
    readonly size: number
    readonly proposed: PoolDie | null
  }
> = ({ id, slot, i, proposed, ...at }) => {
  const { view, language } = usePart().props
  const { accepts } = dataOf(view).buildings[id]
  const shut = missing({ id }, i, view)
  if (slot.by !== null) return <Lying slot={slot} id={id} {...at} />
  if (shut !== null) return <Shut {...at} words={MAP_WORDS[language].from(shut)} />
  if (proposed !== null) return <Proposed {...at} die={proposed} />
  return <FreePlace {...at} space={accepts} required={accepts.length === 1} />
}

/** Dice in a place, side by side, with the disc of their clan at the corner. */
const Lying: FC<
  At & { readonly slot: Slot; readonly id: BuildingId; readonly size: number; readonly step?: number }
> = ({ slot: { dice, by }, id, x, y, size, step = size + 2 }) => {
  const { view } = usePart().props
  return (
    <>
      {each(dice, (die, i) => (
        <LyingDie die={die} x={short(x + i * step)} y={y} size={size} place={`building:${id}`} />
      ))}
      {by !== null && (
        <OwnerDisc
          x={x + (dice.length - 1) * step + size + 1}
          y={y + size - 1}
          party={partyOf(view, by)}
          r={7}
        />
      )}
    </>
  )
}

/** A place that is closed with so few clans. */
const Shut: FC<At & { readonly size: number; readonly words: string }> = ({ x, y, size, words }) => (
  <g className="ml-shut">
    <path d={rounded({ x, y, w: size, h: size }, 4, -0.6)} />
    <path
      className="ml-hatch"
      d={`M${short(x + 3)} ${short(y + size - 3)}l${size - 6}-${size - 6}M${short(x + 3)} ${short(y + size * 0.55)}l${short(size * 0.5)}-${short(size * 0.45)}M${short(x + size * 0.45)} ${short(y + size - 3)}l${short(size * 0.45)}-${short(size * 0.45)}`}
    />
    <Words x={x + size / 2} y={y + size / 2 + 4.5} look="is-shut">
      {words}
    </Words>
  </g>
)

/** The chosen die where it would lie: dashed, as long as it does not. */
const Proposed: FC<At & { readonly size: number; readonly die: PoolDie }> = ({ die, ...at }) => (
  <DieShape {...at} {...dieOf(die)} className="is-proposed" />
)

/** A place that is chosen by itself: of the Mine, or of the Lab. */
const OwnSlot: FC<{ readonly place: string; readonly rect: Rect; readonly children: ReactNode }> = ({
  place,
  rect,
  children,
}) => {
  const { candidates } = useSpot(place)
  return (
    <g {...useSpotAttributes(place, 'ml-slot')}>
      {candidates.length > 0 && <path className="ml-halo" d={rounded(rect, 6, 3)} />}
      {candidates.length > 0 && <path className="ml-focus" d={rounded(rect, 8, 5)} />}
      {children}
    </g>
  )
}

const Lab: FC<SlotsProps> = ({ id, rect: { x, y, w, h }, proposed }) => {
  const { view } = usePart().props
  const size = 26
  const top = y + h - size - 9
  return each(view.citadel[id].slots, (slot, i) => {
    const left = x + 11 + (i * (w - 22)) / 2
    const { yields } = dataOf(view).buildings[id].slots[i]
    const free = view.citadel[id].slots.findIndex(({ by }) => by === null)
    return (
      <OwnSlot place={`slot:${id}:${i}`} rect={{ x: left, y: top, w: (w - 30) / 2, h: size }}>
        <OneDie
          id={id}
          slot={slot}
          i={i}
          x={left}
          y={top}
          size={size}
          proposed={i === free ? proposed : null}
        />
        <AmountAt x={left + size + 7} y={top + 18} n={yields} of="potion" />
        <SignAt name="venom" className="ml-sg" x={short(left + size + 34)} y={top + 6} size={14} />
      </OwnSlot>
    )
  })
}

const Mine: FC<SlotsProps> = ({ id, rect: { x, y, w, h }, proposed }) => {
  const { view } = usePart().props
  const size = 20
  const { slots } = view.citadel.mine
  const next = slots.findIndex(({ by }, slot) => by === null && missing({ id }, slot, view) === null)
  const top = y + h - 2 * size - 15
  return each(slots, (slot, i) => {
    const { yields, dice } = dataOf(view).buildings.mine.slots[i]
    const [column, row] = [Math.floor(i / 2), i % 2]
    const at = { x: x + 11 + column * (w * 0.54), y: top + row * (size + 6) }
    return (
      <OwnSlot place={`slot:mine:${i}`} rect={{ x: at.x - 2, y: at.y, w: 26 + dice * (size + 2), h: size }}>
        <AmountAt x={at.x} y={at.y + 15} n={yields} of="gold" size={13} />
        {slot.by === null ? (
          times(dice, die => (
            <OneDie
              id={id}
              slot={slot}
              i={i}
              x={at.x + 25 + die * (size + 2)}
              y={at.y}
              size={size}
              proposed={i === next ? proposed : null}
            />
          ))
        ) : (
          <Lying slot={slot} id={id} x={at.x + 25} y={at.y} size={size} />
        )}
      </OwnSlot>
    )
  })
}

/** The pawnshop takes any number of dice: those that lie there move together until they fit. */
const Pawnshop: FC<SlotsProps> = ({ id, rect: { x, y, w, h }, proposed }) => {
  const { view, language } = usePart().props
  const { slots } = view.citadel.pawnshop
  const size = slots.length === 0 ? 26 : 20
  const top = y + h - size - 10
  const count = slots.reduce((sum, { dice }) => sum + dice.length, 0)
  const room = w - 22 - size - 6
  const step = Math.min(size + 2, room / Math.max(1, count + slots.length * 0.5))
  let left = x + 11
  return (
    <>
      {each(slots, slot => {
        const at = left
        left += (slot.dice.length - 1) * step + Math.max(step, size * 0.7) + 5
        return <Lying slot={slot} id={id} x={at} y={top} size={size} step={step} />
      })}
      {proposed === null ? (
        <FreePlace x={left} y={top} size={size} space={slots.length === 0 ? 'FMP' : null} required />
      ) : (
        <Proposed x={left} y={top} size={size} die={proposed} />
      )}
      {slots.length === 0 && (
        <>
          <Words x={left + size + 9} y={top + 18}>
            {MAP_WORDS[language].perDie}
          </Words>
          <AmountAt x={left + size + 43} y={top + 18} n={`+${PRICES.pawn}`} of="gold" />
        </>
      )}
    </>
  )
}
