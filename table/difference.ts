import type { Change } from './wire.ts'

/** A plain value by its fields. */
type Bag = { readonly [name: string]: unknown }

/**
 * A change is one of: `[]`, nothing; `[value]`, another value; `['of', fields, gone]`, a change for some fields of an
 * object, and the names of those that are gone; `['at', items]`, a change for some places of a list, in pairs of place
 * and change; `['in', from, less, items]`, items of a list in the place of so many others.
 */
const SAME: Change = []

/** What leads from one plain value to another. What is the same object in both is not looked into. */
export function difference(before: unknown, after: unknown): Change {
  if (before === after) return SAME
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after]
  if (!Array.isArray(before))
    return Array.isArray(after) ? [after] : bagDifference(before as Bag, after as Bag)
  if (!Array.isArray(after)) return [after]
  return before.length === after.length ? placesDifference(before, after) : itemsDifference(before, after)
}

function bagDifference(before: Bag, after: Bag): Change {
  let changes: { [name: string]: Change } | null = null
  let same = 0
  let kept = 0
  for (const name in after) {
    const value = after[name]
    const old = before[name]
    // Most fields are the same: what every object inherits is never equal to plain data.
    const known = old === value || Object.hasOwn(before, name)
    if (known) kept++
    const change = known ? difference(old, value) : [value]
    if (change.length === 0) same++
    else {
      changes ??= {}
      put(changes, name, change)
    }
  }
  const gone = count(before) > kept ? Object.keys(before).filter(name => !Object.hasOwn(after, name)) : null
  if (!changes && !gone) return SAME
  // Nothing is left of it: the new value is shorter than all its changes.
  if (same === 0) return [after]
  return gone ? ['of', changes ?? {}, gone] : ['of', changes]
}

function count(bag: Bag): number {
  let fields = 0
  for (const _ in bag) fields++
  return fields
}

/** Sets a field of any name, even that of what all objects inherit. */
function put<V>(bag: { [name: string]: V }, name: string, value: V): void {
  if (name !== '__proto__') bag[name] = value
  else Object.defineProperty(bag, name, { value, enumerable: true, configurable: true, writable: true })
}

function placesDifference(before: readonly unknown[], after: readonly unknown[]): Change {
  const places: (number | Change)[] = []
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    const change = difference(before[i], after[i])
    if (change.length > 0) places.push(i, change)
  }
  if (places.length === 0) return SAME
  return places.length > after.length ? [after] : ['at', places]
}

function itemsDifference(before: readonly unknown[], after: readonly unknown[]): Change {
  const least = Math.min(before.length, after.length)
  let head = 0
  while (head < least && difference(before[head], after[head]).length === 0) head++
  let tail = 0
  while (
    tail < least - head &&
    difference(before[before.length - 1 - tail], after[after.length - 1 - tail]).length === 0
  )
    tail++
  if (head + tail === 0) return [after]
  return ['in', head, before.length - head - tail, after.slice(head, after.length - tail)]
}

/** The value that a change leads to; what did not change is the same object as before. */
export function applied(before: unknown, change: Change): unknown {
  if (change.length === 0) return before
  if (change.length === 1) return change[0]
  switch (change[0]) {
    case 'of':
      return bagApplied(before as Bag, change as BagChange)
    case 'at':
      return placesApplied(before as readonly unknown[], change[1] as readonly (number | Change)[])
    case 'in':
      return itemsApplied(before as readonly unknown[], change as ItemsChange)
    default:
      throw new Error('This is not a change that this version knows.')
  }
}

type BagChange = readonly ['of', fields: { readonly [name: string]: Change }, gone?: readonly string[]]

function bagApplied(before: Bag, [, fields, gone = []]: BagChange): Bag {
  const after: { [name: string]: unknown } = { ...before }
  for (const name in fields)
    put(after, name, applied(Object.hasOwn(before, name) ? before[name] : null, fields[name]))
  for (const name of gone) delete after[name]
  return after
}

function placesApplied(before: readonly unknown[], places: readonly (number | Change)[]): unknown[] {
  const after = [...before]
  for (let i = 0; i < places.length; i += 2) {
    const place = places[i] as number
    after[place] = applied(before[place], places[i + 1] as Change)
  }
  return after
}

type ItemsChange = readonly ['in', from: number, less: number, items: readonly unknown[]]

function itemsApplied(before: readonly unknown[], [, from, less, items]: ItemsChange): unknown[] {
  return before.slice(0, from).concat(items, before.slice(from + less))
}
