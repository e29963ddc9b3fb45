import { LONGEST, type ResetPassword, SHORTEST_PASSWORD } from '@tablee/table/api.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { LabelledField } from './field.tsx'
import { people } from './people.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import './online.css'

/** Where the link of a letter leads: a new password is chosen. */
export function ResetPage(link: Omit<ResetPassword, 'password'>) {
  const { tell } = useSettings()
  const [password, setPassword] = useState('')
  const [done, setDone] = useState(false)
  const { busy, trouble, run } = useDeed()
  return (
    <Page title={tell('reset.title')}>
      <main id="content" className="online">
        <section className="panel online-panel who">
          <h1>{tell('reset.title')}</h1>
          {done ? (
            <p role="status">
              {tell('reset.done')} <Link href="/account">{tell('who.signIn')}</Link>
            </p>
          ) : (
            <form
              className="stack"
              onSubmit={event => {
                event.preventDefault()
                void run(() => people.reset({ ...link, password })).then(setDone)
              }}
            >
              <LabelledField
                label={tell('account.new')}
                line={tell('account.passwordLine', { shortest: SHORTEST_PASSWORD })}
                type="password"
                value={password}
                onText={setPassword}
                required
                maxLength={LONGEST.password}
                autoComplete="new-password"
              />
              <Refused why={trouble} />
              <button type="submit" className="solid" disabled={busy}>
                {tell('reset.give')}
              </button>
            </form>
          )}
        </section>
      </main>
    </Page>
  )
}
