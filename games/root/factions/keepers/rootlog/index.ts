import { FAITHFUL_RETAINERS } from '../../../data/cards.ts'
import type { MapData } from '../../../data/map.ts'
import type { FactionLog } from '../../../rootlog/faction.ts'
import { cardOf, clearingOf, regionOf, WARRIOR } from '../../../rootlog/vocabulary.ts'
import type { Writers } from '../../../rootlog/writers.ts'
import { type Column, RELIC, RELICS, type RelicType, SIDE, SIDES } from '../data.ts'
import { lays } from './relics.ts'

const TYPE: { readonly [T in RelicType]: string } = { figure: 'f', tablet: 't', jewelry: 'j' }

/** The columns of the Retinue. */
const COLUMN: { readonly [C in Column]: string } = { move: '$_1', delve: '$_2', recover: '$_3' }

/** Relics with their value, waystations by the side that shows and the one beneath. */
const pieces = Object.fromEntries([
  ...RELICS.map(({ kind, type, value }) => [kind, `t_${value}_${TYPE[type]}`]),
  ...SIDES.map(side => [side, `b_${TYPE[SIDE[side].type]}_${TYPE[SIDE[side].back]}`]),
])

/** A relic that lies face down. */
const faceDown = (type: RelicType): string => `t_${TYPE[type]}`

/** Relics, waystations and the Retinue; the Faithful Retainers of the setup are implied. */
const writers = (map: MapData): Writers => ({
  'keepers.buried': (line, { seat, type, forest }) =>
    line.place(line.owner(seat) + faceDown(type), regionOf(map, forest)),
  'keepers.encamped': (line, { seat, clearing }) =>
    line.move(line.owner(seat) + WARRIOR, clearingOf(clearing), ''),
  'keepers.decamped': (line, { seat, kind, clearing }) =>
    line.move(line.owner(seat) + pieces[kind], clearingOf(clearing), ''),
  carried: (line, { seat, kind, from, to }) =>
    line.move(line.owner(seat) + pieces[kind], clearingOf(from), clearingOf(to)),
  'keepers.delved': (line, { seat, kind, forest, clearing, turned }) => {
    const down = faceDown(RELIC[kind].type)
    const from = regionOf(map, forest)
    line.move(line.owner(seat) + (turned ? down : pieces[kind]), from, clearingOf(clearing))
    if (turned) line.write(`t${clearingOf(clearing)}^${pieces[kind]}`)
  },
  'keepers.cardLost': (line, { card, column }) =>
    line.move(FAITHFUL_RETAINERS.includes(card) ? '#faith' : cardOf(card), COLUMN[column], ''),
  'keepers.recovered': (line, { seat, kind, clearing }) =>
    line.move(line.owner(seat) + pieces[kind], clearingOf(clearing), line.board(seat)),
  'keepers.reburied': (line, { seat, kind, forest }) =>
    // It was written as removed; it goes to a forest instead.
    line.move(
      line.owner(seat) + pieces[kind],
      line.retract('', 1, one => one.thing.endsWith(pieces[kind])),
      regionOf(map, forest),
    ),
  'keepers.gathered': (line, { seat, card, column }) =>
    line.move(cardOf(card), line.letter(seat), COLUMN[column]),
  'keepers.shifted': (line, { card, from, column }) =>
    line.move(FAITHFUL_RETAINERS.includes(card) ? '#faith' : cardOf(card), COLUMN[from], COLUMN[column]),
})

/** The Keepers in Rootlog. */
export const rootlog: FactionLog = { letters: ['K'], pieces, writers, lays }
