import { Sheet } from '@tablee/board/sheet.tsx'
import type { FC } from 'react'
import { BUILDING_IDS } from '../../data/board.ts'
import { dataOf } from '../data.ts'
import { Part, type Props } from '../ui/part.tsx'
import { MAP_WORDS } from '../words.ts'
import { Building } from './building.tsx'
import { Citadel } from './citadel.tsx'
import { LootRow, MadhalaPlaque, Powers, TurnTrack } from './common.tsx'
import { Gates } from './gates.tsx'
import { Glows } from './glows.tsx'
import { groundOf } from './ground/ground.ts'
import { Ground } from './ground.tsx'
import { Mission } from './mission.tsx'
import { isLand, planFor } from './plan.ts'
import { Region } from './region.tsx'
import './ground.css'
import './map.css'

/** The middle of the table: the Citadel, the lands and the gates; on a phone the Citadel alone. */
export const Lands: FC<Props> = props => {
  const { view, language, size } = props
  const words = MAP_WORDS[language]
  const party = view.seat === null ? null : view.clans[view.seat].affinity
  return (
    <Part props={props} className={`ml-map ml-${size}${party ? ` f-${party}` : ''}`} label={words.label}>
      {size === 'phone' ? (
        <Citadel />
      ) : (
        <Sheet words={words} size={size}>
          {box => <Board view={view} width={box?.width} height={box?.height} />}
        </Sheet>
      )}
    </Part>
  )
}

const Board: FC<{ readonly view: Props['view']; readonly width?: number; readonly height?: number }> = ({
  view,
  width,
  height,
}) => {
  const lands = view.zones.filter(isLand)
  const plan = planFor(lands.length, width, height)
  const affinities = lands.map(({ region }) => (region ? dataOf(view).regions[region].affinity : 'fire'))
  return (
    <>
      <Ground
        name={`${lands.length} ${plan.width} ${plan.height} ${affinities.join(' ')}`}
        width={plan.width}
        height={plan.height}
        draw={() => groundOf(plan, affinities)}
      />
      <Glows plan={plan} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up. */}
      <svg className="ml-places" viewBox={`0 0 ${plan.width} ${plan.height}`}>
        {BUILDING_IDS.map(id => (
          <Building key={id} id={id} rect={plan.buildings[id]} />
        ))}
        {view.zones.map(zone => {
          if (isLand(zone)) return <Region key={zone.id} zone={zone} rect={plan.lands[lands.indexOf(zone)]} />
          if (zone.id === 'gates') return <Gates key={zone.id} zone={zone} rect={plan.gates} />
          return <Mission key={zone.id} zone={zone} rect={plan.missions[zone.id === 'missionA' ? 0 : 1]} />
        })}
        <LootRow rect={plan.loot} />
        <TurnTrack rect={plan.track} />
        <MadhalaPlaque rect={plan.madhala} />
        {plan.powers && <Powers rect={view.madhala ? plan.powers : { ...plan.powers, y: plan.madhala.y }} />}
      </svg>
    </>
  )
}
