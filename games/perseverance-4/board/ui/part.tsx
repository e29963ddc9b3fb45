import type { BoardProps } from '@tablee/board'
import { PartOf, type PartValue, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { FC, ReactNode } from 'react'
import type { GameData } from '../../data/shape.ts'
import type { Perseverance4 } from '../../state.ts'
import type { Perseverance4View } from '../../view.ts'
import { asState, dataOf } from '../contents.ts'
import { explain } from '../explain.ts'
import { atStep } from '../moments/at-step.ts'
import { type GameWords, wordsIn } from '../words.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<Perseverance4View>

/** The part of the board around this component. */
export const usePart = (): PartValue<Perseverance4View> => usePartOf<Perseverance4View>()

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

/** A part of the board of Perseverance, Episode 4; while something passes it shows the table as it stood then. */
export const Part: FC<{
  readonly props: Props
  readonly className: string
  readonly label: string
  readonly children: ReactNode
}> = ({ props, className, ...rest }) => (
  <PartOf
    props={atStep(props)}
    explain={explain}
    className={`pv p4 ${className}`}
    choices={wordsIn(props.language).board.choices}
    {...rest}
  />
)
