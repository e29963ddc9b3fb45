import type { Cast, Text } from '@tablee/kernel'
import { count, Does, place, verb, Who, who } from './words.ts'

/** What all hirelings have in common, in English. */
export const hirelings = {
  'hireling.setUp': () => 'Which hireling do you set up?',
  'hireling.take': () => 'A hireling joins you: which one?',
  'hireling.give': (v: { party: number }, cast: Cast) =>
    `${Who(cast, v.party)} will stay with you no longer: to whom ${verb(cast, v.party, 'does it', 'do they')} go?`,
  'hireling.place': (v: { party: number; count: number }, cast: Cast) =>
    `${Who(cast, v.party)}: where ${v.count === 1 ? 'does' : 'do'} ${count(v.count, 'warrior')} go?`,
  'hireling.pawn': (v: { party: number }, cast: Cast) =>
    `Where ${verb(cast, v.party, 'does', 'do')} ${who(cast, v.party)} stand?`,
  'hireling.how': (v: { party: number }, cast: Cast) =>
    `What ${verb(cast, v.party, 'does', 'do')} ${who(cast, v.party)} do?`,
  'hireling.noMove': () => 'Do not move',
  'hireling.noBattle': () => 'Do not battle',
  'hireling.noMore': () => 'Place nothing',
  'hireling.acts': (v: { party: number }, cast: Cast) => `${Does(cast, v.party, 'acts', 'act')}.`,
  'hireling.stands': (v: { party: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.party, 'stands', 'stand')} in ${place(v.clearing)}.`,
  'hireling.marker': (v: { seat: number; space: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} the hireling marker of space ${v.space}.`,
  'hireling.hired': (v: { seat: number; party: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'hires', 'hire')} ${who(cast, v.party)}.`,
  'hireling.given': (v: { seat: number; party: number; to: number }, cast: Cast) =>
    `${Does(cast, v.party, 'goes', 'go')} over to ${who(cast, v.to)}.`,
  'hireling.tired': (v: { party: number; left: number }, cast: Cast) =>
    `${Does(cast, v.party, 'has', 'have')} ${v.left === 0 ? 'no control marker' : count(v.left, 'control marker')} left.`,
  'hireling.rolled': (
    v: { seat: number; party: number; gold: number; red: number; leads: boolean },
    cast: Cast,
  ) =>
    `The control die shows ${count(v.gold, 'gold star')} and ${count(v.red, 'red star')}: ${count(v.leads ? v.gold : v.gold + v.red, 'control marker')} on ${who(cast, v.party)}.`,
} satisfies Text
