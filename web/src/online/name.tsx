import { LONGEST } from '@tablee/table/api.ts'
import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Credentials } from './credentials.tsx'
import { LabelledField } from './field.tsx'
import { Forgotten } from './forgotten.tsx'
import { people } from './people.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** Asks once what the others shall call somebody; whoever has an account signs in instead. */
export function NameForm({ onWatch }: { readonly onWatch: (() => void) | null }) {
  const { tell, language } = useSettings()
  const [name, setName] = useState('')
  const [signsIn, setSignsIn] = useState(false)
  const { busy, trouble, run } = useDeed()
  if (signsIn)
    return (
      <section className="panel online-panel who">
        <h1>{tell('who.signIn')}</h1>
        <Credentials button={tell('who.signIn')} isNew={false} onGive={people.signIn} />
        <details>
          <summary>{tell('forgot.title')}</summary>
          <Forgotten />
        </details>
        <button type="button" className="plain" onClick={() => setSignsIn(false)}>
          {tell('who.asGuest')}
        </button>
      </section>
    )
  return (
    <section className="panel online-panel who">
      <h1>{tell('who.title')}</h1>
      <p>{tell('who.line')}</p>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          void run(() => people.guest(name, language))
        }}
      >
        <LabelledField
          label={tell('who.name')}
          value={name}
          onText={setName}
          required
          maxLength={LONGEST.name}
          autoComplete="nickname"
        />
        <Refused why={trouble} />
        <button type="submit" className="solid" disabled={busy || name.trim() === ''}>
          {tell('who.go')}
        </button>
      </form>
      <p className="who-other">
        {tell('who.have')}{' '}
        <button type="button" className="as-link" onClick={() => setSignsIn(true)}>
          {tell('who.signIn')}
        </button>
      </p>
      {onWatch && (
        <p className="who-other">
          <button type="button" className="as-link" onClick={onWatch}>
            {tell('who.watch')}
          </button>
        </p>
      )}
    </section>
  )
}
