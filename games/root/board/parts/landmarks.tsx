import { Sign } from '@tablee/board/kit/sign.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { ITEMS } from '../../data/items.ts'
import type { LandmarkId } from '../../landmarks/index.ts'
import { suitsOf } from '../../rules/suits.ts'
import { LANDMARK_SIGNS } from '../landmarks.ts'
import { PALISADE } from '../map/gates.tsx'
import { Disc, Icon } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** The landmarks in play, with what lies on them, and the paths that are still closed. */
export const Landmarks: FC = () => {
  const { view, language } = usePart().props
  const { landmarks = [], closedPaths } = view
  if (landmarks.length === 0 && closedPaths === undefined) return null
  const words = WORDS[language]
  return (
    <ul className="rt-landmarks" aria-label={words.landmarks}>
      {landmarks.map(({ id, clearing }) => (
        <Landmark key={id} id={id} clearing={clearing} />
      ))}
      {closedPaths && (
        <li className="rt-landmark">
          <svg className="rt-palisade" viewBox="-17 -13 34 25" aria-hidden="true">
            {PALISADE}
          </svg>
          <span>{words.closedPaths}</span>
          <b>{closedPaths.length}</b>
        </li>
      )}
    </ul>
  )
}

const Landmark: FC<{ readonly id: LandmarkId; readonly clearing: number }> = ({ id, clearing }) => {
  const { view, language } = usePart().props
  return (
    <li {...useSpotAttributes(`landmark:${id}`, 'rt-landmark')} {...FOCUSABLE}>
      <span className="rt-plate">
        <Sign grid={512}>
          <path d={LANDMARK_SIGNS[id]} />
        </Sign>
      </span>
      <span>{WORDS[language].landmark[id]}</span>
      {clearing > 0 && (
        <span className="rt-where" data-ref={`clearing:${clearing}`}>
          {suitsOf(view, clearing).map(suit => (
            <Disc key={suit} suit={suit} />
          ))}
          <b>{clearing}</b>
        </span>
      )}
      {id === 'legendaryForge' && <Forged />}
    </li>
  )
}

/** The items that lie on the Forge. */
const Forged: FC = () => {
  const { forge = {} } = usePart().props.view
  return (
    <span className="rt-forged">
      {ITEMS.filter(item => (forge[item] ?? 0) > 0).map(item => (
        <span key={item} className="rt-item" data-ref={`item:${item}`}>
          <Icon name={item} />
          {forge[item]}
        </span>
      ))}
    </span>
  )
}
