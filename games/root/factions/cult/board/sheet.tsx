import type { FC } from 'react'
import { CARD_SUITS, cardRef } from '../../../board/contents.ts'
import type { Own } from '../../../board/faction.ts'
import { Disc } from '../../../board/ui/art.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { fullHelpOf, WORDS as SHARED, titleOf, wordsOf } from '../../../board/words.ts'
import { CARDS } from '../../../data/cards.ts'
import type { CultWords } from '../text/en/board.ts'

const WORDS = wordsOf<CultWords>('cult')

/** The Lost Souls, card by card: everybody may look through them. 10.2.6 */
export const Orders: FC<Own> = ({ player: { cult } }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  if (!cult) return null
  const { lostSouls } = cult
  return (
    <>
      {lostSouls.length === 0 && <p>{words.soulsEmpty}</p>}
      {CARD_SUITS.map(suit => {
        const cards = lostSouls.filter(card => CARDS[card].suit === suit)
        if (cards.length === 0) return null
        return (
          <section key={suit} className={`rt-pile-suit s-${suit}`}>
            <h3>
              <Disc suit={suit} />
              {SHARED[language].suit[suit]} <b>{cards.length}</b>
            </h3>
            <ol>
              {cards.map(id => (
                <li key={id} data-ref={cardRef(id)} data-quiet>
                  <h4>{titleOf(CARDS[id], language)}</h4>
                  <p>{fullHelpOf(CARDS[id], language)}</p>
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </>
  )
}
