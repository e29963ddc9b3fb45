import type { DissenterEffect } from '../../data/solo/effects.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { fullZone } from '../assembly/full.ts'
import { templeExplored } from '../query.ts'
import { type Action, newAction } from './action.ts'
import { gainArtefact } from './artefacts.ts'
import {
  buildShelter,
  buildStructure,
  canPlaceThunderhorn,
  placeLeader,
  placeThunderhorn,
} from './building.ts'
import { canGain, gainDino, tame, tameable, templeDino } from './dinos.ts'
import { placeDino } from './explore.ts'
import { check, influence } from './officers.ts'
import { automatonOf, officerOn, opposedZone, programOf, stockOf } from './query.ts'
import { gainReserves } from './reserve.ts'

/** Why an effect is left out (solo.gen.10). */
export type LeftOut =
  | 'noDino'
  | 'noSaddle'
  | 'supply'
  | 'temple'
  | 'owned'
  | 'noThunderhorn'
  | 'full'
  | 'noDie'

/** What speaks against an effect; null where it is resolved. Those that look for a place tell it themselves. */
function against(state: Perseverance3, action: Action, effect: DissenterEffect): LeftOut | null {
  switch (effect.verb) {
    case 'tame': {
      if (tameable(state, action) !== null) return null
      const { untamed } = automatonOf(state, action.dissenter)
      return Object.values(untamed).some(n => n > 0) ? 'noSaddle' : 'noDino'
    }
    case 'templeDino':
      return templeDino(state) === null ? 'supply' : null
    case 'gainDino':
      if (canGain(state, action, effect.species, effect.tamed ?? false)) return null
      return state.supply[effect.species] > 0 ? 'noSaddle' : 'supply'
    case 'artefact':
      if (effect.temple && !templeExplored(state, state.data.temples[effect.temple].species)) return 'temple'
      return state.solo?.artefacts.includes(effect.artefact) ? 'owned' : null
    case 'thunderhorn':
      if (automatonOf(state, action.dissenter).tamed.thunderhorn === 0) return 'noThunderhorn'
      return canPlaceThunderhorn(state, action) ? null : 'full'
    case 'afterDie':
      return action.die ? null : 'noDie'
    default:
      return null
  }
}

/** solo.card.5, solo.card.6: effects in their order; what cannot be done is left out, and the next one follows. */
export function resolveAll(t: Perseverance3Table, action: Action, effects: readonly DissenterEffect[]): void {
  for (const effect of effects) resolveOne(t, action, effect)
}

/** One effect; tells whether it could be done. */
function resolveOne(t: Perseverance3Table, action: Action, effect: DissenterEffect): boolean {
  const why = against(t.state, action, effect)
  if (why === null) resolve(t, action, effect)
  else t.say('solo.leftOut', { owner: action.owner, effect, why })
  return why === null
}

function resolve(t: Perseverance3Table, action: Action, effect: DissenterEffect): void {
  const { state } = t
  const { dissenter, owner } = action
  switch (effect.verb) {
    case 'gainDino':
      gainDino(t, action, effect.species, effect.tamed ?? false)
      return
    case 'templeDino': {
      const species = templeDino(state)
      if (species !== null) gainDino(t, action, species, false)
      return
    }
    case 'tame': {
      const species = tameable(state, action)
      if (species !== null) tame(t, action, species)
      return
    }
    case 'reserve':
      gainReserves(t, dissenter, effect.n)
      return
    case 'shelter':
      buildShelter(t, action, effect.at, effect.onTile ?? false)
      return
    case 'structure':
      buildStructure(t, action, effect.at)
      return
    case 'leader':
      placeLeader(t, action)
      return
    case 'thunderhorn':
      placeThunderhorn(t, action)
      return
    case 'artefact':
      gainArtefact(t, owner, effect.artefact)
      return
    case 'influenceThere': // s3.program.7
      influence(t, action, state.officers[action.last ?? opposedZone(state, dissenter)], 1)
      return
    case 'influenceMinority':
      influence(t, action, null, effect.n)
      return
    case 'check':
      check(t, action, officerOn(effect.officer, programOf(state, dissenter)))
      return
    case 'pay':
      pay(t, action, effect)
      return
    case 'firstOf': {
      // s3.fx.42: those that cannot be done do not count.
      let left = effect.n
      for (const option of effect.of) if (left > 0 && resolveOne(t, action, option)) left--
      return
    }
    case 'explore':
      return // Exploring is done as the dino is placed (s3.dino.13, s3.card.31).
    case 'placeDinoAndExplore':
      placeDino(t, action, effect.direction, resolveAll)
      return
    case 'program':
      program(t, action, effect.unlessAssembly ?? false)
      return
    case 'afterDie':
      resolveAll(t, action, effect.then)
      return
  }
}

/** s3.fx.40, s3.fx.41: a cube of the officer is spent first; without one nothing happens. */
function pay(t: Perseverance3Table, action: Action, effect: DissenterEffect & { verb: 'pay' }): void {
  const { influence: cubes } = t.state
  const { owner, dissenter } = action
  const { officer, then } = effect
  if (cubes[officer][owner] === 0) {
    t.say('solo.notPaid', { owner, officer })
    return
  }
  cubes[officer][owner]--
  stockOf(t.state, dissenter).cubes++
  t.say('solo.paid', { owner, officer })
  resolveAll(t, action, then)
}

/** s3.fx.35 to s3.fx.37: the program's primary action is an action of its own; a city assembly may stand in its way. */
function program(
  t: Perseverance3Table,
  { dissenter, owner, die, at }: Action,
  unlessAssembly: boolean,
): void {
  const { state } = t
  const zone = unlessAssembly ? fullZone(state) : null
  if (zone !== null) {
    t.say('solo.assemblyComes', { owner, zone })
    return
  }
  t.say('solo.acts', { owner, part: 'program', card: null, program: automatonOf(state, dissenter).program })
  resolveAll(t, newAction(dissenter, { die, ...(at && { at }) }), programOf(state, dissenter).primary)
}
