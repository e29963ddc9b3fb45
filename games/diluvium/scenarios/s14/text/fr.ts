import type { SameMessages } from '@tablee/kernel'
import { Does, island, ofType } from '../../../text/fr/words.ts'
import type { s14 as en } from './en.ts'

/** What is said in « Le dernier rempart ». */
export const s14: SameMessages<typeof en> = {
  replaced: v => `Un de vos Colons sur une île ${ofType(v.type)} est remplacé par un des leurs : lequel ?`,
  'settler.replaced': (v, cast) =>
    `${Does(cast, v.party, 'remplace', 'remplacent', 'remplacez')} votre Colon sur ${island(v.place, v.type)} : il retourne dans votre réserve.`,
}
