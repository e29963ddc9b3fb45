import { LONGEST, type Me } from '@tablee/table/api.ts'
import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { download } from '../table/download.ts'
import { Credentials } from './credentials.tsx'
import { LabelledField } from './field.tsx'
import { OnlineFrame } from './frame.tsx'
import { Leaving, SigningOut } from './leaving.tsx'
import { NoticesPanel } from './notices.tsx'
import { PasswordForm } from './password.tsx'
import { people, useWho } from './people.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** Somebody's own page: name, account, notices, data. */
export function AccountPage() {
  const { tell } = useSettings()
  const { me } = useWho()
  return (
    <OnlineFrame title={tell('account.title')}>
      <h1>{tell('account.title')}</h1>
      {me && (
        <div className="account">
          <div className="online-column">
            <NamePanel me={me} />
            <NoticesPanel me={me} />
          </div>
          <div className="online-column">
            <AccountPanel me={me} />
            <DataPanel me={me} />
          </div>
        </div>
      )}
    </OnlineFrame>
  )
}

function NamePanel({ me }: { readonly me: Me }) {
  const { tell } = useSettings()
  const [name, setName] = useState(me.name)
  const [done, setDone] = useState(false)
  const { busy, trouble, run } = useDeed()
  return (
    <section className="panel online-panel">
      <h2>{tell('account.name')}</h2>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          void run(() => people.change({ name })).then(setDone)
        }}
      >
        <LabelledField
          label={tell('who.name')}
          line={tell('account.nameLine')}
          value={name}
          onText={setName}
          required
          maxLength={LONGEST.name}
          autoComplete="nickname"
        />
        <Refused why={trouble} />
        {done && name.trim() === me.name && <p role="status">{tell('account.saved')}</p>}
        <button
          type="submit"
          className="outlined"
          disabled={busy || name.trim() === '' || name.trim() === me.name}
        >
          {tell('account.save')}
        </button>
      </form>
    </section>
  )
}

function AccountPanel({ me }: { readonly me: Me }) {
  const { tell } = useSettings()
  const { account } = me
  return (
    <section className="panel online-panel">
      <h2>{tell('account.account')}</h2>
      <p>{account === null ? tell('account.guestLine') : tell('account.isLine', { account })}</p>
      {account === null ? (
        <Credentials button={tell('account.make')} isNew onGive={people.makeAccount} />
      ) : (
        <PasswordForm
          asksOld
          button={tell('account.change')}
          done={tell('account.changed')}
          onGive={people.setPassword}
        />
      )}
      <SigningOut me={me} />
    </section>
  )
}

function DataPanel({ me }: { readonly me: Me }) {
  const { tell } = useSettings()
  const { busy, trouble, run } = useDeed()
  const save = () => run(async () => download('tablee.json', await people.export()))
  return (
    <section className="panel online-panel">
      <h2>{tell('account.data')}</h2>
      <div>
        <button type="button" className="outlined" disabled={busy} onClick={save}>
          {tell('account.export')}
        </button>
      </div>
      <Refused why={trouble} />
      <Leaving me={me} />
    </section>
  )
}
