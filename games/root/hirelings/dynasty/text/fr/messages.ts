import type { SameMessages } from '@tablee/kernel'
import type { messages as en } from '../en/messages.ts'

/** The Last Dynasty and the Bluebird Nobles, in French. */
export const messages: SameMessages<typeof en> = {
  'act.dynasty': () => 'Dernière Dynastie : revenir, avancer ou tenir la place',
  'act.nobles': () => 'Merles Nobles : marquer pour les clairières contrôlées',
}
