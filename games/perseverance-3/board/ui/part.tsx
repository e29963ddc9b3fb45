import type { BoardProps } from '@tablee/board'
import { partOf, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { GameData } from '../../data/shape.ts'
import { dataOf } from '../../terminal/contents.ts'
import type { Perseverance3View } from '../../view.ts'
import { explain } from '../explain.ts'
import { atStep } from '../moments/at-step.ts'
import { type GameWords, wordsIn } from '../words.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<Perseverance3View>

/** The view that is drawn, the data it is drawn from, and all words. */
export function useView(): {
  readonly view: Perseverance3View
  readonly data: GameData
  readonly words: GameWords
} & GameWords {
  const { view, language } = usePart().props
  const words = wordsIn(language)
  return { view, data: dataOf(view), words, ...words }
}

/** The part of the board around this component. */
export const usePart = usePartOf<Perseverance3View>

export const Part = partOf<Perseverance3View>({
  className: 'pv',
  explain,
  choices: language => wordsIn(language).board.choices,
  useProps: atStep,
})
