import type { SameMessages } from '@tablee/kernel'
import { dans, from, vers } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Popular Band and the Street Band, in French. */
export const messages: SameMessages<typeof en> = {
  'act.band': () => 'Groupe Populaire : attirer des guerriers, puis jouer ailleurs',
  'act.street': () => 'Groupe de rue : jouer à un endroit de plus',
  'band.where': () => 'Vers quelle clairière le Groupe attire-t-il des guerriers ?',
  'band.whom': v => `À qui est le guerrier qui va ${from(v.from)} ${vers(v.to)} ?`,
  'band.nobody': () => 'À personne',
  'band.why.listens': v => `Vous êtes venu ${dans(v.clearing)} ce tour-ci : le Groupe vous y retient.`,
}
