import type { Message, Rule } from '@tablee/kernel'
import type { Branch, Effect } from '../../data/effects.ts'
import type { EventDeckCard, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup, askOwner } from '../ask.ts'
import { runSpecial } from '../cards/special.ts'
import type { Cause } from '../cause.ts'
import { characterOf } from '../characters.ts'
import { shuffleIntoEvents } from '../decks.ts'
import { isSheltered } from '../island.ts'
import { hasItem } from '../items.ts'
import { haveWeapons, openWindow } from '../powers/window.ts'
import { inStock } from '../resources.ts'
import { scenarioOf } from '../scenarios/scenario.ts'
import { type Doings, runEffects } from './run.ts'

/** Whether all that a branch costs can be paid. L1560 */
function isPossible(state: Robinson, branch: Branch, { actor }: Cause): boolean {
  return branch.every(effect => {
    if (effect.do === 'lose') return inStock(state, effect.what) >= effect.n
    if (effect.do === 'level') return canChange(state, effect)
    if (effect.do === 'ignoreCloud') return state.sky !== null && state.sky[effect.kind] > 0
    if (effect.do === 'snowBecomesRain') return state.sky !== null && state.sky.snow > 0
    if (effect.do === 'det' && effect.who === 'actor') return characterOf(state, actor).det >= -effect.n
    return effect.do !== 'flipItems' || state.items.length >= effect.n
  })
}

/** A level goes down only as far as there is, and up only what has a shelter to stand on. L1052, L2145 */
const canChange = (state: Robinson, { of, n }: Effect & { do: 'level' }): boolean =>
  n < 0 ? state[of] >= -n : of === 'weapons' || isSheltered(state)

const branchNaming = {
  key: ({ place }: { place: number; branch: Branch }): string => String(place + 1),
  say: ({ branch }: { place: number; branch: Branch }): Message => say('effects', { effects: branch }),
}

function* chooseBranch(t: RobinsonTable, { by, branches }: Effect & { do: 'choose' }, cause: Cause): Rule {
  const possible = branches
    .map((branch, place) => ({ branch, place }))
    .filter(({ branch }) => isPossible(t.state, branch, cause))
  if (possible.length === 0) return
  const naming = {
    key: branchNaming.key,
    say: branchNaming.say,
    values: () => ({ card: cause.card }),
    rule: 'term.5',
  }
  const { branch } =
    by === 'group'
      ? yield* askGroup(t, 'branch', possible, naming)
      : yield* askOwner(t, cause.actor, 'branch', possible, naming)
  yield* runEffects(t, branch, cause)
}

/** The verbs that put others together. */
export const compose: Pick<
  Doings,
  | 'ifPossible'
  | 'choose'
  | 'medicine'
  | 'ifWeapons'
  | 'atNight'
  | 'book'
  | 'shuffle'
  | 'special'
  | 'ignoreCloud'
  | 'snowBecomesRain'
> = {
  ifPossible: (t, { effects }, cause) => runEffects(t, effects, { ...cause, soft: true }),
  choose: chooseBranch,

  *medicine(t, { with: cured, without }, cause) {
    if (!hasItem(t.state, 'medicine')) yield* openWindow(t, 'medicine', cause.actor)
    yield* runEffects(t, hasItem(t.state, 'medicine') ? cured : without, cause)
  },

  *ifWeapons(t, { atLeast, met, unmet }, cause) {
    yield* runEffects(t, (yield* haveWeapons(t, atLeast, cause.actor)) ? met : unmet, cause)
  },

  atNight(t, { everyNight }, { card, actor }) {
    const { state } = t
    const waits = state.phase === 'event' || state.phase === 'action' ? state.round : state.round + 1
    state.later.push({ card, who: actor, when: everyNight ? 'everyNight' : 'night', round: waits })
    state.kept.push(card)
    state.fate = 'kept'
  },

  book: (t, _, cause) => scenarioOf(t.state).book(t, cause),

  shuffle(t, _, { card }) {
    shuffleIntoEvents(t, card as EventDeckCard)
    t.state.fate = 'shuffled'
  },

  special: (t, { id }, cause) => runSpecial(t, id, cause),

  ignoreCloud({ state }, { kind }) {
    if (state.sky && state.sky[kind] > 0) state.sky[kind]--
  },

  snowBecomesRain({ state }) {
    if (!state.sky || state.sky.snow === 0) return
    state.sky.snow--
    state.sky.rain++
  },
}
