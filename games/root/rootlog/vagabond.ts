import type { Seat } from '@tablee/kernel'
import type { Item } from '../data/items.ts'
import type { MapData } from '../data/map.ts'
import { CHARACTERS, QUESTS } from '../data/vagabond.ts'
import type { Line } from './line.ts'
import { Tracks } from './tracks.ts'
import { ITEM, PAWN, QUEST, RELATION, regionOf, SUIT } from './vocabulary.ts'
import type { Writers } from './writers.ts'

/** The places and faces of items. */
const SATCHEL = 's'
const DAMAGED = 'd'
const TRACK = 't'
const FACE_UP = 'r'
const FACE_DOWN = 'e'

/** The quests that lie face up. */
const QUEST_ROW = 'Q'

/** The Vagabonds: pawn, items, quests, relationships. */
export function vagabond(map: MapData): Writers {
  const tracks = new Tracks()

  /** An item goes from a place on a Vagabond's board; in the line of another seat only the board is named. */
  const shift = (line: Line, seat: Seat, item: Item, from: string, to: string): void =>
    line.move(ITEM[item], seat === line.seat ? from : line.board(seat), to)

  return {
    'vagabond.arrives': (line, { seat, character, forest }) => {
      for (const item of CHARACTERS[character].items) tracks.enter(seat, item)
      line.write(`#${character}->$`)
      line.move(PAWN, '', regionOf(map, forest))
    },
    'vagabond.moved': (line, { seat, to }) => line.move(line.owner(seat) + PAWN, '', regionOf(map, to)),
    'vagabond.relation': (line, { seat, other, relation }) =>
      line.write(`${line.board(seat)}_${line.letter(other)}->${RELATION[relation]}`),

    // Items
    'vagabond.gained': (_, { seat, item }) => {
      tracks.enter(seat, item) // whence it comes is written with what brought it
    },
    'vagabond.aid.took': (line, { seat, from, item }) =>
      line.move(ITEM[item], line.board(from), line.board(seat)),
    'vagabond.explored': (line, { seat, clearing, item }) =>
      line.move(ITEM[item], String(clearing), line.board(seat)),
    'vagabond.exhausted': (line, { seat, item }) => {
      if (tracks.leave(seat, item)) shift(line, seat, item, TRACK, `${SATCHEL}+${FACE_DOWN}`)
      else shift(line, seat, item, '', FACE_DOWN)
    },
    'vagabond.refreshed': (line, { seat, item, damaged }) => {
      if (damaged) shift(line, seat, item, DAMAGED, FACE_UP)
      else if (tracks.enter(seat, item)) shift(line, seat, item, SATCHEL, `${TRACK}+${FACE_UP}`)
      else shift(line, seat, item, '', FACE_UP)
    },
    'vagabond.damaged': (line, { seat, item, exhausted }) => {
      if (exhausted) shift(line, seat, item, FACE_DOWN, DAMAGED)
      else shift(line, seat, item, tracks.leave(seat, item) ? TRACK : '', DAMAGED)
    },
    'vagabond.repaired': (line, { seat, item, exhausted }) => {
      const onTrack = !exhausted && tracks.enter(seat, item)
      shift(line, seat, item, DAMAGED, onTrack ? TRACK : SATCHEL)
    },
    'vagabond.rested': (line, { seat, items }) => {
      for (const item of items)
        shift(line, seat, item, DAMAGED, `${tracks.enter(seat, item) ? TRACK : SATCHEL}+${FACE_UP}`)
    },
    'vagabond.removed': (line, { seat, item, exhausted, damaged }) => {
      if (!exhausted && !damaged) tracks.leave(seat, item)
      shift(line, seat, item, damaged ? DAMAGED : exhausted ? FACE_DOWN : '', '')
    },
    'vagabond.scorched': (line, { seat, clearing }) =>
      shift(line, seat, 'torch', FACE_DOWN, String(clearing)),

    // Quests: the published parser refuses their names, which go into the comment
    'vagabond.quested': (line, { seat, quest }) => {
      const { suit, name } = QUESTS[quest]
      line.move(`${SUIT[suit]}#`, QUEST_ROW, line.board(seat))
      line.comment(`quest ${QUEST[name]}`)
    },
    'vagabond.quest.new': (line, { quest }) => line.move(`${SUIT[QUESTS[quest].suit]}#`, '', QUEST_ROW),
  }
}
