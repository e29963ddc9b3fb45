import type { Node } from '../../data/board.ts'
import { item, node } from '../../text/fr/words.ts'

/** The actions that only a scenario has, by what they are about. */
export const SCENARIO_DEED: { readonly [what: string]: ((at: Node) => string) | undefined } = {
  cross: at => `construire une ${item('cross')} sur ${node(at)}`,
  temple: at => `explorer le Temple obscur sur ${node(at)}`,
  rescue: () => 'aller chercher Jenny avec le Radeau',
  totemPlace: at => `explorer le lieu spécial sur ${node(at)}`,
  village: at => `attaquer le village sur ${node(at)}`,
  city: () => 'attaquer la Cité des cannibales',
  trap: at => `construire un ${item('trap')} sur ${node(at)}`,
  actress: at => `libérer l’actrice sur ${node(at)}`,
  kingKong: () => 'capturer King Kong',
}
