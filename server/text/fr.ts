import type { SameMessages } from '@tablee/kernel'
import type { ServerText } from './en.ts'
import { hallFr } from './hall-fr.ts'
import { peopleFr } from './people-fr.ts'

/** What the server says, in French. */
export const fr: SameMessages<ServerText> = { ...hallFr, ...peopleFr }
