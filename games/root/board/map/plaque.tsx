import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { LandmarkId } from '../../landmarks/index.ts'
import { short } from '../art/geometry.ts'
import type { Woodland } from '../art/woodland.ts'
import { landmarksIn } from '../contents.ts'
import { explain } from '../explain.ts'
import { LANDMARK_SIGNS } from '../landmarks.ts'
import { usePart } from '../ui/part.tsx'

/** Where on the rim of its clearing a plaque lies, in parts of its radii. */
const ASIDE = 0.62
const BELOW = 0.86

/** The landmarks of a clearing: plaques on its lower rim. */
export const Plaques: FC<{ readonly wood: Woodland; readonly id: number }> = ({ wood, id }) => {
  const { view } = usePart().props
  const { plate, middles } = wood
  const [cx, cy] = middles[id]
  return landmarksIn(view, id).map((landmark, i) => (
    <Plaque
      key={landmark}
      landmark={landmark}
      x={cx + plate.rx * ASIDE - i * plate.plaque}
      y={cy + plate.ry * BELOW}
      size={plate.plaque}
    />
  ))
}

/** A landmark: a six-sided plaque, ink on ivory, because it belongs to nobody. */
const Plaque: FC<{
  readonly landmark: LandmarkId
  readonly x: number
  readonly y: number
  readonly size: number
}> = ({ landmark, x, y, size }) => {
  const { view, language } = usePart().props
  const ref = `landmark:${landmark}`
  const half = size / 2
  const corner = size * 0.29
  const shape = (down: number): string => {
    const [top, middle, bottom] = [y - half + down, y + down, y + half + down].map(short)
    return `M${short(x - half)} ${middle} ${short(x - corner)} ${top}H${short(x + corner)}L${short(x + half)} ${middle} ${short(x + corner)} ${bottom}H${short(x - corner)}Z`
  }
  const sign = size * 0.62
  return (
    <g {...useSpotAttributes(ref, 'rt-plaque', explain(ref, view, language) ?? undefined)}>
      <path className="rt-plaque-side" d={shape(2)} />
      <path className="rt-plaque-top" d={shape(0)} />
      <g
        transform={`translate(${short(x - sign / 2)} ${short(y - sign / 2)}) scale(${(sign / 512).toFixed(4)})`}
      >
        <path className="rt-plaque-sign" d={LANDMARK_SIGNS[landmark]} />
      </g>
    </g>
  )
}
