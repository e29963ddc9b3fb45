import type { TableCard } from '@tablee/table/wire.ts'
import { Link, useLocation } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { tables } from './api.ts'
import { Chips } from './brief.tsx'
import { Face, Faces } from './faces.tsx'
import { gameName } from './names.ts'
import { PaceOf } from './pace.tsx'
import { stateOf } from './table-row.tsx'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** An open table in the list: what is played, who invites, at what pace, and the way to a seat. */
export function OpenRow({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const { id, game, title, chairs, invited } = card
  const owner = invited?.by ?? card.owner
  const here = chairs.some(({ name, here: isHere }) => isHere && name === owner)
  const state = invited ? 'lists.invites' : here ? 'lists.here' : 'lists.away'
  return (
    <li className={invited ? 'lb-row inv' : 'lb-row'}>
      {labels[game] && <img className="thumb" src={labels[game]} alt="" />}
      <div className="lb-w">
        <Link className="lb-g" href={`/online/${id}`}>
          <b>{gameName(game, tell)}</b>
          <span>{title === '' ? tell('lists.untitled') : title}</span>
        </Link>
        <Chips card={card} />
      </div>
      <span className="lb-by">
        <Face name={owner} />
        <span>
          <b>{owner}</b>
          <em>{tell(state)}</em>
        </span>
      </span>
      <PaceOf card={card} />
      <span className="lb-s">
        <Faces chairs={chairs} />
        <span>{stateOf(card, tell)}</span>
      </span>
      <SitDown card={card} />
    </li>
  )
}

/** Takes the seat where there is no choice, and leads to the seats where there is. */
function SitDown({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const { busy, trouble, run } = useDeed()
  const { id, game, chairs, invited, owner } = card
  const free = chairs.filter(({ kind, awaits }) => kind === 'open' && awaits === undefined).length
  const oneSeat = free === 1 || typeof invited?.seat === 'number'
  const label = tell('lists.sitAt', { table: card.title || gameName(game, tell), owner })
  if (free === 0 && !invited)
    return (
      <Link className="outlined" href={`/online/${id}`}>
        {tell('lists.look')}
      </Link>
    )
  return (
    <span className="lb-sit">
      <button
        type="button"
        className={invited ? 'solid' : 'outlined'}
        aria-label={label}
        disabled={busy}
        onClick={() =>
          run(async () => {
            if (oneSeat) await tables.claim(id, {})
            go(`/online/${id}`)
          })
        }
      >
        {tell('lists.sit')}
      </button>
      <Refused why={trouble} />
    </span>
  )
}
