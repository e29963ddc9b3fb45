import { Die } from '@tablee/board/kit/die.tsx'
import { Figure as KitFigure, Seal as KitSeal, type Shape } from '@tablee/board/kit/figure.tsx'
import { Sign as KitSign } from '@tablee/board/kit/sign.tsx'
import { Stat } from '@tablee/board/kit/stat.tsx'
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

/** A symbol; 16 px unless told. */
export const Sign: FC<{ readonly name: SignName; readonly className?: string }> = ({ name, className }) => (
  <KitSign grid={gridOf(name)} className={className}>
    <SignPath name={name} />
  </KitSign>
)

/** Whether a pawn is a character's. */
export const isFigure = (id: string): id is CharacterId => Object.hasOwn(FIGURES, id)

/** The shape of a pawn: a character's, the Dog's, or a neutral one. */
export const shapeOf = (pawn: string): Shape =>
  isFigure(pawn) ? FIGURES[pawn] : pawn === 'dog' ? DOG : NEUTRAL

/** A pawn in its colour. */
export const Figure: FC<{ readonly pawn: string }> = ({ pawn }) => (
  <KitFigure shape={shapeOf(pawn)} party={isFigure(pawn) ? pawn : 'neutral'} />
)

/** The sign of a character. */
export const Seal: FC<{ readonly party: string; readonly size?: number }> = ({ party, size = 24 }) => {
  const character = party.replace(/Woman$/, '')
  return <KitSeal shape={shapeOf(character)} party={character} size={size} />
}

const WEATHER_SIGN: { readonly [D in WeatherDie]: IconName } = {
  rain: 'drop',
  winter: 'snowflake',
  animals: 'fangs',
}

/** A weather die. */
export const Weather: FC<{
  readonly die: WeatherDie
  readonly tip: string
  readonly size?: 'small'
}> = ({ die, tip, size }) => (
  <Die kind={die} tip={tip} size={size}>
    <Sign name={WEATHER_SIGN[die]} />
  </Die>
)

/** So much of a resource, level or other thing: its symbol in its colour, and the number. */
export const Res: FC<{
  readonly of: SignName
  readonly n?: ReactNode
  readonly tip?: string
  readonly className?: string
}> = ({ of, className = '', ...rest }) => (
  <Stat sign={<Sign name={of} />} className={`k-${of} ${className}`} {...rest} />
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
