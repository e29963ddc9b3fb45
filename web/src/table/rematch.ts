import { useLocation } from 'wouter'
import { newTable } from '../source/tables.ts'
import { newSeed } from '../source/usual.ts'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'

/** Sets the same table up again, with another seed; null where who looks cannot. */
export function useRematch(): (() => Promise<void>) | null {
  const { source, scene } = useTable()
  const { isLocal, again } = useAround()
  const [, go] = useLocation()
  if (!isLocal) return again
  return async () => {
    const { setup } = await source.save()
    const { game, players } = scene
    go(
      `/table/${await newTable({ game, players, options: setup.options, seed: newSeed(), pack: setup.pack })}`,
    )
  }
}
