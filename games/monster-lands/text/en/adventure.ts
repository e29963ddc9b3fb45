import type { Text } from '@tablee/kernel'

export const adventure = {} satisfies Text
