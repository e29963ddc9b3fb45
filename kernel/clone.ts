type Bag = { [name: string]: unknown }

/** A deep copy of plain data. */
export function clone<V>(value: V): V {
  return typeof value === 'object' && value !== null ? (copy(value) as V) : value
}

function copy(value: object): object {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice()
    for (let i = 0; i < list.length; i++) {
      const item = list[i]
      if (typeof item === 'object' && item !== null) list[i] = copy(item)
    }
    return list
  }
  const bag: Bag = { ...value }
  for (const name in bag) {
    const item = bag[name]
    if (typeof item === 'object' && item !== null) bag[name] = copy(item)
  }
  return bag
}

/** A deep copy of plain data, made of the parts of another value where they are equal: of all of it where all is. */
export function cloneLike<V>(value: V, like: unknown): V {
  return typeof value === 'object' && value !== null && value !== like ? (copyLike(value, like) as V) : value
}

function copyLike(value: object, like: unknown): object {
  if (typeof like !== 'object' || like === null || Array.isArray(value) !== Array.isArray(like))
    return copy(value)
  return Array.isArray(value)
    ? listLike(value, like as readonly unknown[])
    : bagLike(value as Bag, like as Bag)
}

function listLike(value: readonly unknown[], like: readonly unknown[]): object {
  let list = value.length === like.length ? null : value.slice()
  for (let i = 0; i < value.length; i++) {
    const item = cloneLike(value[i], like[i])
    if (list) list[i] = item
    else if (item !== like[i]) {
      list = like.slice()
      list[i] = item
    }
  }
  return list ?? like
}

function bagLike(value: Bag, like: Bag): object {
  let bag: Bag | null = null
  let fields = 0
  for (const name in value) {
    const item = cloneLike(value[name], like[name])
    if (item !== like[name]) bag ??= partsOf(like, value, fields)
    if (bag) bag[name] = item
    fields++
  }
  for (const _ in like) fields--
  return bag ?? (fields === 0 ? like : partsOf(like, value))
}

/** A value whose first fields are those of another that is equal to it so far. */
function partsOf(like: Bag, value: Bag, fields = Number.POSITIVE_INFINITY): Bag {
  const bag = { ...value }
  let left = fields
  for (const name in bag) if (left-- > 0) bag[name] = like[name]
  return bag
}

/** Whether two plain values are equal in depth. */
export function same(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === null
}

/** The path of the first place where two plain values differ, or null. */
export function firstDifference(a: unknown, b: unknown): string | null {
  const path = difference(a, b)
  return path === '' ? '.' : path
}

function difference(a: unknown, b: unknown): string | null {
  if (Object.is(a, b)) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return ''
  if (Array.isArray(a) !== Array.isArray(b)) return ''
  return Array.isArray(a) && Array.isArray(b) ? listDifference(a, b) : bagDifference(a as Bag, b as Bag)
}

function listDifference(a: readonly unknown[], b: readonly unknown[]): string | null {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const found = difference(a[i], b[i])
    if (found !== null) return `.${i}${found}`
  }
  return a.length === b.length ? null : '.length'
}

function bagDifference(a: Bag, b: Bag): string | null {
  for (const name in a) {
    const found = Object.hasOwn(b, name) ? difference(a[name], b[name]) : ''
    if (found !== null) return `.${name}${found}`
  }
  for (const name in b) if (!Object.hasOwn(a, name)) return `.${name}`
  return null
}
