import { type Game, Mistake, type Setup } from '@tablee/kernel'
import { reconstructed } from './data/all.ts'
import { BOARDS } from './data/boards.ts'
import { DIFFICULTIES } from './data/campaign.ts'
import { CARDS } from './data/cards.ts'
import { FLAG_IDS, FLAGS } from './data/flags.ts'
import type { ScenarioId } from './data/scenarios.ts'
import { TILE_NUMBERS } from './data/tiles.ts'
import { CIVS, type Civ } from './data/types.ts'
import { invariants } from './invariants.ts'
import { roundEnd } from './rules/end.ts'
import { canBeHome } from './rules/home.ts'
import { partiesOf, powerOf } from './rules/query.ts'
import { rivalTurn } from './rules/rival/turn.ts'
import { opening, round } from './rules/round.ts'
import { addScenarios } from './rules/scenario.ts'
import { startState } from './rules/setup.ts'
import { after, turn } from './rules/turn.ts'
import { SCENARIO_RULES } from './scenarios/index.ts'
import type { Diluvium } from './state.ts'
import type { DiluviumText } from './text/en.ts'
import { say } from './text/say.ts'
import { redeal, view } from './view.ts'

addScenarios(SCENARIO_RULES)

const flags = Object.fromEntries(FLAG_IDS.map(id => [id, { kind: 'flag', default: FLAGS[id] } as const]))

/** Diluvium. */
export const diluvium: Game<Diluvium, DiluviumText> = {
  id: 'diluvium',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    // A game of one: the scenario, and what was won before in the same campaign.
    scenario: { kind: 'choice', values: SCENARIO_RULES.map(({ id }) => id), default: 's01' },
    difficulty: { kind: 'choice', values: DIFFICULTIES, default: 'normal' },
    board: { kind: 'choice', values: BOARDS, default: 'standard' },
    food: { kind: 'flag', default: false },
    fewerZeros: { kind: 'flag', default: false },
    card: { kind: 'choice', values: ['none', ...CARDS], default: 'none' },
    home: { kind: 'number', min: 0, max: TILE_NUMBERS.length, default: 0 },
    rack: { kind: 'flag', default: false },
    aztecSettler: { kind: 'flag', default: false },
    allies: { kind: 'choice', values: ['egyptian', 'aztec'], default: 'egyptian' },
    // A game of several.
    civs: { kind: 'perSeat', values: CIVS, default: seats => CIVS.slice(0, seats), drawn: true },
    boards: { kind: 'choice', values: ['symmetric', 'dealt', 'draft'], default: 'symmetric' },
    ...flags,
  },
  check,
  reconstructed,
  start: startState,
  first: 'opening',
  steps: { opening, round, rival: rivalTurn, turn, after, roundEnd },
  view,
  redeal,
  invariants,
  round: state => Math.max(1, state.round),
  party: (state, party) => powerOf(state, party).civ,
  parties: partiesOf,
  scores: state => state.players.map(({ gold }) => gold),
  bound: 20_000,
}

/** base.setup.9, setup.30 */
function check({ seats, options }: Setup): Mistake | null {
  const home = options.home as number
  if (seats === 1 && home > 0 && !canBeHome(home, options.scenario as ScenarioId))
    return new Mistake(
      say('setup.home', { tile: home }),
      `Tile ${home} is needed on the map of this scenario.`,
    )
  const civs = options.civs as readonly string[]
  const twice = civs.find((civ, seat) => seats > 1 && civ !== 'random' && civs.indexOf(civ) < seat)
  if (twice === undefined) return null
  return new Mistake(say('setup.twice', { civ: twice as Civ }), `Two players cannot both lead ${twice}.`)
}
