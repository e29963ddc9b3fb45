import { pieceIn } from '@tablee/board'
import type { CSSProperties, FC } from 'react'
import { FACE_DOWN } from '../../data/cards.ts'
import { Part } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { CardFace } from './card.tsx'
import { PARTS } from './of.ts'

/** The hand of the seat that looks; ten cards overlap. */
export const Hand: FC<Props> = props => {
  const { view, language, size } = props
  const hand = view.viewer === null ? [] : view.players[view.viewer].hand
  const player = view.viewer === null ? undefined : view.players[view.viewer]
  const OnCard = player && PARTS[player.faction].OnCard
  const cards = hand.filter(card => card !== FACE_DOWN)
  return (
    <Part
      props={props}
      className={`kit-hand is-${size}${cards.length > 5 ? ' is-many' : ''}`}
      label={WORDS[language].yourHand(cards.length)}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <ul data-place="hand">
        {cards.map(card => (
          <li key={card} {...pieceIn('card', 'hand')}>
            <CardFace id={card} />
            {OnCard && view.viewer !== null && <OnCard seat={view.viewer} player={player} />}
          </li>
        ))}
      </ul>
    </Part>
  )
}
