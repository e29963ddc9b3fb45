import type { Mistake } from './mistake.ts'
import { mistake } from './mistake.ts'

/** What a seat says that leaves its own option to chance, where the option may be drawn. */
export const RANDOM = 'random'

/** What an option can be. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  /** Any number of the values, each once, in the order of the values. */
  | { readonly kind: 'several'; readonly values: readonly string[]; readonly default: readonly string[] }
  /** One value for each seat, in the order of seats. */
  | {
      readonly kind: 'perSeat'
      readonly values: readonly string[]
      readonly default: (seats: number) => readonly string[]
      /** A seat may leave it to chance: then it is `RANDOM`, until the game starts. */
      readonly drawn?: true
    }

/** The options of a game by name. */
export type OptionSpecs = { readonly [name: string]: OptionSpec }

/** The value of an option. */
export type OptionValue = boolean | number | string | readonly string[]

/** The options of one table, every one of them set. */
export type Options = { readonly [name: string]: OptionValue }

/** Reads given options against their specification, fills in the defaults, refuses the rest. */
export function readOptions(
  specs: OptionSpecs,
  seats: number,
  given: { readonly [name: string]: unknown },
): Options {
  for (const option of Object.keys(given))
    if (!Object.hasOwn(specs, option))
      throw mistake('kernel.unknownOption', { option, known: Object.keys(specs).join(', ') })
  const options: { [name: string]: OptionValue } = {}
  for (const [name, spec] of Object.entries(specs))
    options[name] = Object.hasOwn(given, name)
      ? readOption(name, spec, seats, given[name])
      : defaultOf(spec, seats)
  return options
}

function defaultOf(spec: OptionSpec, seats: number): OptionValue {
  return spec.kind === 'perSeat' ? [...spec.default(seats)] : spec.default
}

function readOption(name: string, spec: OptionSpec, seats: number, value: unknown): OptionValue {
  switch (spec.kind) {
    case 'flag':
      if (value === true || value === 'true' || value === 'yes') return true
      if (value === false || value === 'false' || value === 'no') return false
      throw refusal(name, value, 'true, false')
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number === 'number' && Number.isInteger(number) && number >= spec.min && number <= spec.max)
        return number
      throw refusal(name, value, `${spec.min}–${spec.max}`)
    }
    case 'choice':
      if (typeof value === 'string' && spec.values.includes(value)) return value
      throw refusal(name, value, spec.values.join(', '))
    case 'several': {
      const list = listOf(value)
      if (Array.isArray(list) && list.every(item => spec.values.includes(item)))
        return spec.values.filter(one => list.includes(one))
      throw refusal(name, value, spec.values.join(', '))
    }
    case 'perSeat': {
      const list = listOf(value)
      const values = spec.drawn ? [...spec.values, RANDOM] : spec.values
      const fits = Array.isArray(list) && list.length === seats && list.every(item => values.includes(item))
      if (fits) return [...list]
      throw refusal(name, value, `${seats} × (${values.join(', ')})`)
    }
  }
}

/** A list as it is given: in words, parted by commas, or as it is. */
const listOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').flatMap(item => item.trim() || []) : value

function refusal(option: string, value: unknown, allowed: string): Mistake {
  return mistake('kernel.optionValue', { option, value: String(value), allowed })
}
