import { clone } from './clone.ts'
import type { Game } from './game.ts'
import type { Json } from './message.ts'
import { type Mistake, mistake } from './mistake.ts'

/** Values by the ids of the data they stand for. */
export type PackValues = { readonly [datum: string]: Json }

/** What the owner of a box wrote anew: values in the place of data that are reconstructed. Part of a match's setup. */
export interface Pack {
  readonly name: string
  readonly data: PackValues
}

/** What a value must satisfy, as plain data: it is told to whoever writes a pack. */
export type Must =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: Must; readonly min: number; readonly max: number }
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: Must } }

/** The reconstructed data that the rules of a game read, and what they read instead where a pack says so. */
export interface Reconstructed<D = unknown> {
  /** What a value in the place of each must satisfy. */
  readonly must: { readonly [datum: string]: Must }
  /** What the rules read without a pack. */
  readonly usual: D
  /** The same with the values of a pack, each of which is as it must be. */
  with(values: PackValues): D
  /** The first thing that does not fit together in what a pack makes of it, each value of which is as it must be. */
  clash?(data: D): Clash | null
}

/** What data do not satisfy together: some number that is counted or added up over them. */
export interface Clash {
  /** Which data: ids, with `*` for any record. */
  readonly data: string
  /** The value of which so many are wanted; null where the data are added up. */
  readonly value: string | null
  /** How many, or how much; null where there is no end. */
  readonly min: number
  readonly max: number | null
  readonly got: number
}

/** The longest names and titles that a pack gives, in characters. */
export const LONGEST_TITLE = 80

/** A title, which no rule reads. */
export const TITLE: Must = { kind: 'text', max: LONGEST_TITLE }

/** Whether a datum is what something is called. */
export const isTitle = (datum: string): boolean => datum.startsWith('title:')

/** What is wrong with a pack as far as the rules can tell; null when it can be played with. */
export function packFault({ reconstructed }: Game, { name, data }: Pack): Mistake | null {
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_TITLE)
    return mistake('kernel.packName', { most: LONGEST_TITLE })
  if (!isRecord(data)) return mistake('kernel.packForm')
  for (const [id, value] of Object.entries(data)) {
    const must = isTitle(id) ? TITLE : reconstructed?.must[id]
    if (!must) return mistake('kernel.packUnknown', { datum: id })
    const misfit = misfitOf(must, value)
    if (misfit) return mistake('kernel.packValue', { datum: id, ...misfit })
  }
  const clash = reconstructed?.clash?.(reconstructed.with(data))
  return clash ? mistake('kernel.packClash', { ...clash }) : null
}

/** Where a value is not as it must be. */
export interface Misfit {
  readonly path: string
  readonly must: Must
  /** What stands there, shortened. */
  readonly got: string
}

/** The first place where a value is not as it must be; null when it is. */
export function misfitOf(must: Must, value: unknown, path = ''): Misfit | null {
  const wrong = { path, must, got: shown(value) }
  switch (must.kind) {
    case 'number': {
      const fits = Number.isInteger(value) && Number(value) >= must.min && Number(value) <= must.max
      return fits ? null : wrong
    }
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= must.max ? null : wrong
    case 'flag':
      return typeof value === 'boolean' ? null : wrong
    case 'choice':
      return typeof value === 'string' && must.values.includes(value) ? null : wrong
    case 'list': {
      if (!Array.isArray(value) || value.length < must.min || value.length > must.max) return wrong
      return firstOf(value.map((item, place) => () => misfitOf(must.of, item, `${path}[${place}]`)))
    }
    case 'record': {
      const names = Object.keys(must.fields)
      if (!isRecord(value) || !Object.keys(value).every(name => names.includes(name))) return wrong
      const at = (name: string) => (path === '' ? name : `${path}.${name}`)
      return firstOf(names.map(name => () => misfitOf(must.fields[name], value[name], at(name))))
    }
  }
}

function firstOf(checks: readonly (() => Misfit | null)[]): Misfit | null {
  for (const check of checks) {
    const misfit = check()
    if (misfit) return misfit
  }
  return null
}

function shown(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What the rules of a match read; null in a game of which nothing is reconstructed. */
export function dataOf({ reconstructed }: Game, pack: Pack | undefined): unknown {
  if (!reconstructed) return null
  return pack ? reconstructed.with(pack.data) : reconstructed.usual
}

// What a state inherits, by the data: a property of its own would make every copy of a state several times dearer.
const pegs = new WeakMap<object, object>()

function pegOf(data: object): object {
  const peg = pegs.get(data) ?? Object.create(Object.prototype, { data: { value: data } })
  pegs.set(data, peg)
  return peg
}

/**
 * A state that has what the rules read at hand: inherited, it is no part of the state, and neither copied, compared nor
 * saved with it. Where nothing is reconstructed the state stays as it is.
 */
export function hang<S>(state: Omit<S, 'data'>, data: unknown): S {
  return data === null ? (state as S) : ({ __proto__: pegOf(data as object), ...state } as S)
}

/** A state without what hangs on it. */
export function bare(state: unknown): unknown {
  const { data = null } = (state ?? {}) as { readonly data?: object | null }
  const isHung = typeof data === 'object' && data !== null && Object.getPrototypeOf(state) === pegs.get(data)
  return isHung ? { ...(state as object) } : state
}

/** A copy of a state that reads the same data. */
export function cloneState<S>(state: S): S {
  const { data = null } = state as { readonly data?: unknown }
  return hang<S>(clone(state), data)
}
