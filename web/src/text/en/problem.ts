import type { Text } from '@tablee/kernel'
import { capital, type RoundOf, round } from './phrase.ts'

/** Telling what is wrong, in English. */
export const problem = {
  'problem.title': () => 'Report a problem',
  'problem.line': () => 'What leaves is written here. No account, and nothing else.',
  'problem.what': () => 'What is wrong?',
  'problem.kind.rule': () => 'A rule',
  'problem.kind.stuck': () => 'The table is stuck',
  'problem.kind.display': () => 'The display',
  'problem.kind.words': () => 'A text',
  'problem.kind.other': () => 'Something else',
  'problem.expected': () => 'What did you expect?',
  'problem.contact': () => 'An address, if you want an answer',
  'problem.optional': () => 'optional',
  'problem.said': (v: { words: string }) => `The table says: “${v.words}”.`,
  'problem.ruleFirst': () => 'If the rule is against you, there is no need to send this.',
  'problem.choice': () => 'The game, at this very choice',
  'problem.where': (v: { game: string; seats: number }) =>
    `${v.game}, ${v.seats === 1 ? '1 seat' : `${v.seats} seats`}`,
  'problem.at': (v: RoundOf & { picks: number }) =>
    v.round > 0 ? `${capital(round(v))}, choice ${v.picks}` : `Choice ${v.picks}`,
  'problem.leaves': () => 'Leaves with the report',
  'problem.stays': () => 'Does not leave',
  'problem.game': () => 'The game so far:',
  'problem.gameHere': (v: { picks: number; size: number }) =>
    `seed, options and ${v.picks === 1 ? '1 choice' : `${v.picks} choices`}, to play it again just so (${v.size} kB)`,
  'problem.gameFar': () =>
    'the server keeps it for its owner alone; you send only what you may know, which choice it is',
  'problem.versions': () => 'The versions:',
  'problem.versionsLine': (v: { version: string }) => `Tablée ${v.version}, rules, browser`,
  'problem.text': () => 'Your text',
  'problem.textLine': () => 'and the address if you give one',
  'problem.names': () => 'Your name and those of the others:',
  'problem.namesLine': (v: { seats: number }) => (v.seats === 1 ? 'you are seat 1' : `seats 1 to ${v.seats}`),
  'problem.chat': () => 'What was said at the table',
  'problem.picture': () => 'Join a picture of my screen',
  'problem.pictureFile': () => 'Join a picture',
  'problem.size': (v: { size: number }) => `${v.size} kB`,
  'problem.read': () => 'Read the file',
  'problem.download': () => 'Keep the file',
  'problem.offline': () => 'Offline, the report waits for the connection.',
  'problem.send': () => 'Send',
  'problem.sent': () => 'Thank you. The report is with the owner of this server.',
  'problem.waits': () =>
    'There is no server at the moment: the report is kept in this browser, and leaves when one answers. You may also keep the file: “tablee replay” opens it.',
  'problem.done': () => 'Back to the table',
} as const satisfies Text
