/** A colour of the terminal, as an ANSI code. */
export type Colour = number

/** The colours used: foregrounds that read well on dark and light terminals. */
export const COLOUR = {
  plain: 0,
  dim: 90,
  fox: 31,
  rabbit: 33,
  mouse: 35,
  bird: 36,
  water: 34,
  bold: 1,
} as const satisfies { [name: string]: Colour }

/** Words in a colour. */
export const paint = (words: string, colour: Colour): string =>
  colour === COLOUR.plain ? words : `\u001b[${colour}m${words}\u001b[0m`

/** A sheet of characters, each with its colour. */
export class Canvas {
  private readonly width: number
  private readonly cells: { char: string; colour: Colour }[][]

  constructor(width: number, height: number) {
    this.width = width
    this.cells = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => ({ char: ' ', colour: COLOUR.plain })),
    )
  }

  /** Writes words from a place on; what falls off the sheet is lost. */
  write(x: number, y: number, words: string, colour: Colour = COLOUR.plain): void {
    for (const [i, char] of [...words].entries())
      if (this.cells[y] && x + i >= 0 && x + i < this.width) this.cells[y][x + i] = { char, colour }
  }

  /** Draws a line of dots between two places. */
  line(x1: number, y1: number, x2: number, y2: number, char: string, colour: Colour): void {
    const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) || 1
    for (let i = 0; i <= steps; i++) {
      const x = Math.round(x1 + ((x2 - x1) * i) / steps)
      const y = Math.round(y1 + ((y2 - y1) * i) / steps)
      this.write(x, y, char, colour)
    }
  }

  /** Clears a rectangle. */
  clear(x: number, y: number, width: number, height: number): void {
    for (let row = 0; row < height; row++) this.write(x, y + row, ' '.repeat(width))
  }

  /** The sheet as lines of text with colours. */
  toString(): string {
    return this.cells
      .map(row =>
        row
          .map(({ char, colour }) => (char === ' ' ? char : paint(char, colour)))
          .join('')
          .trimEnd(),
      )
      .join('\n')
  }
}
