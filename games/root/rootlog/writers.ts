import type { MessageId, ValuesOf } from '@tablee/kernel'
import type { RootText } from '../text/en.ts'
import type { Line } from './line.ts'

/** How the reports of the journal are written, by their id; what is missing here is not notated. */
export type Writers = {
  readonly [K in MessageId<RootText>]?: (line: Line, ...values: ValuesOf<RootText[K]>) => void
}
