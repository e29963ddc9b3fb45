import type { BoardProps } from '@tablee/board'
import { partOf, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { MonsterView } from '../../view.ts'
import { explain } from '../explain.ts'
import { WORDS } from '../words.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<MonsterView>

/** The part of the board around this component. */
export const usePart = usePartOf<MonsterView>

export const Part = partOf<MonsterView>({
  className: 'ml',
  explain,
  choices: language => WORDS[language].choices,
})
