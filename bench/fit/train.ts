import { type Layers, LEAK } from '@tablee/common/net.ts'
import { Chance } from '@tablee/kernel'

/** Positions with their outcomes, one behind the other: first 1 or 0, then what counts. */
export interface Rows {
  readonly data: Float32Array
  /** How many numbers one row has. */
  readonly width: number
}

/** How the network is trained: by Adam, with a rate that falls to nothing and weights that shrink a little. */
const HIDDEN = 20
const NETS = 3
const EPOCHS = 12
const BATCH = 512
const RATE = 0.002
const SHRINK = 0.01
const [FIRST, SECOND, LEAST] = [0.9, 0.999, 1e-8]

/**
 * Fits networks with one hidden layer to the outcomes, and makes one of them, which judges as they do on average:
 * a search finds out what a single one is wrong about, and is misled.
 */
export function train(rows: Rows, tell: (line: string) => void): Layers {
  const nets = Array.from({ length: NETS }, (_, net) =>
    trainOne(rows, net + 1, line => tell(`net ${net + 1}, ${line}`)),
  )
  return {
    hidden: nets.flatMap(({ hidden }) => hidden.map(unit => ({ ...unit, output: unit.output / NETS }))),
    bias: nets.reduce((sum, { bias }) => sum + bias, 0) / NETS,
  }
}

function trainOne({ data, width }: Rows, seed: number, tell: (line: string) => void): Layers {
  const inputs = width - 1
  const count = data.length / width
  const chance = Chance.of(seed)
  const weights = start(inputs, chance)
  const steps = EPOCHS * Math.floor(count / BATCH)
  const adam = new Adam(weights.length, steps)
  const order = Array.from({ length: count }, (_, place) => place)
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    chance.shuffle(order)
    let loss = 0
    for (let from = 0; from + BATCH <= count; from += BATCH) {
      const slope = new Float32Array(weights.length)
      for (let place = from; place < from + BATCH; place++)
        loss += learn(weights, slope, data.subarray(order[place] * width, (order[place] + 1) * width), inputs)
      adam.step(weights, slope)
    }
    tell(`epoch ${epoch}: ${(loss / count).toFixed(4)}`)
  }
  return layersOf(weights, inputs)
}

// The weights lie one behind the other: of each input to the hidden units, their biases, those of the output, its bias.
const size = (inputs: number): number => inputs * HIDDEN + HIDDEN + HIDDEN + 1

function start(inputs: number, chance: Chance): Float32Array {
  const weights = new Float32Array(size(inputs))
  const among = (spread: number): number => spread * ((2 * chance.next()) / 2 ** 32 - 1)
  for (let place = 0; place < inputs * HIDDEN; place++) weights[place] = among(Math.sqrt(6 / inputs))
  for (let unit = 0; unit < HIDDEN; unit++) weights[inputs * HIDDEN + HIDDEN + unit] = among(0.3)
  return weights
}

const hidden = new Float32Array(HIDDEN)

/** Adds to the slope what one row says, and tells how wrong the network was about it. */
function learn(weights: Float32Array, slope: Float32Array, row: Float32Array, inputs: number): number {
  const biases = inputs * HIDDEN
  const outputs = biases + HIDDEN
  for (let unit = 0; unit < HIDDEN; unit++) hidden[unit] = weights[biases + unit]
  for (let input = 0; input < inputs; input++) {
    const x = row[input + 1]
    if (x === 0) continue
    for (let unit = 0; unit < HIDDEN; unit++) hidden[unit] += x * weights[input * HIDDEN + unit]
  }
  let sum = weights[outputs + HIDDEN]
  for (let unit = 0; unit < HIDDEN; unit++) {
    if (hidden[unit] < 0) hidden[unit] *= LEAK
    sum += hidden[unit] * weights[outputs + unit]
  }
  const chance = 1 / (1 + Math.exp(-sum))
  const wrong = (chance - row[0]) / BATCH
  slope[outputs + HIDDEN] += wrong
  for (let unit = 0; unit < HIDDEN; unit++) {
    slope[outputs + unit] += wrong * hidden[unit]
    hidden[unit] = wrong * weights[outputs + unit] * (hidden[unit] < 0 ? LEAK : 1)
    slope[biases + unit] += hidden[unit]
  }
  for (let input = 0; input < inputs; input++) {
    const x = row[input + 1]
    if (x === 0) continue
    for (let unit = 0; unit < HIDDEN; unit++) slope[input * HIDDEN + unit] += x * hidden[unit]
  }
  return -Math.log(Math.max(1e-6, row[0] === 1 ? chance : 1 - chance))
}

/** Adam with weights that shrink: each weight moves by its own mean slope, measured by how much that varies. */
class Adam {
  private readonly mean: Float32Array
  private readonly square: Float32Array
  private readonly steps: number
  private done = 0

  constructor(weights: number, steps: number) {
    this.mean = new Float32Array(weights)
    this.square = new Float32Array(weights)
    this.steps = steps
  }

  step(weights: Float32Array, slope: Float32Array): void {
    const { mean, square, steps } = this
    const rate = RATE * (1 - this.done / steps)
    this.done++
    const first = 1 - FIRST ** this.done
    const second = 1 - SECOND ** this.done
    for (let place = 0; place < weights.length; place++) {
      mean[place] += (1 - FIRST) * (slope[place] - mean[place])
      square[place] += (1 - SECOND) * (slope[place] ** 2 - square[place])
      const move = mean[place] / first / (Math.sqrt(square[place] / second) + LEAST)
      weights[place] -= rate * (move + SHRINK * weights[place])
    }
  }
}

function layersOf(weights: Float32Array, inputs: number): Layers {
  const biases = inputs * HIDDEN
  return {
    hidden: Array.from({ length: HIDDEN }, (_, unit) => ({
      weights: Array.from({ length: inputs }, (_, input) => weights[input * HIDDEN + unit]),
      bias: weights[biases + unit],
      output: weights[biases + HIDDEN + unit],
    })),
    bias: weights[biases + 2 * HIDDEN],
  }
}
