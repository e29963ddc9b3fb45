import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { ZONES } from '../../data/types.ts'
import { priceOf } from '../../rules/dice.ts'
import { seatsData } from '../../rules/query.ts'
import { type Die, NEUTRAL } from '../../state.ts'
import { ownerName } from '../contents.ts'
import { DieOf, Sign } from '../ui/art.tsx'
import { useSpot, useView } from '../ui/part.tsx'

/** The dice of the pool: mine, those of nobody, the others'; each with its price. */
export const Tray: FC = () => {
  const { view, board } = useView()
  return (
    <section className="p4-tray" aria-label={board.dice}>
      <h3>
        {board.dice} <b>{view.pool.length}</b>
      </h3>
      <ol>
        {sorted(view.pool, view.seat).map(({ die, n }) => (
          <PoolDie key={`${die.owner}:${die.face}`} die={die} n={n} />
        ))}
      </ol>
    </section>
  )
}

/** How many zones the next die calls to an assembly. */
export const NextAssembly: FC = () => {
  const { view, state, board } = useView()
  const { assembly } = seatsData(state)
  const near = ZONES.filter(
    zone => view.zones[zone].dice.filter(die => die !== null).length === assembly - 1,
  ).length
  return near === 0 ? null : (
    <p className="p4-near">
      <Sign name="gavel" />
      {board.nextAssembly(near, assembly - 1)}
    </p>
  )
}

/** Alike dice together, in the order of whose they are. */
function sorted(pool: readonly Die[], seat: number | null): { readonly die: Die; readonly n: number }[] {
  const kinds: { die: Die; n: number }[] = []
  for (const die of pool) {
    const same = kinds.find(one => one.die.owner === die.owner && one.die.face === die.face)
    if (same) same.n++
    else kinds.push({ die, n: 1 })
  }
  const rank = ({ owner }: Die): number => (owner === seat ? -2 : owner === NEUTRAL ? -1 : owner)
  return kinds.sort((a, b) => rank(a.die) - rank(b.die))
}

const PoolDie: FC<{ readonly die: Die; readonly n: number }> = ({ die, n }) => {
  const { view, state, names, board, words } = useView()
  const ref = `pool:${die.owner}:${die.face}`
  const { candidates } = useSpot(ref)
  const attributes = useSpotAttributes(
    ref,
    'pv-pool',
    board.dieOf(ownerName(view, die.owner, words), names.specialist[die.face]),
  )
  const priced = candidates[0]?.say.values as { glowberries?: number; followers?: number } | undefined
  // Before a space is chosen: what the die costs on a space of its own face.
  const usual = view.seat === null ? null : priceOf(state, view.seat, die, die.face)
  const price = priced?.glowberries === undefined ? usual : priced
  return (
    <li>
      <span {...attributes}>
        <DieOf owner={die.owner} face={die.face} />
        {n > 1 && <b className="pv-times">×{n}</b>}
      </span>
      {price && (
        <Price
          glowberries={price.glowberries ?? 0}
          followers={price.followers ?? 0}
          quiet={priced?.glowberries === undefined}
        />
      )}
    </li>
  )
}

const Price: FC<{ readonly glowberries: number; readonly followers: number; readonly quiet: boolean }> = ({
  glowberries,
  followers,
  quiet,
}) => {
  const { board } = useView()
  return (
    <span className={`pv-price${quiet ? ' is-quiet' : ''}`}>
      {glowberries + followers === 0 && !quiet && board.free}
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
}
