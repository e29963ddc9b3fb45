import type { Section } from '@tablee/common/columns.ts'
import { ACTIONS, RESOURCES } from '../data/types.ts'
import type { DiluviumView, PlaceView } from '../view.ts'
import { civOf, mineOf, partiesIn, placeName, powerIn } from './contents.ts'
import { copiedWords, resourcesWords } from './forecast.ts'
import { islandWords, placeFacts } from './told.ts'
import type { Spoken } from './words.ts'

/** The whole table in words. */
export const tableOf = (view: DiluviumView, words: Spoken): Section[] => [
  ...handOf(view, words),
  chart(view, words),
  pilesOf(view, words),
  partiesOf(view, words),
  ...rivalOf(view, words),
]

/** The cards of one's own hand. */
export function handOf(view: DiluviumView, { board, names }: Spoken): Section[] {
  const hand = mineOf(view)?.hand
  if (!hand) return []
  return [
    {
      place: 'hand',
      title: board.hand,
      rows: hand.map(card => ({
        cells: [names.card[card], board.card[card](view.cards[card].n)],
        ref: `card:${card}`,
      })),
      ...(hand.length === 0 && { note: board.noCards }),
    },
  ]
}

/** Every place: what lies there, its islands, who has explored it, which ships are there. */
function chart(view: DiluviumView, words: Spoken): Section {
  const { board } = words
  return {
    place: 'board',
    title: board.table.places,
    columns: board.table.placeColumns,
    rows: Object.values(view.places).map(place => ({
      cells: [
        placeName(place, words),
        placeFacts(view, place, words).join(', '),
        place.islands.map(island => islandOf(view, island, words)).join(' ; '),
        place.markers.flatMap(one => (one === null ? [] : [board.people[civOf(view, one)]])).join(', '),
        shipsAt(view, place, words).join(', '),
      ],
      ref: `place:${place.at}`,
    })),
  }
}

/** An island with whose settlers stand on it. */
function islandOf(view: DiluviumView, island: PlaceView['islands'][number], words: Spoken): string {
  const { board } = words
  const people = island.settlers.map(
    one => board.people[one === 'ally' ? view.allies : one === 'aztec' ? 'aztec' : civOf(view, one)],
  )
  const counted = [...new Set(people)].map(one => `${people.filter(each => each === one).length} ${one}`)
  return [islandWords(island, words), ...counted].join(', ')
}

const shipsAt = (view: DiluviumView, { at }: PlaceView, { board, names }: Spoken): string[] =>
  partiesIn(view).flatMap(party => {
    const { civ, explorer, warships } = powerIn(view, party)
    return [
      ...(explorer === at ? [board.shipOf(names.ship.explorer, board.people[civ])] : []),
      ...warships
        .filter(one => one.at === at)
        .map(one => board.shipOf(names.ship.warship, board.people[one.civ])),
    ]
  })

/** What is left of each pile. */
export const pilesOf = (view: DiluviumView, { board, names }: Spoken): Section => ({
  place: 'board',
  title: board.table.piles,
  columns: board.table.pileColumns,
  rows: [
    ...RESOURCES.map(one => ({ cells: [names.resource[one], String(view.supply[one])] })),
    ...(view.gold ? [{ cells: [board.gold, String(view.gold.supply)] }] : []),
    { cells: [names.island.ruins, String(view.ruins.deck)] },
  ],
})

/** What each civilisation has. */
export function partiesOf(view: DiluviumView, words: Spoken): Section {
  const { board, names } = words
  return {
    place: 'seats',
    title: board.table.seats,
    columns: board.table.seatColumns,
    rows: partiesIn(view).map(party => {
      const { civ, gold, reserve, strength, markers, last } = powerIn(view, party)
      const player = view.players[party]
      return {
        cells: [
          board.people[civ],
          String(gold),
          String(reserve.length),
          String(strength),
          String(markers),
          player ? resourcesWords(player, words) : '',
          last === null ? board.noAction : names.action[last],
        ],
        party: civ,
      }
    }),
  }
}

/** What the rival would do after each action. */
export function rivalOf(view: DiluviumView, words: Spoken): Section[] {
  if (!view.rival) return []
  const { board, names } = words
  return [
    {
      place: 'seats',
      title: board.table.forecast,
      rows: ACTIONS.map(action => ({
        cells: [names.action[action], copiedWords(view, action, words) ?? ''],
        ref: `action:${action}`,
      })),
    },
  ]
}
