import type { Seat } from '@tablee/kernel'
import { type Invited, LONGEST } from '@tablee/table/api.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { tables } from './api.ts'
import { Face } from './faces.tsx'
import { LabelledField } from './field.tsx'
import { JoinFacts } from './join-facts.tsx'
import { gameName } from './names.ts'
import { people, useWho } from './people.ts'
import { SeatChoices, seatsFor } from './seat-choices.tsx'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import { keepWatching } from './watching.ts'

/** The answer to an invitation: which seat, by which name; or to watch; or no. */
export function JoinForm({ invited, code }: { readonly invited: Invited; readonly code: string }) {
  const { tell, language } = useSettings()
  const [, go] = useLocation()
  const { me } = useWho()
  const { busy, trouble, run } = useDeed()
  const { table } = invited
  const seats = invited.seat ? seatsFor(table) : []
  const [seat, setSeat] = useState<Seat | undefined>(table.invited?.seat ?? seats[0])
  const [name, setName] = useState('')
  const { id, game, title, message, state } = table
  const by = table.invited?.by ?? table.owner
  const sit = () =>
    run(async () => {
      if (!me) await people.guest(name, language)
      await tables.claim(id, { seat, invitation: code })
      go(`/online/${id}`)
    })
  const watch = () => {
    if (!me) keepWatching()
    go(`/online/${id}`)
  }
  const decline = () =>
    run(async () => {
      if (table.invited) await tables.act(id, 'decline')
      go('/')
    })
  return (
    <article className="panel iv">
      {labels[game] && <img className="iv-art" src={labels[game]} alt="" />}
      <form
        className="iv-b"
        onSubmit={event => {
          event.preventDefault()
          void sit()
        }}
      >
        <p className="lb-who">
          <Face name={by} />
          {tell(invited.seat ? 'invitation.byTo' : 'invitation.watchBy', { name: by })}
        </p>
        <h1>{tell('invitation.title', { game: gameName(game, tell), title })}</h1>
        {message !== '' && <p className="lb-q">{tell('invitation.quote', { text: message })}</p>}
        <JoinFacts card={table} sits={seats.length > 0} />
        {seats.length > 0 && <SeatChoices card={table} seats={seats} value={seat} onChange={setSeat} />}
        {invited.seat && seats.length === 0 && (
          <p className="iv-note">{tell(state === 'waiting' ? 'invitation.full' : 'invitation.begun')}</p>
        )}
        {seats.length > 0 && !me && (
          <LabelledField
            label={tell('who.title')}
            value={name}
            onText={setName}
            required
            maxLength={LONGEST.name}
            autoComplete="nickname"
          />
        )}
        <Refused why={trouble} />
        <div className="iv-acts">
          {seats.length > 0 && (
            <button type="submit" className="solid" disabled={busy || (!me && name.trim() === '')}>
              {tell('invitation.take')}
            </button>
          )}
          <div className="iv-o">
            <button type="button" className={seats.length > 0 ? 'plain' : 'solid'} onClick={watch}>
              {tell(seats.length > 0 ? 'invitation.watchOnly' : 'invitation.watch')}
            </button>
            <button type="button" className="plain" disabled={busy} onClick={decline}>
              {tell('invitation.decline')}
            </button>
          </div>
        </div>
      </form>
    </article>
  )
}
