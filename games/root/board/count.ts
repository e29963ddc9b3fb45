import type { Count } from './faction.ts'

/** Questions of effects, between two actions. */
const BETWEEN = /^(craft|coalition|taxCollector|codebreakers|league)/

/** Whether an action is under way: the question is not the one at which the next is chosen, nor one between two. */
export const isBegun = (prompt: string | null, next: string): boolean =>
  prompt === null || !(prompt.startsWith(next) || BETWEEN.test(prompt))

/** The action under way if it is begun, else the next one; null where none is left. */
export function counted(what: Count['what'], done: number, left: number, begun: boolean): Count | null {
  const n = begun && done > 0 ? done : done + 1
  return n > done + left ? null : { what, n, of: done + left }
}
