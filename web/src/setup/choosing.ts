import type { GameOptions, OptionWords } from '@tablee/board'
import {
  type Game,
  type Message,
  Mistake,
  type OptionSpec,
  type OptionSpecs,
  RANDOM,
  readSetup,
  settle,
} from '@tablee/kernel'
import type { Tell } from '../words.ts'

/** The options that each seat has for itself, as far as they were chosen. */
export type SeatOptions = { readonly [name: string]: readonly string[] }

/** Whatever was chosen for a table, by option. */
export type Chosen = { readonly [name: string]: unknown }

/** An option that every seat has for itself. */
export type PerSeat = Extract<OptionSpec, { kind: 'perSeat' }>

/** What a seat may choose, chance included where it may decide. */
export const valuesOf = ({ values, drawn }: PerSeat): readonly string[] =>
  drawn ? [...values, RANDOM] : values

/** The words of a value; chance has some of its own. */
export const valueWords = (words: OptionWords | null | undefined, value: string, tell: Tell): string =>
  words?.values?.[value] ?? (value === RANDOM ? tell('setup.random') : value)

/** The options of a game that every seat has for itself. */
export function perSeat({ options }: Game): readonly (readonly [string, PerSeat])[] {
  return Object.entries(options).flatMap(([name, spec]) =>
    spec.kind === 'perSeat' ? [[name, spec] as const] : [],
  )
}

/** Why a game refuses a table that is set up so; null where it takes it. */
export function refusal(game: Game, seats: number, options: Chosen): Message | null {
  try {
    readSetup(game, seats, options, 0)
    return null
  } catch (error) {
    if (error instanceof Mistake) return error.what
    throw error
  }
}

const takes = (game: Game, seats: number, options: Chosen): boolean => refusal(game, seats, options) === null

/**
 * A seat chooses a value; who had it takes the seat's former one, where the game has it but once. Who else is at the
 * table, its company, has a say in what the game takes.
 */
export function choose(
  game: Game,
  options: SeatOptions,
  seats: number,
  { name, seat, value }: { readonly name: string; readonly seat: number; readonly value: string },
  company: Chosen = {},
): SeatOptions {
  const before = options[name] ?? usualOf(game, name, seats)
  const chosen = { ...options, [name]: before.with(seat, value) }
  if (takes(game, seats, { ...company, ...chosen })) return chosen
  const holders = before.flatMap((one, other) => (one === value && other !== seat ? [other] : []))
  const swaps = holders.map(other => ({
    ...options,
    [name]: before.with(seat, value).with(other, before[seat]),
  }))
  return swaps.find(one => takes(game, seats, { ...company, ...one })) ?? chosen
}

/** All seats leave to chance what may be drawn. */
export function leftToChance(game: Game, options: SeatOptions, seats: number): SeatOptions {
  const open = perSeat(game).flatMap(([name, { drawn }]) =>
    drawn ? [[name, Array<string>(seats).fill(RANDOM)] as const] : [],
  )
  return { ...options, ...Object.fromEntries(open) }
}

/** Draws for all seats at once, as the game would at its start; what was chosen stays where no draw fits. */
export function drawnForAll(
  game: Game,
  options: SeatOptions,
  seats: number,
  chosen: Chosen,
  seed: number,
): SeatOptions {
  try {
    const open = leftToChance(game, options, seats)
    const settled = settle(game, readSetup(game, seats, { ...chosen, ...open }, seed)).options
    return Object.fromEntries(Object.keys(open).map(name => [name, settled[name] as readonly string[]]))
  } catch {
    return options
  }
}

/** A seat comes in behind the others: it takes what the game still has. */
export function withSeat(game: Game, options: SeatOptions, seats: number, company: Chosen = {}): SeatOptions {
  const grown: { [name: string]: readonly string[] } = {}
  for (const [name, spec] of perSeat(game)) {
    if (!options[name] && takes(game, seats + 1, { ...company, ...grown })) continue
    const chosen = options[name] ?? usualOf(game, name, seats)
    const [next] = spec.default(seats + 1).slice(seats)
    const wanted = [next, ...spec.values].map(value => [...chosen, value])
    grown[name] =
      wanted.find(list => takes(game, seats + 1, { ...company, ...grown, [name]: list })) ?? wanted[0]
  }
  return grown
}

/** A seat leaves: the others keep what they have. */
export function withoutSeat(
  game: Game,
  options: SeatOptions,
  seats: number,
  seat: number,
  company: Chosen = {},
): SeatOptions {
  const left: { [name: string]: readonly string[] } = {}
  for (const [name] of perSeat(game)) {
    const before = options[name] ?? usualOf(game, name, seats)
    left[name] = before.toSpliced(seat, 1)
  }
  return takes(game, seats - 1, { ...company, ...left }) ? left : {}
}

/** What the options of a table are where nobody chose. */
export const usual = (specs: OptionSpecs): Chosen =>
  Object.fromEntries(
    Object.entries(specs).flatMap(([name, spec]) => (spec.kind === 'perSeat' ? [] : [[name, spec.default]])),
  )

function usualOf({ options }: Game, name: string, seats: number): readonly string[] {
  const spec = options[name]
  return spec?.kind === 'perSeat' ? spec.default(seats) : []
}

/** The options that make a difference at a table that is set up so: a choice of one is none. */
export function applying(
  specs: OptionSpecs,
  words: GameOptions | null,
  seats: number,
  chosen: Chosen,
): readonly (readonly [string, OptionSpec])[] {
  const all = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      chosen[name] ?? (spec.kind === 'perSeat' ? spec.default(seats) : spec.default),
    ]),
  )
  return Object.entries(specs).filter(
    ([name, spec]) =>
      !(spec.kind === 'choice' && spec.values.length < 2) && (words?.applies?.(name, all) ?? true),
  )
}

/** What was chosen, without what no longer applies. */
export function kept(
  specs: OptionSpecs,
  words: GameOptions | null,
  seats: number,
  chosen: Chosen,
  ofSeats: SeatOptions,
): Chosen {
  const names = applying(specs, words, seats, { ...chosen, ...ofSeats }).map(([name]) => name)
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)))
}

/** The options of those whom nobody plays, and the one that names them: they stand among the seats. */
export function automatonOptions(words: GameOptions | null): readonly string[] {
  const automata = words?.automata
  if (!automata) return []
  // Which options there are is the same in any language.
  return [automata.option, ...automata.all('en').flatMap(({ options }) => options)]
}
