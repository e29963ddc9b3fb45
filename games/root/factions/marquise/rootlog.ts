import type { FactionLog } from '../../rootlog/faction.ts'
import { WARRIOR } from '../../rootlog/vocabulary.ts'
import type { Writers } from '../../rootlog/writers.ts'

const pieces = { sawmill: 'b_s', workshop: 'b_w', recruiter: 'b_r', wood: 't', keep: 't_k' }

/** Wood and the field hospitals. */
const writers: Writers = {
  'marquise.woodSpent': (line, { clearing }) =>
    line.move(line.owner(line.seatOf('C')) + pieces.wood, String(clearing), ''),
  'marquise.healed': (line, { count, from, clearing }) => {
    // They go to the keep instead of the supply, where they were first written to go.
    const thing = line.owner(line.seatOf('C')) + WARRIOR
    line.retract('', count, move => move.thing === thing && move.from === String(from))
    line.move(thing, String(from), String(clearing), count)
  },
}

/** The Marquise in Rootlog. */
export const rootlog: FactionLog = { letters: ['C'], pieces, writers: () => writers }
