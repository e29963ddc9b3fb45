import type { Seat } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import type { MapData } from '../../../data/map.ts'
import { DISCARD_PILE } from '../../../rootlog/cards.ts'
import type { FactionLog } from '../../../rootlog/faction.ts'
import type { Line } from '../../../rootlog/line.ts'
import { cardOf, ITEM, regionOf, SUIT } from '../../../rootlog/vocabulary.ts'
import type { Writers } from '../../../rootlog/writers.ts'
import { CHARACTERS, QUESTS, type Relationship } from '../data.ts'
import { lays, QUEST, QUEST_ROW } from './quests.ts'
import { Tracks } from './tracks.ts'

/** How a faction stands with a Vagabond. */
export const RELATION: { readonly [R in Relationship]: string } = {
  hostile: 'h',
  indifferent: '0',
  amiable: '1',
  friendly: '2',
  allied: 'a',
}

/** The Vagabond's pawn. */
const PAWN = 'p'

/** The places and faces of items. */
const SATCHEL = 's'
const DAMAGED = 'd'
const TRACK = 't'
const FACE_UP = 'r'
const FACE_DOWN = 'e'

/** The Vagabonds: pawn, items, quests, relationships. */
function writers(map: MapData): Writers {
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
      // Elsewhere than in his own lines the notation does not tell which of two it was.
      if (seat !== line.seat) line.comment(`damaged ${ITEM[item][1]} ${exhausted ? 'spent' : 'ready'}`)
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

    'vagabond.dayLabor.took': (line, { seat, card }) =>
      line.move(cardOf(card), DISCARD_PILE, line.letter(seat)),

    // Quests: the published parser refuses their names, which go into the comment
    'vagabond.quested': (line, { seat, quest }) => {
      const { suit, name } = QUESTS[quest]
      line.move(`${SUIT[suit]}#`, QUEST_ROW, line.board(seat))
      line.comment(`quest ${QUEST[name]}`)
    },
    'vagabond.quest.new': (line, { quest }) => {
      const { suit, name } = QUESTS[quest]
      line.move(`${SUIT[suit]}#`, '', QUEST_ROW)
      line.comment(`new quest ${QUEST[name]}`)
    },
  }
}

/** The Vagabonds in Rootlog. */
export const rootlog: FactionLog = { letters: ['V', 'G'], pieces: {}, writers, lays }
