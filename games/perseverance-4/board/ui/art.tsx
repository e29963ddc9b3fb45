import type { SignName as SharedSign } from '@tablee/perseverance/board/art/signs.ts'
import { Bust } from '@tablee/perseverance/board/bust.tsx'
import * as pieces from '@tablee/perseverance/board/pieces.tsx'
import type { Specialist, Species } from '@tablee/perseverance/ids.ts'
import { isIdle, type Owner } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import type { Ancient } from '../../data/types.ts'
import { ANCIENT_SHAPES } from '../art/ancients.ts'
import sprite from '../art/signs.svg'
import { type SignName as OwnSign, SIGNS } from '../art/signs.ts'
import { colourOf, dissenterOf, figureOf } from '../contents.ts'
import { useView } from './part.tsx'

/** A symbol of this episode, or one that the episodes share. */
export type AnySign = SharedSign | OwnSign

const Own = pieces.signsOf<OwnSign>(sprite)
const isOwn = (name: AnySign): name is OwnSign => SIGNS.some(one => one === name)

/** A symbol; 16 px unless told. */
export const Sign: FC<{ readonly name: AnySign; readonly className?: string }> = ({
  name,
  className = '',
}) =>
  isOwn(name) ? <Own name={name} className={className} /> : <pieces.Sign name={name} className={className} />

/** So much of something. */
export const Amount: FC<pieces.Much & { readonly of: AnySign }> = ({ of, ...much }) => (
  <pieces.AmountOf sign={<Sign name={of} />} {...much} />
)

/** What a piece of an owner looks like. */
const useOwned = (owner: Owner): pieces.Owned => {
  const { view } = useView()
  return { colour: colourOf(view, owner), idle: isIdle(view, owner) }
}

/** The mark of an owner. */
export const MarkOf: FC<{ readonly owner: Owner; readonly className?: string }> = ({ owner, className }) => (
  <pieces.Mark colour={useOwned(owner).colour} {...(className !== undefined && { className })} />
)

/** A cube of influence. */
export const CubeOf: FC<{ readonly owner: Owner }> = ({ owner }) => <pieces.Cube {...useOwned(owner)} />

/** A die and the specialist that it shows. */
export const DieOf: FC<{ readonly owner: Owner; readonly face: Specialist }> = ({ owner, face }) => (
  <pieces.Die {...useOwned(owner)} face={face} />
)

/** A cabin: a framed tile with its owner's mark. */
export const CabinOf: FC<{ readonly owner: Owner; readonly className?: string }> = ({
  owner,
  className = '',
}) => (
  <span className={`p4-cab pv-p-${useOwned(owner).colour}${className}`}>
    <MarkOf owner={owner} className="p4-cab-mark" />
  </span>
)

/** A crate with its owner's mark. */
export const CrateOf: FC<{ readonly owner: Owner; readonly className?: string }> = ({
  owner,
  className = '',
}) => (
  <span className={`p4-crate${className}`}>
    <Sign name="crate" />
    <MarkOf owner={owner} />
  </span>
)

/** A dino with its owner's saddle and mark. */
export const DinoOf: FC<{ readonly species: Species; readonly owner: Owner }> = ({ species, owner }) => {
  const { colour } = useOwned(owner)
  return (
    <span className="p4-dino">
      <pieces.Dino species={species} {...(colour !== 'neutral' && { colour })} />
      <MarkOf owner={owner} />
    </span>
  )
}

/** The leader of an owner as a figure. */
export const LeaderOf: FC<{ readonly owner: Owner }> = ({ owner }) => {
  const { view } = useView()
  const leader = figureOf(view, owner)
  const colour = colourOf(view, owner)
  return leader && colour !== 'neutral' ? <pieces.Leader leader={leader} colour={colour} /> : null
}

/** Who somebody is: the portrait of a Dissenter, the seal of a leader. */
export const FaceOf: FC<{ readonly owner: Owner; readonly size: number }> = ({ owner, size }) => {
  const { view } = useView()
  const dissenter = dissenterOf(view, owner)
  const colour = colourOf(view, owner)
  if (dissenter !== null && colour !== 'neutral') return <Bust of={dissenter} colour={colour} size={size} />
  const leader = view.players[owner]?.leader
  return leader ? <pieces.Seal party={leader} size={size} /> : null
}

/** The shapes of a unit of the Ancients. */
export const AncientShapes: FC<{ readonly kind: Ancient }> = ({ kind }) => (
  <>
    <path className="p4-an-s" d={ANCIENT_SHAPES[kind].d} transform="translate(0 2)" />
    <path className="p4-an" d={ANCIENT_SHAPES[kind].d} />
    <path className="p4-an-c" d={ANCIENT_SHAPES[kind].cut} />
  </>
)

/** A unit of the Ancients. */
export const AncientOf: FC<{ readonly kind: Ancient; readonly className?: string }> = ({
  kind,
  className = '',
}) => (
  <svg className={`p4-unit ${className}`} viewBox="0 0 32 34" aria-hidden="true">
    <AncientShapes kind={kind} />
  </svg>
)

const PHASE_SIGN: { readonly [phase: string]: AnySign | undefined } = {
  primary: 'die',
  rally: 'rally',
  secondary: 'crate',
  preparation: 'adventure',
  end: 'gavel',
  combat: 'combat',
  dissenters: 'program',
}

/** The sign of a part of the turn. */
export const PhaseSign: FC<{ readonly phase: string }> = ({ phase }) => {
  const name = PHASE_SIGN[phase]
  return name ? <Sign name={name} /> : null
}
