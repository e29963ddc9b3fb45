import { Card } from '@tablee/board/kit/card.tsx'
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
    <Card
      attributes={useSpotAttributes(cardRef(id), `kit-card s-${suit}`)}
      band={<Pattern suit={suit} />}
      sign={<Head suit={suit} />}
      title={titleOf(card, language)}
      text={helpOf(card, language)}
      note={kind === 'ambush' ? words.inBattle : ''}
      foot={
        cost.length > 0 && (
          <>
            <Cost cost={cost} />
            {item && (
              <span className="rt-gain">
                <Icon name={item} />
                <b>+{vp}</b>
              </span>
            )}
          </>
        )
      }
    />
  )
}
