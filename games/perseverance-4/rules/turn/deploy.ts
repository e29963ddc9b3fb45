import { ANCIENTS, type Ancient, type Danger, type Scout, type Zone } from '../../data/types.ts'
import type { P4Table } from '../../state.ts'
import { deploy } from '../units.ts'

/** e4.turn.8, s4.die.17: what the danger of a die space brings: nothing, a spearman, or what a scout die shows. */
export function face(t: P4Table, zone: Zone, danger: Danger): void {
  if (danger === 'spearman') deploy(t, zone, 'spearman')
  else if (danger !== 'none') scout(t, zone, danger)
}

/** e4.board.8 to e4.board.10: a unit comes, and a combat symbol calls for a combat at the end of the turn. */
function scout(t: P4Table, zone: Zone, danger: Scout): void {
  const { faces } = t.state.data.scouts[danger]
  const shown = faces[t.random(faces.length)]
  t.say('scout', { zone, scout: danger, face: shown })
  const kind = shown.split('+')[0]
  if ((ANCIENTS as readonly string[]).includes(kind)) deploy(t, zone, kind as Ancient)
  if (shown.includes('combat')) t.state.zones[zone].flagged = true // e4.board.10
}
