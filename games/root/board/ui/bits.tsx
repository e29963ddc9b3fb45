import { pieceIn } from '@tablee/board'
import { Opens } from '@tablee/board/kit/opens.tsx'
import { Stat } from '@tablee/board/kit/stat.tsx'
import { Track as KitTrack } from '@tablee/board/kit/track.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import type { Suit } from '../../data/suits.ts'
import { cardRef } from '../contents.ts'
import { explain } from '../explain.ts'
import { titleOf } from '../words.ts'
import { Disc, Fan, Head, Icon, Pattern } from './art.tsx'
import { usePart } from './part.tsx'

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
  <KitTrack
    className={round ? 'is-round' : ''}
    label={label}
    about={`track:${about}`}
    spaces={values.map((print, i) => ({ key: i, print, state: spaceClass(i, placed) }))}
  />
)

/** How a space of a track looks, by how many of its pieces stand on the map. */
export const spaceClass = (i: number, placed: number): string =>
  `${i < placed ? '' : 'is-full'}${i === placed ? ' is-next' : ''}${i === placed - 1 ? ' is-now' : ''}`

/** A persistent effect in play. */
export const Effect: FC<{ readonly card: CardId; readonly bare?: boolean }> = ({ card, bare }) => {
  const { language } = usePart().props
  const title = titleOf(CARDS[card], language)
  return (
    <span {...useSpotAttributes(cardRef(card), 'rt-effect')}>
      <Opens about={cardRef(card)} label={title} mark="none">
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
