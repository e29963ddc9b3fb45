import type { FactionLog } from '../../rootlog/faction.ts'
import { ITEM, WARRIOR } from '../../rootlog/vocabulary.ts'
import type { Writers } from '../../rootlog/writers.ts'

const pieces = { stronghold: 'b', mob: 't', chief: 'w_w' }

/** The warlord, his Hoard and his moods; the mob die is not notated. */
const writers: Writers = {
  'hundreds.warlord': (line, { seat, clearing }) =>
    line.place(line.owner(seat) + pieces.chief, String(clearing)),
  'moved.chief': (line, { seat, from, to }) => {
    // He was counted among those who went.
    const thing = line.owner(seat) + WARRIOR
    line.retract(String(to), 1, move => move.thing === thing && move.from === String(from))
    line.move(line.owner(seat) + pieces.chief, String(from), String(to))
  },
  'hundreds.found': (line, { seat, clearing, item }) =>
    line.move(ITEM[item], String(clearing), line.board(seat)),
  'hundreds.looted': (line, { seat, defender, item }) =>
    line.move(ITEM[item], `${line.letter(defender)}$`, line.board(seat)),
  'hundreds.dropped': (line, { seat, item }) => line.move(ITEM[item], line.board(seat), ''),
  'hundreds.scorned': (line, { item }) => line.move(ITEM[item], '', ''),
  'hundreds.mooded': (line, { mood }) => line.write(`#${mood}->$`),
}

/** The Hundreds in Rootlog. */
export const rootlog: FactionLog = { letters: ['H'], pieces, writers: () => writers }
