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

/**
 * Makes a value equal to another in depth, in place where they have the same form, and gives it: it shares nothing with
 * the other. Nothing is copied of what is equal already.
 */
export function madeLike<V>(value: unknown, model: V): V {
  if (typeof model !== 'object' || model === null) return model
  if (typeof value !== 'object' || value === null) return clone(model)
  if (Array.isArray(model)) return (Array.isArray(value) ? listMadeLike(value, model) : copy(model)) as V
  return (Array.isArray(value) ? copy(model) : bagMadeLike(value as Bag, model as Bag)) as V
}

function listMadeLike(list: unknown[], model: readonly unknown[]): object {
  list.length = model.length
  for (let i = 0; i < model.length; i++) list[i] = madeLike(list[i], model[i])
  return list
}

function bagMadeLike(bag: Bag, model: Bag): object {
  if (!haveSameNames(bag, model)) return copy(model)
  for (const name in model) bag[name] = madeLike(bag[name], model[name])
  return bag
}

/** Room for names, used again and again. */
const names: string[] = []

/** Whether two objects have fields of the same names in the same order, in which rules may go through them. */
function haveSameNames(bag: Bag, model: Bag): boolean {
  let all = 0
  for (const name in model) names[all++] = name
  let place = 0
  for (const name in bag) if (Object.hasOwn(bag, name) && names[place++] !== name) return false
  return place === all
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
