import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Choice } from '@tablee/perseverance/dissenters/place.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import type { OfficerId, Zone } from '../../data/types.ts'
import type { Avoided } from '../../rules/solo/query.ts'
import { colourOf } from '../contents.ts'
import { usePart, useView } from '../ui/part.tsx'
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

/** What a Dissenter found of a place at the step that is shown; null where nothing was weighed. */
function verdictOf(
  step: Told | undefined,
  place: Zone | OfficerId,
  at: Where,
): 'chosen' | 'later' | Avoided | null {
  const report = step?.reports.find(one => told<Weighed>(one).choice !== undefined)
  if (!report || whereOf(report.id, told<Weighed>(report)) !== at) return null
  const { choice } = told<Weighed>(report)
  if (choice?.place === place) return 'chosen'
  const avoided = choice?.avoided.find(one => one.place === place)
  if (avoided) return avoided.why
  return choice?.findings.some(({ left }) => left.includes(place)) ? 'later' : null
}

/** A ribbon with the verdict on a place, while a Dissenter looks for one. */
export const Verdict: FC<{ readonly of: Zone | OfficerId; readonly at: Where }> = ({ of, at }) => {
  const { passing } = usePart().props
  const { view, moments } = useView()
  const step = passing?.passages[passing.shown] as Told | undefined
  const verdict = verdictOf(step, of, at)
  const colour = colourOf(view, step?.owner ?? NEUTRAL)
  return (
    verdict && <span className={`p4-verdict is-${verdict} pv-p-${colour}`}>{moments.verdict[verdict]}</span>
  )
}
