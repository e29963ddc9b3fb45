import type { Message } from '@tablee/kernel'

/** The values of a report, which its id gives their types. */
export const valuesOf = <T>({ values }: Message): T => values as unknown as T
