import type { SameMessages } from '@tablee/kernel'
import type { BotText } from './en.ts'

/** What bots say when they cannot think, in French. */
export const fr: SameMessages<BotText> = {
  'bots.unknownBot': v => `Le robot « ${v.name} » n’existe pas ; les robots sont : ${v.known}.`,
  'bots.unknownGame': v => `Le jeu « ${v.game} » n’existe pas ; les jeux sont : ${v.known}.`,
  'bots.stopped': () => 'Le robot a été arrêté avant d’avoir décidé.',
  'bots.failed': v => `Le robot n’a pas pu réfléchir : ${v.why}`,
}
