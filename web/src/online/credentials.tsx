import { type Credentials as Given, LONGEST } from '@tablee/table/api.ts'
import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { LabelledField } from './field.tsx'
import { PasswordField } from './password.tsx'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** The name and the password of an account: of a new one, or to sign in. */
export function Credentials({
  button,
  isNew,
  onGive,
}: {
  readonly button: string
  readonly isNew: boolean
  readonly onGive: (credentials: Given) => Promise<void>
}) {
  const { tell } = useSettings()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const { busy, trouble, run } = useDeed()
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        void run(() => onGive({ account, password }))
      }}
    >
      <LabelledField
        label={tell('account.user')}
        value={account}
        onText={setAccount}
        required
        maxLength={LONGEST.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={tell('account.password')} isNew={isNew} value={password} onText={setPassword} />
      <Refused why={trouble} />
      <button type="submit" className="solid" disabled={busy}>
        {button}
      </button>
    </form>
  )
}
