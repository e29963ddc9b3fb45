import { list } from '@tablee/common/words/fr.ts'
import type { Choice, Preferring } from '../../dissenters/place.ts'
import type { ChoiceWords } from '../en/dissenters.ts'

const FOUND: { readonly [W in Preferring]: (value: number, left: string) => string } = {
  fewest: (value, left) => `le moins d’éléments à soi (${value}) : ${left}`,
  program: (value, left) => (value === 1 ? `programme : ${left}` : ''),
  opposed: (value, left) => (value === 1 ? `opposition : ${left}` : ''),
  next: (_, left) => `suite de la boucle : ${left}`,
}

/** Why a Dissenter chose a place, to be put after what was done; empty where the card names it and it will do. */
export function because<P extends string, A extends string>(
  { avoided, findings }: Choice<P, A>,
  { place, avoided: why }: ChoiceWords<P, A>,
): string {
  const parts = [
    ...avoided.map(one => `à éviter : ${place(one.place)}, ${why[one.why]}`),
    ...findings.map(({ by, value, left }) => FOUND[by](value, list(left.map(place)))),
  ].filter(part => part !== '')
  return parts.length === 0 ? '' : ` (${parts.join(' ; ')})`
}
