import type { Message } from '@tablee/kernel'

/** What a message tells, as whoever says it typed it. */
export const told = <T>({ values }: Message): T => (values ?? {}) as T
