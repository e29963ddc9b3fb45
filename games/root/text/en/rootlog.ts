import type { Text } from '@tablee/kernel'

/** Reading recorded games, in English. */
export const rootlog = {
  'rootlog.none': () => 'This is no Rootlog: it names no players and tells of no turns.',
  'rootlog.unread': (v: { line: number; action: string }) =>
    `Line ${v.line} could not be read: “${v.action}” is no action of the notation.`,
  'rootlog.stopped': (v: { line: number; action: string }) =>
    `Line ${v.line} could not be played: the rules do not allow “${v.action}” there.`,
  'rootlog.unfinished': (v: { line: number }) =>
    `Line ${v.line} could not be played: the turn cannot end after what it tells.`,
  'rootlog.hidden': (v: { line: number }) =>
    `Line ${v.line} could not be played: hidden cards would have to be other ones than were seen before.`,
  'rootlog.nothing': () => 'Nothing that may be done at that point leads to it.',
} satisfies Text
