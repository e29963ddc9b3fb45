import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC, ReactNode } from 'react'
import { type Die, NEUTRAL } from '../owners.ts'
import { Sign } from './pieces.tsx'

/** Alike dice together, in the order of whose they are: mine, those of nobody, the others’. */
export function kindsOf(
  pool: readonly Die[],
  seat: number | null,
): { readonly die: Die; readonly n: number }[] {
  const kinds: { die: Die; n: number }[] = []
  for (const die of pool) {
    const same = kinds.find(one => one.die.owner === die.owner && one.die.face === die.face)
    if (same) same.n++
    else kinds.push({ die, n: 1 })
  }
  const rank = ({ owner }: Die): number => (owner === seat ? -2 : owner === NEUTRAL ? -1 : owner)
  return kinds.sort((a, b) => rank(a.die) - rank(b.die))
}

/** Alike dice of the pool: so many, and what each costs. */
export const PoolKind: FC<{
  readonly refs: string | readonly string[]
  readonly label: string
  readonly n: number
  readonly price: ReactNode
  /** The die. */
  readonly children: ReactNode
}> = ({ refs, label, n, price, children }) => (
  <li>
    <span {...useSpotAttributes(refs, 'pv-pool', label)}>
      {children}
      {n > 1 && <b className="pv-times">×{n}</b>}
    </span>
    {price}
  </li>
)

/** What a die costs; quietly where it is not being chosen. */
export const PriceOf: FC<{
  readonly glowberries: number
  readonly followers: number
  /** What is said where it costs nothing. */
  readonly free: string
  readonly quiet?: boolean
}> = ({ glowberries, followers, free, quiet = false }) => (
  <span className={`pv-price${quiet ? ' is-quiet' : ''}`}>
    {glowberries + followers === 0 && free}
    {glowberries > 0 && (
      <>
        {glowberries}
        <Sign name="glowberry" />
      </>
    )}
    {followers > 0 && (
      <>
        {followers}
        <Sign name="follower" />
      </>
    )}
  </span>
)
