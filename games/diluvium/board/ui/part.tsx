import type { BoardProps } from '@tablee/board'
import { partOf, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { DiluviumView } from '../../view.ts'
import { explain } from '../explain.ts'
import { type GameWords, wordsIn } from '../words.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<DiluviumView>

/** The view that is drawn, and the words for it. */
export function useView(): { readonly view: DiluviumView } & GameWords {
  const { view, language } = usePart().props
  return { view, ...wordsIn(language) }
}

/** The part of the board around this component. */
export const usePart = usePartOf<DiluviumView>

export const Part = partOf<DiluviumView>({
  className: 'dl',
  explain,
  choices: language => wordsIn(language).board.choices,
})
