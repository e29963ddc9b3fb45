import type { Moment } from '@tablee/board'
import type { Language, Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { RobinsonView } from '../view.ts'
import { type CardFace, faceOfCard } from './cards/known.ts'
import { later } from './ui/later.tsx'
import { WORDS } from './words.ts'

const DRAWN = new Set([
  'event.drawn',
  'adventure.drawn',
  'mystery.drawn',
  'beast.shown',
  'hunting.seen',
  'event.seen',
])

/** What is seen when a card is turned up: the card, until it is read; and heard when dice fall. */
export function moment({ id, values }: Message, _: RobinsonView, language: Language): Moment | null {
  const { card, beast } = (values ?? {}) as {
    readonly card?: string
    readonly beast?: string
  }
  if (id === 'die' || id === 'weather.die') return { sound: 'dice' }
  if (id === 'fight') return { sound: 'battle' }
  const face = DRAWN.has(id) ? faceOfCard(card ?? beast ?? '') : null
  if (!face) return null
  return { stays: true, picture: <Turned card={face} language={language} /> }
}

const CardPicture: FC<{ readonly card: CardFace; readonly language: Language }> = later(
  ({ CardPicture: Picture }) => Picture,
)

/** A card that was turned up. */
const Turned: FC<{ readonly card: CardFace; readonly language: Language }> = ({ card, language }) => (
  <div className="rc rc-moment">
    <CardPicture card={card} language={language} />
    <p>{WORDS[language].dismiss}</p>
  </div>
)
