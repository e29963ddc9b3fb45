import { favourite, misjudged, oneWins, partsAreReasons } from '@tablee/common/testing/judging.ts'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { diluvium } from '../game.ts'
import { SCENARIO_RULES } from '../scenarios/index.ts'
import { RIVAL } from '../state.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { several, solo } from './position.ts'

describe('chances', () => {
  test.each([2, 3, 4])('of %i are finite and come to one, wherever a game goes', seats => {
    expect(misjudged(brain, diluvium, { seats, options: { boards: 'dealt' }, fit: oneWins })).toEqual([])
  })

  test.each(SCENARIO_RULES.map(({ id }) => id))('alone in %s are one number from 0 to 1', scenario => {
    expect(misjudged(brain, diluvium, { seats: 1, options: { scenario } })).toEqual([])
  })

  test('more gold is better for a seat, and worse for the others', () => {
    const [before, after] = [several(2).state, several(2).gold(0, 9).state].map(brain.value)
    expect(after[0]).toBeGreaterThan(before[0])
    expect(after[1]).toBeLessThan(before[1])
  })

  const alone = (position: ReturnType<typeof solo>) => brain.value(position.state)[0]
  const fought = (combats: number) =>
    solo().change(({ story }) => {
      if (story?.id === 's01') story.won = combats
    })

  test('a scenario is nearer to be won with more of its goal, and with more gold than the rival', () => {
    expect(alone(fought(3))).toBeGreaterThan(alone(fought(1)))
    expect(alone(solo().gold(0, 8))).toBeGreaterThan(alone(solo()))
    expect(alone(solo().gold(RIVAL, 8))).toBeLessThan(alone(solo()))
  })

  test('a goal that is met is a victory with more gold and a defeat without [end.8]', () => {
    expect(alone(fought(4).gold(0, 3).gold(RIVAL, 2))).toBeGreaterThan(0.8)
    expect(alone(fought(4).gold(0, 2).gold(RIVAL, 2))).toBeLessThan(0.1)
    expect(alone(fought(4).gold(0, 2).gold(RIVAL, 2))).toBeLessThan(alone(fought(3)))
  })

  test('the rival’s Warship near the City is a danger, and so is a pile that runs out [end.1] [end.2]', () => {
    expect(alone(solo().warship(RIVAL, '-1,3'))).toBeLessThan(alone(solo()) / 2)
    expect(alone(solo().pile('food', 2))).toBeLessThan(alone(solo()))
  })
})

describe('what looks promising', () => {
  test('no fight while the rival’s Warship would reach the City by copying it', () => {
    const near = solo().warship(RIVAL, '-1,3').warship(0, '0,3').last(0, 'exploit').at(['turn', 0])
    expect(favourite(brain, near)).not.toBe('fight')
  })

  test('a full rack lets Craft go last, and pairs of Craft are sold', () => {
    const match = solo().has(0, { craft: 4, food: 4 }).at(['after', 0])
    match.pickKey(0, 'end')
    expect(match.ask?.id).toBe('keep')
    expect(favourite(brain, match)).toBe('food')
    const sale = solo().has(0, { craft: 2 }).at(['turn', 0])
    sale.pickKey(0, 'exploit')
    expect(favourite(brain, sale)).toBe('pair')
  })

  test('an explorer goes where it finds something', () => {
    const match = solo().explored(0, '-1,3').at(['turn', 0])
    match.pickKey(0, 'explore')
    expect(match.ask?.id).toBe('sail')
    expect(['-1,4', '-1,3']).not.toContain(favourite(brain, match))
  })

  test('Weapons are committed where they decide a combat, none where they do not', () => {
    const attack = (strength: number) => {
      const match = solo()
        .up('0,2')
        .warship(RIVAL, '0,2')
        .warship(0, '0,3')
        .strength(0, strength)
        .strength(RIVAL, 2)
        .has(0, { weapons: 3 })
        .at(['turn', 0])
      match.pickKey(0, 'fight')
      match.pickKey(0, '0,2')
      expect(match.ask?.id).toBe('combat')
      return favourite(brain, match)
    }
    expect(Number(attack(2))).toBeGreaterThan(0)
    expect(attack(6)).toBe('0')
  })
})

test('every part of a judgement is a reason in both languages', () => {
  partsAreReasons(brain, [solo().state, several(3).state], [en, fr], 5)
})
