import type { Rule } from '@tablee/kernel'
import { BEASTS, type BeastId } from '../data/beasts.ts'
import type { Effect } from '../data/effects.ts'
import type { Beast, CharacterId } from '../data/types.ts'
import type { RobinsonTable } from '../state.ts'
import type { Cause } from './cause.ts'
import { everybody, wound } from './characters.ts'
import { demandLevel } from './demand.ts'
import { runEffects } from './effects/run.ts'
import { openWindow } from './powers/window.ts'
import { gain } from './resources.ts'
import { because, type Why } from './why.ts'

/** Whom one fights: strength, and what else its card prints. */
export interface Foe {
  readonly strength: number
  readonly weapons?: number
  readonly food?: number
  readonly fur?: number
  readonly palisade?: number
  readonly effects?: readonly Effect[]
}

/** A fight, step by step, by the actor of its cause. L948 */
export function* fight(t: RobinsonTable, foe: Foe, cause: Cause): Rule {
  const own: Cause = { ...cause, pays: 'actor' } // L1448: what the fighter cannot lose wounds the fighter
  const beast = because('beast', own.card)
  yield* compare(t, foe.strength, [own.actor], own.actor, because('fight', own.card))
  yield* demandLevel(t, own, 'weapons', foe.weapons ?? 0, beast)
  gain(t, 'food', foe.food ?? 0, beast)
  gain(t, 'fur', foe.fur ?? 0, beast)
  yield* demandLevel(t, own, 'palisade', foe.palisade ?? 0, beast)
  yield* runEffects(t, foe.effects ?? [], own)
}

/** Hungry animals: everybody at camp is wounded alike. L1357 */
export function* animalsFight(t: RobinsonTable, strength: number, actor: CharacterId): Rule {
  yield* compare(
    t,
    strength,
    everybody(t.state).map(({ id }) => id),
    actor,
    because('animals'),
  )
}

/** Strength against weapons, with what may be added for this fight alone. */
function* compare(
  t: RobinsonTable,
  strength: number,
  fighters: readonly CharacterId[],
  actor: CharacterId,
  why: Why,
): Rule {
  const { state } = t
  t.say('fight', { who: actor, strength, weapons: state.weapons, card: why.card })
  state.bonus = 0
  if (strength > state.weapons && fighters.length > 0) yield* openWindow(t, 'fight', actor, strength)
  const wounds = Math.max(0, strength - state.weapons - state.bonus)
  if (state.bonus > 0) t.say('fight.wounds', { who: actor, n: wounds, bonus: state.bonus })
  for (const who of fighters) wound(t, who, state.parry.includes(who) ? wounds - 1 : wounds, why)
  state.bonus = 0
  state.parry.length = 0
  state.usedInFight.length = 0
}

/** A fight against a beast, which then leaves the game. */
export function* fightBeast(t: RobinsonTable, id: BeastId, cause: Cause, danger = 0): Rule {
  const beast: Beast = BEASTS[id]
  const { weapons, food, fur, effects } = beast
  t.state.open.push(id)
  t.say('beast.shown', { beast: id })
  yield* fight(t, { strength: beast.strength + danger, weapons, food, fur, effects }, cause)
  t.state.open.pop()
  t.state.gone.push(`beast:${id}`)
}
