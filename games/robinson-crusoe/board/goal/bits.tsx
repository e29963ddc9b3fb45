import type { FC } from 'react'
import { Sign, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { goalCount } from './counts.ts'

/** The head of a strip: what is counted, and how far it is. */
export const Head: FC<{ readonly title: string }> = ({ title }) => {
  const count = goalCount(usePart().props.view)
  return (
    <div className="rc-goalrow">
      <h3>
        {count && <Sign name={count.sign} />}
        {title}
      </h3>
      {count && (
        <b>
          {count.now}
          <small> / {count.of}</small>
        </b>
      )}
    </div>
  )
}

/** A condition of the goal, met or not. */
export const Cond: FC<{
  readonly sign: SignName
  readonly name: string
  readonly state: string
  readonly met?: boolean
}> = ({ sign, name, state, met = false }) => (
  <li className={met ? 'is-met' : undefined}>
    <Sign name={met ? 'ok' : sign} />
    {name}
    <em>{state}</em>
  </li>
)

/** So many slots, the first of them filled. */
export const Slots: FC<{
  readonly sign: SignName
  readonly n: number
  readonly of: number
  readonly label: string
}> = ({ sign, n, of, label }) => (
  <ol className="rc-slots" aria-label={label}>
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
      <li key={i} className={i < n ? 'is-full' : undefined}>
        <Sign name={sign} />
      </li>
    ))}
  </ol>
)
