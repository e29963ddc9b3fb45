import { told } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import type { PawnId } from '../../state.ts'
import { seatOf } from '../contents.ts'
import { pawnName } from '../explain.ts'
import { Figure, Sign } from '../ui/art.tsx'
import { hold, useHeld } from '../ui/held.ts'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { canHold } from './pawns.tsx'

/** Who of the group has agreed to the plan, who thinks, and who has pawns to place: a tap takes the next of them. */
export const Accord: FC<Props> = props => {
  const { view, facts, language } = props
  const words = WORDS[language]
  if (view.phase !== 'planning' || facts.outcome) return null
  const idle = view.supply.filter(({ id }) => seatOf(view, id) < 0 && canHold(props, id))
  const isPlanned = view.supply.every(({ id }) => seatOf(view, id) < 0)
  return (
    <Part props={props} className="rc-agree" label={words.accords}>
      {idle.length > 0 && isPlanned ? (
        <span className="rc-idle">{words.idle(idle.map(({ id }) => pawnName(id, view, language)))}</span>
      ) : (
        <span className="kit-label">{words.accords}</span>
      )}
      <ul>
        {view.characters.slice(0, view.players).map(({ id }, seat) => (
          <li key={id}>
            <Vote id={id} agreed={view.plan.confirmed.includes(seat)} />
          </li>
        ))}
        {idle.map(({ id }) => (
          <li key={id}>
            <Vote id={id} agreed={false} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Vote: FC<{ readonly id: PawnId; readonly agreed: boolean }> = ({ id, agreed }) => {
  const { props } = usePart()
  const { view, language } = props
  const words = WORDS[language]
  const name = pawnName(id, view, language)
  const left = view.supply.find(one => one.id === id)?.count ?? 0
  const isHeld = useHeld(props) === id
  const picture = (
    <>
      <Figure pawn={id} />
      {agreed ? <Sign name="ok" className="rc-yes" /> : left > 0 ? <b>{left}</b> : <Thinks />}
    </>
  )
  const label = agreed ? words.agreed(name) : left > 0 ? words.toPlace(name, left) : words.thinks(name)
  if (left === 0 || !canHold(props, id))
    return (
      <span className="rc-vote" {...told(label)}>
        {picture}
      </span>
    )
  return (
    <button
      type="button"
      className={`rc-vote${isHeld ? ' is-held' : ''}`}
      data-ref={`tip:${label}`}
      data-refs={`pawn:${id}`}
      aria-label={label}
      aria-pressed={isHeld}
      onClick={() => hold(id)}
    >
      {picture}
    </button>
  )
}

const Thinks: FC = () => (
  <>
    <i />
    <i />
    <i />
  </>
)
