import { PLANT_SHAPES } from '@tablee/perseverance/board/art/pieces.ts'
import { type FC, memo } from 'react'
import type { GameData } from '../../data/shape.ts'
import { HEIGHT, PLACES, WIDTH } from './places.ts'
import { BANDS, CONTOURS, EDGES, MUD, PLANTS, PONDS, RIPPLES, ROADS } from './terrain.ts'

type Edge = GameData['edges'][number]

/** A path as it is drawn; one that only a pack knows runs straight. */
function road([a, b]: Edge): string {
  const drawn = ROADS[`${a}-${b}`] ?? ROADS[`${b}-${a}`]
  return drawn ?? `M${PLACES[a].join(' ')}L${PLACES[b].join(' ')}`
}

/** All that never changes: ground, paths, plants. */
export const Ground: FC<{ readonly edges: readonly Edge[] }> = memo(({ edges }) => {
  const roads = edges.map(road).join('')
  return (
    <g>
      <defs>
        <pattern id="pv-q-swamp" width="9" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 3q2.250-3 4.500 0t4.500 0" className="pv-pq" />
        </pattern>
        <pattern
          id="pv-q-jungle"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 1h6" className="pv-pq" />
        </pattern>
        <pattern id="pv-q-hills" width="6" height="5" patternUnits="userSpaceOnUse">
          <path d="M.5 4 3 1l2.500 3" className="pv-pq" />
        </pattern>
        {Object.entries(PLANT_SHAPES).map(([kind, shapes]) => (
          <g key={kind} id={`pv-${kind}`}>
            {shapes.map(([part, d]) => (
              <path key={part} className={`pv-tr-${part}`} d={d} />
            ))}
          </g>
        ))}
      </defs>
      <rect className="pv-g-h" width={WIDTH} height={HEIGHT} />
      <path className="pv-contour" d={CONTOURS} />
      <path className="pv-g-j" d={BANDS.jungle} />
      <path className="pv-g-s" d={BANDS.swamp} />
      <path className="pv-g-edge" d={EDGES} />
      <path className="pv-mud" d={MUD} />
      {PONDS.split(' ').map(pond => {
        const [cx, cy, rx, ry] = pond.split(',')
        return <ellipse key={pond} className="pv-pond" cx={cx} cy={cy} rx={rx} ry={ry} />
      })}
      <path className="pv-pond-l" d={RIPPLES} />
      <g fill="none" strokeLinecap="round">
        <path className="pv-m-path-edge" d={roads} strokeWidth="8.6" />
        <path className="pv-m-path" d={roads} strokeWidth="5.8" />
        <path className="pv-m-path-dot" d={roads} strokeWidth="1.5" strokeDasharray=".1 6" />
      </g>
      {Object.entries(PLANTS).map(([kind, all]) => (
        <Plants key={kind} kind={kind} all={all} />
      ))}
      <g className="pv-volcano">
        <path className="pv-vo-a" d="M566 40 589 4h14l24 36Z" />
        <path className="pv-vo-b" d="M589 4h14l5 8-6 3-5-4-5 5-7-4Z" />
      </g>
    </g>
  )
})

const Plants: FC<{ readonly kind: string; readonly all: string }> = ({ kind, all }) =>
  all.split(' ').map(plant => {
    const [x, y, size] = plant.slice(2).split(',')
    return (
      <use
        key={plant}
        href={`#pv-${kind}`}
        className={`pv-v-${plant.slice(0, 2)}`}
        transform={`translate(${x} ${y}) scale(${Number(size) / 100})`}
      />
    )
  })
