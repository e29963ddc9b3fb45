import { Match } from '@tablee/kernel'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { type OutcomeId, ROADS } from '../data/campaign.ts'
import type { ScenarioId } from '../data/scenarios.ts'
import { diluvium } from '../game.ts'
import { room } from '../index.ts'
import type { Diluvium } from '../state.ts'
import { RIVAL } from '../state.ts'
import { type DiluviumMatch, type Position, solo } from './position.ts'

/** A scenario as it is set up, dealt by a seed. */
export const started = (scenario: ScenarioId, seed = 1, options = {}): Diluvium =>
  Match.start(diluvium, { seats: 1, options: { scenario, ...options }, seed }).state

/** What a victory would be now; null while nothing ends the game. */
export const victory = ({ outcome }: DiluviumMatch) => outcome?.why.values?.outcome ?? null

/** Where an outcome leads, and what kinds of bonus it gives. */
export const leadsTo = (outcome: OutcomeId) => ({
  to: ROADS[outcome].to,
  bonuses: ROADS[outcome].bonuses.map(({ kind }) => kind),
})

/**
 * Tests what holds in most scenarios: an empty pile, a fallen City, and that random games keep the laws, also with
 * other options. `change` is what it takes for the rival's Warship to stay in your City.
 */
export function endsAsUsual(
  scenario: ScenarioId,
  rule: string,
  options: { readonly [option: string]: unknown } = {},
  change: (position: Position) => void = () => {},
) {
  test(`an empty pile makes the round the last, and a rival Warship in your City ends all [${rule}]`, () => {
    const at = (craft: number) =>
      solo({ scenario }).pile('craft', craft).last(0, 'exploit').tokens('ct1a').at('round').state.final
    expect([at(1), at(0)]).toEqual([false, true])
    const position = solo({ scenario }).last(0, 'fight').tokens('ct1a')
    change(position)
    const fallen = position.warship(RIVAL, position.state.players[0].city).at('rival')
    expect(fallen.outcome).toMatchObject({ winners: [], why: { values: { reason: 'cityFell' } } })
  })

  test('random games end and keep the laws', () => {
    for (const more of [{}, options]) {
      const trial = { games: 5, seed: 11, seats: 1, options: { scenario, ...more } }
      expect(lawful(room, trial).games).toBe(trial.games)
    }
  })
}
