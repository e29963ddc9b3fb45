import type { Ref } from '@tablee/kernel'
import type { FC } from 'react'
import type { RobinsonView } from '../view.ts'
import { Figure, isFigure } from './ui/art.tsx'

/** Words that speak of a character: its figure before them; other words as they are. */
export const Mark: FC<{ readonly at: Ref; readonly words: string; readonly view: RobinsonView }> = ({
  at,
  words,
}) => {
  const [kind, id] = at.split(':')
  if (kind !== 'character' || !isFigure(id)) return words
  return (
    <span className="rc rc-mark-of">
      <Figure pawn={id} />
      {words}
    </span>
  )
}
