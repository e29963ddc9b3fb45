import { pieceIn } from '@tablee/board'
import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import type { Ref } from '@tablee/kernel'
import { type FC, Fragment, type ReactNode } from 'react'
import type { Affinity, Space } from '../../data/types.ts'
import type { Die } from '../../state.ts'
import type { ExpeditionView, TokenView } from '../../view.ts'
import { FIGURES } from '../art/figures.ts'
import { dataOf } from '../data.ts'
import { SignAt, type SignName } from '../ui/art.tsx'
import { DieShape } from '../ui/dice.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName } from '../words.ts'
import { partyOf } from './contents.ts'
import { short } from './plan.ts'

/** Where something is drawn. */
export interface At {
  readonly x: number
  readonly y: number
}

/** Draws one thing after the other where each is known by its place alone: places, dice as they were laid. */
export const each = <T,>(things: readonly T[], draw: (thing: T, place: number) => ReactNode): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: it is its place.
  things.map((thing, place) => <Fragment key={place}>{draw(thing, place)}</Fragment>)

/** As many of something as told. */
export const times = (count: number, draw: (place: number) => ReactNode): ReactNode[] =>
  each(Array.from({ length: count }), (_, place) => draw(place))

/** Words on the board. */
export const Words: FC<At & { readonly look?: string; readonly children: ReactNode }> = ({
  x,
  y,
  look = '',
  children,
}) => (
  <text className={`ml-t ${look}`} x={short(x)} y={short(y)}>
    {children}
  </text>
)

/** A sign with a number before it: so much of something. Tells how wide it is by `amountWidth`. */
export const AmountAt: FC<
  At & { readonly n: number | string; readonly of: SignName; readonly size?: number; readonly look?: string }
> = ({ x, y, n, of, size = 15, look = '' }) => (
  <g className={look}>
    <Words x={x} y={y} look="is-n">
      {n}
    </Words>
    <SignAt
      name={of}
      className={`ml-sg k-${of}`}
      x={short(x + numberWidth(n) + 2)}
      y={short(y - size * 0.8)}
      size={size}
    />
  </g>
)

/** How wide a number is that stands before its sign. */
export const numberWidth = (n: number | string): number => String(n).length * 8

/** How wide such an amount is, with the gap after it. */
export const amountWidth = (n: number | string, size = 15): number => numberWidth(n) + size + 8

const LETTER = { F: 'force', M: 'magic', P: 'persuasion' } as const satisfies { [letter: string]: SignName }

const lettersOf = (space: Space | null): ('F' | 'M' | 'P')[] => [...(space ?? '')] as ('F' | 'M' | 'P')[]

/** A free place for a die: the colours it takes; a full line where a die is asked for, a dashed one where it may lie. */
export const FreePlace: FC<
  At & { readonly size: number; readonly space: Space | null; readonly required?: boolean }
> = ({ x, y, size, space, required = false }) => {
  const letters = lettersOf(space)
  const alone = letters.length === 1
  const each = size * (alone ? 0.6 : letters.length === 2 ? 0.44 : 0.34)
  const spread = letters.length * each
  return (
    <g className={`ml-place${required ? ' is-required' : ''}${alone ? ` for-${LETTER[letters[0]]}` : ''}`}>
      <rect
        x={short(x + 0.6)}
        y={short(y + 0.6)}
        width={short(size - 1.2)}
        height={short(size - 1.2)}
        rx={short(space === 'P' ? size * 0.34 : 3.5)}
      />
      {letters.map((letter, i) => (
        <SignAt
          key={letter}
          name={LETTER[letter]}
          x={short(x + (size - spread) / 2 + i * each)}
          y={short(y + (size - each) / 2)}
          size={short(each)}
        />
      ))}
    </g>
  )
}

/** A die as a piece: those of persuasion are known by what they show, as in a pool. */
const pieceOf = ({ colour, value }: Die): string =>
  `die.${colour === 'persuasion' && value > 0 ? `p${value}` : colour}`

/** A die that lies somewhere, seen to come from where it lay. */
export const LyingDie: FC<At & { readonly die: Die; readonly size: number; readonly place: Ref }> = ({
  die,
  place,
  ...at
}) => (
  <g {...pieceIn(pieceOf(die), place)}>
    <DieShape {...at} colour={die.colour} value={die.value} />
  </g>
)

/** The disc of a clan, or of an affinity, with its symbol: whose a die or a pawn is. */
export const OwnerDisc: FC<At & { readonly party: Affinity | 'madhala'; readonly r: number }> = ({
  x,
  y,
  party,
  r,
}) => (
  <g className={`ml-owner f-${party}`}>
    <circle cx={short(x)} cy={short(y)} r={r} />
    {party === 'madhala' ? (
      <Words x={x} y={y + 3.6} look="is-m">
        M
      </Words>
    ) : (
      <SignAt name={party} x={short(x - r * 0.68)} y={short(y - r * 0.68)} size={short(r * 1.36)} />
    )}
  </g>
)

/** What an expedition came to, at the head of whoever is on it. */
const FATE: { readonly [fate: string]: SignName | undefined } = {
  failed: 'wound',
  captured: 'cage',
  killed: 'skull',
  conquered: 'flag',
}

/** A mercenary under way, in the middle of x, feet at y + h: the head of the own affinity, the colours of the clan. */
export const Pawn: FC<At & { readonly on: ExpeditionView; readonly h: number; readonly place: Ref }> = ({
  x,
  y,
  on,
  h,
  place,
}) => {
  const { view } = usePart().props
  const party = partyOf(view, on.owner)
  const fate = FATE[on.fate]
  const affinity = on.member === null ? null : dataOf(view).members[on.member].affinity
  const wounded =
    on.member !== null &&
    on.owner >= 0 &&
    view.clans[on.owner].members.some(({ id, wounded }) => id === on.member && wounded)
  return (
    <g {...pieceIn(`member.${on.member ?? party}`, place)}>
      {affinity ? (
        <g
          className={`ml-pawn f-${party}`}
          transform={`translate(${short(x - h * 0.47)} ${short(y)}) scale(${(h / 34).toFixed(3)})`}
        >
          <FigureShapes shape={FIGURES[affinity]} />
        </g>
      ) : (
        <g className={`ml-token-of f-${party}`}>
          <circle cx={short(x)} cy={short(y + h / 2)} r={short(h * 0.44)} />
          {party === 'madhala' ? (
            <Words x={x} y={y + h * 0.66} look="is-madhala">
              M
            </Words>
          ) : (
            <SignAt name="skull" x={short(x - h * 0.28)} y={short(y + h * 0.22)} size={short(h * 0.56)} />
          )}
        </g>
      )}
      {affinity && party !== 'madhala' && (
        <OwnerDisc x={x + h * 0.45} y={y + h * 0.8} party={party} r={7.5} />
      )}
      {wounded && <Badge x={x - h * 0.46} y={y + h * 0.8} sign="wound" look="is-hurt" />}
      {fate && <Badge x={x + h * 0.45} y={y + h * 0.16} sign={fate} look={`is-${on.fate}`} />}
    </g>
  )
}

const Badge: FC<At & { readonly sign: SignName; readonly look: string }> = ({ x, y, sign, look }) => (
  <g className={`ml-badge ${look}`}>
    <circle cx={short(x)} cy={short(y)} r={7.5} />
    <SignAt name={sign} x={short(x - 5.5)} y={short(y - 5.5)} size={11} />
  </g>
)

/** The name of whoever is under way; nothing for those who have none. */
export function nameOn({ member }: ExpeditionView, language: Parameters<typeof memberName>[1]): string {
  return member === null ? '' : memberName(member, language)
}

/** A Defense token, or a trap, face down or up. */
export const TokenAt: FC<
  At & { readonly token: TokenView; readonly r: number; readonly place: Ref; readonly tip?: string }
> = ({ x, y, token: { id, up }, r, place, tip }) => {
  const kind = id === 'defense' ? 'defense' : 'trap'
  return (
    <g
      className={`ml-token is-${kind}${up && kind === 'trap' ? ' is-up' : ''}`}
      {...pieceIn(`token.${kind}`, place)}
      {...(tip !== undefined && { 'data-ref': `tip:${tip}` })}
    >
      <circle className="ml-token-side" cx={short(x)} cy={short(y + 1.5)} r={r} />
      <circle className="ml-token-top" cx={short(x)} cy={short(y)} r={r} />
      <SignAt name={kind} x={short(x - r * 0.7)} y={short(y - r * 0.7)} size={short(r * 1.4)} />
    </g>
  )
}
