import { Seal as KitSeal } from '@tablee/board/kit/figure.tsx'
import { Sign as KitSign } from '@tablee/board/kit/sign.tsx'
import { told } from '@tablee/board/kit/told.ts'
import type { FC, ReactNode } from 'react'
import type { Dissenter } from '../data/dissenters.ts'
import { type Colour, LEADERS, type LeaderId, type Specialist, type Species } from '../ids.ts'
import { DINOS, HUT, LEADER_SHAPES, MARKS } from './art/pieces.ts'
import sprite from './art/signs.svg'
import type { SignName } from './art/signs.ts'

const GRID = 128

/** How the symbols of a sprite are drawn; 16 px unless told. */
export const signsOf =
  <N extends string>(of: string): FC<{ readonly name: N; readonly className?: string }> =>
  ({ name, className = '' }) => (
    <KitSign grid={GRID} className={`pv-ico pv-r-${name} ${className}`}>
      <use href={`${of}#${name}`} />
    </KitSign>
  )

/** A symbol that the episodes share. */
export const Sign = signsOf<SignName>(sprite)

/** A symbol inside a drawing, by its corner. */
export const SignAt: FC<{
  readonly name: SignName
  readonly x: number
  readonly y: number
  readonly size: number
}> = ({ name, x, y, size }) => (
  <use
    href={`${sprite}#${name}`}
    className={`pv-r-${name}`}
    transform={`translate(${x} ${y}) scale(${size / GRID})`}
  />
)

/** Each species has its size. */
export const DINO_SIZE: { readonly [S in Species]: number } = {
  shieldhead: 0.88,
  raptor: 0.94,
  thunderhorn: 1.06,
  ironjaw: 1.1,
}

/** The shapes of a dino; a tamed one carries a saddle in the colour around it. */
export const DinoShapes: FC<{ readonly species: Species; readonly tamed?: boolean }> = ({
  species,
  tamed = false,
}) => {
  const { body, cut, saddle } = DINOS[species]
  return (
    <>
      <path className="pv-dn" d={body} />
      <path className="pv-dn-c" d={cut} />
      {tamed && <path className="pv-dn-s" d={saddle} />}
    </>
  )
}

/** A dino in a panel: wild or untamed without a saddle, tamed with one of its owner's colour. */
export const Dino: FC<{
  readonly species: Species
  readonly colour?: Colour
  readonly className?: string
}> = ({ species, colour, className = '' }) => (
  <svg
    className={`pv-dino pv-dino-${species} ${colour ? `pv-p-${colour}` : ''} ${className}`}
    viewBox="0 0 48 37"
    aria-hidden="true"
  >
    <DinoShapes species={species} tamed={colour !== undefined} />
  </svg>
)

/** The mark of a colour. */
export const Mark: FC<{ readonly colour: Colour | 'neutral'; readonly className?: string }> = ({
  colour,
  className = 'pv-mark',
}) =>
  colour === 'neutral' ? null : (
    <svg className={`${className} pv-p-${colour}`} viewBox="0 0 12 12" aria-hidden="true">
      <path d={MARKS[colour]} />
    </svg>
  )

/** Whose a piece is: the colour it has, and whether it is hatched because it plays for nobody. */
export interface Owned {
  readonly colour: Colour | 'neutral'
  readonly idle?: boolean
}

const lookOf = ({ colour, idle = false }: Owned): string => `pv-p-${colour}${idle ? ' is-idle' : ''}`

/** A shelter. */
export const Hut: FC<Owned> = owned => (
  <span className={`pv-hut ${lookOf(owned)}`}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path className="kit-side" d={HUT} transform="translate(0 2)" />
      <path className="kit-top" d={HUT} />
    </svg>
    <Mark colour={owned.colour} className="pv-hm" />
  </span>
)

/** A cube of influence. */
export const Cube: FC<Owned> = owned => (
  <span className={`pv-cube ${lookOf(owned)}`}>
    <Mark colour={owned.colour} className="pv-cm" />
  </span>
)

/** A die and the specialist that it shows. */
export const Die: FC<Owned & { readonly face: Specialist }> = ({ face, ...owned }) => (
  <span className={`pv-die ${lookOf(owned)}`}>
    <Sign name={face} />
    <Mark colour={owned.colour} className="pv-dm" />
  </span>
)

/** A leader, or a Dissenter, as a figure; whoever is mounted sits on their dino. */
export const Leader: FC<{
  readonly leader: LeaderId | Dissenter
  readonly colour: Colour
  readonly on?: Species
}> = ({ leader, colour, on }) => {
  const { d, cut } = LEADER_SHAPES[leader]
  const figure = (
    <>
      <path className="kit-top" d={d} />
      <path className="pv-cut" d={cut} />
    </>
  )
  return (
    <svg className={`pv-leader pv-p-${colour}`} viewBox={on ? '0 -14 48 52' : '0 0 32 34'} aria-hidden="true">
      {on ? (
        <>
          <g className={`pv-dino-${on}`}>
            <DinoShapes species={on} tamed />
          </g>
          <g transform="translate(8 -14) scale(.8)">{figure}</g>
        </>
      ) : (
        figure
      )}
    </svg>
  )
}

/** Whether a party is a leader. */
export const isLeader = (party: string): party is LeaderId => LEADERS.some(one => one === party)

/** The sign of a party: its leader. */
export const Seal: FC<{ readonly party: string; readonly size?: number }> = ({ party, size = 24 }) =>
  isLeader(party) ? <KitSeal shape={LEADER_SHAPES[party]} party={party} size={size} /> : null

/** What there is to say of an amount. */
export interface Much {
  readonly n?: ReactNode
  readonly tip?: string
  readonly className?: string
}

/** So much of something that has a sign. */
export const AmountOf: FC<Much & { readonly sign: ReactNode }> = ({ sign, n, tip, className = '' }) => (
  <span className={`pv-num-i ${n === 0 ? 'pv-zero' : ''} ${className}`} {...(tip !== undefined && told(tip))}>
    {sign}
    {n !== undefined && <b>{n}</b>}
  </span>
)

/** So much of something. */
export const Amount: FC<Much & { readonly of: SignName }> = ({ of, ...much }) => (
  <AmountOf sign={<Sign name={of} />} {...much} />
)
