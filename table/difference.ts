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
  if (Array.isArray(before)) return Array.isArray(after) ? listDifference(before, after) : [after]
  return Array.isArray(after) ? [after] : bagDifference(before as Bag, after as Bag)
}

function bagDifference(before: Bag, after: Bag): Change {
  const fields: [string, Change][] = []
  let same = 0
  for (const name in after) {
    const value = after[name]
    // Most fields are the same: what every object inherits is never equal to plain data.
    const change =
      before[name] === value ? SAME : Object.hasOwn(before, name) ? difference(before[name], value) : [value]
    if (change.length > 0) fields.push([name, change])
    else same++
  }
  const gone = Object.keys(before).filter(name => !Object.hasOwn(after, name))
  if (fields.length === 0 && gone.length === 0) return SAME
  // Nothing is left of it: the new value is shorter than all its changes.
  if (same === 0) return [after]
  const changes = Object.fromEntries(fields)
  return gone.length > 0 ? ['of', changes, gone] : ['of', changes]
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Change {
  return before.length === after.length ? placesDifference(before, after) : itemsDifference(before, after)
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
      return bagApplied(
        before as Bag,
        change[1] as { readonly [name: string]: Change },
        change[2] as string[],
      )
    case 'at':
      return placesApplied(before as readonly unknown[], change[1] as readonly (number | Change)[])
    case 'in':
      return (before as readonly unknown[]).toSpliced(
        change[1] as number,
        change[2] as number,
        ...(change[3] as readonly unknown[]),
      )
    default:
      throw new Error('This is not a change that this version knows.')
  }
}

// Entries rather than assignments: a field may have any name, even that of what all objects inherit.
function bagApplied(
  before: Bag,
  fields: { readonly [name: string]: Change },
  gone: readonly string[] = [],
): Bag {
  const kept = Object.entries(before).filter(([name]) => !gone.includes(name) && !Object.hasOwn(fields, name))
  const changed = Object.entries(fields).map(([name, change]): [string, unknown] => [
    name,
    applied(Object.hasOwn(before, name) ? before[name] : undefined, change),
  ])
  return Object.fromEntries([...kept, ...changed])
}

function placesApplied(before: readonly unknown[], places: readonly (number | Change)[]): unknown[] {
  const after = [...before]
  for (let i = 0; i < places.length; i += 2) {
    const place = places[i] as number
    after[place] = applied(before[place], places[i + 1] as Change)
  }
  return after
}
