import { type Game, Mistake, type Setup } from '@tablee/kernel'
import { PLAYABLE } from './data/characters.ts'
import { WRECKAGE_IDS } from './data/wreckage.ts'
import { specials } from './rules/cards/index.ts'
import { addSpecials } from './rules/cards/special.ts'
import { partyOf } from './rules/characters.ts'
import { doings } from './rules/effects/index.ts'
import { setDoings } from './rules/effects/run.ts'
import { endOfPhase } from './rules/phases/end-of-phase.ts'
import { event, eventCardStep } from './rules/phases/event.ts'
import { morale } from './rules/phases/morale.ts'
import { night, nightMove } from './rules/phases/night.ts'
import { preAction, production } from './rules/phases/production.ts'
import { roundEnd, roundStart } from './rules/phases/round.ts'
import { weather } from './rules/phases/weather.ts'
import { commit } from './rules/plan/commit.ts'
import { planning, proposal } from './rules/plan/planning.ts'
import { resolve } from './rules/resolve/resolve.ts'
import { startState } from './rules/setup.ts'
import { FIRST, SCENARIO_IDS } from './scenarios/data.ts'
import type { Robinson } from './state.ts'
import type { RobinsonText } from './text/en.ts'
import { say } from './text/say.ts'
import { redeal, view } from './view.ts'

// What effects and irregular cards do is told to those that run them, as the cards lead back to the rules.
setDoings(doings)
addSpecials(specials)

/** Robinson Crusoe without the rules of its scenarios, and without what only its laws ask for. */
export const core: Omit<Game<Robinson, RobinsonText>, 'invariants'> = {
  id: 'robinson-crusoe',
  version: 2,
  seats: { min: 1, max: 4 },
  options: {
    scenario: { kind: 'choice', values: SCENARIO_IDS, default: FIRST },
    characters: {
      kind: 'perSeat',
      values: [...PLAYABLE, 'random'],
      default: seats => PLAYABLE.slice(0, seats),
    },
    versions: { kind: 'perSeat', values: ['woman', 'man'], default: seats => VERSIONS.slice(0, seats) },
    firstPlayer: { kind: 'choice', values: ['random', 'firstSeat'], default: 'random' },
    equipment: { kind: 'number', min: 0, max: 8, default: 2 },
    /** How many book cards are in the event deck; -1 for half. */
    books: { kind: 'number', min: -1, max: 12, default: -1 },
    wreckage: { kind: 'choice', values: [...WRECKAGE_IDS, 'random'], default: 'foodCrates' },
    friday: { kind: 'choice', values: ['usual', 'yes', 'no'], default: 'usual' },
    dog: { kind: 'choice', values: ['usual', 'yes', 'no'], default: 'usual' },
    hungryCrew: { kind: 'flag', default: false },
  },
  check,
  open: true,
  start: startState,
  first: 'roundStart',
  steps: {
    roundStart,
    event,
    eventCard: eventCardStep,
    morale,
    production,
    preAction,
    planning,
    commit,
    resolve,
    endOfPhase,
    weather,
    night,
    nightMove,
    roundEnd,
  },
  view,
  redeal,
  proposal,
  round: state => state.round,
  party: (state, seat) => partyOf(state, state.characters[seat].id),
  // Twelve rounds of at most 300 changes in two picks, 16 late placements, 8 actions with a dozen answers each.
  bound: 9000,
}

const VERSIONS = ['woman', 'man', 'woman', 'man']

/** A character is played once. L259 */
function check({ options }: Setup): Mistake | null {
  const chosen = (options.characters as readonly string[]).filter(id => id !== 'random')
  const twice = chosen.find((id, seat) => chosen.indexOf(id) < seat)
  if (twice === undefined) return null
  const what = say('setup.twice', { who: twice as (typeof PLAYABLE)[number] })
  return new Mistake(what, `The ${twice} can be played by one seat only.`)
}
