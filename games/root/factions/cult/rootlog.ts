import { discards } from '../../rootlog/cards.ts'
import type { FactionLog } from '../../rootlog/faction.ts'
import { cardOf, SUIT, WARRIOR } from '../../rootlog/vocabulary.ts'
import type { Writers } from '../../rootlog/writers.ts'

/** Outcast, acolytes and cards revealed; Lost Souls are written as any discard, and emptied silently. */
const writers: Writers = {
  'cult.outcast': (line, { suit, hated }) => line.write(`$_${hated ? 'ho' : 'o'}->${SUIT[suit]}`),
  'cult.vengeance': (line, { seat, clearing, count }) => {
    // They become acolytes instead of going to the supply, where they were first written to go.
    const thing = line.owner(seat) + WARRIOR
    line.retract('', count, move => move.thing === thing && move.from === String(clearing))
    line.move(thing, String(clearing), line.board(seat), count)
  },
  'cult.acolyte': (line, { seat }) => line.move(line.owner(seat) + WARRIOR, '', line.board(seat)),
  'cult.acolytesSpent': (line, { seat, count }) =>
    line.move(line.owner(seat) + WARRIOR, line.board(seat), '', count),
  'cult.faithLost': (line, { seat, card }) => discards(line, line.letter(seat), card),
  'cult.revealed': (line, { card }) => line.write(`${cardOf(card)}^`),
}

/** The Cult in Rootlog. */
export const rootlog: FactionLog = {
  letters: ['L'],
  pieces: { foxGarden: 'b_f', rabbitGarden: 'b_r', mouseGarden: 'b_m' },
  writers: () => writers,
}
