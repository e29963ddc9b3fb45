import type { FC } from 'react'
import type { SignName } from '../art/signs.ts'
import { Sign } from '../ui/art.tsx'

/** A part of a total: how much, in which colour, and what it is called. */
export interface Part {
  readonly key: string
  readonly n: number
  readonly look: 'carry' | 'flat' | 'venom' | 'force' | 'magic' | 'persuasion'
  readonly label?: string
}

/** A value that is to be reached. */
export interface Mark {
  readonly at: number
  readonly sign: SignName
  readonly tip: string
}

/** What counts for one end only. */
export interface Bonus {
  readonly n: number
  readonly label: string
}

/** Two marks nearer than this share of the scale stand aside for each other. */
const NEAR = 0.16

/** How wide a letter under the scale is, about, and how far one word stands from the next, in pixels. */
const LETTER = 6.6
const GAP = 10

/** Words under the scale, each where its part begins, unless the word before it still stands there. */
function apart(words: readonly { readonly name: string; readonly left: string }[]) {
  let free = '0px'
  return words.map(({ name, left }) => {
    const from = `max(${left}, ${free})`
    free = `${from} + ${Math.ceil(LETTER * name.length + GAP)}px`
    return { name, left: from }
  })
}

/** One scale: what a total is made of, what would be added to it, and the values to be reached. */
export const Gauge: FC<{
  readonly parts: readonly Part[]
  readonly bonus?: Bonus | null
  readonly marks: readonly Mark[]
  readonly label: string
}> = ({ parts, bonus = null, marks, label }) => {
  const total = parts.reduce((sum, { n }) => sum + n, 0)
  const top = Math.max(...marks.map(({ at }) => at + 4), total + (bonus?.n ?? 0) + 1)
  const share = (n: number): string => `${(100 * n) / top}%`
  const isNear = (at: number, other: number | undefined): boolean =>
    other !== undefined && Math.abs(other - at) < NEAR * top
  const sideOf = (at: number, i: number): string =>
    isNear(at, marks[i + 1]?.at) ? ' is-left' : isNear(at, marks[i - 1]?.at) ? ' is-right' : ''
  let from = 0
  const placed = parts.map(part => {
    const left = from
    from += part.n
    return { ...part, left }
  })
  const named = [...placed, ...(bonus && bonus.n > 0 ? [{ label: bonus.label, left: total }] : [])].flatMap(
    ({ label: name, left }) => (name === undefined ? [] : [{ name, left: share(left) }]),
  )
  return (
    <div className="ml-gauge" role="img" aria-label={label}>
      <div className="ml-gauge-track">
        {placed.map(({ key, n, look, left }) => (
          <i key={key} className={`is-${look}`} style={{ left: share(left), width: share(n) }}>
            <b>{n}</b>
          </i>
        ))}
        {bonus && bonus.n > 0 && (
          <i
            className="is-bonus"
            style={{ left: `min(${share(total)}, calc(100% - 28px))`, width: share(bonus.n) }}
          >
            <b>+{bonus.n}</b>
          </i>
        )}
      </div>
      {marks.map(({ at, sign, tip }, i) => (
        <span key={sign} className={`ml-gauge-mark${sideOf(at, i)}`} style={{ left: share(at) }} title={tip}>
          <span>
            <Sign name={sign} />
            <b>{at}</b>
          </span>
        </span>
      ))}
      <div className="ml-gauge-labels">
        {apart(named).map(({ name, left }) => (
          <span key={name} style={{ left }}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
