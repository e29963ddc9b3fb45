import { type Rule, RuleFault } from '@tablee/kernel'
import type { RobinsonTable } from '../../state.ts'
import type { Cause } from '../cause.ts'

/** The function of an irregular card: what `{ do: 'special', id }` does. */
export type Special = ((t: RobinsonTable, cause: Cause) => Rule) | ((t: RobinsonTable, cause: Cause) => void)

/** The functions of a family of cards, by their id in the effect. */
export type Specials = { readonly [id: string]: Special }

const specials = new Map<string, Special>()

/** Adds the functions of a family of cards. */
export function addSpecials(family: Specials): void {
  for (const [id, special] of Object.entries(family)) specials.set(id, special)
}

/** Whether there is such a function. */
export const hasSpecial = (id: string): boolean => specials.has(id)

/** Does what an irregular card does. */
export function* runSpecial(t: RobinsonTable, id: string, cause: Cause): Rule {
  const special = specials.get(id)
  if (!special) throw new RuleFault(`There is no card function “${id}”.`)
  yield* special(t, cause) ?? []
}
