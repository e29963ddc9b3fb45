import type { BoardProps } from '@tablee/board'
import type { Perseverance3View } from '../../view.ts'
import type { Told } from './passages.ts'

type Props = BoardProps<Perseverance3View>

/** The step that is shown while something passes. */
export const stepOf = ({ passing }: Props): Told | null =>
  passing ? ((passing.passages[passing.shown] as Told | undefined) ?? null) : null

/** What a part is given, with the table as it was at the step that is shown. */
export function atStep(props: Props): Props {
  const step = stepOf(props)
  return step ? { ...props, view: step.now } : props
}
