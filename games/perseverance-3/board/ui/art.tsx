import type { PaneName } from '@tablee/board'
import type { SignName } from '@tablee/perseverance/board/art/signs.ts'
import * as pieces from '@tablee/perseverance/board/pieces.tsx'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import { isIdle, type Owner } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import { colourOf } from '../../terminal/contents.ts'
import { useView } from './part.tsx'

/** What a piece of an owner looks like. */
const useOwned = (owner: Owner): pieces.Owned => {
  const { view } = useView()
  return { colour: colourOf(view, owner), idle: isIdle(view, owner) }
}

/** A shelter. */
export const Hut: FC<{ readonly owner: Owner }> = ({ owner }) => <pieces.Hut {...useOwned(owner)} />

/** A cube of influence. */
export const Cube: FC<{ readonly owner: Owner }> = ({ owner }) => <pieces.Cube {...useOwned(owner)} />

/** A die and the specialist that it shows. */
export const DieOf: FC<{ readonly owner: Owner; readonly face: Specialist }> = ({ owner, face }) => (
  <pieces.Die {...useOwned(owner)} face={face} />
)

const PHASE_SIGN: { readonly [phase: string]: SignName | undefined } = {
  work: 'die',
  explore: 'adventure',
  primary: 'die',
  secondary: 'crate',
  stage: 'adventure',
  end: 'gavel',
}

const PANE_SIGN: { readonly [P in PaneName]: SignName } = {
  table: 'adventure',
  goal: 'structure',
  board: 'ranch',
  seats: 'follower',
}

/** The sign of a pane of a phone. */
export const PaneSign: FC<{ readonly pane: PaneName }> = ({ pane }) => <pieces.Sign name={PANE_SIGN[pane]} />

/** The sign of a part of the turn. */
export const PhaseSign: FC<{ readonly phase: string }> = ({ phase }) => {
  const name = PHASE_SIGN[phase]
  return name ? <pieces.Sign name={name} /> : null
}
