import type { Rule } from '@tablee/kernel'
import type { Expedition, MonsterTable, Zone } from '../../state.ts'
import { takeRegion } from '../markets.ts'
import { AMBUSHED } from './monster-attack.ts'
import { strike } from './strike.ts'

/** madhala.23, madhala.24: she removes the monster if there is one, else the region; it is neither capture nor kill. */
export function* activateMadhala(t: MonsterTable, zone: Zone, path: number): Rule {
  const { state } = t
  const { monster, region } = zone
  if (monster !== null) {
    // scenario.31: her ambushes send attack dice first.
    for (const target of (zone.paths[path] as Expedition).redirects.splice(0))
      yield* strike(t, { zone, path: target, monster, dice: AMBUSHED, parts: null, sent: 0 })
    zone.monster = null
    state.monsters.discard.push(monster)
    t.say('madhala.monster', { monster })
  } else if (region !== null) {
    state.regions.discard.push(takeRegion(state, zone))
    t.say('madhala.region', { region })
  }
}
