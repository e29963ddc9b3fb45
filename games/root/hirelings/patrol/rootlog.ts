import type { HirelingLog } from '../../rootlog/hirelings.ts'
import { WARRIOR } from '../../rootlog/vocabulary.ts'

/** The Forest Patrol and the Feline Physicians in Rootlog: who falls may wait on a card, or go elsewhere. */
export const rootlog: HirelingLog = {
  writers: () => ({
    'patrol.spread': (line, { party, clearings }) => {
      for (const clearing of clearings) line.place(line.letter(party) + WARRIOR, String(clearing))
    },
    'patrol.waits': (line, { party }) => {
      // The first of them was written to go to the supply.
      const thing = line.letter(party) + WARRIOR
      line.move(
        thing,
        line.retract('', 1, move => move.thing === thing),
        `${line.letter(party)}$`,
      )
    },
    'patrol.returned': (line, { party, clearing, count }) => {
      const letter = line.letter(party)
      line.move(letter + WARRIOR, `${letter}$`, String(clearing), count)
    },
    'physicians.healed': (line, { seat, count, from, clearing }) => {
      const thing = line.owner(seat) + WARRIOR
      line.retract('', count, move => move.thing === thing && move.from === String(from))
      line.move(thing, String(from), String(clearing), count)
    },
  }),
}
