import type { Text } from '@tablee/kernel'

/** The Last Dynasty and the Bluebird Nobles, in English. */
export const messages = {
  'act.dynasty': () => 'Last Dynasty: return, move on or fight for its place',
  'act.nobles': () => 'Bluebird Nobles: score for the clearings you rule',
} satisfies Text
