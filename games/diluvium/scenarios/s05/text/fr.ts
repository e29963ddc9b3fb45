import type { SameMessages } from '@tablee/kernel'
import { at, from, resources } from '../../../text/fr/words.ts'
import type { s05 as en } from './en.ts'

/** What is said in « Recours tardif ». */
export const s05: SameMessages<typeof en> = {
  'outpost.seen': v => `L’Avant-poste ${from(v.place)} a une Force Militaire de ${v.strength}.`,
  'outpost.bars': v => `Tant que l’Avant-poste tient ${at(v.place)}, vous ne pouvez pas y explorer.`,
  'outpost.destroyed': v => `L’Avant-poste ${from(v.place)} est détruit.`,
  'craft.give': () => 'Combien d’Artisanat donnez-vous à la civilisation adverse ?',
  'craft.count': v => resources(v.count, 'craft'),
  'craft.given': v =>
    `Vous donnez ${resources(v.count, 'craft')} à la civilisation adverse, qui en a reçu ${v.total} en tout.`,
  'no.outpost': () => 'Un Avant-poste se dresse ici.',
}
