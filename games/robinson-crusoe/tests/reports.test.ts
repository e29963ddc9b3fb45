import { Chance, Match, render } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { robinson } from '../game.ts'
import { REPORTS } from '../rules/reports.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { NO as BLANK, carryOut, position, put, type RobinsonMatch, YES } from './position.ts'

type Told = { readonly id: string; readonly values: { readonly [name: string]: unknown } }

const told = (match: RobinsonMatch): Told[] =>
  match.history?.journal.map(({ id, values }) => ({ id, values: (values ?? {}) as Told['values'] })) ?? []

const of = (match: RobinsonMatch, id: string): Told['values'][] =>
  told(match).flatMap(report => (report.id === id ? [report.values] : []))

test('the plan is told as a queue with odds, and who planned what', () => {
  const match = position('cook', 'soldier').tile('M2', 5).has({ wood: 1 }).rolls(YES, BLANK, BLANK).planning()
  match.pickKey(1, 'place:cook')
  match.pickKey(1, 'gather:M2:1')
  put(match, 'soldier', 'join:1')
  put(match, 'soldier', 'build:weapons:M1')
  carryOut(match)
  expect(of(match, 'plan.placed').map(({ who, pawn }) => [who, pawn])).toEqual([
    ['soldier', 'cook'],
    ['cook', 'soldier'],
    ['cook', 'soldier'],
    ['cook', 'cook'],
  ])
  expect(of(match, 'plan.committed')).toMatchObject([
    {
      actions: [
        {
          id: 2,
          who: 'soldier',
          helpers: [],
          safe: false,
          odds: { success: 4 / 6 },
          deed: { type: 'build' },
        },
        {
          id: 1,
          who: 'cook',
          helpers: ['soldier'],
          safe: true,
          odds: { success: 1 },
          deed: { type: 'gather' },
        },
        { id: 3, who: 'cook', odds: null, deed: { type: 'rest' } },
      ],
    },
  ])
  expect(of(match, 'action.begins').map(({ id, safe }) => [id, safe])).toEqual([
    [2, false],
    [1, true],
    [3, false],
  ])
  const solo = position('cook').planning()
  put(solo, 'cook', 'rest:M1')
  expect(of(solo, 'plan.placed')).toEqual([]) // whom would it be told to
})

test('every change tells why, and from what to what', () => {
  const match = position('cook', 'soldier').has({ wood: 1 }).rolls(BLANK, YES, BLANK).planning()
  put(match, 'soldier', 'build:weapons:M1')
  carryOut(match)
  expect(of(match, 'wounded')).toEqual([{ who: 'soldier', n: 1, why: 'die', card: '', from: 11, to: 10 }])
  expect(of(match, 'det.gained')).toEqual([
    { who: 'soldier', n: 2, why: 'failure', card: '', from: 0, to: 2 },
  ])
  expect(of(match, 'stake.back')).toMatchObject([{ staked: { wood: 1 }, det: 0 }])
})

test('a night without shelter and food tells which wound is whose fault', () => {
  const match = position('cook').until('roundEnd').at('night')
  expect(of(match, 'wounded').map(({ why, from, to }) => [why, from, to])).toEqual([
    ['hunger', 12, 10],
    ['openSky', 10, 9],
  ])
  const last = match.history?.journal.findLast(({ id }) => id === 'wounded')
  if (!last) throw new Error('Nobody was wounded.')
  expect(render(fr, last, ['cook'])).toContain('subit 1\u00a0blessure : pas d’abri.')
  expect(render(en, last, ['cook'])).toContain('takes 1 wound: no shelter.')
})

test('food that is eaten and what the actions brought are told', () => {
  const fed = position('cook', 'soldier').has({ food: 3 }).until('nightMove').at('night')
  expect(of(fed, 'night.meal')).toEqual([{ n: 2, from: 3, to: 1 }])
  const match = position('cook', 'soldier').tile('M2', 5).rolls(YES, BLANK, BLANK).planning()
  put(match, 'cook', 'gather:M2:1')
  carryOut(match)
  expect(of(match, 'gained.later')).toEqual([
    { what: 'wood', n: 1, why: 'success', card: '', from: 0, to: 1 },
  ])
  expect(of(match, 'future.arrives')).toEqual([{ what: 'wood', n: 1, from: 0, to: 1 }])
})

test('a reroll asks with the action, the die as it fell and its price', () => {
  const match = position('cook').det('cook', 2).tile('M2', 5).rolls(BLANK, BLANK, BLANK, YES).planning()
  put(match, 'cook', 'gather:M2:1')
  carryOut(match)
  const face = match.face(0)
  expect(face?.prompt.values).toMatchObject({ price: 2, deed: { type: 'gather', node: 'M2' } })
  expect(face?.candidates[0].say.values).toEqual({ die: 'success', shows: false, price: 2 })
  match.pickKey(0, 'success')
  expect(of(match, 'die.again')).toMatchObject([{ die: 'success', before: false, shows: true, by: 'paid' }])
  expect(of(match, 'det.lost')).toMatchObject([{ why: 'card', card: 'scrounger', from: 2, to: 0 }])
})

test.each(SCENARIO_IDS)('in random games of %s hearts and levels only change as they are told', scenario => {
  const match: RobinsonMatch = Match.start(robinson, { seats: 2, seed: 7, options: { scenario } })
  const hearts: { [who: string]: number } = {}
  const known: ReadonlySet<string> = new Set(REPORTS)
  const seen = new Set<string>()
  const chance = Chance.of(7)
  while (match.ask) match.pick(match.ask.waiting[0], chance.below(match.ask.count(match.ask.waiting[0])))
  for (const { id, values } of told(match)) {
    if (known.has(id)) seen.add(id)
    if (id !== 'wounded' && id !== 'healed') continue
    const { who, from, to } = values as { who: string; from: number; to: number }
    if (who in hearts) expect(from, `${who} before ${id}`).toBe(hearts[who])
    hearts[who] = to
  }
  expect(seen.size).toBeGreaterThan(8)
})
