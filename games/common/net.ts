/** A unit of the hidden layer: what it makes of the inputs, and what the output makes of it. */
export interface Unit {
  readonly weights: ArrayLike<number>
  readonly bias: number
  readonly output: number
}

/** A small neural network: one hidden layer, one output. */
export interface Layers {
  readonly hidden: readonly Unit[]
  readonly bias: number
}

/** What is left of a unit below zero. */
export const LEAK = 0.01

/** What a network makes of its inputs, between 0 and 1. */
export function judge({ hidden, bias }: Layers, inputs: readonly number[]): number {
  let sum = bias
  for (const { weights, bias: own, output } of hidden) {
    let unit = own
    for (let place = 0; place < inputs.length; place++) unit += weights[place] * inputs[place]
    sum += output * (unit < 0 ? LEAK * unit : unit)
  }
  return 1 / (1 + Math.exp(-sum))
}

/** The characters that stand for weights, from the lowest to the highest. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz~'
const MIDDLE = (LETTERS.length - 1) / 2

/** A unit as it is written down: a letter for each weight, and what the highest letter stands for. */
export interface Written {
  readonly letters: string
  readonly scale: number
  readonly bias: number
  readonly output: number
}

/** Reads a unit. */
export function read({ letters, scale, bias, output }: Written): Unit {
  return {
    weights: Float64Array.from(letters, letter => ((LETTERS.indexOf(letter) - MIDDLE) / MIDDLE) * scale),
    bias,
    output,
  }
}

/** Writes a unit down; of each weight little more than a hundredth of the highest is lost. */
export function write({ weights, bias, output }: Unit): Written {
  const scale = Math.max(...Array.from(weights, Math.abs))
  const letters = Array.from(weights, weight => LETTERS[Math.round((weight / scale) * MIDDLE) + MIDDLE])
  const short = (n: number): number => Number(n.toPrecision(4))
  return { letters: letters.join(''), scale: short(scale), bias: short(bias), output: short(output) }
}
