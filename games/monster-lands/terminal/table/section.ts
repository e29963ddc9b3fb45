/** A part of the table in words: what the browser shows as a table in text and the terminal in columns. */
export interface Section {
  readonly place: 'hand' | 'board' | 'seats'
  readonly title: string
  readonly columns: readonly string[]
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
