import type { SameMessages } from '@tablee/kernel'
import { capital, from, island, place } from '../../../text/fr/words.ts'
import type { s11 as en } from './en.ts'

/** What is said in « Les terres condamnées ». */
export const s11: SameMessages<typeof en> = {
  harbour: () => 'Votre tuile de départ est occupée : vers laquelle de vos tuiles va votre Navire ?',
  'tile.stocked': v => `Des ressources sont placées sur ${place(v.place)}.`,
  'weapons.lack': v => `Les Armes ${from(v.place)} manquent : le Navire de Guerre adverse se met en route.`,
  'stock.none': v => `Il ne reste rien sur ${island(v.place, v.type)}.`,
  'stock.lost': v => `${capital(island(v.place, v.type))} perd une ressource.`,
}
