import type { Candidate } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import { usePart } from '../ui/part.tsx'

/** What may be chosen in a picture, as a button; and what may not, with the reason. */
export const Choice: FC<{
  readonly candidate: Candidate
  readonly className?: string
  readonly children?: ReactNode
}> = ({ candidate, className = '', children }) => {
  const { say, chosen, onPick } = usePart().props
  const words = say(candidate.say)
  return (
    <button
      type="button"
      className={`p4-choice kit-quiet ${className}${chosen === candidate.key ? ' is-chosen' : ''}`}
      data-key={candidate.key}
      aria-label={words}
      aria-pressed={chosen === candidate.key || undefined}
      onClick={() => onPick(candidate.key)}
    >
      {children ?? words}
    </button>
  )
}

/** All candidates in a row, then the refused ones. */
export const Choices: FC<{ readonly title: string }> = ({ title }) => {
  const { candidates, refused, say } = usePart().props
  return (
    <section className="p4-choices">
      <h3>{title}</h3>
      <div>
        {candidates.map(candidate => (
          <Choice key={candidate.key} candidate={candidate} />
        ))}
        {refused.map(({ key, say: words, why }) => (
          <span key={key} className="p4-choice is-off">
            <b>{say(words)}</b>
            <small>{say(why)}</small>
          </span>
        ))}
      </div>
    </section>
  )
}
