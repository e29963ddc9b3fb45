import type { Section } from './table/section.ts'

/** The colours of clans, as ANSI codes. */
const COLOUR: { readonly [party: string]: number | undefined } = { fire: 31, water: 36, air: 35, jungle: 32 }
const DIM = 90
const BOLD = 1

const paint = (words: string, colour: number | undefined): string =>
  colour === undefined ? words : `\u001b[${colour}m${words}\u001b[0m`

/** How wide a picture may be. */
const WIDE = 118

/** A section: its title, its rows under the heads of their columns, its note. */
export function drawSection({ title, columns, rows, note }: Section): string {
  // A column that says nothing takes no room.
  const kept = columns.map((_, column) => column).filter(column => rows.some(({ cells }) => cells[column]))
  const widths = fitted(
    kept.map(column => Math.max(columns[column].length, ...rows.map(({ cells }) => cells[column].length))),
  )
  const lines = rows.flatMap(({ cells, party }) =>
    laid(
      kept.map(column => cells[column]),
      widths,
    ).map(line => paint(line, party === undefined ? undefined : COLOUR[party])),
  )
  const head = laid(
    kept.map(column => columns[column]),
    widths,
  ).map(line => paint(line, DIM))
  return [
    paint(title, BOLD),
    ...head,
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
function folded(words: string, width: number): string[] {
  const lines = ['']
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
