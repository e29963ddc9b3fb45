import type { BoardProps } from '@tablee/board'
import { partOf, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { GameData } from '../../data/shape.ts'
import type { Perseverance4 } from '../../state.ts'
import type { Perseverance4View } from '../../view.ts'
import { asState, dataOf } from '../contents.ts'
import { explain } from '../explain.ts'
import { useStep } from '../moments/beats.ts'
import { type GameWords, wordsIn } from '../words.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<Perseverance4View>

/** The view that is drawn, as the rules read it, the data it is drawn from, and all words. */
export function useView(): {
  readonly view: Perseverance4View
  readonly state: Perseverance4
  readonly data: GameData
  readonly words: GameWords
} & GameWords {
  const { view, language } = usePart().props
  const words = wordsIn(language)
  return { view, state: asState(view), data: dataOf(view), words, ...words }
}

/** What explains a place or piece here. */
export function useAbout(): (ref: string) => string {
  const { view, language } = usePart().props
  return ref => explain(ref, view, language) ?? ''
}

/** The part of the board around this component. */
export const usePart = usePartOf<Perseverance4View>

export const Part = partOf<Perseverance4View>({
  className: 'pv p4',
  explain,
  choices: language => wordsIn(language).board.choices,
  useProps: useStep,
})
