import type { FC } from 'react'
import { clearingShapes } from '../art/clearings.ts'
import { short } from '../art/geometry.ts'
import type { Woodland } from '../art/woodland.ts'
import { usePart } from '../ui/part.tsx'
import { choicesIn, type Verdict, verdicts } from './choices.ts'

/** How wide a letter is, in parts of its height, and the room around the words. */
const LETTER = 0.53
const ROOM = 1.5

interface Props {
  readonly wood: Woodland
}

/** What is to be told of each candidate of the choice that is on show. */
function useVerdicts(): readonly Verdict[] {
  const { passing, language } = usePart().props
  const choice = choicesIn(passing?.passages[passing.shown]?.reports ?? []).at(-1)
  return choice ? verdicts(choice, language) : []
}

/** While a robot's choice is told: a ring around each candidate that it left. */
export const Candidates: FC<Props> = ({ wood }) => (
  <g className="rt-candidates">
    {useVerdicts().map(
      ({ clearing, chosen }) =>
        !chosen && <path key={clearing} d={clearingShapes(wood)[clearing - 1].halo} />,
    )}
  </g>
)

/** Beneath each candidate why it was chosen or not. */
export const Marks: FC<Props> = ({ wood }) => {
  const { plate, middles } = wood
  const size = plate.pillHeight * 0.72
  return (
    <g className="rt-verdicts">
      {useVerdicts().map(({ clearing, chosen, words }) => {
        const [x, y] = middles[clearing]
        const width = (words.length * LETTER + ROOM) * size
        const left = Math.max(4, Math.min(plate.width - width - 4, x - width / 2))
        const top = Math.min(plate.height - size * 1.6 - 4, y + plate.ry * 0.82)
        return (
          <g key={clearing} className={chosen ? 'is-chosen' : undefined}>
            <rect
              x={short(left)}
              y={short(top)}
              width={short(width)}
              height={short(size * 1.6)}
              rx={size * 0.8}
            />
            <text x={short(left + width / 2)} y={short(top + size * 1.16)} fontSize={short(size)}>
              {words}
            </text>
          </g>
        )
      })}
    </g>
  )
}
