import type { SameMessages } from '@tablee/kernel'
import type { adventure as en } from '../en/adventure.ts'

export const adventure: SameMessages<typeof en> = {}
