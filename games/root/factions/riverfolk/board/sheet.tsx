import type { FC } from 'react'
import type { Own } from '../../../board/faction.ts'
import { Icon } from '../../../board/ui/art.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { wordsOf } from '../../../board/words.ts'
import { SERVICES } from '../data.ts'
import type { RiverfolkWords } from '../text/en/board.ts'
import { face } from './index.ts'
import { SIGN } from './signs.ts'

const WORDS = wordsOf<RiverfolkWords>('riverfolk')

/** What it stands at, and what others may buy at which price. */
export const Orders: FC<Own> = ({ player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { riverfolk: own } = player
  if (!own) return null
  return (
    <>
      <ul className="rt-sheet-facts">
        {face.standing(player, language).facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <h3>{words.services}</h3>
      <ul className="rt-powers">
        {SERVICES.map(service => (
          <li key={service}>
            <span className="rt-power-sign">
              <Icon name={SIGN[service]} />
            </span>
            <div>
              <h4>{words.service[service]}</h4>
              <p>{words.serviceTip[service](own.prices[service])}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
