import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import type { Zone } from '../../data/types.ts'
import { ownersOf } from '../../terminal/contents.ts'
import { explain } from '../explain.ts'
import { Cube } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'

/** The officer of a zone and everybody's cubes there; at the start the provisions beside them. */
export const Officer: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { view, names, board } = useView()
  const { language } = usePart().props
  const officer = view.officers[zone]
  const attributes = useSpotAttributes(
    [`officer:${officer}`, ...(zone === 'wilderness' ? [`zone:${zone}`] : [])],
    'pv-offi',
    explain(`officer:${officer}`, view, language) ?? names.officer[officer],
    `officer:${officer}`,
  )
  return (
    <div {...attributes}>
      <Sign name={officer} />
      <span>{board.officer[officer]}</span>
      {view.provisions[zone] && <i className="pv-prov">{board.provisions}</i>}
      <span className="pv-cubes">
        {ownersOf(view).map(owner => (
          <span key={owner} className={view.influence[officer][owner] === 0 ? 'pv-zero' : undefined}>
            <Cube owner={owner} />
            <b>{view.influence[officer][owner]}</b>
          </span>
        ))}
      </span>
    </div>
  )
}
