import type { Ref } from '@tablee/kernel'
import type { FC } from 'react'
import type { RootView } from '../../view.ts'
import { ICONS, type IconName } from '../art/icons.ts'
import { Disc, Figure, FigureShapes, Icon, partyOf } from './art.tsx'

/** From this size on, a seal; below it, the bare figure. */
const SEAL = 30

/** The sign of a party: its figure, on a disc where there is room for one. */
export const Seal: FC<{ readonly party: string; readonly size?: number }> = ({ party, size = 24 }) => {
  const of = partyOf(party)
  const box = { width: size, height: size }
  if (size < SEAL)
    return (
      <span className="rt rt-sign-of" style={box}>
        <Figure party={of} />
      </span>
    )
  return (
    <span className={`rt rt-seal f-${of}`} style={box}>
      <svg viewBox="0 0 32 34" aria-hidden="true">
        <FigureShapes party={of} />
      </svg>
    </span>
  )
}

/** The sign of a phase: the rising sun, the sun, the moon. */
export const PhaseSign: FC<{ readonly phase: string }> = ({ phase }) =>
  phase in ICONS ? <Icon name={phase as IconName} /> : null

/** Words that speak of a clearing: its suit and its number; other words as they are. */
export const Mark: FC<{ readonly at: Ref; readonly words: string; readonly view: RootView }> = ({
  at,
  words,
  view,
}) => {
  const [kind, id] = at.split(':')
  if (kind !== 'clearing') return words
  return (
    <span className="rt rt-mark-of" role="img" aria-label={words}>
      <Disc suit={view.suits[Number(id)]} />
      {id}
    </span>
  )
}
