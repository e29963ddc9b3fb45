import { scenarioOf } from '../../scenarios/scenario.ts'
import type { EventDeckCard } from '../../state.ts'
import { runSpecial } from '../cards/special.ts'
import { shuffleIntoEvents } from '../decks.ts'
import { hasItem } from '../items.ts'
import { haveWeapons, openWindow } from '../powers/window.ts'
import { chooseBranch } from './branches.ts'
import { type Doings, runEffects } from './run.ts'

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
  | 'lasting'
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
  lasting: () => {},

  ignoreCloud({ state }, { kind }) {
    if (state.sky && state.sky[kind] > 0) state.sky[kind]--
  },

  snowBecomesRain({ state }) {
    if (!state.sky || state.sky.snow === 0) return
    state.sky.snow--
    state.sky.rain++
  },
}
