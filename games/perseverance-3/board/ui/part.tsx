import type { BoardProps } from '@tablee/board'
import { PartOf, type PartValue, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { CSSProperties, FC, ReactNode } from 'react'
import type { GameData } from '../../data/shape.ts'
import { dataOf } from '../../terminal/contents.ts'
import type { Perseverance3View } from '../../view.ts'
import { explain } from '../explain.ts'
import { atStep } from '../moments/at-step.ts'
import { type GameWords, wordsIn } from '../words.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<Perseverance3View>

/** The part of the board around this component. */
export const usePart = (): PartValue<Perseverance3View> => usePartOf<Perseverance3View>()

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

/** A part of the board of Perseverance, Episode 3. */
export const Part: FC<{
  readonly props: Props
  readonly className: string
  readonly label: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}> = ({ props, className, ...rest }) => (
  <PartOf
    props={atStep(props)}
    explain={explain}
    className={`pv ${className}`}
    choices={wordsIn(props.language).board.choices}
    {...rest}
  />
)
