import type { FC } from 'react'
import { CARDS, type CardId } from '../../data/cards.ts'
import { CARD_SUITS, cardRef } from '../contents.ts'
import { Disc, Icon } from '../ui/art.tsx'
import { Cost } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { fullHelpOf, SHEETS, titleOf, WORDS } from '../words.ts'

/** A card by its name: suit, what it does, what it costs and brings. */
export const CardText: FC<{ readonly id: CardId }> = ({ id }) => {
  const { language } = usePart().props
  const words = SHEETS[language]
  const card = CARDS[id]
  return (
    <div className="rt-card-text">
      <p className="rt-line">
        <Disc suit={card.suit} />
        {WORDS[language].suit[card.suit]}
      </p>
      <p>{fullHelpOf(card, language)}</p>
      <p className="rt-line">
        <span className="kit-label">{words.cost}</span>
        {card.cost.length > 0 ? <Cost cost={card.cost} /> : words.free}
        <span className="kit-grow" />
        {card.item && <Icon name={card.item} />}
        {card.vp !== undefined && <b>+{card.vp}</b>}
      </p>
    </div>
  )
}

/** All cards of the discard pile, by suit, the last discarded first. 1.2.2 */
export const Pile: FC = () => {
  const { view, language } = usePart().props
  const lying = view.discard.map((id, i) => ({ id, place: i + 1 })).reverse()
  return CARD_SUITS.map(suit => {
    const cards = lying.filter(({ id }) => CARDS[id].suit === suit)
    if (cards.length === 0) return null
    return (
      <section key={suit} className={`rt-pile-suit s-${suit}`}>
        <h3>
          <Disc suit={suit} />
          {WORDS[language].suit[suit]} <b>{cards.length}</b>
        </h3>
        <ol>
          {cards.map(({ id, place }) => (
            <PileCard key={id} id={id} place={place} />
          ))}
        </ol>
      </section>
    )
  })
}

const PileCard: FC<{ readonly id: CardId; readonly place: number }> = ({ id, place }) => {
  const { view, language } = usePart().props
  const words = SHEETS[language]
  return (
    <li data-ref={cardRef(id)} data-quiet>
      <h4>{titleOf(CARDS[id], language)}</h4>
      <p>{fullHelpOf(CARDS[id], language)}</p>
      <span className="kit-label">{place === view.discard.length ? words.top : words.nth(place)}</span>
    </li>
  )
}
