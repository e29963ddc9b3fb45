import type { FC } from 'react'
import type { CityZone, StructureId, TempleId } from '../../data/types.ts'
import type { Crumb } from '../../state.ts'
import { PROPER, type ProperId } from '../../text/proper.ts'
import type { GameWords } from '../words.ts'
import { useView } from './part.tsx'

/** What a crumb is called: the action or the effect that is being resolved. */
export function crumbName(crumb: Crumb, { board, names }: GameWords): string {
  const [kind, id, which] = crumb.split(':')
  const place = id in names.temple ? names.temple[id as TempleId] : board.location(id).toLowerCase()
  switch (kind) {
    case 'option':
      return which in PROPER
        ? PROPER[which as StructureId]
        : `${names.zone[id as CityZone]}, ${board.thatOption(which)}`
    case 'favour':
      return `${board.favour}${board.colon}${names.officer[id as keyof typeof names.officer]}`
    case 'cell':
      return `${board.ranch}, ${board.cell(Number(id) + 1).toLowerCase()}`
    case 'bonus':
      return `${board.bonus}${board.colon}${board.cell(Number(id) + 1).toLowerCase()}`
    case 'harvest':
      return `${board.harvest}${board.colon}${id in names.outpost ? names.outpost[id as keyof typeof names.outpost] : place}`
    case 'discovery':
      return `${board.discovery}${board.colon}${place}`
    case 'location':
      return board.exploring(place)
    case 'shelter':
      return board.shelterIn(names.zone[id as CityZone], Number(which) + 1)
    case 'structure':
      return PROPER[id as StructureId]
    case 'artefact':
      return names.artefact[id as keyof typeof names.artefact]
    case 'stage':
      return `${PROPER[id as ProperId]}, ${board.stage(Number(which)).toLowerCase()}`
    case 'mapping':
      return `${board.mapping}${board.colon}${PROPER[id as ProperId]}`
    case 'combat':
      return board.wildDino(names.species[id as keyof typeof names.species])
    default:
      return `${board.provisions} ${id.slice(1)}`
  }
}

/** From the action to the innermost effect, while effects are nested. */
export const Crumbs: FC = () => {
  const { view, board, words } = useView()
  if (view.crumbs.length === 0) return null
  return (
    <ol className="pv-crumbs" aria-label={board.resolving}>
      {view.crumbs.map((crumb, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same crumb may be nested in itself
        <li key={nth}>{crumbName(crumb, words)}</li>
      ))}
    </ol>
  )
}
