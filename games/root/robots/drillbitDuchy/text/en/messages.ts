import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import type { Minister } from '../../../../factions/duchy/data.ts'
import { MINISTER } from '../../../../factions/duchy/text/en/ministers.ts'
import { card, count, Does, PIECE, place, who } from '../../../../text/en/words.ts'

/** What the Drillbit Duchy says, in English. */
export const messages = {
  'drillbitDuchy.drawn': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'draws', 'draw')} ${card(v.card)} for a minister.`,
  'drillbitDuchy.swayed': (v: { seat: number; minister: Minister }, cast: Cast) =>
    `${Does(cast, v.seat, 'crowns', 'crown')} the ${MINISTER[v.minister].name}.`,
  'drillbitDuchy.lost': (v: { seat: number; minister: Minister }, cast: Cast) =>
    `${Does(cast, v.seat, 'loses', 'lose')} the crown of the ${MINISTER[v.minister].name}.`,
  'drillbitDuchy.acts': (v: { seat: number; minister: Minister }) => `The ${MINISTER[v.minister].name} acts.`,
  'drillbitDuchy.notBuilt': (v: { seat: number; kind: string }, cast: Cast) =>
    `${Does(cast, v.seat, 'cannot', 'cannot')} build a ${PIECE[v.kind]}.`,
  'drillbitDuchy.withdrawn': (v: { seat: number; clearing: number; count: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} ${count(v.count, 'warrior')} from ${place(v.clearing)} into the Burrow.`,
  'drillbitDuchy.trigger.errors': () => 'Cost of errors',
  'drillbitDuchy.investors': (v: { party: number }, cast: Cast) =>
    `Investors of ${who(cast, v.party)}: which card do you discard?`,
  'drillbitDuchy.unpaid': (v: { payer: number }, cast: Cast) =>
    `${Does(cast, v.payer, 'has', 'have')} no card for the investors.`,
  'battle.drillbitCaptain': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'deals', 'deal')} one more hit, led by the Captain from a tunnel.`,
} satisfies Text
