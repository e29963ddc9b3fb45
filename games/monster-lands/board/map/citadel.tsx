import type { FC } from 'react'
import { BUILDING_IDS, type BuildingId } from '../../data/board.ts'
import { usePart } from '../ui/part.tsx'
import { MAP_WORDS, properName } from '../words.ts'
import { Building, plateOf } from './building.tsx'
import { path } from './ground/paths.ts'
import { roofs, wallAlong } from './ground/town.ts'
import { Ground } from './ground.tsx'
import { MonsterShapes } from './monsters/art.tsx'
import { Words } from './pieces.tsx'
import { type Rect, rounded } from './plan.ts'

const WIDTH = 390
const ROW = 112
const HEIGHT = 4 * ROW + 4

/** From above, two by two; the gates are in the corner that is left. */
const ORDER: readonly BuildingId[] = [
  'huntersLair',
  'tavern',
  'bazaar',
  'pawnshop',
  'alchemist',
  'mine',
  'armory',
]

const rectAt = (place: number): Rect => ({
  x: 10 + (place % 2) * 191,
  y: 2 + Math.floor(place / 2) * ROW,
  w: 178,
  h: ROW - 4,
})

const RECTS = Object.fromEntries(ORDER.map((id, place) => [id, rectAt(place)])) as { [B in BuildingId]: Rect }
/** The Mine has two rows of places. */
const facadeOf = (id: BuildingId): number => (id === 'mine' ? 31 : 44)

const CORNER: Rect = { x: 198, y: 3 * ROW + 14, w: 192, h: ROW }

function town(): string {
  const inside = (x: number, y: number): boolean =>
    !Object.values(RECTS).some(
      ({ x: left, y: top, w }) => ((x - left - w / 2) / 60) ** 2 + ((y - top - 32) / 34) ** 2 < 1,
    ) &&
    (x < CORNER.x - 12 || y < CORNER.y - 8)
  const { x, y } = CORNER
  return (
    path('city', `M0 0H${WIDTH}V${HEIGHT}H0Z`) +
    roofs(inside, WIDTH, HEIGHT, 17) +
    path('steppe', `M${x} ${HEIGHT}V${y}H${WIDTH}V${HEIGHT}Z`) +
    wallAlong(`M${x} ${HEIGHT + 8}V${y}H${WIDTH + 8}`)
  )
}

/** The Citadel on a phone: its buildings in two columns, and who stands at the gates. */
export const Citadel: FC = () => {
  const { props, spots } = usePart()
  const { view, language } = props
  const { monster = null } = view.zones.find(({ id }) => id === 'gates') ?? {}
  const open = BUILDING_IDS.filter(id => (spots.get(`building:${id}`)?.candidates.length ?? 0) > 0)
  const words = MAP_WORDS[language]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <div className="ml-scroll" tabIndex={0}>
      <div className="ml-stack" style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}>
        <Ground name="citadel" width={WIDTH} height={HEIGHT} draw={town} />
        <svg className="ml-glows" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <g strokeWidth="16" strokeOpacity="0.6">
            {open.map(id => (
              <path key={id} d={rounded(plateOf(RECTS[id], facadeOf(id)), 11)} />
            ))}
          </g>
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up. */}
        <svg className="ml-places" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {ORDER.map(id => (
            <Building key={id} id={id} rect={RECTS[id]} facade={facadeOf(id)} />
          ))}
          {monster && (
            <svg
              x={CORNER.x + 14}
              y={CORNER.y + 16}
              width="92"
              height="72"
              viewBox="0 -4 160 124"
              aria-hidden="true"
            >
              <MonsterShapes id={monster} />
            </svg>
          )}
          {(monster ? [properName(monster), ...words.atGates] : words.nobody).map((line, i) => (
            <Words
              key={line}
              x={CORNER.x + (monster ? 112 : 100)}
              y={CORNER.y + 38 + i * 17}
              look={monster ? (i === 0 ? 'is-name is-open' : 'is-open') : 'is-open is-middle'}
            >
              {line}
            </Words>
          ))}
        </svg>
      </div>
    </div>
  )
}
