import { Card } from '@tablee/board/kit/card.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { CSSProperties, FC } from 'react'
import type { CardId } from '../../data/cards.ts'
import { mineOf } from '../contents.ts'
import { Sign } from '../ui/art.tsx'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

/** My Ruins cards. */
export const Hand: FC<Props> = props => {
  const { view, language, size } = props
  const { board } = wordsIn(language)
  const hand = mineOf(view)?.hand
  if (!hand) return null
  return (
    <Part
      props={props}
      className={`kit-hand dl-hand is-${size}${hand.length > 3 ? ' is-many' : ''}`}
      label={board.hand}
      style={{ '--cards': hand.length } as CSSProperties}
    >
      {hand.length === 0 && <p className="kit-label">{board.noCards}</p>}
      <ul data-place="hand">
        {hand.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that are alike differ by their place alone.
          <li key={i}>
            <RuinsCard card={card} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

const RuinsCard: FC<{ readonly card: CardId }> = ({ card }) => {
  const { view, board, names } = useView()
  const attributes = useSpotAttributes(`card:${card}`, 'kit-card dl-card k-ruins')
  return (
    <Card
      attributes={attributes}
      sign={<Sign name="ruins" />}
      title={names.card[card]}
      text={board.card[card](view.cards[card].n)}
      note={board.playable}
    />
  )
}
