import type { Conspiracy } from '../../data.ts'

/** What the conspiracies are called, in English. */
export const CONSPIRACY: { readonly [C in Conspiracy]: string } = {
  convert: 'Convert',
  crusade: 'Crusade',
  sanctify: 'Sanctify',
}
