import { Seal as KitSeal } from '@tablee/board/kit/figure.tsx'
import type { Ref } from '@tablee/kernel'
import type { FC } from 'react'
import { BURROW } from '../../data/map.ts'
import type { RootView } from '../../view.ts'
import { ICONS, type IconName } from '../art/icons.ts'
import { FACES } from '../faces.ts'
import { Disc, Icon, partyOf } from './art.tsx'

/** The sign of a party. */
export const Seal: FC<{ readonly party: string; readonly size?: number }> = ({ party, size = 24 }) => {
  const of = partyOf(party)
  return <KitSeal shape={FACES[of].figure} party={of} size={size} />
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
  if (kind !== 'clearing' || Number(id) === BURROW) return words
  return (
    <span className="rt-mark-of" role="img" aria-label={words}>
      <Disc suit={view.suits[Number(id)]} />
      {id}
    </span>
  )
}
