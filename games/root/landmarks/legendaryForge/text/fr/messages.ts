import type { SameMessages } from '@tablee/kernel'
import type { messages as en } from '../en/messages.ts'

/** The Legendary Forge, in French. */
export const messages: SameMessages<typeof en> = {
  'legendaryForge.why.absent': () =>
    'Cet objet se trouve à la Forge légendaire : il vous faut une pièce dans sa clairière.',
}
