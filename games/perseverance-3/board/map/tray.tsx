import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import type { FC } from 'react'
import { type Die, NEUTRAL } from '../../state.ts'
import { ownerName } from '../../terminal/contents.ts'
import { priceIn } from '../forecast.ts'
import { DieOf } from '../ui/art.tsx'
import { usePart, useSpot, useView } from '../ui/part.tsx'

/** The dice of the pool: mine, those of nobody, the others'; each with its price where one is being chosen. */
export const Tray: FC = () => {
  const { view, board } = useView()
  const kinds = sorted(view.pool, view.seat)
  return (
    <div className="pv-tray">
      <h3>
        {board.dice} <b>{view.pool.length}</b>
      </h3>
      <ol className={kinds.length > 10 ? 'is-many' : undefined}>
        {kinds.map(({ die, n }) => (
          <PoolDie key={`${die.owner}:${die.face}`} die={die} n={n} />
        ))}
      </ol>
    </div>
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
  const { view, names, board, words } = useView()
  const ref = `pool:${die.owner}:${die.face}`
  const { candidates } = useSpot(ref, ...(die.owner === NEUTRAL ? [`pool:neutral:${die.face}`] : []))
  const attributes = useSpotAttributes(
    die.owner === NEUTRAL ? [ref, `pool:neutral:${die.face}`] : ref,
    'pv-pool',
    board.dieOf(ownerName(view, die.owner, words), names.specialist[die.face]),
  )
  const priced = candidates[0]?.say.values as { glowberries?: number; followers?: number } | undefined
  return (
    <li>
      <span {...attributes}>
        <DieOf owner={die.owner} face={die.face} />
        {n > 1 && <b className="pv-times">×{n}</b>}
      </span>
      {priced?.glowberries !== undefined ? (
        <PriceOf glowberries={priced.glowberries} followers={priced.followers ?? 0} />
      ) : (
        <Usual die={die} />
      )}
    </li>
  )
}

/** What a die costs on a space of its own face, before a space is chosen. */
const Usual: FC<{ readonly die: Die }> = ({ die }) => {
  const { props } = usePart()
  const price = priceIn(props.view, die, die.face as Specialist)
  return price && <PriceOf glowberries={price.glowberries} followers={price.followers} quiet />
}

export const PriceOf: FC<{
  readonly glowberries: number
  readonly followers: number
  readonly quiet?: boolean
}> = ({ glowberries, followers, quiet = false }) => {
  const { board } = useView()
  return (
    <span className={`pv-price${quiet ? ' is-quiet' : ''}`}>
      {glowberries + followers === 0 && board.free}
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
