import type { WriteStream } from 'node:tty'
import { stripVTControlCharacters, styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** A stream that people read: a terminal, with colours if wanted, or a file or pipe. */
export class Screen {
  private readonly stream: NodeJS.WriteStream
  /** Whether it is a terminal. */
  readonly live: boolean
  /** Whether it shows colours. */
  readonly colours: boolean

  constructor(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv) {
    this.stream = stream
    this.live = stream.isTTY === true
    this.colours = this.live && !env.NO_COLOR && env.TERM !== 'dumb'
  }

  /** How many characters fit in a line. */
  get width(): number {
    return (this.live && (this.stream as WriteStream).columns) || 80
  }

  write(text: string): void {
    this.stream.write(text)
  }

  line(text = ''): void {
    this.stream.write(`${text}\n`)
  }

  /** A text in a style, where there are colours. */
  paint(style: Style, text: string): string {
    return this.colours ? styleText(style, text) : text
  }

  /** A drawing as this screen can show it. */
  drawing(text: string): string {
    return this.colours ? text : stripVTControlCharacters(text)
  }

  /** Begins a fresh page. `hide`: nothing of what was there may be seen any more, not even by scrolling. */
  clear(hide = false): void {
    if (this.colours) this.stream.write(hide ? '\x1b[2J\x1b[3J\x1b[H' : '\x1b[2J\x1b[H')
    else if (this.live && hide) this.stream.write('\n'.repeat((this.stream as WriteStream).rows || 60))
  }

  /** Replaces the line that the cursor is in. */
  overwrite(text: string): void {
    if (this.live) this.stream.write(`\r\x1b[K${text}`)
  }
}

/** How many columns a text takes. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length
}

/** A text filled up with spaces; numbers to the right. */
function pad(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return right ? space + text : text + space
}

/** Rows as aligned columns; a column of numbers is aligned to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const count = Math.max(0, ...rows.map(row => row.length))
  const columns = Array.from({ length: count }, (_, c) => {
    const cells = rows.map(row => row[c] ?? '')
    return {
      width: Math.max(...cells.map(widthOf)),
      right:
        cells.slice(1).every(cell => /^[\d\s.,%–—-]*$/.test(stripVTControlCharacters(cell))) &&
        rows.length > 1,
    }
  })
  return rows.map(row =>
    row
      .map((cell, c) => pad(cell, columns[c].width, columns[c].right))
      .join('  ')
      .trimEnd(),
  )
}

/** Short items side by side, read down the columns. */
export function sideBySide(items: readonly string[], width: number): string[] {
  const widest = Math.max(1, ...items.map(widthOf)) + 3
  const columns = Math.max(1, Math.floor(width / widest))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => items[column * rows + row] ?? '')
      .map(item => pad(item, widest, false))
      .join('')
      .trimEnd(),
  )
}
