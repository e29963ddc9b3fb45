import { partOf, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { RootView } from '../../view.ts'
import { explain } from '../explain.ts'
import { WORDS } from '../words.ts'

export { useSpot }

/** The part of the board around this component. */
export const usePart = usePartOf<RootView>

export const Part = partOf<RootView>({
  className: 'rt',
  explain,
  choices: language => WORDS[language].choices,
})
