import { useLocation } from 'wouter'
import { newTable } from '../source/tables.ts'
import { newSeed } from '../source/usual.ts'
import { useTable } from './context.tsx'

/** Sets the same table up again, with another seed. */
export function useRematch(): () => Promise<void> {
  const { source, scene } = useTable()
  const [, go] = useLocation()
  return async () => {
    const { setup } = await source.save()
    const { game, players } = scene
    go(`/table/${await newTable({ game, players, options: setup.options, seed: newSeed() })}`)
  }
}
