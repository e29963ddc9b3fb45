import type { Rule } from '@tablee/kernel'
import { CLEARINGS } from '../../../data/map.ts'
import type { Battle } from '../../../rules/battle.ts'
import { placeIn } from '../../../rules/robots/deeds.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import type { Party, RootTable } from '../../../state.ts'

/** The warriors that must fall, and those that come back. */
const FALLEN = 2
const RETURNING = 2

/** Hospitals: where she defended and lost two or more, two come back at the Keep. robot.trait.marquise.hospitals */
export function* hospitals(t: RootTable, b: Battle, party: Party): Rule {
  const player = t.state.players[party]
  if (b.defender !== party || !hasTrait(player, 'hospitals') || b.fallen.defender < FALLEN) return
  const keep = CLEARINGS.find(one => player.tokens.keep[one] > 0)
  if (keep === undefined) return
  t.say('mechanicalMarquise.hospitals', { seat: party })
  yield* placeIn(t, party, keep, RETURNING)
}
