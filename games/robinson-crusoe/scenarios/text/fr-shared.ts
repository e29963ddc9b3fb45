import { capital } from '@tablee/common/words/fr.ts'
import type { SameMessages } from '@tablee/kernel'
import type { AnimalsFace } from '../../data/dice.ts'
import { node, on, PIECE } from '../../text/fr/words.ts'
import type { shared as english } from './en-shared.ts'

const FACE: { readonly [F in AnimalsFace]: string } = {
  blank: 'rien',
  palisade: 'Palissade −1',
  food: '1 nourriture de moins',
  fight: 'une bête attaque',
}

/** What several scenarios say, in French. */
export const shared: SameMessages<typeof english> = {
  numbered: v => `Le jeton ${v.n} est placé sur ${node(v.node)}.`,
  marker: v => `${capital(PIECE[v.kind])} ${on(v.at)}`,
  'marker.which': () => 'Quel marqueur noir retirez-vous de l’île ?',
  'marker.cleared': v => `Retiré : ${PIECE[v.kind]} ${on(v.at)}.`,
  'animals.which': () => 'Quel dé Animaux affamés est relancé ou ignoré ?',
  'animals.face': v => capital(FACE[v.face]),
  'shelter.lost': () => 'L’Abri est perdu.',
}
