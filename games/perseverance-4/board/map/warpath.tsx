import { told } from '@tablee/board/kit/told.ts'
import { MARKS } from '@tablee/perseverance/board/art/pieces.ts'
import type { FC } from 'react'
import { ZONES, type Zone } from '../../data/types.ts'
import { FORT } from '../art/ancients.ts'
import { colourOf, ownerName } from '../contents.ts'
import { useFresh } from '../moments/fresh.ts'
import { AncientOf, Sign } from '../ui/art.tsx'
import { useAbout, useView } from '../ui/part.tsx'
import { COLUMN, HEIGHT, Land, nodeAt, WIDTH } from './north.tsx'

/** From the gateway to the battlefields: warpaths with their figures, waves and artefacts. */
export const North: FC = () => {
  const { data } = useView()
  const spaces = data.warpath.waves.length
  return (
    <>
      <Land spaces={spaces} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: each space is named by itself */}
      <svg className="p4-paths" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {ZONES.map((zone, column) => (
          <Warpath key={zone} zone={zone} at={space => nodeAt(column, space, spaces)} />
        ))}
      </svg>
      {ZONES.map((zone, column) => (
        <div key={zone} className="p4-lies" style={{ left: column * COLUMN }}>
          <Wave zone={zone} />
          <ArtefactsOf zone={zone} />
        </div>
      ))}
    </>
  )
}

/** The spaces of a warpath, its figure, and the fortifications beside the lowest. */
export const Warpath: FC<{
  readonly zone: Zone
  readonly at: (space: number) => readonly [x: number, y: number]
  /** Whether it lies, so that the flag and the fortifications stand over it. */
  readonly lies?: boolean
}> = ({ zone, at, lies = false }) => {
  const { view, data, board, words, names, things } = useView()
  const { trail, fortifications } = view.zones[zone]
  const fresh = useFresh()
  const spaces = data.warpath.waves.map((_, i) => data.warpath.waves.length - i)
  const tip = (space: number): string =>
    [
      `${names.zone[zone]}${board.colon}${board.warpath.toLowerCase()} ${space}`,
      ...(space === trail ? [board.trailAt(space)] : []),
      board.waveIs(things.units(data.warpath.waves[space - 1]) || board.nobody),
    ].join('. ')
  return (
    <>
      {spaces.map(space => {
        const [x, y] = at(space)
        const on = space === trail
        return (
          <g key={space} {...told(tip(space))}>
            <circle className={`p4-wp${on ? ` is-on${fresh(`trail:${zone}`)}` : ''}`} cx={x} cy={y} r="8.5" />
            <text className={`p4-wp-n${on ? ' is-on' : ''}`} x={x} y={y + 4.5}>
              {space}
            </text>
            {on && (
              <g transform={lies ? `translate(${x + 3} ${y - 32})` : `translate(${x - 27} ${y - 17})`}>
                <path className="p4-an-s" d="M8 2h3v24H8Z" />
                <path className="p4-an" d="M9 2.500C5-.5 3 5 -2 2v10c5 3 7-3 11 0Z" />
                <circle className="p4-an-c" cx="3.5" cy="7" r="2" />
              </g>
            )}
          </g>
        )
      })}
      {fortifications.map((owner, i) => {
        const [nx, ny] = at(i + 1)
        const [x, y] = lies ? [nx - 12, ny + 21] : [nx, ny]
        const name = owner === null ? null : ownerName(view, owner, words)
        const colour = owner === null ? 'neutral' : colourOf(view, owner)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the path
          <g key={i} {...told(board.fort(i + 1, name))}>
            {owner === null ? (
              <rect className="pv-slot-empty" x={x + 18} y={y - 7} width="15" height="14" rx="2.5" />
            ) : (
              <g
                className={`pv-p-${colour}${fresh(`fort:${zone}:${i + 1}`)}`}
                transform={`translate(${x + 16} ${y - 9})`}
              >
                <path className="p4-fort" d={FORT} transform="scale(.72)" />
                {colour !== 'neutral' && (
                  <path className="pv-hut-mark" d={MARKS[colour]} transform="translate(5.2 6.6) scale(.58)" />
                )}
              </g>
            )}
          </g>
        )
      })}
    </>
  )
}

/** The units that come after the next combat. */
export const Wave: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { view, data, board, things } = useView()
  const { trail } = view.zones[zone]
  const wave = data.warpath.waves[trail - 1]
  return (
    <span className="p4-wave" {...told(board.waveIs(things.units(wave) || board.nobody))}>
      <small>{board.wave(trail)}</small>
      <span>
        {wave.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units of a fixed wave
          <AncientOf key={i} kind={kind} />
        ))}
      </span>
    </span>
  )
}

/** The artefacts of a zone, the first to go at the bottom. */
export const ArtefactsOf: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { artefacts } = useView().view.zones[zone]
  const about = useAbout()
  return (
    <span className="p4-arts">
      {[1, 0].map(place =>
        artefacts[place] ? (
          <span key={place} className="p4-art" {...told(about(`artefact:${artefacts[place]}`))}>
            <Sign name={artefacts[place]} />
          </span>
        ) : (
          <span key={place} className="p4-art is-gone" />
        ),
      )}
    </span>
  )
}
