import type { FC } from 'react'
import { RANDOM_ACTION } from '../../data/tokens.ts'
import type { Action, IslandType } from '../../data/types.ts'
import { RIVAL } from '../../state.ts'
import { useView } from '../ui/part.tsx'
import type { GameWords } from '../words.ts'
import type { Told } from './passages.ts'
import { told } from './told.ts'

/** Why the rival does what it does. */
export const Reason: FC<{ readonly step: Told }> = ({ step }) => {
  const { view, moments, ...words } = useView()
  const why = view.rival && step.party === RIVAL ? reasonOf(step, { moments, ...words }) : null
  if (why === null) return null
  return (
    <p className="dl-why">
      <b>{moments.why}</b> {why}
    </p>
  )
}

function reasonOf({ kind, reports }: Told, { moments, names }: GameWords): string | null {
  const value = <T,>(id: string): T | null => {
    const report = reports.find(one => one.id === id)
    return report ? told<T>(report) : null
  }
  switch (kind) {
    case 'token': {
      const acts = value<{ action: Action; random: boolean }>('rival.acts')
      const shuffled = value<{ column: readonly IslandType[] }>('column.shuffled')
      if (!acts) return null
      const first = shuffled?.column.find(type => RANDOM_ACTION[type] === acts.action)
      return first === undefined
        ? moments.copies(names.action[acts.action])
        : moments.random(names.island[first], names.action[acts.action])
    }
    case 'sail': {
      const sailed = value<{ ship: 'explorer' | 'warship' }>('sailed')
      const turned = value<{ number: number }>('astrolabe')
      if (!sailed) return null
      return [moments.heads[sailed.ship], ...(turned ? [moments.tied(turned.number)] : [])].join(' ')
    }
    case 'settle': {
      const settled = value<{ type: IslandType }>('rival.settled')
      return settled ? moments.settles(names.island[settled.type]) : null
    }
    case 'explore':
      return moments.marker
    case 'harvest':
      return moments.harvest
    default:
      return null
  }
}
