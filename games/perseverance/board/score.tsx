import { told } from '@tablee/board/kit/told.ts'
import type { FC, ReactNode } from 'react'
import { ROMAN } from '../text/roman.ts'
import { Sign } from './pieces.tsx'
import './css/score.css'

const from1 = (n: number): readonly number[] => Array.from({ length: n }, (_, nth) => nth + 1)

/** The turns, with the leaders who are on each. */
export const Turns: FC<{
  readonly all: number
  readonly now: number
  readonly on: (turn: number) => ReactNode
}> = ({ all, now, on }) => (
  <ol className="pv-turns">
    {from1(all).map(n => (
      <li key={n} className={n < now ? 'pv-past' : n === now ? 'pv-now' : undefined}>
        <span className="pv-on">{on(n)}</span>
        <i />
        {n}
      </li>
    ))}
  </ol>
)

interface Prize {
  readonly followers: number
  readonly crates: number
}

/** The assembly tiles: the number of each over its prizes, which are told in words too; ticked once it is gone. */
export const AssemblyTiles: FC<{
  readonly all: number
  /** The next one, and how many assemblies there were: the last tile stays. */
  readonly next: number
  readonly held: number
  readonly tile: (tile: number) => { readonly label: string; readonly prizes: readonly Prize[] }
}> = ({ all, next, held, tile }) => (
  <ol className="pv-asm">
    {from1(all).map(nth => {
      const { label, prizes } = tile(nth)
      const past = nth <= held && nth < all
      return (
        <li key={nth} className={past ? 'pv-past' : nth === next ? 'pv-now' : undefined}>
          <b {...told(label)}>{ROMAN[nth]}</b>
          <span>{past ? '✓' : <Prizes of={prizes} />}</span>
        </li>
      )
    })}
  </ol>
)

const Prizes: FC<{ readonly of: readonly Prize[] }> = ({ of }) =>
  of.map(({ followers, crates }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the first, the second, the third
    <span key={place} className={place === 0 ? 'pv-first' : undefined}>
      {(followers > 0 || crates === 0) && followers}
      {followers > 0 && crates > 0 && '+'}
      {crates > 0 && <Sign name="crate" />}
    </span>
  ))
