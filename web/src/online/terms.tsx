import type { NewTable } from '@tablee/table/api.ts'
import type { ReactNode } from 'react'
import { useSettings } from '../settings.tsx'
import { type Pace, paceNames } from './clocks.ts'

/** How a table is played: who may come, at what pace, and what is allowed. */
export interface Terms extends Pick<NewTable, 'access' | 'late' | 'hints' | 'fixed'> {
  readonly pace: Pace
}

/** A table among friends, live. */
export const usualTerms: Terms = {
  access: 'invitation',
  pace: 'live',
  late: 'bot',
  hints: true,
  fixed: false,
}

const ACCESS = ['invitation', 'public'] as const
const LATE = ['bot', 'forfeit'] as const

/** Chooses how a table is played. */
export function TermsFields({
  value,
  onChange,
  choosable,
  children,
}: {
  readonly value: Terms
  readonly onChange: (terms: Terms) => void
  /** Whether seats have something to choose for themselves. */
  readonly choosable: boolean
  readonly children: ReactNode
}) {
  const { tell } = useSettings()
  return (
    <fieldset className="setup-part">
      <legend>{tell('newTable.how')}</legend>
      {children}
      <Term
        name="access"
        values={ACCESS}
        value={value.access}
        say={one => tell(`newTable.access.${one}`)}
        onChange={access => onChange({ ...value, access })}
      />
      <Term
        name="clock"
        values={paceNames}
        value={value.pace}
        say={one => tell(`newTable.clock.${one}`)}
        onChange={pace => onChange({ ...value, pace })}
      />
      {value.pace !== 'live' && (
        <Term
          name="late"
          values={LATE}
          value={value.late}
          say={one => tell(`newTable.late.${one}`)}
          onChange={late => onChange({ ...value, late })}
        />
      )}
      {choosable && (
        <Term
          name="fixed"
          values={['no', 'yes'] as const}
          value={value.fixed ? 'yes' : 'no'}
          say={one => tell(`newTable.fixed.${one}`)}
          onChange={fixed => onChange({ ...value, fixed: fixed === 'yes' })}
        />
      )}
      <Term
        name="hints"
        values={['yes', 'no'] as const}
        value={value.hints ? 'yes' : 'no'}
        say={one => tell(`setup.${one}`)}
        onChange={hints => onChange({ ...value, hints: hints === 'yes' })}
      />
    </fieldset>
  )
}

function Term<V extends string>({
  name,
  values,
  value,
  say,
  onChange,
}: {
  readonly name: 'access' | 'clock' | 'late' | 'hints' | 'fixed'
  readonly values: readonly V[]
  readonly value: V
  readonly say: (value: V) => string
  readonly onChange: (value: V) => void
}) {
  const { tell } = useSettings()
  return (
    <div className="setup-option">
      <label htmlFor={`terms-${name}`}>{tell(`newTable.${name}`)}</label>
      <select
        id={`terms-${name}`}
        className="field"
        aria-describedby={`line-${name}`}
        value={value}
        onChange={({ target }) => onChange(values.find(one => one === target.value) ?? value)}
      >
        {values.map(one => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
      <p id={`line-${name}`}>{tell(`newTable.${name}.line`)}</p>
    </div>
  )
}
