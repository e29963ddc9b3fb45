import { kindsOf, PoolKind, PriceOf } from '@tablee/perseverance/board/tray.tsx'
import type { Die } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import { ZONES } from '../../data/types.ts'
import { priceOf } from '../../rules/dice.ts'
import { seatsData } from '../../rules/query.ts'
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
        {kindsOf(view.pool, view.seat).map(({ die, n }) => (
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

const PoolDie: FC<{ readonly die: Die; readonly n: number }> = ({ die, n }) => {
  const { view, state, names, board, words } = useView()
  const ref = `pool:${die.owner}:${die.face}`
  const { candidates } = useSpot(ref)
  const priced = candidates[0]?.say.values as { glowberries?: number; followers?: number } | undefined
  // Before a space is chosen: what the die costs on a space of its own face.
  const quiet = priced?.glowberries === undefined
  const usual = view.seat === null ? null : priceOf(state, view.seat, die, die.face)
  const price = quiet ? usual : priced
  return (
    <PoolKind
      refs={ref}
      label={board.dieOf(ownerName(view, die.owner, words), names.specialist[die.face])}
      n={n}
      price={
        price && (
          <PriceOf
            glowberries={price.glowberries ?? 0}
            followers={price.followers ?? 0}
            free={quiet ? '' : board.free}
            quiet={quiet}
          />
        )
      }
    >
      <DieOf owner={die.owner} face={die.face} />
    </PoolKind>
  )
}
