import { useEffect, useState } from 'react'
import type { Props } from '../ui/part.tsx'
import type { Told } from './passages.ts'
import type { SceneKind } from './scenes.ts'

/** How a step of a Dissenter is shown: by which card, what is weighed, what comes of it. */
export type Beat = 'card' | 'target' | 'result'

/** A step, and how far it has come. */
interface Shown extends Told {
  readonly beat: Beat
}

/** What is shown at once: nobody plays a card for it. */
const AT_ONCE: ReadonlySet<SceneKind> = new Set(['cards', 'row', 'combat', 'assembly'])

/** The beats of a step; where no place was weighed there is no target. */
export function beatsOf({ kind, reports }: Pick<Told, 'kind' | 'reports'>): readonly Beat[] {
  if (AT_ONCE.has(kind)) return ['result']
  return reports.some(({ values }) => values?.choice !== undefined)
    ? ['card', 'target', 'result']
    : ['card', 'result']
}

/** The step that passes at the table. */
const stepOf = ({ passing }: Pick<Props, 'passing'>): Told | null =>
  (passing?.passages[passing.shown] as Told | undefined) ?? null

/** How far the step has come that passes: on by one with each beat, at the end at once where nothing is to move. */
export function useBeat(props: Pick<Props, 'passing'>): Beat {
  const step = stepOf(props)
  const lasts = props.passing?.beat ?? 0
  const beats = step ? beatsOf(step) : RESULT
  const key = step?.key ?? ''
  const [seen, setSeen] = useState({ key, beats: 0 })
  const last = beats.length - 1
  const now = lasts === 0 ? last : Math.min(last, seen.key === key ? seen.beats : 0)
  useEffect(() => {
    if (now === last) return
    const timer = setTimeout(() => setSeen({ key, beats: now + 1 }), lasts)
    return () => clearTimeout(timer)
  }, [key, now, last, lasts])
  return beats[now]
}

const RESULT: readonly Beat[] = ['result']

/** The table at a beat of a step: as it was until the result is seen. */
export function propsAt(props: Props, step: Told, beat: Beat): Props {
  const shown: Shown = { ...step, beat }
  return { ...props, view: beat === 'result' ? step.now : step.was, passing: { passages: [shown], shown: 0 } }
}

/** What a part is given, with the table as it was at the step that is shown; what is at a beat already stays there. */
export function useStep(props: Props): Props {
  const step = stepOf(props)
  const beat = useBeat(props)
  return step && !('beat' in step) ? propsAt(props, step, beat) : props
}

/** The step that a part shows, and how far it has come. */
export const shownIn = (props: Props): Shown | null => stepOf(props) as Shown | null
