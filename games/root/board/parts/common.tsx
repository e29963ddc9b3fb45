import { pieceIn } from '@tablee/board'
import { Opens } from '@tablee/board/kit/opens.tsx'
import { FOCUSABLE, told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { CARDS } from '../../data/cards.ts'
import { ITEM_SUPPLY, ITEMS, type Item } from '../../data/items.ts'
import type { Suit } from '../../data/suits.ts'
import { cardRef, DISCARD } from '../contents.ts'
import { CardBack, Head, Icon, Pattern } from '../ui/art.tsx'
import { Part, usePart } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { SHEETS, WORDS } from '../words.ts'
import { Hirelings } from './hirelings.tsx'
import { Landmarks } from './landmarks.tsx'

const DOMINANCES: readonly Suit[] = ['mouse', 'fox', 'rabbit', 'bird']

/** Where items lie on the map's edge, and how many must be left for each to be there. */
const PLACES: readonly { readonly item: Item; readonly least: number }[] = [
  ...(['bag', 'boots', 'hammer', 'sword', 'tea', 'coins'] as const).map(item => ({ item, least: 1 })),
  ...(['bag', 'boots', 'crossbow', 'sword', 'tea', 'coins'] as const).map(item => ({
    item,
    least: ITEM_SUPPLY[item],
  })),
]

/** Deck, discard pile, dominance cards and item supply. */
export const Common: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  const top = view.discard.at(-1)
  const left = ITEMS.reduce((sum, item) => sum + view.supply[item], 0)
  return (
    <Part props={props} className={`rt-common is-${props.size}`} label={words.common}>
      <div className="rt-piles">
        <figure>
          <span
            {...told(SHEETS[language].tip.deck(view.deck))}
            {...FOCUSABLE}
            {...pieceIn('card', 'deck', view.deck)}
          >
            <CardBack />
          </span>
          <figcaption>
            {words.deck} <b>{view.deck}</b>
          </figcaption>
        </figure>
        <figure>
          <Opens about={DISCARD} label={SHEETS[language].opensDiscard(view.discard.length)}>
            {top === undefined ? (
              <span className="rt-face is-none" />
            ) : (
              <span
                key={top}
                className={`rt-face s-${CARDS[top].suit}`}
                data-ref={cardRef(top)}
                {...pieceIn('card', 'discard', view.discard.length)}
              >
                <Pattern suit={CARDS[top].suit} />
                <Head suit={CARDS[top].suit} />
              </span>
            )}
          </Opens>
          <figcaption>
            {words.discard} <b>{view.discard.length}</b>
          </figcaption>
        </figure>
        <figure>
          <span className="rt-doms">
            {DOMINANCES.map(suit => (
              <Dominance
                key={suit}
                suit={suit}
                lies={view.available.some(card => CARDS[card].suit === suit)}
              />
            ))}
          </span>
          <figcaption>{words.dominances}</figcaption>
        </figure>
      </div>
      <div className="rt-supply">
        {PLACES.map(({ item, least }) => {
          const lies = view.supply[item] >= least
          return (
            <span
              key={`${item}${least}`}
              className={`rt-item${lies ? '' : ' is-gone'}`}
              {...(lies ? told(words.item[item]) : { 'aria-hidden': true })}
            >
              {lies && <Icon name={item} />}
            </span>
          )
        })}
      </div>
      <p className="rt-caption" data-ref={`tip:${SHEETS[language].tip.items(left)}`} {...FOCUSABLE}>
        {words.craftable} <b>{left}</b>
      </p>
      <Hirelings />
      <Landmarks />
    </Part>
  )
}

/** The place of a dominance card beside the board: the card, when it may be taken. */
const Dominance: FC<{ readonly suit: Suit; readonly lies: boolean }> = ({ suit, lies }) => {
  const { language } = usePart().props
  const key = CARDS.find(card => card.kind === 'dominance' && card.suit === suit)?.key
  const attributes = useSpotAttributes(`card:${key}`, `rt-dom s-${suit}`)
  if (!lies)
    return (
      <span className={`rt-dom s-${suit} is-none`} data-ref={`dominance:${suit}`} {...FOCUSABLE}>
        <Head suit={suit} />
      </span>
    )
  return (
    <span {...attributes}>
      <Opens
        about={`card:${key}`}
        label={`${WORDS[language].dominance}, ${WORDS[language].suit[suit]}`}
        mark="none"
      >
        <Head suit={suit} />
      </Opens>
    </span>
  )
}
