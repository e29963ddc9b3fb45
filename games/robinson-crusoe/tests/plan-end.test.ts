import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { robinson } from '../game.ts'
import { EDITS } from '../rules/plan/edits.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import { offeredIn } from './cards/scene.ts'
import { position, put, type RobinsonMatch } from './position.ts'

/** Takes a pawn up and keeps it, until the planning has gone on for long. */
function dither(match: RobinsonMatch, pawn: string): void {
  while (match.state.plan.edits < EDITS - 1) {
    match.pickKey(0, `place:${pawn}`)
    match.pickKey(0, 'pass')
  }
  match.pickKey(0, 'asking:always')
}

test('a plan may be changed as long as people like; who keeps switching how they are asked comes to an end [plan.13] [plan.14]', () => {
  const match = position('cook', 'soldier').planning()
  for (let i = 0; i < 100; i++) {
    put(match, 'cook', i % 2 === 0 ? 'rest:M1' : 'arrange:M1')
    match.pickKey(0, `take:${match.state.plan.actions[0].id}:cook`)
  }
  put(match, 'cook', 'rest:M1')
  expect(offeredIn(match)).toContain(`take:${match.state.plan.actions[0].id}:cook`)
  const restless = position('cook', 'soldier').planning()
  for (const mode of ['always', 'matters', 'always', 'matters', 'always'])
    restless.pickKey(0, `asking:${mode}`)
  expect(offeredIn(restless)).toContain('asking:matters')
  restless.pickKey(0, 'asking:matters')
  expect(offeredIn(restless)).toEqual(['place:cook', 'place:soldier'])
})

test('after many changes a pawn that is taken up must be placed, so that every plan ends [plan.13]', () => {
  const match = position('cook').with({ friday: 'yes' }).planning()
  dither(match, 'friday')
  match.pickKey(0, 'place:friday')
  expect(offeredIn(match)).not.toContain('pass')
  match.pickKey(0, 'rest:M1')
  expect(offeredIn(match)).not.toContain('place:friday')
})

test('nor is anything begun then that somebody else would have to lead, or that is let be again [plan.13] [char.16]', () => {
  const match = position('soldier', 'carpenter').items('rope').equipment('pistol').planning()
  match.state.threats.right = 'jaguar'
  dither(match, 'soldier')
  match.pickKey(0, 'place:soldier')
  expect(offeredIn(match)).not.toContain('build:snare:M1')
  expect(offeredIn(match)).not.toContain('threat:jaguar')
  expect(match.face(0)?.refused).toContainEqual(
    expect.objectContaining({ key: 'build:snare:M1', rule: 'char.16' }),
  )
  expect(match.face(0)?.refused).toContainEqual(
    expect.objectContaining({ key: 'threat:jaguar', rule: 'plan.16' }),
  )
})

test('what then keeps the plan from being carried out is given up [plan.12] [char.16]', () => {
  const match = position('soldier', 'carpenter').items('rope').hunting('fox').planning()
  put(match, 'soldier', 'build:snare:M1') // waits for the carpenter, who does not come
  put(match, 'soldier', 'hunt') // waits for a second pawn
  dither(match, 'carpenter')
  expect(match.state.plan.actions).toEqual([])
})

test('a Goat that is let live for want of weapons is not offered again at the same moment [term.19]', () => {
  const match = position('cook')
    .discoveries('goat')
    .equipment('pistol')
    .change(state => (state.phase = 'end'))
    .until('nightMove')
    .at('night')
  match.pickKey(0, 'discovery:goat')
  match.pickKey(0, 'done') // no shot is spent on it
  expect(match.state.discoveries).toEqual(['goat'])
  expect(match.ask).toBeNull()
})

test('both storms of the row can be faced, each in each way to pay, and each leaves its own place [threat.5]', () => {
  const match = position('cook', 'soldier').has({ wood: 4 }).items('shovel').threats('storm', '').planning()
  match.state.threats.right = 'storm'
  match.pickKey(0, 'place:cook')
  const ways = offeredIn(match).filter(key => key.startsWith('threat:'))
  match.pickKey(0, 'pass')
  expect(ways).toEqual(['threat:storm', 'threat:storm:1', 'threat:storm:right', 'threat:storm:right:1'])
  put(match, 'cook', 'threat:storm:right:1')
  expect(match.state.plan.actions).toHaveLength(1)
  put(match, 'cook', 'threat:storm:1')
  expect(match.state.plan.actions).toHaveLength(2)
})

test.each(SCENARIO_IDS)(
  'whoever always answers alike still comes to the end of %s [plan.13] [flow.1]',
  scenario => {
    const habits = [() => 0, (count: number) => count - 1, (count: number, n: number) => n % count]
    for (const [seed, habit] of habits.entries()) {
      const setup = { seats: 1 + (SCENARIO_IDS.indexOf(scenario) % 4), seed, options: { scenario } }
      const match: RobinsonMatch = Match.start(robinson, { ...setup, keep: false })
      let n = 0
      for (; match.ask && n < robinson.bound; n++) {
        const seat = match.ask.waiting[n % match.ask.waiting.length]
        match.pick(seat, habit(match.ask.count(seat), n))
      }
      expect(n).toBeLessThan(robinson.bound)
    }
  },
)
