import { refsOf } from '@tablee/board'
import { type FC, useEffect, useRef, useState } from 'react'
import { ZONES, type Zone } from '../../data/types.ts'
import { fights } from '../../rules/combat/combat.ts'
import { unfaced } from '../../rules/combat/damage.ts'
import { Sign } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { ScoutDie } from './breaches.tsx'
import { Battlefield, Community, Officer, Section, Voyage } from './column.tsx'
import { ArtefactsOf, Warpath, Wave } from './warpath.tsx'

/** On a phone: the four zones as tabs, with what may be chosen in each. */
export const ZonePane: FC = () => {
  const { state, names, board, data } = useView()
  const { props } = usePart()
  const [opened, setOpened] = useState<{ readonly zone: Zone; readonly at: string }>({
    zone: ZONES[0],
    at: '',
  })
  const keys = keysByZone(props.candidates, state)
  const moment = `${props.face?.prompt.id} ${props.candidates.map(({ key }) => key).join()} ${[...props.taken].join()}`
  const asked = (props.face?.prompt.values as { readonly zone?: Zone } | undefined)?.zone
  const lit = ZONES.find(zone => [...props.taken].some(ref => ref.split(':')[1] === zone)) ?? asked
  const first =
    lit ??
    (keys[opened.zone].length > 0 ? opened.zone : (ZONES.find(zone => keys[zone].length > 0) ?? opened.zone))
  const zone = opened.at === moment ? opened.zone : first
  const spaces = data.warpath.waves.length
  const column = useRef<HTMLDivElement>(null)
  // What is asked for comes into view by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and each zone
  useEffect(() => {
    column.current?.querySelector('.can')?.scrollIntoView({ block: 'center' })
  }, [moment, zone])
  return (
    <div className="p4-pane">
      <nav className="p4-ztabs" aria-label={board.zones}>
        {ZONES.map(one => (
          <button
            key={one}
            type="button"
            aria-current={one === zone ? 'page' : undefined}
            className={keys[one].length > 0 ? 'has-keys' : undefined}
            data-keys={one === zone ? undefined : keys[one].join(' ') || undefined}
            onClick={() => setOpened({ zone: one, at: moment })}
          >
            <span>
              <span aria-hidden="true">{board.zoneShort[one]}</span>
              <span className="sr">{names.zone[one]}</span>
            </span>
            <i className={fights(state, one) ? 'is-hot' : undefined}>
              {fights(state, one) ? <Sign name="combat" /> : unfaced(state, one)}
            </i>
          </button>
        ))}
      </nav>
      <div ref={column} className="p4-pcol">
        <Voyage zone={zone} />
        <div className="p4-pway">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: each space is named by itself */}
          <svg viewBox="0 0 176 62">
            <path className="pv-m-path-edge" d="M8 30H168" strokeWidth="8.6" />
            <path className="pv-m-path" d="M8 30H168" strokeWidth="5.8" />
            <Warpath
              zone={zone}
              lies
              at={space => [22 + (spaces - space) * (132 / Math.max(1, spaces - 1)), 30]}
            />
          </svg>
          <Wave zone={zone} />
          <ArtefactsOf zone={zone} />
        </div>
        <Battlefield zone={zone} />
        <Community zone={zone} worded />
        <Officer zone={zone} />
        <Section zone={zone} />
        <ScoutDie />
      </div>
    </div>
  )
}

/** The answers that lie in each zone. */
function keysByZone(
  candidates: ReturnType<typeof usePart>['props']['candidates'],
  { zones }: ReturnType<typeof useView>['state'],
): { readonly [Z in Zone]: readonly string[] } {
  const found = Object.fromEntries(ZONES.map(zone => [zone, [] as string[]])) as { [Z in Zone]: string[] }
  for (const candidate of candidates)
    for (const ref of refsOf(candidate)) {
      const [kind, id] = ref.split(':')
      const zone = ZONES.find(one => (kind === 'officer' ? zones[one].officer === id : one === id))
      if (zone) found[zone].push(candidate.key)
    }
  return found
}
