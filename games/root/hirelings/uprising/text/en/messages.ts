import type { Cast, Text } from '@tablee/kernel'
import type { ClearingSuit } from '../../../../data/suits.ts'
import { Does, place, SUIT } from '../../../../text/en/words.ts'

/** The Spring Uprising and the Rabbit Scouts, in English. */
export const messages = {
  'act.uprising': () => 'Spring Uprising: roll its die',
  'uprising.roll': () => 'The Spring Uprising: ready to roll its die?',
  'uprising.roll.now': () => 'Roll the die',
  'uprising.rolled': (v: { party: number; suit: ClearingSuit }) =>
    `The die of the Uprising shows a ${SUIT[v.suit]}.`,
  'uprising.revolts': () => 'Revolt: a warrior falls with all enemy pieces of a clearing',
  'uprising.grows': () => 'Place a warrior',
  'uprising.where': () => 'Where does the Uprising revolt?',
  'uprising.revolted': (v: { party: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.party, 'revolts', 'revolt')} in ${place(v.clearing)}.`,
  'scouts.spend': (v: { suit: ClearingSuit; clearing: number }) =>
    `Rabbit Scouts: spend a ${SUIT[v.suit]} card (birds count) to take the higher die in ${place(v.clearing)}?`,
  'scouts.no': () => 'Keep the lower die',
} satisfies Text
