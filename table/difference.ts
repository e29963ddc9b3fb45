import type { Change } from './wire.ts'

/** A plain value by its fields. */
type Bag = { readonly [name: string]: unknown }

// A change is one of: `[]`, nothing; `[value]`, another value; `['of', fields, gone]`, a change for some fields of an
// object, and the names of those that are gone; `['at', items]`, a change for some places of a list, in pairs of place
// and change; `['in', from, less, items]`, items of a list in the place of so many others; `['end', less, items]`, items
// in the place of so many others at its end.

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
    case 'end':
      return endApplied(before as readonly unknown[], change as EndChange)
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

type EndChange = readonly ['end', less: number, items: readonly unknown[]]

function endApplied(before: readonly unknown[], [, less, items]: EndChange): unknown[] {
  return before.slice(0, before.length - less).concat(items)
}

/** Sets a field of any name, even that of what all objects inherit. */
function put<V>(bag: { [name: string]: V }, name: string, value: V): void {
  if (name !== '__proto__') bag[name] = value
  else Object.defineProperty(bag, name, { value, enumerable: true, configurable: true, writable: true })
}
