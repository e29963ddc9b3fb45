import type { FC, ReactNode } from 'react'
import type { WeatherDie } from '../../data/dice.ts'
import type { CharacterId } from '../../data/types.ts'
import { DOG, FIGURES, NEUTRAL } from '../art/figures.ts'
import { GLYPHS, type GlyphName } from '../art/glyphs.ts'
import { ICONS, type IconName } from '../art/icons.ts'
import { LATER, type LaterName } from '../art/later.ts'
import { later } from './later.tsx'

/** A symbol of either grid. */
export type SignName = IconName | LaterName | GlyphName

const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name)
const isLater = (name: string): name is LaterName => (LATER as readonly string[]).includes(name)

/** Whether there is a symbol of this name. */
export const isSign = (name: string): name is SignName =>
  Object.hasOwn(ICONS, name) || isGlyph(name) || isLater(name)

/** The size of the grid that a symbol is drawn on. */
export const gridOf = (name: SignName): number => (isGlyph(name) ? 24 : 128)

/** How a symbol is drawn, besides its path. */
export interface PathLook {
  readonly className?: string
  readonly transform?: string
}

const LaterPath: FC<PathLook & { readonly name: LaterName }> = later(({ LaterPath: Path }) => Path)

/** A symbol on its grid; one that is fetched is there as soon as it has come. */
export const SignPath: FC<PathLook & { readonly name: SignName }> = ({ name, ...look }) =>
  isLater(name) ? (
    <LaterPath name={name} {...look} />
  ) : (
    <path fillRule="evenodd" d={isGlyph(name) ? GLYPHS[name] : ICONS[name]} {...look} />
  )

/** A symbol; 16 px unless its class tells. */
export const Sign: FC<{ readonly name: SignName; readonly className?: string }> = ({
  name,
  className = '',
}) => {
  const grid = gridOf(name)
  return (
    <svg className={`rc-ico ${className}`} viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true">
      <SignPath name={name} />
    </svg>
  )
}

/** Whether a pawn is a character's. */
export const isFigure = (id: string): id is CharacterId => Object.hasOwn(FIGURES, id)

/** The shape of a pawn: a character's, the Dog's, or a neutral one. */
const shapeOf = (pawn: string) => (isFigure(pawn) ? FIGURES[pawn] : pawn === 'dog' ? DOG : NEUTRAL)

/** The shapes of a figure: thickness, silhouette, cut-outs. */
export const FigureShapes: FC<{ readonly pawn: string }> = ({ pawn }) => {
  const { d, cut } = shapeOf(pawn)
  return (
    <>
      <path className="rc-w-side" d={d} transform="translate(0 2.200)" />
      <path className="rc-w-top" d={d} />
      {cut !== '' && <path className="rc-w-cut" d={cut} />}
    </>
  )
}

/** A pawn in its colour. */
export const Figure: FC<{ readonly pawn: string; readonly className?: string }> = ({
  pawn,
  className = '',
}) => (
  <svg
    className={`rc-figure f-${isFigure(pawn) ? pawn : 'neutral'} ${className}`}
    viewBox="0 0 32 34"
    aria-hidden="true"
  >
    <FigureShapes pawn={pawn} />
  </svg>
)

/** From this size on, a seal; below it, the bare figure. */
const SEAL = 30

/** The sign of a character, on a disc where there is room for one. */
export const Seal: FC<{ readonly party: string; readonly size?: number }> = ({ party, size = 24 }) => {
  const character = party.replace(/Woman$/, '')
  const box = { width: size, height: size }
  if (size < SEAL)
    return (
      <span className="rc rc-sign-of" style={box}>
        <Figure pawn={character} />
      </span>
    )
  return (
    <span className={`rc rc-seal f-${character}`} style={box}>
      <svg viewBox="0 0 32 34" aria-hidden="true">
        <FigureShapes pawn={character} />
      </svg>
    </span>
  )
}

const WEATHER_SIGN: { readonly [D in WeatherDie]: IconName } = {
  rain: 'drop',
  winter: 'snowflake',
  animals: 'fangs',
}

/** A weather die. */
export const Weather: FC<{ readonly die: WeatherDie; readonly tip: string; readonly small?: boolean }> = ({
  die,
  tip,
  small,
}) => (
  <span
    className={`rc-die d-${die}${small ? ' is-small' : ''}`}
    data-ref={`tip:${tip}`}
    role="img"
    aria-label={tip}
  >
    <Sign name={WEATHER_SIGN[die]} />
  </span>
)

/** So much of a resource, level or other thing: its symbol in its colour, and the number. */
export const Res: FC<{
  readonly of: SignName
  readonly n?: ReactNode
  readonly tip?: string
  readonly className?: string
}> = ({ of, n, tip, className = '' }) => (
  <span
    className={`rc-res k-${of} ${className}`}
    {...(tip !== undefined && { 'data-ref': `tip:${tip}`, role: 'img', 'aria-label': tip })}
  >
    <Sign name={of} />
    {n !== undefined && <b>{n}</b>}
  </span>
)

/** The sign of a part of the round. */
export const PhaseSign: FC<{ readonly phase: string }> = ({ phase }) => {
  const sign = PHASE_SIGN[phase]
  return sign ? (
    <span className="rc rc-phase">
      <Sign name={sign} />
    </span>
  ) : null
}

const PHASE_SIGN: { readonly [phase: string]: SignName | undefined } = {
  event: 'book',
  morale: 'flag',
  production: 'gather',
  action: 'build',
  weather: 'rain',
  night: 'moon',
}

/** The sign of a pane of a phone. */
export const PaneSign: FC<{ readonly pane: string }> = ({ pane }) => (
  <span className="rc rc-pane-sign">
    <Sign name={PANE_SIGN[pane] ?? 'explore'} />
  </span>
)

const PANE_SIGN: { readonly [pane: string]: SignName | undefined } = {
  table: 'map',
  board: 'hut',
  goal: 'threat',
  seats: 'heart',
}
