/**
 * What a shape of a monster is painted in: its affinity's three tones, eyes, teeth, bone, and one accent. A limb is a
 * thick stroke of the body, a line a thin one of the second tone, a seam one of the darkest.
 */
export type Paint =
  | 'body'
  | 'second'
  | 'dark'
  | 'eye'
  | 'glow'
  | 'pupil'
  | 'tooth'
  | 'bone'
  | 'accent'
  | 'limb'
  | 'line'
  | 'seam'

/** One shape of a monster, on a grid of 160 by 122 with the ground at 118; a twin is drawn at the other side too. */
interface Layer {
  readonly paint: Paint
  readonly d: string
  readonly twin: boolean
}

/** A monster, from its hindmost shape to its foremost. */
export type Drawing = readonly Layer[]

export const one = (paint: Paint, d: string): Layer => ({ paint, d, twin: false })
export const twin = (paint: Paint, d: string): Layer => ({ paint, d, twin: true })

/** A disc. */
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1-${2 * r} 0Z`

/** Where an angle points on an ellipse. */
const on = (x: number, y: number, rx: number, ry: number, turn: number): string => {
  const at = turn * 2 * Math.PI
  return `${(x + rx * Math.sin(at)).toFixed(1)} ${(y - ry * Math.cos(at)).toFixed(1)}`
}

/** A ring of points around an ellipse, each from its rim to `tip` times as far from the middle: flames, or teeth. */
export function ring(x: number, y: number, [rx, ry]: readonly [number, number], count: number, tip: number) {
  let d = ''
  for (let i = 0; i < count; i++)
    d += `M${on(x, y, rx, ry, (i - 0.46) / count)}L${on(x, y, rx * tip, ry * tip, i / count)}L${on(x, y, rx, ry, (i + 0.46) / count)}Z`
  return d
}
