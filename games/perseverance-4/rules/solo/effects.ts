import type { DissenterEffect, DissenterEffects, OfficerWord } from '../../data/solo/effects.ts'
import { ownerOf } from '../query.ts'
import { cabin, cabinFewest, fortification, leader } from './build.ts'
import { crateBattlefield, crateCommunity, crateVoyage } from './crates.ts'
import { gainReserves, soloOf } from './gains.ts'
import { type Acting, chooseOfficer, namedZone, sideOf } from './query.ts'
import { advanceRally, rally } from './rally.ts'

/** s4.fx: effects one after the other. */
export function run(acting: Acting, effects: DissenterEffects): void {
  for (const effect of effects) resolve(acting, effect)
}

/** s4.fx, solo.officer: a cube on an officer, if one is left and the officer is not avoided. */
function influence(acting: Acting, word: OfficerWord): void {
  const { t, dissenter } = acting
  const one = soloOf(t).dissenters[dissenter]
  if (one.cubes === 0) return
  const choice = chooseOfficer(acting, word)
  if (choice.place === null) return
  one.cubes--
  t.state.influence[choice.place][ownerOf(dissenter)]++
  t.say('solo.influence', { owner: ownerOf(dissenter), officer: choice.place, choice })
}

function resolve(acting: Acting, effect: DissenterEffect): void {
  const { t, dissenter } = acting
  switch (effect.verb) {
    case 'cabin':
      cabin(acting, namedZone(acting, effect.zone), effect.crew)
      break
    case 'cabinFewest':
      cabinFewest(acting, effect.section)
      break
    case 'crateBattlefield':
      crateBattlefield(acting, namedZone(acting, effect.zone))
      break
    case 'crateVoyage':
      crateVoyage(acting, namedZone(acting, effect.zone))
      break
    case 'crateCommunity':
      crateCommunity(acting, namedZone(acting, effect.zone))
      break
    case 'leader':
      leader(acting, namedZone(acting, effect.zone))
      break
    case 'fortification':
      fortification(acting, namedZone(acting, effect.zone))
      break
    case 'influence':
      influence(acting, effect.officer)
      break
    case 'reserve':
      gainReserves(t, dissenter, effect.n)
      break
    case 'advanceRally':
      advanceRally(acting, effect.n)
      break
    case 'rally': {
      // s4.rally.18: Narek resolves those of action cards twice.
      const times = effect.starred && dissenter === 'narek' ? 2 : 1
      for (let i = 0; i < times; i++) rally(acting, namedZone(acting, effect.zone))
      break
    }
    case 'programPrimary':
      run(acting, sideOf(acting).primary)
      break
    case 'programSecondary':
      run(acting, sideOf(acting).secondary)
      break
    case 'legend':
      if (soloOf(t).level === 'legend') run(acting, effect.effects)
      break
  }
}
