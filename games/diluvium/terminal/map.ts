import { type Colours, paint } from '@tablee/common/columns.ts'
import { axial } from '../rules/hex.ts'
import type { Party } from '../state.ts'
import type { DiluviumView, PlaceView } from '../view.ts'
import { civOf, partiesIn, powerIn } from './contents.ts'
import type { Spoken } from './words.ts'

/** How wide a place is drawn. */
const WIDE = 11

/** A bit of a line: what it says, and in whose colour. */
interface Bit {
  readonly words: string
  readonly party?: string
}

/** The map: a place above and below its neighbours, half a place lower or higher than those beside it. */
export function drawMap(view: DiluviumView, words: Spoken, colours: Colours): string {
  const places = Object.values(view.places)
  const left = Math.min(...places.map(({ at }) => axial(at)[0]))
  const top = Math.min(...places.map(rowOf))
  const rows: Bit[][][] = []
  for (const place of places) {
    const column = axial(place.at)[0] - left
    const row = rowOf(place) - top
    for (const [below, bits] of [signsOf(view, place, words), shipsOf(view, place, words)].entries()) {
      rows[row + below] ??= []
      rows[row + below][column] = bits
    }
  }
  return Array.from(rows, row => lineOf(row ?? [], colours)).join('\n')
}

/** Neighbours to the south are two lines below, those beside one line. */
function rowOf({ at }: PlaceView): number {
  const [q, r] = axial(at)
  return 2 * r + q
}

/** What a place is called and what is to be seen there at once. */
function signsOf(view: DiluviumView, place: PlaceView, { board }: Spoken): Bit[] {
  const { name, city, up, cost, green, monster, token, tile } = place
  if (city !== null && !tile) return [{ words: board.people[city].slice(0, WIDE - 1), party: city }]
  const signs = [
    up ? '' : `▒${cost}`,
    green ? '*' : '',
    monster?.alive ? '!' : '',
    token ? (token.n ?? '?') : '',
    view.astrolabe?.at === place.at ? '@' : '',
  ]
  return [{ words: [name, ...signs.filter(sign => sign !== '')].join(' '), ...(city && { party: city }) }]
}

/** The ships of all parties at a place, and who has explored it. */
function shipsOf(view: DiluviumView, { at, markers }: PlaceView, { board }: Spoken): Bit[] {
  const letter = (civ: keyof Spoken['board']['people']) => board.people[civ].charAt(0)
  return partiesIn(view).flatMap((party: Party): Bit[] => {
    const { explorer, warships } = powerIn(view, party)
    const civ = civOf(view, party)
    return [
      ...(explorer === at ? [{ words: `>${letter(civ)}`, party: civ }] : []),
      ...warships.filter(one => one.at === at).map(one => ({ words: `#${letter(one.civ)}`, party: one.civ })),
      ...(markers.includes(party) ? [{ words: letter(civ).toLowerCase(), party: civ }] : []),
    ]
  })
}

function lineOf(columns: readonly (readonly Bit[])[], colours: Colours): string {
  const cells = Array.from(columns, (bits = []) => {
    const wide = bits.map(({ words }) => words).join(' ').length
    const drawn = bits.map(({ words, party }) =>
      paint(words, party === undefined ? undefined : colours[party]),
    )
    return drawn.join(' ') + ' '.repeat(Math.max(1, WIDE - wide))
  })
  return `  ${cells.join('')}`.trimEnd()
}
