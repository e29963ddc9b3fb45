import type { PaneName } from '@tablee/board'
import { Disc } from '@tablee/board/kit/disc.tsx'
import { Figure as KitFigure, Seal as KitSeal } from '@tablee/board/kit/figure.tsx'
import { symbolsOf } from '@tablee/board/kit/symbols.tsx'
import type { FC } from 'react'
import type { Affinity } from '../../data/types.ts'
import { FIGURES } from '../art/figures.ts'
import sprite from '../art/signs.svg'
import type { SignName } from '../art/signs.ts'
import { isAffinity } from '../party.ts'

export type { SignName }

export const { SignPath, Sign, SignAt, Amount } = symbolsOf<SignName>(sprite)

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
