import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { CARDS, type CardId } from '../../data/cards.ts'
import { cardRef } from '../contents.ts'
import { Head, Icon, Pattern } from '../ui/art.tsx'
import { Cost } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { helpOf, titleOf, WORDS } from '../words.ts'

/** A card, face up: band of its suit, name, effect in our words, cost and gain. */
export const CardFace: FC<{ readonly id: CardId }> = ({ id }) => {
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
