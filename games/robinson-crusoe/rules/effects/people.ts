import type { Rule } from '@tablee/kernel'
import type { Effect, Target } from '../../data/effects.ts'
import type { CharacterId } from '../../data/types.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { askGroup, askOwner } from '../ask.ts'
import type { Cause } from '../cause.ts'
import {
  characterOf,
  everybody,
  firstCharacter,
  gainDet,
  heal,
  living,
  spendDet,
  wound,
} from '../characters.ts'
import { demandDet } from '../demand.ts'
import { characterNames, nodeNames } from '../names.ts'
import { byCause } from '../why.ts'
import type { Doings } from './run.ts'

/** What somebody is chosen for. */
interface Gift {
  readonly to: 'heal' | 'det' | 'use'
  readonly n: number
}

const NO_GIFT: Gift = { to: 'use', n: 0 }

const giving = ({ card }: Cause, { to, n }: Gift) => ({
  like: characterNames,
  values: () => ({ card, to, n }),
  rule: 'golden.2',
})

/** Whom an effect concerns; who is chosen, the group chooses. */
function* targets(
  t: RobinsonTable,
  who: Target,
  cause: Cause,
  among: readonly CharacterId[],
  gift: Gift = NO_GIFT,
): Rule<CharacterId[]> {
  const { state } = t
  if (who === 'actor') return [cause.actor]
  if (who === 'first') return [firstCharacter(state)]
  if (who === 'all') return everybody(state).map(({ id }) => id)
  if (who === 'bearer') return bearers(state, cause.card)
  if (among.length === 0) return []
  return [yield* askGroup(t, 'who', among, giving(cause, gift))]
}

const bearers = ({ characters }: Robinson, card: string): CharacterId[] =>
  characters.filter(one => one.specialWounds.some(token => token.card === card)).map(({ id }) => id)

const hurt = (state: Robinson): CharacterId[] =>
  living(state)
    .filter(one => one.wounds > 0)
    .map(({ id }) => id)

/** So many points, one after the other, to whom the group likes. */
function* share(
  t: RobinsonTable,
  cause: Cause,
  gifts: Gift,
  among: () => CharacterId[],
  give: (who: CharacterId) => void,
): Rule {
  for (let i = 0; i < gifts.n; i++) {
    const who = among()
    if (who.length === 0) return
    give(yield* askGroup(t, 'who', who, giving(cause, { to: gifts.to, n: 1 })))
  }
}

/** The verbs about characters. */
export const people: Pick<
  Doings,
  | 'wound'
  | 'heal'
  | 'healShared'
  | 'det'
  | 'detShared'
  | 'loseAllDet'
  | 'limit'
  | 'specialWound'
  | 'removeSpecialWound'
  | 'nightOutside'
> = {
  *wound(t, { who, n }, cause) {
    for (const one of yield* targets(t, who, cause, allIds(t.state))) wound(t, one, n, byCause(cause))
  },

  *heal(t, { who, n }, cause) {
    for (const one of yield* targets(t, who, cause, hurt(t.state), { to: 'heal', n }))
      heal(t, one, n, byCause(cause))
  },

  *healShared(t, { n }, cause) {
    yield* share(
      t,
      cause,
      { to: 'heal', n },
      () => hurt(t.state),
      who => heal(t, who, 1, byCause(cause)),
    )
  },

  *det(t, { who, n }, cause) {
    for (const one of yield* targets(t, who, cause, allIds(t.state), { to: 'det', n }))
      if (n > 0) gainDet(t, one, n, byCause(cause))
      else yield* demandDet(t, cause, one, -n)
  },

  *detShared(t, { n }, cause) {
    yield* share(
      t,
      cause,
      { to: 'det', n },
      () => allIds(t.state),
      who => gainDet(t, who, 1, byCause(cause)),
    )
  },

  loseAllDet(t, _, cause) {
    spendDet(t, cause.actor, characterOf(t.state, cause.actor).det, byCause(cause))
  },

  *limit(t, { who, to, nextRound }, cause) {
    const { state } = t
    const round = nextRound ? state.round + 1 : state.round
    for (const one of yield* targets(t, who, cause, allIds(state))) {
      if (one === 'friday' && to === 'onePawn') continue // L2359: he never has more
      characterOf(state, one).limits.push({ to: typeof to === 'string' ? to : [...to], round })
      t.say('limited', { who: one, to: typeof to === 'string' ? to : [...to] })
    }
  },

  specialWound(t, { colour, part }, { actor, card }) {
    characterOf(t.state, actor).specialWounds.push({ card, colour, part })
    t.say('wounded.specially', { who: actor, part, card })
  },

  removeSpecialWound(t, _, { card }) {
    for (const { id, specialWounds } of t.state.characters) {
      const place = specialWounds.findIndex(token => token.card === card)
      if (place < 0) continue
      const [{ part }] = specialWounds.splice(place, 1)
      t.say('healed.specially', { who: id, part, card })
    }
  },

  nightOutside: sleepOutside,
}

const allIds = (state: Robinson): CharacterId[] => living(state).map(({ id }) => id)

/** The actor will not come back to the camp tonight. L1260 */
function* sleepOutside(t: RobinsonTable, { next }: Effect & { do: 'nightOutside' }, cause: Cause): Rule {
  const { state } = t
  const { actor, card, node } = cause
  const character = characterOf(state, actor)
  if (!character.alive) return // What dead Friday has found comes to the camp. L1656
  const here = node || state.camp
  const places = character.outside === '' || character.outside === here ? [here] : [character.outside, here]
  character.outside = yield* askOwner(t, actor, 'outside.where', places, {
    like: nodeNames,
    values: () => ({ card }),
    rule: 'outside.5',
  })
  if (state.act) state.act.outside = true
  if (next) state.later.push({ card, who: actor, when: 'roundStart', round: state.round + 1 })
  t.say('outside', { who: actor, node: character.outside })
}
