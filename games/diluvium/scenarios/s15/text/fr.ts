import type { SameMessages } from '@tablee/kernel'
import { island } from '../../../text/fr/words.ts'
import type { s15 as en } from './en.ts'

/** What is said in « L’ire de l’hydre ». */
export const s15: SameMessages<typeof en> = {
  hydra: () => 'L’Hydre dévore un Colon allié : lequel ?',
  'hydra.ate': v => `L’Hydre dévore un Colon allié sur ${island(v.place, v.type)}.`,
  'hydra.head': v =>
    v.heads < 3
      ? `Vous coupez la tête n° ${v.heads} de l’Hydre, qui repousse votre Navire de Guerre vers votre Cité.`
      : 'Vous coupez la dernière tête de l’Hydre.',
}
