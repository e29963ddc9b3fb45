import type { Text } from '@tablee/kernel'
import type { CardId } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import { card, count, place } from './words.ts'

/** Reading recorded games, in English. */
export const rootlog = {
  'rootlog.none': () => 'This is no Rootlog: it names no players and tells of no turns.',
  'rootlog.robots': () =>
    'A game with robots cannot be written as a Rootlog: the notation has no words for them. Save it as JSON or text.',
  'rootlog.unread': (v: { line: number; action: string }) =>
    `Line ${v.line} could not be read: “${v.action}” is no action of the notation.`,
  'rootlog.stopped': (v: { line: number; action: string }) =>
    `Line ${v.line} could not be played: the rules do not allow “${v.action}” there.`,
  'rootlog.unfinished': (v: { line: number }) =>
    `Line ${v.line} could not be played: the turn cannot end after what it tells.`,
  'rootlog.hidden': (v: { line: number }) =>
    `Line ${v.line} could not be played: hidden cards would have to be other ones than were seen before.`,
  'rootlog.fewer': (v: { there: number; clearing: Clearing }) =>
    v.there === 0
      ? `There are no such warriors in ${place(v.clearing)} then.`
      : `There ${v.there === 1 ? 'is' : 'are'} only ${count(v.there, 'such warrior')} in ${place(v.clearing)} then.`,
  'rootlog.supply': (v: { left: number }) =>
    v.left === 0
      ? 'There is no warrior left in the supply then.'
      : `There ${v.left === 1 ? 'is' : 'are'} only ${count(v.left, 'warrior')} left in the supply then.`,
  'rootlog.discarded': (v: { card: CardId }) => `${card(v.card)} lies in the discard pile then.`,
  'rootlog.nothing': () => 'Nothing that may be done at that point leads to it.',
} satisfies Text
