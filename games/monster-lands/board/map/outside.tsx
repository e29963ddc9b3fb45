import { type FC, useState } from 'react'
import type { ZoneView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { MAP_WORDS, properName } from '../words.ts'
import { Card, cardIn } from './card.tsx'
import { LootRow, MadhalaPlaque, TurnTrack } from './common.tsx'
import { pathRef } from './contents.ts'
import { landGround } from './ground/lands.ts'
import { path } from './ground/paths.ts'
import { Ground } from './ground.tsx'
import { Mission } from './mission.tsx'
import { isLand } from './plan.ts'
import { Head } from './region.tsx'
import './ground.css'
import './map.css'
import './outside.css'

const WIDTH = 390

/** What stands outside on a phone, one land at a time: a pane of its own. */
export const Outside: FC<Props> = props => (
  <Part props={props} className="ml-outside ml-phone" label={MAP_WORDS[props.language].outside}>
    <Screens />
  </Part>
)

/** The lands, the gates, the missions: what may be chosen somewhere is opened first, and marked on its tab. */
const Screens: FC = () => {
  const { props, spots } = usePart()
  const { view, language } = props
  const words = MAP_WORDS[language]
  const fights = view.zones.filter(zone => isLand(zone) || zone.id === 'gates')
  const missions = view.zones.filter(({ mission, id }) => mission !== null || id.startsWith('mission'))
  const screens = [
    ...fights.map(zone => ({ id: zone.id as string, name: nameOf(zone, words.gates), zones: [zone] })),
    { id: 'missions', name: words.missions, zones: missions },
  ]
  const offers = ({ zones }: (typeof screens)[number]): boolean =>
    zones.some(zone =>
      zone.paths.some((_, path) => (spots.get(pathRef(zone, path))?.candidates.length ?? 0) > 0),
    )
  const [wanted, open] = useState<string | null>(null)
  const fought = screens.find(({ zones }) => zones.some(({ id }) => id === view.battle?.zone))
  const shown = screens.find(({ id }) => id === wanted) ?? fought ?? screens.find(offers) ?? screens[0]
  return (
    <>
      <div className="ml-tabs" role="tablist" aria-label={words.outside}>
        {screens.map(screen => (
          <button
            key={screen.id}
            type="button"
            role="tab"
            aria-selected={screen === shown}
            className={offers(screen) ? 'is-open' : undefined}
            onClick={() => open(screen.id)}
          >
            {screen.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={shown.name}>
        {shown.id === 'missions' ? <Missions zones={shown.zones} /> : <Land zone={shown.zones[0]} />}
      </div>
    </>
  )
}

const nameOf = ({ region }: ZoneView, gates: string): string => (region ? properName(region) : gates)

const TOP = 156

/** A land: its monster above, then its expeditions as cards. */
const Land: FC<{ readonly zone: ZoneView }> = ({ zone }) => {
  const { view } = usePart().props
  const affinity = zone.region ? dataOf(view).regions[zone.region].affinity : null
  const height = TOP + zone.paths.length * 86 + 14
  const rect = { x: 5, y: 4, w: WIDTH - 10, h: height - 8 }
  return (
    <div className="ml-stack" style={{ aspectRatio: `${WIDTH} / ${height}` }}>
      <Ground
        name={`${affinity ?? 'steppe'} ${height}`}
        width={WIDTH}
        height={height}
        draw={() =>
          path('floor', `M0 0H${WIDTH}V${height}H0Z`) +
          (affinity ? landGround(rect, affinity, 3, `ml-land-phone-${affinity}`) : '')
        }
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up. */}
      <svg className="ml-places" viewBox={`0 0 ${WIDTH} ${height}`}>
        <Head zone={zone} rect={{ x: 24, y: 0, w: WIDTH - 40, h: TOP }} />
        {zone.paths.map((_, path) => (
          <Card key={pathRef(zone, path)} zone={zone} path={path} rect={cardIn(WIDTH, TOP + 4, path)} />
        ))}
      </svg>
    </div>
  )
}

/** The missions, then what belongs to nobody. */
const Missions: FC<{ readonly zones: readonly ZoneView[] }> = ({ zones }) => (
  <div className="ml-stack" style={{ aspectRatio: `${WIDTH} / 320` }}>
    <Ground name="steppe" width={WIDTH} height={320} draw={() => path('floor', `M0 0H${WIDTH}V320H0Z`)} />
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up. */}
    <svg className="ml-places" viewBox={`0 0 ${WIDTH} 320`}>
      {zones.map((zone, i) => (
        <Mission key={zone.id} zone={zone} rect={{ x: 10 + i * 188, y: 10, w: 182, h: 126 }} />
      ))}
      <g transform="translate(12 150) scale(1.2)">
        <LootRow rect={{ x: 0, y: 0, w: 128, h: 54 }} />
        <TurnTrack rect={{ x: 158, y: 0, w: 128, h: 56 }} />
      </g>
      <MadhalaPlaque rect={{ x: 12, y: 240, w: WIDTH - 24, h: 62 }} />
    </svg>
  </div>
)
