import { bare } from '../pack.ts'
import { Flaw } from './broken.ts'

/** Law 3: a state is a tree of plain data, in which nothing is found in two places. */
export function checkState(state: unknown): void {
  check('state', bare(state), new Set(), false)
}

/** Law 3 for what is told or shown: plain data, in which a constant may well be found twice. */
export function checkPlain(value: unknown, name: string): void {
  check(name, value, new Set(), true)
}

/** Law 3 for the arguments of a step: plain data that is not also found in the state. */
export function checkArguments(step: string, args: readonly unknown[], state: unknown): void {
  if (args.length === 0) return
  const seen = new Set<object>()
  if (args.some(arg => typeof arg === 'object')) check('state', bare(state), seen, false)
  check(`[${step}]`, args, seen, false)
}

function check(name: string, value: unknown, seen: Set<object>, mayRepeat: boolean): void {
  const wrong = fault(value, seen, mayRepeat)
  if (wrong !== null) throw new Flaw('plain-state', `${name}${wrong}`)
}

/** What is not plain data, after the path that leads to it; null when all is well. */
function fault(value: unknown, seen: Set<object>, mayRepeat: boolean): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      if (Object.is(value, -0)) return ' is -0, which is saved as 0'
      return Number.isFinite(value) ? null : ` is ${value}, which cannot be saved`
    case 'object':
      return value === null ? null : faultInside(value, seen, mayRepeat)
    default:
      return ` is ${value === undefined ? 'undefined' : `a ${typeof value}`}, which cannot be saved`
  }
}

function faultInside(value: object, seen: Set<object>, mayRepeat: boolean): string | null {
  if (seen.has(value)) return ' is an object that is found in another place too'
  seen.add(value)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = fault(value[i], seen, mayRepeat)
      if (wrong !== null) return `.${i}${wrong}`
    }
  } else {
    if (Object.getPrototypeOf(value) !== Object.prototype) return ' is an instance of a class'
    const bag = value as { readonly [name: string]: unknown }
    for (const name in bag) {
      const wrong = fault(bag[name], seen, mayRepeat)
      if (wrong !== null) return `.${name}${wrong}`
    }
  }
  if (mayRepeat) seen.delete(value)
  return null
}
