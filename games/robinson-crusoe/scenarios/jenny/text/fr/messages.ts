import { count } from '@tablee/common/words/fr.ts'
import type { SameMessages } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import type { jenny as english } from '../en/messages.ts'

/** Jenny Needs Help!, in French. */
export const jenny: SameMessages<typeof english> = {
  'jenny.suffers': v => `Là-bas, sur son rocher, Jenny subit ${count(v.n, 'blessure')}.`,
  'jenny.rescued': () => 'Jenny est ramenée au camp.',
  'jenny.rope': () => 'Parmi les mâts se trouve une Corde, pour plus tard.',
  'no.jennyAway': () => 'Personne ne part sans Jenny : ramenez-la d’abord au camp.',
  'goal.jenny': v =>
    v.rescued
      ? 'Jenny est au camp : construisez le Canot de sauvetage.'
      : `${v.raft ? 'Le Radeau est prêt : allez chercher Jenny' : 'Construisez le Radeau pour aller chercher Jenny'}. Elle peut encore supporter ${count(v.left, 'blessure')}.`,
  'end.jenny': () => 'Le Canot de sauvetage prend la mer, avec Jenny à bord !',
}

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  rescue: () => 'aller chercher Jenny avec le Radeau',
}
