import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import { card, Does, place, verb, Who, who } from '../../../../text/en/words.ts'

/** The Warm Sun Prophets and the Lizard Envoys, in English. */
export const messages = {
  'act.prophets': () => 'Warm Sun Prophets: send a player, or preach elsewhere',
  'act.envoys': () => 'Lizard Envoys: take a discarded card',
  'prophets.force': () => 'Send a player to battle or away',
  'prophets.place': () => 'Place a Prophet where there is none',
  'prophets.whom': () => 'Whom do the Prophets send?',
  'prophets.flock': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Who(cast, v.seat)} in ${place(v.clearing)}`,
  'prophets.battle': () => 'To battle here',
  'prophets.move': () => 'Away',
  'prophets.against': (v: { seat: number; clearing: number }, cast: Cast) =>
    `Whom ${verb(cast, v.seat, 'does', 'do')} ${who(cast, v.seat)} attack in ${place(v.clearing)}?`,
  'prophets.to': (v: { seat: number; from: number }, cast: Cast) =>
    `Where ${verb(cast, v.seat, 'does', 'do')} ${who(cast, v.seat)} go from ${place(v.from)}?`,
  'prophets.sent': (v: { seat: number; from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'goes', 'go')} from ${place(v.from)} to ${place(v.to)}.`,
  'envoys.take': () => 'Which discarded card do you take?',
  'envoys.took': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} ${card(v.card)} from the discard pile.`,
} satisfies Text
