/** What was last told of a value, as hashes: enough to say what changed, and nothing of what it was. */
export interface Marks {
  /** The names of its fields; null for a list. */
  readonly names: readonly string[] | null
  /** 64 bits for each of its parts: four characters. */
  readonly hashes: string
  /** The marks of those parts that are looked into, as far as the last of them; null where there is none. */
  readonly parts: readonly (Marks | null)[] | null
}

/** A value that is to be told. */
export interface Told {
  /** 64 bits: equal values have equal ones, and others, but once in 2^64, have not. */
  readonly hash: string
  readonly marks: Marks
  /** The value as JSON. */
  readonly text: string
  /**
   * The JSON of the change that leads from what was told to this value (see difference.ts), with changes of fields that
   * are told in another way; empty where there is none.
   */
  changeFrom(before: Marks, others?: readonly string[]): string
}

/** Two numbers that nobody outside knows, so that nobody can look for two values with one hash. */
export type Salt = readonly [number, number]

/** The characters of a hash. */
const SIZE = 4

/** How deep values are looked into: their fields, the items of those, and so on; what lies deeper is told as a whole. */
const DEPTH: { readonly [name: string]: number | undefined } = { view: 3 }
const USUAL_DEPTH = 2
/** The depth of what is looked at itself. */
const SCENE = -1

/**
 * Tells what changed at one moment to several who look: what they see alike, the same object, is looked at and made into
 * text once. What did not change is only read: no text is made of it, and its marks stay what they were.
 */
export class Telling {
  private readonly salt: Salt
  private readonly known = new Map<object, Known>()
  private readonly texts = new Map<object, string>()
  private readonly changes = new Map<Marks, { readonly before: Marks; readonly text: string }>()

  constructor(salt: Salt) {
    this.salt = salt
  }

  /** Looks at a scene, or whatever else is an object, of which something else was told before. */
  look(value: object, before: Marks | null = null): Told {
    room.leave(0)
    const marks = this.marksOf(value, SCENE, before)
    return new Seen(this, value, hash.text, marks)
  }

  /** Looks at a part of a value, whose hash is then to be read; null where it is told as a whole. */
  private part(value: unknown, depth: number, before: Marks | null): Marks | null {
    hash.begin(this.salt)
    if (typeof value !== 'object' || value === null || depth === 0) {
      hash.add(value)
      return null
    }
    const known = this.known.get(value)
    if (known?.depth === depth) {
      hash.take(known)
      return known.marks
    }
    if (isShort(value)) {
      hash.add(value)
      return null
    }
    const marks = this.marksOf(value, depth, before)
    this.known.set(value, { depth, marks, one: hash.one, other: hash.other })
    return marks
  }

  /** The marks of a value: those it had, where they are the same. Its hash is then to be read. */
  private marksOf(value: object, depth: number, before: Marks | null): Marks {
    const names = Array.isArray(value) ? null : namesOf(value, before?.names ?? null)
    const count = names?.length ?? (value as readonly unknown[]).length
    const start = room.top
    let stays = before !== null && before.names === names && before.hashes.length === SIZE * count
    for (let place = 0; place < count; place++) {
      const name = names?.[place]
      const was = before ? placeIn(before, place, name, names) : -1
      const old = before?.parts?.[was] ?? null
      const deep = depth !== SCENE ? depth - 1 : (name !== undefined && DEPTH[name]) || USUAL_DEPTH
      const marks = this.part(fieldOf(value, name ?? place), deep, old)
      room.push(marks)
      stays &&= marks === old && room.isAt(room.top - 1, before as Marks, place)
    }
    const marks = stays ? (before as Marks) : room.marks(start, names)
    hash.begin(this.salt)
    if (names) for (const name of names) hash.addText(name)
    room.addTo(hash, start)
    hash.end()
    room.leave(start)
    return marks
  }

  /** The change that leads from marks to those of a value; see `Told`. */
  change(before: Marks, after: Marks | null, value: unknown, others: readonly string[] = NOTHING): string {
    if (before === after && others.length === 0) return ''
    if (!after || (before.names === null) !== (after.names === null)) return `[${this.textOf(value)}]`
    if (after.names) return this.bagChange(before, after, value as Bag, others) ?? `[${this.textOf(value)}]`
    const list = value as readonly unknown[]
    return before.hashes.length === after.hashes.length
      ? this.placesChange(before, after, list)
      : this.itemsChange(before, after, list)
  }

  private bagChange(before: Marks, after: Marks, value: Bag, others: readonly string[]): string | null {
    const old = before.names ?? NOTHING
    const names = after.names ?? NOTHING
    const changes: string[] = []
    let same = 0
    let kept = 0
    for (let place = 0; place < names.length; place++) {
      const name = names[place]
      const was = placeIn(before, place, name, names)
      if (was >= 0) kept++
      if (was >= 0 && isSame(before, was, after, place)) same++
      else changes.push(fieldChange(name, this.partChange(before, was, after, place, value[name])))
    }
    const gone = old.length > kept ? old.filter(name => !names.includes(name)) : null
    changes.push(...others)
    if (changes.length === 0 && !gone) return ''
    // Nothing is left of it: the new value is shorter than all its changes.
    if (same === 0 && others.length === 0) return null
    return `["of",{${changes.join()}}${gone ? `,${JSON.stringify(gone)}` : ''}]`
  }

  private placesChange(before: Marks, after: Marks, value: readonly unknown[]): string {
    const places: string[] = []
    for (let place = 0; place < value.length; place++)
      if (!isSame(before, place, after, place))
        places.push(`${place},${this.partChange(before, place, after, place, value[place])}`)
    if (places.length === 0) return ''
    return 2 * places.length > value.length ? `[${this.textOf(value)}]` : `["at",[${places.join()}]]`
  }

  private itemsChange(before: Marks, after: Marks, value: readonly unknown[]): string {
    const [was, is] = [before.hashes.length / SIZE, value.length]
    const least = Math.min(was, is)
    let head = 0
    while (head < least && isSame(before, head, after, head)) head++
    let tail = 0
    while (tail < least - head && isSame(before, was - 1 - tail, after, is - 1 - tail)) tail++
    if (head + tail === 0) return `[${this.textOf(value)}]`
    const items = value.slice(head, is - tail).map(item => this.textOf(item))
    return `["in",${head},${was - head - tail},[${items.join()}]]`
  }

  private partChange(before: Marks, was: number, after: Marks, place: number, value: unknown): string {
    const from = was < 0 ? null : before.parts?.[was]
    const to = after.parts?.[place]
    if (!from || !to) return `[${this.textOf(value)}]`
    const known = this.changes.get(to)
    if (known?.before === from) return known.text
    const text = this.change(from, to, value)
    this.changes.set(to, { before: from, text })
    return text
  }

  private textOf(value: unknown): string {
    // In a list there is no leaving out what JSON has no word for.
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
    const text = this.texts.get(value) ?? JSON.stringify(value)
    this.texts.set(value, text)
    return text
  }
}

/** What somebody looked at. */
class Seen implements Told {
  readonly hash: string
  readonly marks: Marks
  private readonly telling: Telling
  private readonly value: object

  constructor(telling: Telling, value: object, hash: string, marks: Marks) {
    this.telling = telling
    this.value = value
    this.hash = hash
    this.marks = marks
  }

  get text(): string {
    return JSON.stringify(this.value)
  }

  changeFrom(before: Marks, others?: readonly string[]): string {
    return this.telling.change(before, this.marks, this.value, others)
  }
}

/** What was looked at already. */
interface Known {
  readonly depth: number
  readonly marks: Marks
  /** Its hash. */
  readonly one: number
  readonly other: number
}

/** A plain value by its fields. */
type Bag = { readonly [name: string]: unknown }

const NOTHING: readonly never[] = []

/** One field's change, as the field of an object. */
export const fieldChange = (name: string, change: string): string => `${JSON.stringify(name)}:${change}`

/** So few plain fields are not worth a hash each. */
const FEW_FIELDS = 6

/** Whether a value holds plain values alone, and few of them or a list, which is told as a whole. */
function isShort(value: object): boolean {
  if (Array.isArray(value)) return !value.some(isObject)
  let fields = 0
  for (const name in value) if (++fields > FEW_FIELDS || isObject(fieldOf(value, name))) return false
  return true
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

const fieldOf = (value: object, name: string | number): unknown => (value as Bag)[name]

/** The place that a part had; -1 where it is new. */
function placeIn(
  { names, hashes }: Marks,
  place: number,
  name: string | undefined,
  all: readonly string[] | null,
): number {
  if (names === all) return place * SIZE < hashes.length ? place : -1
  return name === undefined || !names ? -1 : names.indexOf(name)
}

/** Whether a part has the hash that another had. */
function isSame(before: Marks, was: number, after: Marks, place: number): boolean {
  for (let i = 0; i < SIZE; i++)
    if (before.hashes.charCodeAt(SIZE * was + i) !== after.hashes.charCodeAt(SIZE * place + i)) return false
  return true
}

/** So many lists of names are known at once. */
const MOST_NAMES = 4096

/** The names of fields, as many objects have them. */
const allNames = new Map<string, readonly string[]>()

/** The names of the fields that JSON tells: the same list for all objects that have them, and at first sight `likely`. */
function namesOf(value: object, likely: readonly string[] | null): readonly string[] {
  if (likely && hasNames(value, likely)) return likely
  const names = Object.keys(value).filter(name => fieldOf(value, name) !== undefined)
  const joined = names.join('\0')
  const known = allNames.get(joined)
  if (known) return known
  if (allNames.size >= MOST_NAMES) allNames.clear()
  allNames.set(joined, names)
  return names
}

function hasNames(value: object, names: readonly string[]): boolean {
  let place = 0
  for (const name in value) if (fieldOf(value, name) !== undefined && names[place++] !== name) return false
  return place === names.length
}

/** 64 bits of plain data, put together word by word. */
class Hash {
  one = 0
  other = 0
  private readonly double = new Float64Array(1)
  private readonly words = new Int32Array(this.double.buffer)

  begin([one, other]: Salt): void {
    this.one = one
    this.other = other
  }

  take({ one, other }: Pick<Known, 'one' | 'other'>): void {
    this.one = one
    this.other = other
  }

  /** A plain value, and nothing after it. */
  add(value: unknown): void {
    this.addValue(value)
    this.end()
  }

  end(): void {
    const one = mixed(this.one ^ (this.other >>> 7))
    this.one = one
    this.other = mixed(this.other ^ one)
  }

  addWord(word: number): void {
    const one = Math.imul(this.one ^ word, 0x9e3779b1)
    this.one = (one << 13) | (one >>> 19)
    const other = Math.imul(this.other ^ word ^ this.one, 0x85ebca6b)
    this.other = (other << 17) | (other >>> 15)
  }

  addText(text: string): void {
    this.addWord(TEXT ^ text.length)
    let { one, other } = this
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      one = Math.imul(one ^ code, 0x9e3779b1)
      one = (one << 13) | (one >>> 19)
      other = Math.imul(other ^ code ^ one, 0x85ebca6b)
      other = (other << 17) | (other >>> 15)
    }
    this.one = one
    this.other = other
  }

  // What each word is follows from those before it, so no two values are the same words.
  private addValue(value: unknown): void {
    if (typeof value === 'string') this.addText(value)
    else if (typeof value === 'number') this.addNumber(value)
    else if (typeof value === 'boolean') this.addWord(value ? TRUE : FALSE)
    else if (typeof value !== 'object' || value === null) this.addWord(NULL)
    else if (Array.isArray(value)) {
      this.addWord(LIST)
      for (let i = 0; i < value.length; i++) this.addValue(value[i])
      this.addWord(END)
    } else {
      this.addWord(BAG)
      for (const name in value) {
        const field = fieldOf(value, name)
        if (field === undefined) continue
        this.addText(name)
        this.addValue(field)
      }
      this.addWord(END)
    }
  }

  private addNumber(value: number): void {
    const whole = value | 0
    if (whole === value) {
      this.addWord(WHOLE)
      this.addWord(whole)
    } else if (!Number.isFinite(value)) this.addWord(NULL)
    else {
      this.double[0] = value
      this.addWord(DOUBLE)
      this.addWord(this.words[0])
      this.addWord(this.words[1])
    }
  }

  get text(): string {
    const { one, other } = this
    return String.fromCharCode(one >>> 16, one & 0xffff, other >>> 16, other & 0xffff)
  }
}

/** What follows. */
const [NULL, FALSE, TRUE, WHOLE, DOUBLE, LIST, BAG, END, TEXT] = [1, 2, 3, 4, 5, 6, 7, 8, 1 << 30]

function mixed(lane: number): number {
  let mix = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return mix ^ (mix >>> 16)
}

const hash = new Hash()

/** 64 bits of plain data. */
export function hashOf(value: unknown, salt: Salt): string {
  hash.begin(salt)
  hash.add(value)
  return hash.text
}

/** Room, used again and again, for the hashes and marks of parts until it is known whether they are others. */
class Room {
  top = 0
  private codes = new Uint16Array(1024)
  private readonly parts: (Marks | null)[] = []

  /** A part whose hash was just made. */
  push(marks: Marks | null): void {
    const at = SIZE * this.top
    if (at + SIZE > this.codes.length) {
      const larger = new Uint16Array(2 * this.codes.length)
      larger.set(this.codes)
      this.codes = larger
    }
    const { one, other } = hash
    this.codes[at] = one >>> 16
    this.codes[at + 1] = one
    this.codes[at + 2] = other >>> 16
    this.codes[at + 3] = other
    this.parts[this.top++] = marks
  }

  /** Whether a part has the hash of another's part. */
  isAt(top: number, { hashes }: Marks, place: number): boolean {
    for (let i = 0; i < SIZE; i++)
      if (this.codes[SIZE * top + i] !== hashes.charCodeAt(SIZE * place + i)) return false
    return true
  }

  /** The marks of all parts since a moment. */
  marks(start: number, names: readonly string[] | null): Marks {
    let end = this.top
    while (end > start && !this.parts[end - 1]) end--
    return {
      names,
      hashes: Reflect.apply(String.fromCharCode, null, this.codes.subarray(SIZE * start, SIZE * this.top)),
      parts: end > start ? this.parts.slice(start, end) : null,
    }
  }

  addTo(to: Hash, start: number): void {
    const { codes } = this
    for (let at = SIZE * start; at < SIZE * this.top; at += 2) to.addWord((codes[at] << 16) | codes[at + 1])
  }

  leave(start: number): void {
    this.parts.fill(null, start, this.top)
    this.top = start
  }
}

const room = new Room()
