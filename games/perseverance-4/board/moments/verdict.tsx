import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Choice, Preferring } from '@tablee/perseverance/dissenters/place.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import type { OfficerId, Zone } from '../../data/types.ts'
import type { Avoided } from '../../rules/solo/query.ts'
import { colourOf } from '../contents.ts'
import { usePart, useView } from '../ui/part.tsx'
import { shownIn } from './beats.ts'
import type { Told } from './passages.ts'

/** The parts of a column whose pieces are counted for a choice. */
type Where = 'voyage' | 'battlefield' | 'community' | 'section' | 'officer'

/** A report of a choice, as far as it tells of what kind of piece. */
interface Weighed {
  readonly choice?: Choice<Zone | OfficerId, Avoided>
  readonly place?: string
}

const WHERE: { readonly [id: string]: Where | undefined } = {
  'solo.cabin': 'section',
  'solo.leader': 'community',
  'solo.fort': 'battlefield',
  'solo.influence': 'officer',
  rallied: 'battlefield',
  'solo.cannotRally': 'battlefield',
}

/** Where the pieces lie that a report counted. */
function whereOf(id: string, { place }: Weighed): Where | undefined {
  if (id !== 'solo.crate') return WHERE[id]
  return place === 'battlefield' || place === 'voyage' ? place : 'community'
}

/** What a Dissenter found of a place; where others were better, by what. */
type Found = 'chosen' | Avoided | Preferring

/** What was found of a place by the choice that a step tells of; null where nothing was weighed. */
function foundOf(step: Told | null, place: Zone | OfficerId, at: Where): Found | null {
  const report = step?.reports.find(one => told<Weighed>(one).choice !== undefined)
  if (!report || whereOf(report.id, told<Weighed>(report)) !== at) return null
  const { choice } = told<Weighed>(report)
  if (choice?.place === place) return 'chosen'
  const avoided = choice?.avoided.find(one => one.place === place)
  return avoided?.why ?? choice?.findings.find(({ left }) => !left.includes(place))?.by ?? null
}

/** A ribbon with the verdict on a place, from when a Dissenter looks for one. */
export const Verdict: FC<{ readonly of: Zone | OfficerId; readonly at: Where }> = ({ of, at }) => {
  const step = shownIn(usePart().props)
  const { view, moments } = useView()
  const found = step?.beat === 'card' ? null : foundOf(step, of, at)
  const colour = colourOf(view, step?.owner ?? NEUTRAL)
  return (
    found && (
      <span className={`p4-verdict is-${found} pv-p-${colour}`}>
        {found === 'chosen' && '✓ '}
        {moments.verdict[found]}
      </span>
    )
  )
}
