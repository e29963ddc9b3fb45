import type { SameMessages } from '@tablee/kernel'
import { verb, who } from '../../../text/fr/words.ts'
import type { s13 as en } from './en.ts'

/** What is said in « L’éclat du métal ». */
export const s13: SameMessages<typeof en> = {
  gold: v =>
    `Vous gagnez ${v.gold} or. D’où le prenez-vous ? Réserve : ${v.supply}, or mis de côté : ${v.aside}.`,
  'gold.take': v => `Prendre ${v.gold} or pour vous`,
  'gold.store': v => `Verser à la réserve ${v.gold} or mis de côté`,
  'gold.stored': v => `Vous versez à la réserve ${v.gold} or mis de côté.`,
  'gold.none': () => 'Il n’y a plus d’or à gagner.',
  'gold.robbed': (v, cast) =>
    `La réserve ne suffit pas : ${who(cast, v.party)} ${verb(cast, v.party, 'prend', 'prennent', 'prenez')} ${v.gold} de votre or.`,
  'ally.unarmed': () => 'Votre allié attend 6 Armes : vous en avez moins.',
  'ally.armed': () => 'Votre allié reçoit 6 Armes : le voilà armé.',
}
