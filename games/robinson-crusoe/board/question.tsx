import type { Face } from '@tablee/kernel'
import { type FC, useEffect } from 'react'
import type { RobinsonView } from '../view.ts'
import { cardAsked, faceOfCard } from './cards/known.ts'
import { fetchRest, later } from './ui/later.tsx'
import type { Props } from './ui/part.tsx'

/** Whether a question is shown over the table: a choice of a card, or dice that may be rolled again. */
export function poses(face: Face, _: RobinsonView): boolean {
  if (face.prompt.id === 'reroll') return true
  return face.prompt.id === 'branch' && faceOfCard(cardAsked(face)) !== null
}

/** While a plan is made, the places where pawns may go are counted, not the pawns. */
export function counts({ prompt, candidates }: Face, { destinations }: RobinsonView): number {
  const { length } = candidates.filter(({ key }) => !key.startsWith('place:'))
  return prompt.id === 'plan' ? length + destinations.places.length : candidates.length
}

const Dialog: FC<{ readonly props: Props; readonly face: Face }> = later(({ Dialog: Shown }) => Shown)

/** A card with its choices, or dice that may be rolled again, over the table. */
export const Question: FC<Props> = props => {
  const { face, view } = props
  const isPlanning = view.phase === 'planning'
  // No card is drawn before the first plan is made: what shows cards, and the rest, is fetched meanwhile.
  useEffect(() => {
    if (isPlanning) void fetchRest()
  }, [isPlanning])
  if (!face || !poses(face, view)) return null
  return <Dialog props={props} face={face} />
}
