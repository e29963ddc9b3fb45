import type { Text } from '@tablee/kernel'
import { hallEn } from './hall-en.ts'
import { peopleEn } from './people-en.ts'

/** What the server says, in English. */
export const en = { ...hallEn, ...peopleEn } satisfies Text

/** The messages of the server. */
export type ServerText = typeof en
