import type { Section } from '@tablee/common/columns.ts'
import { goldOf } from '../data/tiles.ts'
import type { Settler } from '../state.ts'
import type { TerminalWords } from '../text/en/terminal.ts'
import type { DiluviumView, PlaceView } from '../view.ts'
import { civOf, civOfSettler, placeName } from './contents.ts'
import { placeFacts } from './told.ts'
import type { Spoken } from './words.ts'

/** The places that are face up in as few signs as they take: of the others the map tells all. */
export function placesOf(view: DiluviumView, words: Spoken, { places }: TerminalWords): Section {
  const { board, names } = words
  const letter = (settler: Settler) => board.people[civOfSettler(view, settler)].charAt(0)
  const islands = (place: PlaceView) =>
    place.islands.map(({ type, slots, settlers, stock, pillaged }) =>
      [
        names.island[type],
        settlers.map(letter).join('') + '·'.repeat(slots - settlers.length),
        ...(stock > 0 ? [`(${stock})`] : []),
        ...(pillaged ? [board.pillaged] : []),
      ].join(' '),
    )
  const spaces = ({ markers, spaces: printed }: PlaceView) =>
    markers.map((party, n) =>
      party === null ? goldOf(printed[n]) || '+' : board.people[civOf(view, party)].charAt(0),
    )
  return {
    place: 'board',
    title: board.table.places,
    columns: places,
    rows: Object.values(view.places)
      .filter(({ up }) => up)
      .map(place => ({
        cells: [
          placeName(place, words),
          islands(place).join(', '),
          spaces(place).join(' '),
          placeFacts(view, { ...place, markers: [] }, words).join(', '),
        ],
        ...(place.city && { party: place.city }),
      })),
  }
}
