import { type Game, Mistake, type Setup } from '@tablee/kernel'
import { reconstructed } from './data/all.ts'
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from './data/solo.ts'
import { DIFFICULTY_IDS, type Difficulty } from './data/tracks.ts'
import { AFFINITIES } from './data/types.ts'
import { zone } from './rules/adventure/zone.ts'
import { cleanup, payWages, reset } from './rules/cleanup.ts'
import { deploy } from './rules/deploy/turn.ts'
import { score } from './rules/points.ts'
import { preparation } from './rules/preparation.ts'
import { clans, startState } from './rules/setup.ts'
import type { MonsterLands } from './state.ts'
import type { MonsterText } from './text/en.ts'
import { say } from './text/say.ts'
import { redeal, view } from './view.ts'

/** Monster Lands without what only laws and the checks of data packs look at. */
export const core: Omit<Game<MonsterLands, MonsterText>, 'invariants'> = {
  id: 'monster-lands',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    difficulty: { kind: 'choice', values: DIFFICULTY_IDS, default: 'normal' },
    scenario: { kind: 'choice', values: SCENARIO_IDS, default: 'routine' },
    clans: {
      kind: 'perSeat',
      values: [...AFFINITIES, 'choose'],
      default: seats => Array(seats).fill('choose'),
      drawn: true,
    },
    ambushes: { kind: 'flag', default: false },
    favor: { kind: 'flag', default: false },
    moreMonsters: { kind: 'flag', default: false },
  },
  check,
  reconstructed,
  start: startState,
  first: 'clans',
  steps: { clans, preparation, deploy, zone, cleanup, wages: payWages, reset },
  view,
  redeal,
  round: state => state.turn,
  party: (state, seat) => state.clans[seat].affinity ?? `seat${seat + 1}`,
  scores: state => state.clans.map(clan => score(state, clan)),
  // Six turns of four clans with some thirty dice each, a dozen picks for every expedition and battle.
  bound: 20_000,
}

/** setup.29, scenario.37 */
function check({ seats, options }: Setup): Mistake | null {
  const chosen = (options.clans as readonly string[]).filter(one => one !== 'choose')
  const twice = chosen.find((one, seat) => one !== 'random' && chosen.indexOf(one) < seat)
  if (twice !== undefined) {
    const what = say('setup.twice', { affinity: twice as (typeof AFFINITIES)[number] })
    return new Mistake(what, `Two clans cannot both be of ${twice}.`)
  }
  if (seats > 1) return null
  const { lowest } = SCENARIOS[options.scenario as ScenarioId]
  const level = DIFFICULTY_IDS.indexOf(options.difficulty as Difficulty)
  if (level >= DIFFICULTY_IDS.indexOf(lowest)) return null
  return new Mistake(say('setup.tooEasy', { lowest }), `This scenario is played at ${lowest} or above.`)
}
