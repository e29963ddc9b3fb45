import { list } from '@tablee/common/words/en.ts'
import type { Choice, Preferring } from '../../dissenters/place.ts'

/** How a game calls places, and why a Dissenter avoids one. */
export interface ChoiceWords<P extends string, A extends string> {
  place(place: P): string
  readonly avoided: { readonly [W in A]: string }
}

const FOUND: { readonly [W in Preferring]: (value: number, left: string) => string } = {
  fewest: (value, left) => `fewest own pieces (${value}): ${left}`,
  program: (value, left) => (value === 1 ? `the program’s own: ${left}` : ''),
  opposed: (value, left) => (value === 1 ? `the opposed one: ${left}` : ''),
  next: (_, left) => `next in the loop: ${left}`,
}

/** Why a Dissenter chose a place, to be put after what was done; empty where the card names it and it will do. */
export function because<P extends string, A extends string>(
  { avoided, findings }: Choice<P, A>,
  { place, avoided: why }: ChoiceWords<P, A>,
): string {
  const parts = [
    ...avoided.map(one => `${place(one.place)} avoided, ${why[one.why]}`),
    ...findings.map(({ by, value, left }) => FOUND[by](value, list(left.map(place)))),
  ].filter(part => part !== '')
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}
