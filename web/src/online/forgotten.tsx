import { LONGEST } from '@tablee/table/api.ts'
import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { LabelledField } from './field.tsx'
import { people } from './people.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** Asks for a letter with a link to a new password. */
export function Forgotten() {
  const { tell } = useSettings()
  const [account, setAccount] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, trouble, run } = useDeed()
  if (sent) return <p role="status">{tell('forgot.sent')}</p>
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        void run(() => people.forgot({ account })).then(setSent)
      }}
    >
      <LabelledField
        label={tell('account.user')}
        line={tell('forgot.line')}
        value={account}
        onText={setAccount}
        required
        maxLength={LONGEST.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Refused why={trouble} />
      <button type="submit" className="outlined" disabled={busy}>
        {tell('forgot.send')}
      </button>
    </form>
  )
}
