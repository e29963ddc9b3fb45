import type { Candidate } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import { usePart } from '../ui/part.tsx'

/** A part of an odds bar: how likely, and what. */
export interface Share {
  readonly look: 'failure' | 'capture' | 'choice' | 'kill' | 'unhurt' | 'wound' | 'death' | 'reach'
  readonly chance: number
}

/** Shares as whole numbers that make 100: the largest takes what rounding leaves. */
export function hundredths(
  shares: readonly Share[],
): readonly { readonly look: Share['look']; readonly n: number }[] {
  const rounded = shares.map(({ look, chance }) => ({ look, n: Math.round(100 * chance) }))
  const rest = 100 - rounded.reduce((sum, { n }) => sum + n, 0)
  const most = rounded.reduce((best, { n }, i) => (n > rounded[best].n ? i : best), 0)
  return rounded
    .map((share, i) => (i === most ? { ...share, n: share.n + rest } : share))
    .filter(({ n }) => n > 0)
}

/** Chances as one bar. */
export const OddsBar: FC<{ readonly shares: readonly Share[] }> = ({ shares }) => (
  <span className="ml-odds">
    {hundredths(shares).map(({ look, n }) => (
      <i key={look} className={`is-${look}`} style={{ flexGrow: n }}>
        <b>{n}</b>
      </i>
    ))}
  </span>
)

/** What one may choose in a scene: its name, the odds that go with it, a line. */
export const Option: FC<{
  readonly candidate: Candidate
  readonly signs?: ReactNode
  readonly name?: string
  readonly shares?: readonly Share[]
  readonly note?: string
}> = ({ candidate, signs, name, shares, note }) => {
  const { say, chosen, onPick } = usePart().props
  const words = say(candidate.say)
  return (
    <button
      type="button"
      className={`ml-option kit-quiet${chosen === candidate.key ? ' is-chosen' : ''}`}
      data-key={candidate.key}
      aria-label={words}
      aria-pressed={chosen === candidate.key || undefined}
      onClick={() => onPick(candidate.key)}
    >
      <span className="ml-option-head">
        {signs}
        <span>{name ?? words}</span>
      </span>
      {shares && <OddsBar shares={shares} />}
      {note !== undefined && <span className="ml-option-note">{note}</span>}
    </button>
  )
}

/** What the colours of the bars mean. */
export const Legend: FC<{
  readonly line: string
  readonly looks: readonly (readonly [look: Share['look'], words: string])[]
}> = ({ line, looks }) => (
  <div className="ml-legend">
    <p>{line}</p>
    <ul>
      {looks.map(([look, words]) => (
        <li key={look}>
          <i className={`is-${look}`} />
          {words}
        </li>
      ))}
    </ul>
  </div>
)
