import type { Cast, Text } from '@tablee/kernel'
import type { ClearingSuit } from '../../../../data/suits.ts'
import { count, Does, place, SUIT, who } from '../../../../text/en/words.ts'

/** The Forest Patrol and the Feline Physicians, in English. */
export const messages = {
  'act.patrol': () => 'Forest Patrol: march and battle, or call back',
  'hireling.march': () => 'Move, then battle',
  'patrol.return': () => 'Call back those who wait on the card',
  'patrol.where': (v: { count: number }) =>
    `Where ${v.count === 1 ? 'does' : 'do'} ${count(v.count, 'warrior')} of the card return?`,
  'patrol.spread': (v: { party: number; clearings: readonly number[] }, cast: Cast) =>
    `${Does(cast, v.party, 'places', 'place')} a warrior in each clearing.`,
  'patrol.waits': (v: { party: number; waiting: number }, cast: Cast) =>
    `${count(v.waiting, 'warrior')} of ${who(cast, v.party)} ${v.waiting === 1 ? 'waits' : 'wait'} on the card.`,
  'patrol.returned': (v: { party: number; clearing: number; count: number }, cast: Cast) =>
    `${Does(cast, v.party, 'calls', 'call')} ${count(v.count, 'warrior')} back to ${place(v.clearing)}.`,
  'physicians.heal': (v: { clearing: number }) => `Physicians for the fallen of ${place(v.clearing)}`,
  'physicians.spend': (v: { suit: ClearingSuit; clearing: number }) =>
    `Physicians: spend a ${SUIT[v.suit]} card (birds count) to save the fallen of ${place(v.clearing)}?`,
  'physicians.no': () => 'Let them go',
  'physicians.where': () => 'To which of your clearings do they go?',
  'physicians.healed': (v: { seat: number; count: number; from: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'saves', 'save')} ${count(v.count, 'warrior')} of ${place(v.from)} in ${place(v.clearing)}.`,
} satisfies Text
