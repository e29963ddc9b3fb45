import type { Node } from '../../../data/board.ts'
import { item, node } from '../words.ts'

/** The actions that only a scenario has, by what they are about. */
export const SCENARIO_DEED: { readonly [what: string]: ((at: Node) => string) | undefined } = {
  cross: at => `construire une ${item('cross')} en ${node(at)}`,
  temple: at => `explorer le Temple obscur en ${node(at)}`,
  rescue: () => 'aller chercher Jenny avec le Radeau',
  totemPlace: at => `explorer le lieu spécial en ${node(at)}`,
  village: at => `attaquer le village en ${node(at)}`,
  city: () => 'attaquer la Cité des cannibales',
  trap: at => `construire un ${item('trap')} en ${node(at)}`,
  actress: at => `libérer l’actrice en ${node(at)}`,
  kingKong: () => 'capturer King Kong',
}
