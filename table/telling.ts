/** What was last told of a value, as hashes: enough to say what changed, and nothing of what it was. */
export interface Marks {
  /** The names of its fields; null for a list. */
  readonly names: readonly string[] | null
  /** 64 bits for each of its parts: four characters. */
  readonly hashes: string
  /** The marks of those parts that are looked into. */
  readonly parts: readonly (Marks | null)[] | null
}

/** A value that is to be told. */
export interface Told {
  /** 64 bits: equal values have equal ones, and others, but once in 2^64, have not. */
  readonly hash: string
  /** The value as JSON. */
  readonly text: string
  /** Null for what is told as a whole. */
  readonly marks: Marks | null
  readonly parts: readonly Told[]
}

/** Two numbers that nobody outside knows, so that nobody can look for two values with one hash. */
export type Salt = readonly [number, number]

/** The characters of a hash. */
const SIZE = 4

/** How deep values are looked into: their fields, the items of those, and so on; what lies deeper is told as a whole. */
const DEPTH: { readonly [name: string]: number | undefined } = { view: 3 }
const USUAL_DEPTH = 2

/** Tells what changed at one moment to several who look: what they see alike, the same object, is made into text once. */
export class Telling {
  private readonly salt: Salt
  private readonly words: Words
  private readonly known: readonly Map<object, Told>[]

  constructor(salt: Salt) {
    this.salt = salt
    this.words = wordsOf(salt)
    this.known = Array.from({ length: 4 }, () => new Map<object, Told>())
  }

  /** Looks at a scene, or whatever else is an object. */
  look(value: object): Told {
    const shape = this.words.shapeOf(value)
    return new Whole(
      shape,
      shape.names.map(name => this.part(fieldOf(value, name), DEPTH[name] ?? USUAL_DEPTH)),
      this.salt,
    )
  }

  private part(value: unknown, depth: number): Told {
    if (typeof value !== 'object' || value === null) return this.words.plain(value)
    const known = this.known[depth].get(value)
    if (known) return known
    const told = this.object(value, depth)
    this.known[depth].set(value, told)
    return told
  }

  private object(value: object, depth: number): Told {
    if (depth === 0 || isShort(value)) return leafOf(value, this.salt)
    if (Array.isArray(value))
      return new Whole(
        null,
        value.map(item => this.part(item, depth - 1)),
        this.salt,
      )
    const shape = this.words.shapeOf(value)
    return new Whole(
      shape,
      shape.names.map(name => this.part(fieldOf(value, name), depth - 1)),
      this.salt,
    )
  }
}

/** So few plain fields are not worth a hash each. */
const FEW_FIELDS = 6

/** Whether a value holds plain values alone, and few of them or a list, which is told as a whole. */
function isShort(value: object): boolean {
  const parts = Array.isArray(value) ? value : Object.values(value)
  if (parts.length > FEW_FIELDS && parts !== value) return false
  return !parts.some(part => typeof part === 'object' && part !== null)
}

/** The names of an object's fields, as many objects have them. */
interface Shape {
  readonly names: readonly string[]
  /** The names as JSON has them before the values. */
  readonly keys: readonly string[]
  readonly hash: string
}

/** So many plain values and shapes are known at once. */
const MOST_WORDS = 4096

/** What comes again and again at every table: plain values, and the names of fields. */
class Words {
  private readonly salt: Salt
  private readonly values = new Map<unknown, Told>()
  private readonly shapes = new Map<string, Shape>()

  constructor(salt: Salt) {
    this.salt = salt
  }

  plain(value: unknown): Told {
    const known = this.values.get(value)
    if (known) return known
    if (this.values.size >= MOST_WORDS) this.values.clear()
    const told = leafOf(value, this.salt)
    this.values.set(value, told)
    return told
  }

  shapeOf(value: object): Shape {
    const names = namesOf(value)
    const joined = names.join('\0')
    const known = this.shapes.get(joined)
    if (known) return known
    if (this.shapes.size >= MOST_WORDS) this.shapes.clear()
    const keys = names.map(name => `${JSON.stringify(name)}:`)
    const shape = { names, keys, hash: hashOf(keys.join(), this.salt) }
    this.shapes.set(joined, shape)
    return shape
  }
}

let words = { salt: [0, 0] as Salt, of: new Words([0, 0]) }

/** The words of a salt: a process has one. */
function wordsOf(salt: Salt): Words {
  if (words.salt !== salt) words = { salt, of: new Words(salt) }
  return words.of
}

const NO_PARTS: readonly Told[] = []

/** A value that is told as a whole. */
function leafOf(value: unknown, salt: Salt): Told {
  // In a list there is no leaving out what JSON has no word for.
  const text = JSON.stringify(value) ?? 'null'
  return { hash: hashOf(text, salt), text, marks: null, parts: NO_PARTS }
}

/** A value whose text is joined of those of its parts, when somebody wants it. */
class Whole implements Told {
  readonly hash: string
  readonly marks: Marks
  readonly parts: readonly Told[]
  private readonly keys: readonly string[] | null
  private joined: string | null = null

  constructor(shape: Shape | null, parts: readonly Told[], salt: Salt) {
    const hashes = flat(parts)
    this.hash = hashOf((shape?.hash ?? '') + hashes, salt)
    this.marks = {
      names: shape?.names ?? null,
      hashes,
      parts: parts.some(part => part.marks) ? parts.map(part => part.marks) : null,
    }
    this.parts = parts
    this.keys = shape?.keys ?? null
  }

  get text(): string {
    const { keys, parts } = this
    this.joined ??= keys
      ? `{${keys.map((key, place) => key + parts[place].text).join()}}`
      : `[${parts.map(({ text }) => text).join()}]`
    return this.joined
  }
}

/**
 * The JSON of the change that leads from what was told to a value (see difference.ts), with changes of fields that are
 * told in another way; empty where there is none.
 */
export function changeText(before: Marks, after: Told, others: readonly string[] = []): string {
  const { marks, parts } = after
  if (!marks || (before.names === null) !== (marks.names === null)) return `[${after.text}]`
  if (marks.names) return bagChange(before, marks, parts, others) ?? `[${after.text}]`
  if (before.hashes.length !== marks.hashes.length) return itemsChange(before, marks, after)
  return placesChange(before, marks, after)
}

/** One field's change, as the field of an object. */
export const fieldChange = (name: string, change: string): string => `${JSON.stringify(name)}:${change}`

function bagChange(
  before: Marks,
  after: Marks,
  parts: readonly Told[],
  others: readonly string[],
): string | null {
  const old = before.names ?? []
  const names = after.names ?? []
  const changes: string[] = []
  let same = 0
  let kept = 0
  for (const [place, name] of names.entries()) {
    const was = old[place] === name ? place : old.indexOf(name)
    if (was >= 0) kept++
    if (was >= 0 && isSame(before, was, after, place)) same++
    else changes.push(fieldChange(name, partChange(before, was, parts[place])))
  }
  const gone = old.length > kept ? old.filter(name => !names.includes(name)) : null
  const all = changes.concat(others)
  if (all.length === 0 && !gone) return ''
  // Nothing is left of it: the new value is shorter than all its changes.
  if (same === 0 && others.length === 0) return null
  return `["of",{${all.join()}}${gone ? `,${JSON.stringify(gone)}` : ''}]`
}

function partChange(before: Marks, was: number, part: Told): string {
  const marks = was < 0 ? null : before.parts?.[was]
  return marks ? changeText(marks, part) : `[${part.text}]`
}

function placesChange(before: Marks, after: Marks, { parts, text }: Told): string {
  const places: string[] = []
  for (const [place, part] of parts.entries())
    if (!isSame(before, place, after, place)) places.push(`${place},${partChange(before, place, part)}`)
  if (places.length === 0) return ''
  return 2 * places.length > parts.length ? `[${text}]` : `["at",[${places.join()}]]`
}

function itemsChange(before: Marks, after: Marks, told: Told): string {
  const [was, is] = [before.hashes.length / SIZE, told.parts.length]
  const least = Math.min(was, is)
  let head = 0
  while (head < least && isSame(before, head, after, head)) head++
  let tail = 0
  while (tail < least - head && isSame(before, was - 1 - tail, after, is - 1 - tail)) tail++
  if (head + tail === 0) return `[${told.text}]`
  const items = told.parts.slice(head, is - tail).map(({ text }) => text)
  return `["in",${head},${was - head - tail},[${items.join()}]]`
}

/** Whether a part has the hash that another had. */
function isSame(before: Marks, was: number, after: Marks, place: number): boolean {
  for (let i = 0; i < SIZE; i++)
    if (before.hashes.charCodeAt(SIZE * was + i) !== after.hashes.charCodeAt(SIZE * place + i)) return false
  return true
}

/** The names of the fields that JSON tells. */
function namesOf(value: object): string[] {
  const names = Object.keys(value)
  return names.some(name => fieldOf(value, name) === undefined)
    ? names.filter(name => fieldOf(value, name) !== undefined)
    : names
}

const fieldOf = (value: object, name: string): unknown =>
  (value as { readonly [name: string]: unknown })[name]

/** Room that is used again and again. */
const codes: number[] = []

/** The hashes of several values in one text; a text that is put together piece by piece takes more room. */
function flat(parts: readonly Told[]): string {
  codes.length = SIZE * parts.length
  for (let place = 0; place < codes.length; place++)
    codes[place] = parts[Math.floor(place / SIZE)].hash.charCodeAt(place % SIZE)
  return String.fromCharCode.apply(null, codes)
}

/** 64 bits of a text. */
export function hashOf(text: string, [one, other]: Salt): string {
  let a = one ^ text.length
  let b = other
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x9e3779b1)
    a = (a << 13) | (a >>> 19)
    b = Math.imul(b ^ code ^ a, 0x85ebca6b)
    b = (b << 17) | (b >>> 15)
  }
  a = mixed(a ^ (b >>> 7))
  b = mixed(b ^ a)
  return String.fromCharCode(a >>> 16, a & 0xffff, b >>> 16, b & 0xffff)
}

function mixed(lane: number): number {
  let mix = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return mix ^ (mix >>> 16)
}
