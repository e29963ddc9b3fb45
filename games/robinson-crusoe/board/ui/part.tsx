import { type BoardProps, refsOf } from '@tablee/board'
import { partOf, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { Choice } from '@tablee/board/spots.ts'
import type { Candidate, Language, Ref } from '@tablee/kernel'
import { useMemo } from 'react'
import { CAMP_COST } from '../../data/board.ts'
import type { PawnId, PlanAction } from '../../state.ts'
import type { RobinsonView } from '../../view.ts'
import { explain } from '../explain.ts'
import { capital, WORDS } from '../words.ts'
import { useHeld } from './held.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<RobinsonView>

/** The part of the board around this component. */
export const usePart = usePartOf<RobinsonView>

export const Part = partOf<RobinsonView>({
  className: 'rc',
  explain,
  choices: language => WORDS[language].choices,
  useProps: usePlanned,
})

/** While a plan is made, the places of the pawn in hand are what may be chosen. */
function usePlanned(props: Props): Props {
  const held = useHeld(props)
  return useMemo(() => withPlaces(props, held), [props, held])
}

/** Where on the board an action of the plan takes place. */
function placeOf({ type, what, node, source }: PlanAction): Ref {
  if (type === 'threat') return `card:${what}`
  if (type === 'gather') return `source:${node}:${source}`
  if (type === 'build') return `build:${what}`
  return (type === 'explore' || type === 'hunt') && node !== '' ? `node:${node}` : `space:${type}`
}

/** What a build costs and does, by the key of its place. */
function costAndEffect(key: string, view: RobinsonView, language: Language): string | undefined {
  const words = WORDS[language]
  const what = key.split(':')[1] ?? ''
  const told = explain(`invention:${what}`, view, language)
  const does = told?.slice(told.indexOf(words.colon) + words.colon.length)
  if (what !== 'shelter' && what !== 'roof' && what !== 'palisade') return does
  const { wood, fur } = CAMP_COST[view.players]
  return `${does}. ${capital(words.costs)}${words.colon}${words.woodOrFur(wood, fur)}`
}

/** Where a pawn may be put: where the place lies, and in its column; a second pawn goes by a second click on the first's. */
function refsOfPlace(place: Pick<Candidate, 'key' | 'at'>, view: RobinsonView): readonly Ref[] {
  const joined = view.plan.actions.find(({ id }) => place.key === `join:${id}`)
  return [...refsOf(place), joined ? placeOf(joined) : `column:${place.key.split(':', 1)[0]}`]
}

/**
 * Instead of “this pawn”, the places where the pawn in hand may go: one gesture for both. Where a pawn was taken up by
 * itself, its places are asked for, and found in the same way.
 */
function withPlaces(props: Props, held: PawnId | ''): Props {
  const { candidates, refused, view, language } = props
  if (props.face?.prompt.id === 'plan.where')
    return {
      ...props,
      candidates: candidates.map(one => (one.at ? { ...one, at: refsOfPlace(one, view) } : one)),
    }
  if (held === '') return props
  const key = `place:${held}`
  const places = view.destinations.places
    .filter(({ pawns }) => pawns.includes(held))
    .map((place): Choice => {
      const note = place.key.startsWith('build:') ? costAndEffect(place.key, view, language) : undefined
      return { key, second: place.key, say: place.say, at: refsOfPlace(place, view), ...(note && { note }) }
    })
  const others = candidates.filter(one => !one.key.startsWith('place:'))
  const impossible = view.destinations.next === held ? view.destinations.refused : []
  return { ...props, candidates: [...others, ...places], refused: [...refused, ...impossible] }
}
