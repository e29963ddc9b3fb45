import type { Message } from '@tablee/kernel'

/** What a message tells, by name; it is plain data. */
export const told = <V>({ values }: Message): V => (values ?? {}) as unknown as V
