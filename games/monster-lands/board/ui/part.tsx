import type { BoardProps } from '@tablee/board'
import { PartOf, type PartValue, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { CSSProperties, FC, ReactNode } from 'react'
import type { MonsterView } from '../../view.ts'
import { explain } from '../explain.ts'
import { WORDS } from '../words.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<MonsterView>

/** The part of the board around this component. */
export const usePart = (): PartValue<MonsterView> => usePartOf<MonsterView>()

/** A part of the board of Monster Lands. */
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
    className={`ml ${className}`}
    choices={WORDS[props.language].choices}
    {...rest}
  />
)
