import type { SameMessages } from '@tablee/kernel'
import type { messages as en } from '../en/messages.ts'

/** The Riverfolk Flotilla, in French. */
export const messages: SameMessages<typeof en> = {
  'act.flotilla': () => 'Flottille de la Rivière : commercer, naviguer et combattre',
  'flotilla.draw': () => 'La Flottille mouille près de vos pièces : piocher une carte ?',
  'flotilla.draw.one': () => 'Piocher une carte',
  'flotilla.draw.none': () => 'Ne rien piocher',
}
