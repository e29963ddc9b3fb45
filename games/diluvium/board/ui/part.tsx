import type { BoardProps } from '@tablee/board'
import { PartOf, type PartValue, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { CSSProperties, FC, ReactNode } from 'react'
import type { DiluviumView } from '../../view.ts'
import { explain } from '../explain.ts'
import { type GameWords, wordsIn } from '../words.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<DiluviumView>

/** The part of the board around this component. */
export const usePart = (): PartValue<DiluviumView> => usePartOf<DiluviumView>()

/** The view that is drawn, and the words for it. */
export function useView(): { readonly view: DiluviumView } & GameWords {
  const { view, language } = usePart().props
  return { view, ...wordsIn(language) }
}

/** A part of the board of Diluvium. */
export const Part: FC<{
  readonly props: Props
  readonly className: string
  readonly label: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}> = ({ props, className, ...rest }) => (
  <PartOf
    props={props}
    explain={explain}
    className={`dl ${className}`}
    choices={wordsIn(props.language).board.choices}
    {...rest}
  />
)
