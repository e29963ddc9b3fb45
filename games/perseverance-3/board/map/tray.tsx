import { kindsOf, PoolKind, PriceOf } from '@tablee/perseverance/board/tray.tsx'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import { ownerName } from '../../terminal/contents.ts'
import { priceIn } from '../forecast.ts'
import { DieOf } from '../ui/art.tsx'
import { usePart, useSpot, useView } from '../ui/part.tsx'

/** The dice of the pool: mine, those of nobody, the others'; each with its price where one is being chosen. */
export const Tray: FC = () => {
  const { view, board } = useView()
  const kinds = kindsOf(view.pool, view.seat)
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

const PoolDie: FC<{ readonly die: Die; readonly n: number }> = ({ die, n }) => {
  const { view, names, board, words } = useView()
  const ref = `pool:${die.owner}:${die.face}`
  const refs = die.owner === NEUTRAL ? [ref, `pool:neutral:${die.face}`] : [ref]
  const { candidates } = useSpot(refs[0], ...refs.slice(1))
  const priced = candidates[0]?.say.values as { glowberries?: number; followers?: number } | undefined
  return (
    <PoolKind
      refs={refs}
      label={board.dieOf(ownerName(view, die.owner, words), names.specialist[die.face])}
      n={n}
      price={
        priced?.glowberries === undefined ? (
          <Usual die={die} />
        ) : (
          <PriceOf glowberries={priced.glowberries} followers={priced.followers ?? 0} free={board.free} />
        )
      }
    >
      <DieOf owner={die.owner} face={die.face} />
    </PoolKind>
  )
}

/** What a die costs on a space of its own face, before a space is chosen. */
const Usual: FC<{ readonly die: Die }> = ({ die }) => {
  const { props } = usePart()
  const { board } = useView()
  const price = priceIn(props.view, die, die.face)
  return price && <PriceOf {...price} free={board.free} quiet />
}
