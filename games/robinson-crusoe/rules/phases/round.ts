import { take } from '@tablee/common/piles.ts'
import type { Next, Rule } from '@tablee/kernel'
import type { Effect } from '../../data/effects.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { RobinsonTable } from '../../state.ts'
import { adventureCard, discardCard, isAdventure, isMystery, mysteryCard } from '../cards/resolve-card.ts'
import { byActor } from '../cause.ts'
import { characterOf } from '../characters.ts'
import { runEffects } from '../effects/run.ts'
import { lose } from '../ending.ts'
import { newRoundNotes } from '../setup.ts'
import { unload } from './unload.ts'

/** A round begins: those who slept outside come back, and what waited for this round happens. §6.2 */
export function* roundStart(t: RobinsonTable): Rule<Next> {
  const { state } = t
  state.phase = 'start'
  state.thisRound = newRoundNotes()
  t.turn(state.firstPlayer)
  t.say('round', { round: state.round, of: state.rounds })
  for (const character of state.characters) {
    if (character.outside === '') continue
    character.outside = ''
    if (character.alive) t.say('outside.back', { who: character.id })
    yield* unload(t, { from: 'roundStart', by: character.id }, character.id) // L1268
  }
  yield* runLater(t, 'roundStart')
  yield* scenarioOf(state).roundStart?.(t) ?? []
  return state.round === 1 ? 'morale' : 'event' // L520
}

/** What cards left for a later moment; those that strike once are then discarded. */
export function* runLater(t: RobinsonTable, when: 'roundStart' | 'night'): Rule {
  const { state } = t
  const due = state.later.filter(
    one => one.round <= state.round && (one.when === when || (when === 'night' && one.when === 'everyNight')),
  )
  for (const one of due) {
    const haunts = one.when === 'everyNight' && characterOf(state, one.who).alive
    if (!haunts) {
      take(state.later, one)
      const place = state.kept.indexOf(one.card)
      if (place >= 0) discardCard(state, state.kept.splice(place, 1)[0])
    }
    if (haunts || one.when !== 'everyNight')
      yield* runEffects(t, laterEffects(one.card, when), byActor(one.card, one.who))
  }
}

/** The effects that a card keeps for later. */
function laterEffects(card: string, when: 'roundStart' | 'night'): readonly Effect[] {
  const parts = isAdventure(card)
    ? [...adventureCard(card).upper, ...(adventureCard(card).lower ?? [])]
    : isMystery(card)
      ? mysteryCard(card).effects
      : []
  for (const effect of parts.flatMap(withInner)) {
    if (when === 'roundStart' && effect.do === 'nightOutside') return effect.next ?? []
    if (when === 'night' && effect.do === 'atNight') return effect.effects
  }
  return []
}

const withInner = (effect: Effect): Effect[] =>
  effect.do === 'choose' ? [effect, ...effect.branches.flat().flatMap(withInner)] : [effect]

/** The last of a round: victories that are counted then, the end of time, the next first player. L1403 */
export function* roundEnd(t: RobinsonTable): Rule<Next> {
  const { state } = t
  for (const character of state.characters) {
    character.skillsUsed.length = 0
    character.limits = character.limits.filter(({ round }) => round > state.round)
    if (character.confused <= state.round) character.confused = 0
  }
  for (const treasure of state.treasures) treasure.user = ''
  yield* scenarioOf(state).endOfRound?.(t) ?? []
  if (state.round === state.rounds) return lose(t, 'end.time')
  state.round++
  state.firstPlayer = (state.firstPlayer + 1) % state.players
  return 'roundStart'
}
