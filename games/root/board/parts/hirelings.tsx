import { Sign } from '@tablee/board/kit/sign.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import type { Player } from '../../state.ts'
import { Figure } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** The hirelings in play: what each does, who controls it and for how many turns. */
export const Hirelings: FC = () => {
  const { view, language } = usePart().props
  const parties = [...view.players.keys()].filter(party => view.players[party].hireling)
  if (parties.length === 0) return null
  return (
    <div className="rt-hires">
      <h3>{WORDS[language].hirelings}</h3>
      <ul>
        {parties.map(party => (
          <Hireling key={party} party={party} player={view.players[party]} />
        ))}
      </ul>
    </div>
  )
}

const Hireling: FC<{ readonly party: Seat; readonly player: Player }> = ({ party, player }) => {
  const { view, language } = usePart().props
  const { faction, controller = null, hireling } = player
  const words = WORDS[language]
  return (
    <li {...useSpotAttributes([`seat:${party}`, `act:${faction}`], 'rt-hire')} {...FOCUSABLE}>
      <Figure party={faction} />
      <div>
        <b>{words.party[faction]}</b>
        <p>{words.line[faction]}</p>
      </div>
      <span className="rt-hire-by">
        {controller === null ? (
          words.freeHireling
        ) : (
          <>
            <Figure party={view.players[controller].faction} />
            <span className="sr">{words.hiredBy(words.party[view.players[controller].faction])}</span>
            <span className="rt-stars" role="img" aria-label={words.controlMarkers(hireling?.markers ?? 0)}>
              {'★'.repeat(hireling?.markers ?? 0)}
            </span>
          </>
        )}
      </span>
    </li>
  )
}

/** A bundle on a stick: the sign of a hireling marker on the score track. */
const BUNDLE =
  'M60 476 20 436 268 188c-30-44-18-104 30-140 44-33 108-22 146 20 38 40 46 102 12 146-36 46-98 58-142 28ZM330 84c-24 16-32 46-22 72l82-78c-20-10-42-8-60 6Z'

/** The marker that the first score marker on a space takes. */
export const HirelingMark: FC<{ readonly label: string }> = ({ label }) => (
  <span className="rt-hire-mark rt-plate" role="img" aria-label={label}>
    <Sign grid={512}>
      <path d={BUNDLE} />
    </Sign>
  </span>
)
