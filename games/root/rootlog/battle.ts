import { CARDS } from '../data/cards.ts'
import { SUIT } from './vocabulary.ts'
import type { Writers } from './writers.ts'

/** Battles: parties, ambushes and dice; losses follow as moves, points as scores. */
export const battle: Writers = {
  'battle.starts': (line, { attacker, defender, clearing }) =>
    line.fight(`${line.owner(attacker)}X${line.letter(defender)}${clearing}`),
  'battle.ambushed': ({ battle }, { card }) => {
    if (battle) battle.ambush = `${SUIT[CARDS[card].suit]}@`
  },
  'battle.foiled': ({ battle }, { card }) => {
    if (battle) battle.foil = `${SUIT[CARDS[card].suit]}@`
  },
  'battle.rolled': ({ battle }, { high, low, swapped }) => {
    if (battle) battle.dice = swapped ? `(${low},${high})` : `(${high},${low})`
  },
}
