import { PartOf, type PartValue, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { CSSProperties, FC, ReactNode } from 'react'
import type { RootView } from '../../view.ts'
import { explain } from '../explain.ts'
import { WORDS } from '../words.ts'
import type { Props } from './spots.ts'

export { useSpot }

/** The part of the board around this component. */
export const usePart = (): PartValue<RootView> => usePartOf<RootView>()

/** A part of Root's board. */
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
    className={`rt ${className}`}
    choices={WORDS[props.language].choices}
    {...rest}
  />
)
