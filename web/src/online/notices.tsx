import { LONGEST, type Me, type Notices } from '@tablee/table/api.ts'
import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { LabelledField } from './field.tsx'
import { people } from './people.ts'
import { pushHere } from './push.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

const EVENTS = ['turn', 'invited', 'joined', 'over'] as const

/** What somebody is told about while away, and how, as far as this server can. */
export function NoticesPanel({ me }: { readonly me: Me }) {
  const { tell } = useSettings()
  const { busy, trouble, run } = useDeed()
  const { channels, notices } = me
  const set = (change: Partial<Notices>) => run(() => people.change({ notices: change }))
  const any = channels.email || channels.push || channels.webhook
  return (
    <section className="panel online-panel">
      <h2>{tell('notices.title')}</h2>
      <p>{tell(any ? 'notices.line' : 'notices.none')}</p>
      {any && (
        <fieldset className="notice-events">
          <legend className="sr">{tell('notices.title')}</legend>
          {EVENTS.map(event => (
            <label key={event}>
              <input
                type="checkbox"
                checked={notices[event]}
                disabled={busy}
                onChange={({ target }) => set({ [event]: target.checked })}
              />
              {tell(`notices.${event}`)}
            </label>
          ))}
        </fieldset>
      )}
      {channels.email && (
        <AddressForm
          label={tell('notices.email')}
          line={notices.email !== null && !notices.confirmed ? tell('notices.emailWaits') : undefined}
          type="email"
          address={notices.email}
          onSave={email => set({ email })}
        />
      )}
      {channels.push && <PushButton />}
      {channels.webhook && (
        <AddressForm
          label={tell('notices.webhook')}
          line={tell('notices.webhookLine')}
          type="url"
          address={notices.webhook}
          onSave={webhook => set({ webhook })}
        />
      )}
      {notices.secret && (
        <p>
          {tell('notices.secret')} <code>{notices.secret}</code>
        </p>
      )}
      <Refused why={trouble} />
    </section>
  )
}

function AddressForm({
  label,
  line,
  type,
  address,
  onSave,
}: {
  readonly label: string
  readonly line?: string
  readonly type: 'email' | 'url'
  readonly address: string | null
  readonly onSave: (address: string) => void
}) {
  const { tell } = useSettings()
  const [text, setText] = useState(address ?? '')
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        onSave(text.trim())
      }}
    >
      <LabelledField
        label={label}
        line={line}
        type={type}
        value={text}
        onText={setText}
        maxLength={LONGEST.address}
        autoComplete={type}
      />
      <button type="submit" className="outlined" disabled={text.trim() === (address ?? '')}>
        {tell('account.save')}
      </button>
    </form>
  )
}

function PushButton() {
  const { tell } = useSettings()
  const [done, setDone] = useState(false)
  const { busy, trouble, run } = useDeed()
  return (
    <div className="stack">
      <h3>{tell('notices.push')}</h3>
      {done ? (
        <p role="status">{tell('notices.pushDone')}</p>
      ) : (
        <button
          type="button"
          className="outlined"
          disabled={busy}
          onClick={async () => setDone(await run(pushHere))}
        >
          {tell('notices.pushOn')}
        </button>
      )}
      <Refused why={trouble} />
    </div>
  )
}
