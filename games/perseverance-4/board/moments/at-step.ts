import type { Props } from '../ui/part.tsx'
import type { Told } from './passages.ts'

/** What a part is given, with the table as it was at the step that is shown. */
export function atStep(props: Props): Props {
  const { passing } = props
  const step = passing ? (passing.passages[passing.shown] as Told | undefined) : undefined
  return step ? { ...props, view: step.now } : props
}
