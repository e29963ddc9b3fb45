import type { Finding } from '@tablee/common/prefer.ts'
import { Ladder, type Rung, rungsOf } from '@tablee/perseverance/board/ladder.tsx'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Choice } from '@tablee/perseverance/dissenters/place.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { FC } from 'react'
import type { SiteId, Zone } from '../../data/types.ts'
import type { Target } from '../../rules/solo/explore.ts'
import type { Place } from '../../rules/solo/primary.ts'
import type { WildChoice, WildKey } from '../../rules/solo/sites.ts'
import { useView } from '../ui/part.tsx'
import { type GameWords, groundName } from '../words.ts'
import type { Told } from './passages.ts'

/** Why a Dissenter does what it does, rung by rung. */
export const Reason: FC<{ readonly step: Told }> = ({ step }) => {
  const { words } = useView()
  const rungs = step.reports.flatMap(report => rungsFor(report, words))
  return rungs.length > 0 ? <Ladder title={words.moments.why} rungs={rungs} /> : null
}

/** What led to what a report tells; nothing where nothing was weighed. */
function rungsFor(report: Told['reports'][number], words: GameWords): Rung[] {
  const { moments, names, board } = words
  switch (report.id) {
    case 'solo.place':
      return placeRungs(told<{ place: Place }>(report).place, words)
    case 'solo.shelter':
    case 'solo.structure':
    case 'solo.leader':
    case 'solo.thunderhorn':
    case 'solo.nowhere':
      return choiceRungs<Zone>(told<{ choice: Choice<Zone, Avoided> }>(report).choice, words, zone =>
        groundName(zone, words),
      )
    case 'solo.cube':
      return choiceRungs<OfficerId>(
        told<{ choice: Choice<OfficerId, Avoided> }>(report).choice,
        words,
        officer => names.officer[officer],
      )
    case 'solo.wildShelter':
      return wildRungs(told<{ choice: WildChoice<SiteId> }>(report).choice, words)
    case 'solo.target': {
      const { target } = told<{ target: Target }>(report)
      const head = { why: moments.reason.target[target.as], what: siteName(target.place, words) }
      return [
        { ...head, mark: target.findings.length > 0 ? 'same' : 'yes' },
        ...wildRungs({ place: target.place as SiteId, findings: target.findings }, words),
      ]
    }
    case 'solo.die': {
      const { by } = told<{ by: readonly ('colour' | 'face')[] }>(report)
      if (by.length === 0) return [{ why: moments.reason.onlyDie, what: '', mark: 'yes' }]
      return by.map(one => ({ why: moments.reason.die[one], what: '', mark: 'yes' as const }))
    }
    case 'solo.check': {
      const { officer, own, yours } = told<{ officer: OfficerId; own: number; yours: number }>(report)
      const why = `${names.officer[officer]}${board.colon}${moments.reason.check(own, yours)}`
      return [{ why, what: own > yours ? moments.dissenters.reserve : board.influence, mark: 'yes' }]
    }
    default:
      return []
  }
}

type Avoided = keyof GameWords['moments']['reason']['avoided']

function placeRungs({ zone, by, findings }: Place, words: GameWords): Rung[] {
  const { reason } = words.moments
  return [
    {
      why: reason.place[by],
      what: findings.length > 0 ? '' : groundName(zone, words),
      mark: findings.length > 0 ? 'same' : 'yes',
    },
    ...findings.map(({ left }, nth) => ({
      why: reason.next,
      what: left.map(one => groundName(one, words)).join(', '),
      mark: nth === findings.length - 1 ? ('yes' as const) : ('same' as const),
    })),
  ]
}

const choiceRungs = <P extends string>(
  choice: Choice<P, Avoided>,
  { moments: { reason } }: GameWords,
  name: (place: P) => string,
): Rung[] => rungsOf(choice, { ...reason, avoided: why => reason.avoided[why] }, name)

const siteName = (site: string, { names }: GameWords): string =>
  site in names.temple
    ? names.temple[site as keyof typeof names.temple]
    : site in names.outpost
      ? names.outpost[site as keyof typeof names.outpost]
      : site

function wildRungs({ place, findings }: WildChoice<string>, words: GameWords): Rung[] {
  const { reason } = words.moments
  return findings
    .filter(({ by, value }: Finding<string, WildKey>) => by !== 'fresh' || value === 1)
    .map(({ by, left }, nth, all) => ({
      why: reason.wild[by],
      what:
        nth === all.length - 1 ? siteName(place, words) : left.map(one => siteName(one, words)).join(', '),
      mark: nth === all.length - 1 ? ('yes' as const) : ('same' as const),
    }))
}
