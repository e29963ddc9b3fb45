import { pieceIn } from '@tablee/board'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import type { Suit } from '../../data/suits.ts'
import { cardRef } from '../contents.ts'
import { explain } from '../explain.ts'
import { titleOf } from '../words.ts'
import { Disc, Fan, Head, Icon, Pattern } from './art.tsx'
import { Opens } from './opens.tsx'
import { usePart } from './part.tsx'

/** A number after its sign, with what it means as a tip. */
export const Stat: FC<{ readonly tip: string; readonly sign: ReactNode; readonly n: number }> = ({
  tip,
  sign,
  n,
}) => (
  <span className="rt-stat" data-ref={`tip:${tip}`} role="img" aria-label={tip}>
    {sign}
    <b>{n}</b>
  </span>
)

/** How many cards are in a hand. */
export const HandCount: FC<{ readonly tip: string; readonly n: number; readonly seat: Seat }> = ({
  tip,
  n,
  seat,
}) => (
  <Stat
    tip={tip}
    sign={
      <span {...pieceIn('card', `seat:${seat}`, n)}>
        <Fan />
      </span>
    }
    n={n}
  />
)

/** A small card: colour, pattern, head; a Vizier wears a crown. */
export const Mini: FC<{ readonly card: CardId; readonly spent?: boolean }> = ({ card, spent }) => {
  const { suit, kind } = CARDS[card]
  const { language } = usePart().props
  const attributes = useSpotAttributes(
    cardRef(card),
    `rt-mini s-${suit}${spent ? ' is-spent' : ''}`,
    titleOf(CARDS[card], language),
  )
  return (
    <span {...attributes}>
      <Pattern suit={suit} />
      <Head suit={suit} />
      {kind === 'vizier' && <Icon name="crown" className="rt-mini-crown" />}
    </span>
  )
}

/** An item on its tile. */
export const ItemTile: FC<{
  readonly item: Item
  readonly at: string
  readonly exhausted?: boolean
  readonly damaged?: boolean
  readonly small?: boolean
}> = ({ item, at, exhausted, damaged, small }) => {
  const { view, language } = usePart().props
  const state = `${exhausted ? ' is-spent' : ''}${damaged ? ' is-damaged' : ''}${small ? ' is-small' : ''}`
  const attributes = useSpotAttributes(at, `rt-item${state}`, explain(at, view, language) ?? undefined)
  return (
    <span {...attributes}>
      <Icon name={item} />
    </span>
  )
}

/** A track of pieces not yet placed: filled are still on the board, hollow on the map. */
export const Track: FC<{
  readonly values: readonly number[]
  readonly placed: number
  readonly round?: boolean
  readonly label: string
  /** What explains it. */
  readonly about: string
}> = ({ values, placed, round, label, about }) => (
  <ol className={`rt-track ${round ? 'is-round' : ''}`} aria-label={label} data-ref={`track:${about}`}>
    {values.map((value, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track.
      <li key={i} className={spaceClass(i, placed)}>
        {value}
      </li>
    ))}
  </ol>
)

/** How a space of a track looks, by how many of its pieces stand on the map. */
export const spaceClass = (i: number, placed: number): string =>
  `${i < placed ? 'is-open' : ''}${i === placed ? 'is-next' : ''}${i === placed - 1 ? ' is-now' : ''}`

/** A persistent effect in play. */
export const Effect: FC<{ readonly card: CardId; readonly bare?: boolean }> = ({ card, bare }) => {
  const { language } = usePart().props
  const title = titleOf(CARDS[card], language)
  return (
    <span {...useSpotAttributes(cardRef(card), 'rt-effect')}>
      <Opens about={cardRef(card)} label={title} plain>
        <Disc suit={CARDS[card].suit} />
        {!bare && <span>{title}</span>}
      </Opens>
    </span>
  )
}

/** A cost in crafting pieces. */
export const Cost: FC<{ readonly cost: readonly (Suit | 'any')[] }> = ({ cost }) => (
  <span className="rt-cost">
    {cost.map((suit, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cost may name a suit twice.
      <Disc key={i} suit={suit} />
    ))}
  </span>
)
