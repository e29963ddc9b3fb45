import { count } from '@tablee/common/words/fr.ts'
import type { SameMessages } from '@tablee/kernel'
import type { familyRobinson as english } from '../en/messages.ts'

/** Family Robinson, in French. */
export const familyRobinson: SameMessages<typeof english> = {
  birth: v => `Un enfant est né : ${count(v.n, 'enfant')} à nourrir chaque nuit.`,
  'badCrops.ahead': () => 'Mauvaises récoltes : la prochaine production est réduite de moitié.',
  'no.marker': () => 'Il n’y a aucun marqueur noir sur l’île.',
  'goal.familyRobinson': v =>
    `Inventions construites : ${v.built} sur ${v.of} ; ${count(v.children, 'enfant')} ; et Abri, Toit, Palissade, Armes.`,
  'end.children': () => 'Il n’y a rien à manger pour les enfants. Vous avez perdu.',
  'end.familyRobinson': () => 'La famille a tout ce qu’il lui faut : vous êtes ici chez vous !',
}
