import type { SameMessages } from '@tablee/kernel'
import { dans } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Furious Protector and the Stoic Protector, in French. */
export const messages: SameMessages<typeof en> = {
  'act.protector': () => 'Protecteur Furieux : il se déplace et frappe',
  'act.stoic': () => 'Protecteur Stoïque : il se déplace',
  'protector.why.guarded': v =>
    `Le Protecteur Furieux empêche ses adversaires de placer des pièces ${dans(v.clearing)}.`,
}
