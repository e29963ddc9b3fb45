import type { FC } from 'react'
import type { Hex } from '../../data/types.ts'
import { civOf } from '../contents.ts'
import { stepOf } from '../moments/at-step.ts'
import type { Told } from '../moments/passages.ts'
import { type Props, usePart } from '../ui/part.tsx'
import { type Point, short } from './coast.ts'
import { Dial } from './corners.tsx'
import { hexPath, type Plan } from './plan.ts'

/** What is shown of a step over the chart: where it happens, where a ship sails, the Astrolabe over the tile that it leaves. */
export const Moment: FC<{ readonly plan: Plan }> = ({ plan }) => {
  const { props } = usePart()
  const step = stepOf(props)
  const places = step?.places ?? foughtAt(props)
  if (places.length === 0) return null
  const civ = step?.party == null ? '' : ` f-${civOf(props.view, step.party)}`
  return (
    <g className={`dl-moment-way${civ}`}>
      {places.map(at => {
        const middle = plan.middles.get(at)
        return (
          middle && (
            <path key={at} className="dl-here" d={hexPath(1)} transform={`translate(${middle.join(' ')})`} />
          )
        )
      })}
      {step && <Way step={step} plan={plan} />}
    </g>
  )
}

/** Where the combat is that is asked about. */
function foughtAt({ view, face }: Props): readonly Hex[] {
  return face?.prompt.id === 'combat' && view.combat ? [view.combat.at] : []
}

const Way: FC<{ readonly step: Told; readonly plan: Plan }> = ({ step: { way, reports }, plan }) => {
  const from = way && plan.middles.get(way.from)
  const to = way && plan.middles.get(way.to)
  if (!from || !to || from === to) return null
  const turned = reports.find(({ id }) => id === 'astrolabe')
  const { number } = (turned?.values ?? {}) as { readonly number?: number }
  return (
    <>
      {number !== undefined && (
        <g opacity="0.94">
          <Dial x={from[0]} y={from[1]} r={52} chosen={number} />
        </g>
      )}
      <Arrow from={from} to={to} />
    </>
  )
}

const HEAD = 13

/** An arrow from tile to tile. */
const Arrow: FC<{ readonly from: Point; readonly to: Point }> = ({ from, to }) => {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const point = (along: number, aside = 0): string =>
    `${short(from[0] + x * along - y * aside)} ${short(from[1] + y * along + x * aside)}`
  const line = `M${point(34)}L${point(far - 30)}`
  const head = `M${point(far - 18)}L${point(far - 18 - HEAD * 1.5, HEAD)}L${point(far - 18 - HEAD * 1.5, -HEAD)}Z`
  return (
    <>
      <path className="dl-route-under" d={line} />
      <path className="dl-route-line" d={line} />
      <path className="dl-arrow" d={head} />
    </>
  )
}
