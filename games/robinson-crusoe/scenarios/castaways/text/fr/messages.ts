import type { SameMessages } from '@tablee/kernel'
import type { castaways as english } from '../en/messages.ts'

/** Castaways, in French. */
export const castaways: SameMessages<typeof english> = {
  woodpile: v => `Tas de bois, étape ${v.stage} : ${v.wood} bois sur ${v.of}.`,
  'woodpile.how': () => 'Combien de bois mettez-vous sur le tas ?',
  'woodpile.put': v => (v.wood === 0 ? 'Rien' : `${v.wood} bois`),
  'goal.castaways': v =>
    `Tas de bois : ${v.woodpile.reduce((sum, wood) => sum + wood, 0)} sur 15 ; Feu ${v.fire ? 'construit' : 'à construire'}.`,
  'end.castaways': () => 'Un bateau a vu votre feu. Vous êtes sauvés !',
}
