import type { FactionLog } from '../../../rootlog/faction.ts'
import { UNKNOWN_CARD } from '../../../rootlog/vocabulary.ts'
import type { Writers } from '../../../rootlog/writers.ts'
import { foretells } from './plots.ts'

const PLOT = 't'

/** The plots that lie face up. */
const OPEN = { bomb: 't_b', snare: 't_s', extortion: 't_e', raid: 't_r' } as const

/** Plots laid, flipped, swapped, guessed, and raids. */
const writers: Writers = {
  // A secret of the Corvids, told when the game is over.
  'corvids.plotted': (line, { clearing, kind }) => line.comment(`plot ${clearing} ${kind}`),
  'corvids.flipped': (line, { seat, clearing, kind }) =>
    line.write(`${line.owner(seat)}${PLOT}${clearing}^${OPEN[kind]}`),
  'corvids.tricked': (line, { one, other }) => line.write(`${PLOT}${one}<->${PLOT}${other}`),
  'corvids.guessed': (line, { of, clearing, kind }) => {
    line.write(`${UNKNOWN_CARD}^${line.letter(of)}`)
    line.write(`?${line.letter(of)}${OPEN[kind]}${clearing}`)
  },
  'corvids.mistaken': (line, { seat, of }) => line.move(UNKNOWN_CARD, line.letter(seat), line.letter(of)),
  'corvids.raid': (line, { seat, clearing }) => {
    // One that lay face down is only now known: it is written as if it had been flipped first.
    const hidden = line.owner(seat) + PLOT
    const from = line.retract('', 1, one => one.thing === hidden && one.from === String(clearing))
    if (from === '') return
    line.write(`${hidden}${clearing}^${OPEN.raid}`)
    line.move(line.owner(seat) + OPEN.raid, from, '')
  },
}

/** The Corvids in Rootlog. */
export const rootlog: FactionLog = {
  letters: ['P'],
  pieces: { plot: PLOT, ...OPEN },
  writers: () => writers,
  foretells,
}
