import type { Me } from '@tablee/table/api.ts'
import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { LabelledField } from './field.tsx'
import { people } from './people.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** The ways to sign out; a guest is warned, who could not come back. */
export function SigningOut({ me }: { readonly me: Me }) {
  const { tell } = useSettings()
  const { busy, trouble, run } = useDeed()
  const isGuest = me.account === null
  return (
    <>
      {isGuest && <p>{tell('account.outLine')}</p>}
      <div className="account-acts">
        <button
          type="button"
          className="outlined"
          disabled={busy}
          onClick={() => run(() => people.signOut(false))}
        >
          {tell(isGuest ? 'account.outSure' : 'account.out')}
        </button>
        {!isGuest && (
          <button
            type="button"
            className="outlined"
            disabled={busy}
            onClick={() => run(() => people.signOut(true))}
          >
            {tell('account.outAll')}
          </button>
        )}
      </div>
      <Refused why={trouble} />
    </>
  )
}

/** Deletes all that the server knows of somebody, after a second thought. */
export function Leaving({ me }: { readonly me: Me }) {
  const { tell } = useSettings()
  const [asked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  const { busy, trouble, run } = useDeed()
  const isGuest = me.account === null
  if (!asked)
    return (
      <>
        <p>{tell('account.deleteLine')}</p>
        <div>
          <button type="button" className="outlined warns" onClick={() => setAsked(true)}>
            {tell('account.delete')}
          </button>
        </div>
      </>
    )
  return (
    <form
      className="stack asks-twice"
      onSubmit={event => {
        event.preventDefault()
        void run(() => people.delete(isGuest ? {} : { password }))
      }}
    >
      <p role="status">{tell('account.deleteSure')}</p>
      {!isGuest && (
        <LabelledField
          label={tell('account.password')}
          type="password"
          value={password}
          onText={setPassword}
          required
          autoComplete="current-password"
        />
      )}
      <Refused why={trouble} />
      <div className="account-acts">
        <button type="submit" className="outlined warns" disabled={busy}>
          {tell('account.deleteYes')}
        </button>
        <button type="button" className="plain" onClick={() => setAsked(false)}>
          {tell('account.cancel')}
        </button>
      </div>
    </form>
  )
}
