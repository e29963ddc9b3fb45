import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { otherOf } from '@tablee/perseverance/dissenters/who.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { ActionCard, ActionZone } from '../../data/solo/actions.ts'
import type { CardOfficer, Direction } from '../../data/solo/effects.ts'
import type { Program } from '../../data/solo/programs.ts'
import type { Zone } from '../../data/types.ts'
import type { Perseverance3, Dissenter as Pieces } from '../../state.ts'
import type { Automaton, Solo } from './state.ts'

/** The one who plays alone. */
export const YOU = 0

/** Narek comes after the seat, then Camilla. */
export const ownerOf = (dissenter: Dissenter): Owner => 1 + DISSENTERS.indexOf(dissenter)

/** Which of the two an owner is. */
export const dissenterAt = (owner: Owner): Dissenter => DISSENTERS[owner - 1]

/** What there is only alone. */
export function soloOf({ solo }: Perseverance3): Solo {
  if (solo === null) throw new Error('Nobody plays alone.')
  return solo
}

export const automatonOf = (state: Perseverance3, dissenter: Dissenter): Automaton =>
  soloOf(state).automata[dissenter]

/** The pieces that a Dissenter has in stock. */
export const stockOf = ({ dissenters }: Perseverance3, dissenter: Dissenter): Pieces =>
  dissenters[DISSENTERS.indexOf(dissenter)]

/** The action card in a Dissenter's slot. */
export function cardOf(state: Perseverance3, dissenter: Dissenter): ActionCard {
  const card = soloOf(state).cards.slots[dissenter]
  if (card === null) throw new Error(`${dissenter} has no action card.`)
  return state.data.dissenters.actions[card]
}

export const programOf = (state: Perseverance3, dissenter: Dissenter): Program =>
  state.data.dissenters.programs[automatonOf(state, dissenter).program]

/** The zone that a card means, for a Dissenter with this program (solo.zone.4, solo.zone.5, s3.setup.32). */
export function zoneOn(zone: ActionZone, program: Program): Zone {
  switch (zone) {
    case 'high':
    case 'low':
      return 'wilderness'
    case 'program':
    case 'assemblyOrProgram':
    case 'none':
      return program.zone
    default:
      return zone
  }
}

/** solo.zone.3 to solo.zone.6: the zone of the other's action card. */
export function opposedZone(state: Perseverance3, dissenter: Dissenter): Zone {
  const other = otherOf(dissenter)
  return zoneOn(cardOf(state, other).zone, programOf(state, other))
}

/** solo.officer.8: an officer by name, or that of the program. */
export const officerOn = (officer: CardOfficer | null, program: Program): OfficerId =>
  officer === null || officer === 'program' ? program.officer : officer

/** solo.officer.5 */
export function opposedOfficer(state: Perseverance3, dissenter: Dissenter): OfficerId {
  const other = otherOf(dissenter)
  return officerOn(cardOf(state, other).officer, programOf(state, other))
}

/** s3.fx.14: the way in the wilderness of the card that names it; a program means the highest. */
export const wayOn = (zone: ActionZone): Direction => (zone === 'low' ? 'low' : 'high')
