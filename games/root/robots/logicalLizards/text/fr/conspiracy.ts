import type { Conspiracy } from '../../data.ts'

/** What the conspiracies are called, in French. */
export const CONSPIRACY: { readonly [C in Conspiracy]: string } = {
  convert: 'Conversion',
  crusade: 'Croisade',
  sanctify: 'Sanctuaire',
}
