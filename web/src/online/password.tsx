import { LONGEST, SHORTEST_PASSWORD } from '@tablee/table/api.ts'
import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { LabelledField } from './field.tsx'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** A password: one that is chosen, or one that is known already. */
export function PasswordField({
  label,
  isNew,
  value,
  onText,
}: {
  readonly label: string
  readonly isNew: boolean
  readonly value: string
  readonly onText: (text: string) => void
}) {
  const { tell } = useSettings()
  return (
    <LabelledField
      label={label}
      line={isNew ? tell('account.passwordLine', { shortest: SHORTEST_PASSWORD }) : undefined}
      type="password"
      value={value}
      onText={onText}
      required
      maxLength={isNew ? LONGEST.password : undefined}
      autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  )
}

/** Gives an account another password; the old one is asked for where nothing else proves whose it is. */
export function PasswordForm({
  asksOld = false,
  button,
  done,
  onGive,
}: {
  readonly asksOld?: boolean
  readonly button: string
  /** What is told once it is given, where the form stays. */
  readonly done?: string
  readonly onGive: (given: { readonly old: string; readonly new: string }) => Promise<void>
}) {
  const { tell } = useSettings()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [given, setGiven] = useState(false)
  const { busy, trouble, run } = useDeed()
  const give = async () => {
    setGiven(false)
    if (!(await run(() => onGive({ old, new: next })))) return
    setOld('')
    setNext('')
    setGiven(true)
  }
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        void give()
      }}
    >
      {asksOld && <PasswordField label={tell('account.old')} isNew={false} value={old} onText={setOld} />}
      <PasswordField label={tell('account.new')} isNew value={next} onText={setNext} />
      <Refused why={trouble} />
      {given && done && <p role="status">{done}</p>}
      <button type="submit" className={asksOld ? 'outlined' : 'solid'} disabled={busy}>
        {button}
      </button>
    </form>
  )
}
