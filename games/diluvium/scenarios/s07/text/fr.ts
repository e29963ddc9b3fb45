import type { SameMessages } from '@tablee/kernel'
import { at, count, from, island, ofType, place } from '../../../text/fr/words.ts'
import type { s07 as en } from './en.ts'

/** What is said in « Les vestiges de la discorde ». */
export const s07: SameMessages<typeof en> = {
  'pillage.token': v => `Un jeton Pillage est posé sur ${island(v.place, 'ruins')}. Il en reste ${v.left}.`,
  'pillage.bare': v => `L’île est déjà pillée ${at(v.place)}, vous ne piochez pas de carte.`,
  bribe: v => `Payez-vous les Colons adverses ${from(v.place)} pour qu’ils partent ?`,
  'bribe.all': v => `Renvoyer ${count(v.settlers, 'Colon')} pour ${v.gold} or`,
  'bribe.one': v => `Le Colon de l’île ${ofType(v.type)}, pour ${v.gold} or`,
  'bribe.none': () => 'Ne rien payer',
  'bribe.poor': v => `Les Colons adverses de cette tuile partiraient pour ${v.gold} or, que vous n’avez pas.`,
  bribed: v => `Un Colon adverse quitte ${island(v.place, v.type)}, et ${v.gold} or vont à ${place(v.city)}.`,
}
