import type { VagabondItem } from '../rules/state.ts'

/** An item and its state, as a ref names it. */
export const stateKey = ({ item, exhausted, damaged }: VagabondItem): string =>
  item + (exhausted ? '.exhausted' : '') + (damaged ? '.damaged' : '')
