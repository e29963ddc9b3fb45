import { agree, capital, type Someone, who } from '@tablee/common/words/en.ts'
import { plain } from '@tablee/kernel'
import type { Voice } from '../voice.ts'
import { PARTIES } from './names.ts'

function someone(voice: Voice): Someone {
  const { name, plural } = PARTIES[voice] ?? { name: voice }
  return { name, plural, ref: '', reader: voice === 'you' }
}

/** A party inside a sentence: `the Marquise`, `you`. */
export const named = (voice: Voice): string => plain(who(someone(voice)))

/** A party and what it does, inside a sentence: `the Marquise attacks`, `the Eyrie attack`, `you attack`. */
export const acts = (voice: Voice, one: string, many: string): string =>
  `${named(voice)} ${agree(someone(voice), one, many)}`

/** The same at the head of a sentence. */
export const Acts = (voice: Voice, one: string, many: string): string => capital(acts(voice, one, many))
