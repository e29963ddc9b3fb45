import type { ResetPassword } from '@tablee/table/api.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { PasswordForm } from './password.tsx'
import { people } from './people.ts'
import './online.css'

/** Where the link of a letter leads: a new password is chosen. */
export function ResetPage(link: Omit<ResetPassword, 'password'>) {
  const { tell } = useSettings()
  const [done, setDone] = useState(false)
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
            <PasswordForm
              button={tell('reset.give')}
              onGive={async ({ new: password }) => {
                await people.reset({ ...link, password })
                setDone(true)
              }}
            />
          )}
        </section>
      </main>
    </Page>
  )
}
