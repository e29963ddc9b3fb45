import { Die } from '@tablee/board/kit/die.tsx'
import { Figure as KitFigure, Seal as KitSeal, type Shape } from '@tablee/board/kit/figure.tsx'
import { symbolsOf } from '@tablee/board/kit/symbols.tsx'
import type { FC } from 'react'
import type { WeatherDie } from '../../data/dice.ts'
import type { CharacterId } from '../../data/types.ts'
import { DOG, FIGURES, NEUTRAL } from '../art/figures.ts'
import sprite from '../art/signs.svg'
import { SIGNS, type SignName } from '../art/signs.ts'

export type { SignName }

/** Whether there is a symbol of this name. */
export const isSign = (name: string): name is SignName => (SIGNS as readonly string[]).includes(name)

export const { SignPath, SignAt, Sign, Amount: Res } = symbolsOf<SignName>(sprite)

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

const WEATHER_SIGN: { readonly [D in WeatherDie]: SignName } = {
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
