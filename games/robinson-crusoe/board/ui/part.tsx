import type { BoardProps } from '@tablee/board'
import { PartOf, type PartValue, usePartOf, useSpot } from '@tablee/board/part.tsx'
import type { Choice } from '@tablee/board/spots.ts'
import { type CSSProperties, type FC, type ReactNode, useMemo } from 'react'
import type { PawnId } from '../../state.ts'
import type { RobinsonView } from '../../view.ts'
import { explain } from '../explain.ts'
import { WORDS } from '../words.ts'
import { useHeld } from './held.ts'

export { useSpot }

/** What every part of the board is given. */
export type Props = BoardProps<RobinsonView>

/** The part of the board around this component. */
export const usePart = (): PartValue<RobinsonView> => usePartOf<RobinsonView>()

/** A part of the board; while a plan is made, the places of the pawn in hand are what may be chosen. */
export const Part: FC<{
  readonly props: Props
  readonly className: string
  readonly label: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}> = ({ props, className, ...rest }) => {
  const held = useHeld(props)
  const planned = useMemo(() => withPlaces(props, held), [props, held])
  return (
    <PartOf
      props={planned}
      explain={explain}
      className={`rc ${className}`}
      choices={WORDS[props.language].choices}
      {...rest}
    />
  )
}

/** Instead of “this pawn”, the places where the pawn in hand may go: one gesture for both. */
function withPlaces(props: Props, held: PawnId | ''): Props {
  const { candidates, refused, view } = props
  if (held === '') return props
  const key = `place:${held}`
  const places = view.destinations.places
    .filter(({ pawns }) => pawns.includes(held))
    .map((place): Choice => {
      const joins = place.key.startsWith('join:')
      const refs = typeof place.at === 'string' ? [place.at] : place.at
      return { key, next: place.key, say: place.say, at: joins ? refs : [...refs, `column:${place.type}`] }
    })
  const others = candidates.filter(one => !one.key.startsWith('place:'))
  const impossible = view.destinations.next === held ? view.destinations.refused : []
  return { ...props, candidates: [...others, ...places], refused: [...refused, ...impossible] }
}
