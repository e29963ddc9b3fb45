import { agree, capital, type Someone, who } from '@tablee/common/words/fr.ts'
import { plain } from '@tablee/kernel'
import type { Voice } from '../voice.ts'
import { PARTIES } from './names.ts'

const someone = (voice: Voice): Someone => ({
  noun: PARTIES[voice] ?? { article: '', name: voice },
  ref: '',
  reader: voice === 'you',
})

/** A party inside a sentence: « la Marquise », « vous ». */
export const named = (voice: Voice): string => plain(who(someone(voice)))

/** A party and what it does, inside a sentence: « la Marquise attaque », « vous attaquez ». */
export const acts = (voice: Voice, one: string, many: string, you: string): string =>
  `${named(voice)} ${agree(someone(voice), one, many, you)}`

/** The same at the head of a sentence. */
export const Acts = (voice: Voice, one: string, many: string, you: string): string =>
  capital(acts(voice, one, many, you))

/** A pronoun and what it does, at the head of a sentence: « Elle inflige », « Ils infligent », « Vous infligez ». */
export const PronounActs = (voice: Voice, one: string, many: string, you: string): string => {
  const pronoun = voice === 'you' ? 'Vous' : (PARTIES[voice]?.pronoun ?? 'Il')
  return `${pronoun} ${agree(someone(voice), one, many, you)}`
}

/** What belongs to a party: « Votre dé », « Son dé », « Leur dé ». */
export const Its = (voice: Voice, thing: string): string =>
  `${agree(someone(voice), 'Son', 'Leur', 'Votre')} ${thing}`
