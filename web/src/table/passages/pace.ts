import type { Passage } from '@tablee/board'
import { useCallback, useState } from 'react'

/** How passages follow each other: at a click, or by themselves. */
export const PACES = ['step', 'steady', 'quick'] as const
export type Pace = (typeof PACES)[number]

const keyOf = (game: string): string => `tablee pace ${game}`

function kept(game: string): Pace {
  try {
    const pace = localStorage.getItem(keyOf(game))
    return PACES.find(one => one === pace) ?? 'step'
  } catch {
    return 'step'
  }
}

/** The pace of a game in this browser: step by step until somebody wants it otherwise. */
export function usePace(game: string): readonly [Pace, (pace: Pace) => void] {
  const [pace, setPace] = useState(() => kept(game))
  const set = useCallback(
    (wanted: Pace) => {
      setPace(wanted)
      try {
        localStorage.setItem(keyOf(game), wanted)
      } catch {
        // A browser that keeps nothing still plays.
      }
    },
    [game],
  )
  return [pace, set]
}

/** At least so long, so much more for each letter, and so long at most, in milliseconds. */
const TIMES = { steady: [1400, 45, 6000], quick: [700, 18, 2400] } as const

/** How long a passage stands before the next, in milliseconds: long enough to be read. */
export function lasts({ sentence }: Passage, pace: keyof typeof TIMES): number {
  const [least, letter, most] = TIMES[pace]
  return Math.min(most, least + letter * sentence.length)
}

/** How long a beat of a passage lasts, in milliseconds: three of them are over before the next passage comes. */
export const BEATS = { step: 350, steady: 900, quick: 350 } as const satisfies {
  readonly [P in Pace]: number
}
