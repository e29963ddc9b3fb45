import type { Companion } from '@tablee/table/api.ts'
import type { TableCard } from '@tablee/table/wire.ts'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { tables } from './api.ts'
import { Face } from './faces.tsx'
import { titleOf } from './names.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import './companions.css'

const SHOWN = 5
/** Somebody seen less than this ago is about, in milliseconds. */
const JUST_NOW = 15 * 60_000

/** Those with whom one played of late, and the way to ask them again. */
export function Companions({
  companions,
  mine,
}: {
  readonly companions: readonly Companion[]
  readonly mine: readonly TableCard[]
}) {
  const { tell } = useSettings()
  const [all, setAll] = useState(false)
  const shown = all ? companions : companions.slice(0, SHOWN)
  if (companions.length === 0) return null
  return (
    <section className="panel hp-mates" aria-labelledby="mates-title">
      <header>
        <h2 id="mates-title">{tell('history.companions')}</h2>
        {companions.length > shown.length && (
          <button type="button" className="quiet" onClick={() => setAll(true)}>
            {tell('history.allCompanions')}
          </button>
        )}
      </header>
      <ul>
        {shown.map(one => (
          <CompanionRow key={one.who} companion={one} mine={mine} />
        ))}
      </ul>
    </section>
  )
}

function CompanionRow({
  companion: { who, name, seen, games },
  mine,
}: {
  readonly companion: Companion
  readonly mine: readonly TableCard[]
}) {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const { busy, trouble, run } = useDeed()
  const [asked, setAsked] = useState<string | null>(null)
  const open = mine.find(
    ({ state, chairs }) => state === 'waiting' && chairs.some(({ kind }) => kind === 'open'),
  )
  const ago = Date.now() - seen
  const invite = () =>
    run(async () => {
      // A table of one's own with a free seat; else one is opened, and who is asked is asked there.
      if (!open) return go(`/tables/new?invite=${encodeURIComponent(who)}`)
      await tables.invite(open.id, { person: who })
      setAsked(titleOf(open, tell))
    })
  return (
    <li>
      <Face name={name} />
      <div>
        <Link href={`/people/${who}`}>{name}</Link>
        <span>
          {ago < JUST_NOW && <i className="presence here" />}
          {`${ago < JUST_NOW ? tell('lists.here') : tell('history.seen', { ms: ago })}, ${tell('history.together', { games })}`}
        </span>
        <Refused why={trouble} />
        {asked !== null && <span role="status">{tell('history.asked', { table: asked })}</span>}
      </div>
      <button
        type="button"
        className="outlined"
        disabled={busy || asked !== null}
        aria-label={tell('history.inviteWho', { name })}
        onClick={invite}
      >
        {tell('lobby.invite')}
      </button>
    </li>
  )
}
