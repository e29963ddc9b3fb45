import type { Text } from '@tablee/kernel'

/** What bots say when they cannot think, in English. */
export const en = {
  'bots.unknownBot': (v: { name: string; known: string }) =>
    `There is no bot “${v.name}”; the bots are: ${v.known}.`,
  'bots.unknownGame': (v: { game: string; known: string }) =>
    `There is no game “${v.game}”; the games are: ${v.known}.`,
  'bots.stopped': () => 'The bot was stopped before it had decided.',
  'bots.failed': (v: { why: string }) => `The bot could not think: ${v.why}`,
} satisfies Text

/** The messages of the bots. */
export type BotText = typeof en
