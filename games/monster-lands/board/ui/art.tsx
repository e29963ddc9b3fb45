import type { PaneName } from '@tablee/board'
import { Disc } from '@tablee/board/kit/disc.tsx'
import { Figure as KitFigure, Seal as KitSeal } from '@tablee/board/kit/figure.tsx'
import { Sign as KitSign } from '@tablee/board/kit/sign.tsx'
import { Stat } from '@tablee/board/kit/stat.tsx'
import type { FC, ReactNode } from 'react'
import type { Affinity } from '../../data/types.ts'
import { FIGURES } from '../art/figures.ts'
import sprite from '../art/signs.svg'
import type { SignName } from '../art/signs.ts'
import { isAffinity } from '../party.ts'

export type { SignName }

/** The size of the grid that symbols are drawn on. */
export const GRID = 128

/** A symbol on its grid; they come together, in a file of their own. */
export const SignPath: FC<{
  readonly name: SignName
  readonly className?: string
  readonly transform?: string
}> = ({ name, ...look }) => <use href={`${sprite}#${name}`} {...look} />

/** A symbol; 16 px unless told. */
export const Sign: FC<{ readonly name: SignName; readonly className?: string }> = ({ name, className }) => (
  <KitSign grid={GRID} className={className}>
    <SignPath name={name} />
  </KitSign>
)

/** A symbol inside a drawing, as large as told. */
export const SignAt: FC<{
  readonly name: SignName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string
}> = ({ name, x, y, size, className }) => (
  <SignPath name={name} className={className} transform={`translate(${x} ${y}) scale(${size / GRID})`} />
)

/** The figure of an affinity, or of a novice, in the colours of a clan: its own unless told. */
export const ClanFigure: FC<{
  readonly affinity: Affinity | 'novice'
  readonly clan?: string
  readonly className?: string
}> = ({ affinity, clan = affinity, className }) => (
  <KitFigure shape={FIGURES[affinity]} party={clan} className={className} />
)

/** The sign of a clan; of one that is not chosen yet, nothing. */
export const Seal: FC<{ readonly party: string; readonly size?: number }> = ({ party, size = 24 }) =>
  isAffinity(party) ? <KitSeal shape={FIGURES[party]} party={party} size={size} /> : null

/** The symbol of an affinity on its disc; as wide as `--disc` says. */
export const AffinityDisc: FC<{ readonly affinity: Affinity; readonly tip?: string }> = ({
  affinity,
  tip,
}) => (
  <Disc className={`f-${affinity} ml-disc`} tip={tip}>
    <Sign name={affinity} />
  </Disc>
)

/** So much of something: its symbol in its colour, and the number. */
export const Amount: FC<{
  readonly of: SignName
  readonly n?: ReactNode
  readonly tip?: string
  readonly className?: string
}> = ({ of, className = '', ...rest }) => (
  <Stat sign={<Sign name={of} />} className={`k-${of} ${className}`} {...rest} />
)

/** The sign of a phase of the turn. */
export const PhaseSign: FC<{ readonly phase: string }> = ({ phase }) => {
  const sign = PHASE_SIGN[phase]
  return sign ? <Sign name={sign} className="ml-phase" /> : null
}

const PHASE_SIGN: { readonly [phase: string]: SignName | undefined } = {
  preparation: 'dice',
  deployment: 'march',
  adventure: 'attack',
  cleanup: 'camp',
}

/** The sign of a pane of a phone. */
export const PaneSign: FC<{ readonly pane: PaneName }> = ({ pane }) => <Sign name={PANE_SIGN[pane]} />

const PANE_SIGN: { readonly [P in PaneName]: SignName } = {
  table: 'gate',
  goal: 'attack',
  board: 'reputation',
  seats: 'glory',
}
