import { Opens } from '@tablee/board/kit/opens.tsx'
import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import { count } from '../../rules/count.ts'
import type { SoloView } from '../../view.ts'
import { asState } from '../forecast.ts'
import { useView } from '../ui/part.tsx'
import { groundName } from '../words.ts'

/** Alone: three objectives lie open, and one of them is scored in the end. */
export const SoloObjectives: FC<{ readonly solo: SoloView }> = ({ solo: { objectives, chosen } }) => {
  const { view, data, moments, things, words } = useView()
  return (
    <div className="pv-objw pv-obj3">
      <h3>{moments.dissenters.objectives}</h3>
      <ul>
        {objectives.map(id => {
          const { personal, zones, officer } = data.objectives[id]
          return (
            <li key={id} className={chosen !== null && chosen !== id ? 'pv-zero' : undefined}>
              <Opens about={`objective:${id}`} mark="none">
                <b>{things.goals(personal)}</b>
              </Opens>
              <em>
                {personal
                  .map(
                    ({ count: what, atLeast }) =>
                      `${Math.min(count(asState(view), 0, what), atLeast)}/${atLeast}`,
                  )
                  .join(' ')}
                {chosen === id && ` ${moments.dissenters.scored}`}
              </em>
              <small>
                {zones.map(zone => groundName(zone, words)).join(', ')} <Sign name={officer} />
              </small>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
