import type { Text } from '@tablee/kernel'

/** The Riverfolk Flotilla, in English. */
export const messages = {
  'act.flotilla': () => 'Riverfolk Flotilla: trade, sail and battle',
  'flotilla.draw': () => 'The Flotilla lies where you have pieces: draw a card?',
  'flotilla.draw.one': () => 'Draw a card',
  'flotilla.draw.none': () => 'Draw nothing',
} satisfies Text
