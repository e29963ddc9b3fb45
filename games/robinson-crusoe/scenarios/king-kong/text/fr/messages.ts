import { capital, count } from '@tablee/common/words/fr.ts'
import type { SameMessages } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import { item, node } from '../../../../text/fr/words.ts'
import type { kingKong as english } from '../en/messages.ts'
import { CREW_NAME } from './names.ts'

/** King Kong Island, in French. */
export const kingKong: SameMessages<typeof english> = {
  'crew.killed': v => `King Kong tue ${CREW_NAME[v.who]}.`,
  'crew.captured': () => `King Kong emporte ${CREW_NAME.actress}.`,
  'crew.rescued': () => `${capital(CREW_NAME.actress)} est libre.`,
  'no.trapPlace': () => 'Un Piège se construit sur une tuile à totem, à deux cases au plus.',
  'no.trapsStand': () => 'Les trois Pièges sont déjà en place.',
  'no.traps': () => 'Il faut d’abord trois Pièges.',
  'no.actressHeld': () => 'King Kong retient l’actrice : libérez-la d’abord.',
  'goal.kingKong': v =>
    `Pièges : ${v.traps} sur ${v.of} ; ${count(v.dead, 'mort')} dans l’équipe${v.captive ? ', l’actrice captive' : ''} ; puis la capture de King Kong.`,
  'end.director': () => 'Le metteur en scène est mort, et le film avec lui. Vous avez perdu.',
  'end.kingKong': () => 'King Kong est pris. Quel film ce sera !',
}

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  trap: at => `construire un ${item('trap')} sur ${node(at)}`,
  actress: at => `libérer l’actrice sur ${node(at)}`,
  kingKong: () => 'capturer King Kong',
}
