import { pieceIn } from '@tablee/board'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { CSSProperties, FC } from 'react'
import { CARDS, type CardId, FACE_DOWN } from '../../data/cards.ts'
import { cardRef } from '../contents.ts'
import { Head, Icon, Pattern } from '../ui/art.tsx'
import { Cost } from '../ui/bits.tsx'
import { Part, usePart } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { helpOf, titleOf, WORDS } from '../words.ts'

/** The hand of the seat that looks; ten cards overlap. */
export const Hand: FC<Props> = props => {
  const { view, language } = props
  const hand = view.viewer === null ? [] : view.players[view.viewer].hand
  const cards = hand.filter(card => card !== FACE_DOWN)
  return (
    <Part
      props={props}
      className={`rt-hand${cards.length > 5 ? ' is-many' : ''}`}
      label={WORDS[language].yourHand(cards.length)}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <ul data-place="hand">
        {cards.map(card => (
          <li key={card} {...pieceIn('card', 'hand')}>
            <Card id={card} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** A card, face up: band of its suit, name, effect in our words, cost and gain. */
const Card: FC<{ readonly id: CardId }> = ({ id }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const card = CARDS[id]
  const { suit, cost, item, vp, kind } = card
  return (
    <div data-quiet {...useSpotAttributes(cardRef(id), `rt-card s-${suit}`)}>
      <header>
        <Pattern suit={suit} />
        <span className="rt-card-suit">
          <Head suit={suit} />
        </span>
      </header>
      <Head suit={suit} className="rt-card-mark" />
      <h3>{titleOf(card, language)}</h3>
      <p>{helpOf(card, language)}</p>
      <footer className={cost.length > 0 ? '' : 'is-plain'}>
        {cost.length > 0 ? (
          <Cost cost={cost} />
        ) : (
          <span className="rt-kind">{kind === 'ambush' && words.inBattle}</span>
        )}
        {item && (
          <span className="rt-gain">
            <Icon name={item} />
            <b>+{vp}</b>
          </span>
        )}
      </footer>
    </div>
  )
}
