/** A part of the table in words: what the browser shows as a table in text and the terminal in columns. */
export interface Section {
  readonly place: 'hand' | 'board' | 'seats'
  readonly title: string
  readonly columns?: readonly string[]
  readonly rows: readonly Row[]
  readonly note?: string
}

/** A row: its cells, the first of which names it, and what it stands for on the board. */
export interface Row {
  readonly cells: readonly string[]
  readonly ref?: string
  readonly party?: string
}

/** Words in a row; a word for none where there are none. */
export const joined = (words: readonly string[], none: string): string => words.join(', ') || none

/** The colours of parties, as ANSI codes. */
export type Colours = { readonly [party: string]: number | undefined }

const DIM = 90
const BOLD = 1

/** Words in a colour. */
export const paint = (words: string, colour: number | undefined): string =>
  colour === undefined ? words : `\u001b[${colour}m${words}\u001b[0m`

/** How wide a picture may be. */
export const WIDE = 118

/** A section: its title, its rows under the heads of their columns, its note. */
export function drawSection({ title, columns, rows, note }: Section, colours: Colours): string {
  const heads = columns ?? rows[0]?.cells.map(() => '') ?? []
  // A column that says nothing takes no room.
  const kept = heads.map((_, column) => column).filter(column => rows.some(({ cells }) => cells[column]))
  const widths = fitted(
    kept.map(column => Math.max(heads[column].length, ...rows.map(({ cells }) => cells[column].length))),
  )
  const lines = rows.flatMap(({ cells, party }) =>
    laid(
      kept.map(column => cells[column]),
      widths,
    ).map(line => paint(line, party === undefined ? undefined : colours[party])),
  )
  const head = laid(
    kept.map(column => heads[column]),
    widths,
  ).map(line => paint(line, DIM))
  return [
    paint(title, BOLD),
    ...(columns && rows.length > 0 ? head : []),
    ...lines,
    ...(note ? folded(note, WIDE).map(one => `  ${one}`) : []),
  ].join('\n')
}

/** Columns that fit side by side: the widest give way. */
function fitted(widths: number[]): readonly number[] {
  const room = WIDE - GAP * widths.length
  while (widths.reduce((sum, width) => sum + width, 0) > room) widths[widths.indexOf(Math.max(...widths))]--
  return widths
}

const GAP = 2

/** Cells side by side, each as wide as its column; what is longer goes on below. */
function laid(cells: readonly string[], widths: readonly number[]): string[] {
  const columns = cells.map((cell, column) => folded(cell, widths[column]))
  const height = Math.max(...columns.map(({ length }) => length))
  return Array.from({ length: height }, (_, line) =>
    [' '.repeat(GAP), ...columns.map((words, column) => (words[line] ?? '').padEnd(widths[column] + GAP))]
      .join('')
      .trimEnd(),
  )
}

/** Words in lines that are not longer than told. */
export function folded(words: string, width: number): string[] {
  const lines = ['']
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
