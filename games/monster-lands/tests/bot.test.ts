import { favourite, misjudged, oneWins, partsAreReasons } from '@tablee/common/testing/judging.ts'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { hopesOf } from '../bot/fights.ts'
import { rewardsToCome } from '../bot/missions.ts'
import { pricesOf } from '../bot/prices.ts'
import { mean, reach } from '../bot/sums.ts'
import { SCENARIO_IDS } from '../data/solo.ts'
import { monsterLands } from '../game.ts'
import { prospect } from '../rules/adventure/plan.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { enter, picks, play } from './adventure/field.ts'
import { type Pack, position } from './position.ts'

const MISS = [1, 1, 1, 1, 1]

describe('chances', () => {
  test.each([2, 3, 4])('of %i clans are finite and come to one, and every answer has a weight', seats => {
    const options = { ambushes: seats === 3, favor: seats === 3, moreMonsters: true }
    expect(misjudged(brain, monsterLands, { seats, options, fit: oneWins })).toEqual([])
  })

  test.each(SCENARIO_IDS)('alone in %s are one number from 0 to 1', scenario => {
    expect(misjudged(brain, monsterLands, { seats: 1, options: { scenario } })).toEqual([])
  })

  test('more glory is better for a clan, and worse for its rivals', () => {
    const at = position('fire', 'water')
    const before = brain.value(at.state)
    const after = brain.value(at.has(0, { glory: 12 }).state)
    expect(after[0]).toBeGreaterThan(before[0])
    expect(after[1]).toBeLessThan(before[1])
  })

  test('a rank that is reached counts once the game is over, a higher one for more', () => {
    const ended = (glory: number) => {
      const at = position('fire').with({ scenario: 'routine' }).has(0, { glory }).turn(6)
      at.state.phase = 'cleanup'
      return brain.value(at.state)[0]
    }
    expect(ended(10)).toBe(0)
    expect(ended(34)).toBeCloseTo(0.65)
    expect(ended(44)).toBeCloseTo(0.85)
    expect(ended(60)).toBeCloseTo(1)
  })

  test('gold is the goal of one scenario, glory that of another', () => {
    const chance = (scenario: string, what: { gold: number; glory: number }) =>
      brain.value(position('jungle').with({ scenario }).turn(6).has(0, what).state)[0]
    const rich = { gold: 30, glory: 5 }
    const famous = { gold: 7, glory: 30 }
    expect(chance('money', rich)).toBeGreaterThan(chance('money', famous))
    expect(chance('routine', rich)).toBeLessThan(chance('routine', famous))
  })
})

describe('odds', () => {
  test('of dice are those of counting: two dice come to 7 with 21 chances of 36, each raised by one to 9', () => {
    const two = { force: 1, magic: 1, forceChange: 0, magicChange: 0 }
    expect(reach(two, 7)).toBeCloseTo(21 / 36)
    expect(reach({ ...two, forceChange: 1, magicChange: 1 }, 9)).toBeCloseTo(21 / 36)
    expect(reach({ ...two, magicChange: -1 }, 13)).toBe(0)
    expect([reach(two, 2), reach(two, 0), reach(two, 13)]).toEqual([expect.closeTo(1), 1, 0])
    expect(mean({ ...two, magicChange: -1 })).toBeCloseTo(3.5 + 2.5)
  })

  test.each<Pack>([
    { force: 3 },
    { force: 2, magic: 2, tokens: ['flat4'] },
    { force: 2, magic: 1, tokens: ['forceMod1', 'defense'], potion: 1, venom: 1 },
    { force: 1, tokens: ['forceDie2'], guards: 1 },
  ])('of an expedition with %o are those that the board tells', pack => {
    const { state } = position('air', 'water')
      .monster('regionA', 'krinx')
      .region('regionA', 'thaklan')
      .sends(0, 'korgo', 'regionA:0', pack)
    const zone = state.zones[2]
    for (const magic of [0, 1]) {
      if (magic > (pack.magic ?? 0)) continue
      const hopes = hopesOf(pricesOf(state), zone, 0, 'krinx', magic, 0)
      const { death, kill, success } = prospect(state, zone, 0, 'krinx', magic)
      expect(hopes.death).toBeCloseTo(death)
      expect((1 - hopes.death) * hopes.kill).toBeCloseTo(kill)
      expect((1 - hopes.death) * hopes.success).toBeCloseTo(success)
    }
  })
})

// Krinx: attack 4, captured from 9, killed from 11. Jckon: attack 3, captured from 11, killed from 12.
describe('in battle', () => {
  const hunt = (pack: Pack, ...dice: number[]) =>
    position('jungle', 'fire')
      .hires(0, 'dalina')
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn', '2A')
      .sends(0, 'dalina', 'regionA:2', pack)
      .dice(...MISS.slice(0, 4), ...dice)

  test('dice are rolled as long as the monster is not beaten', () => {
    const match = play(hunt({ force: 3, tokens: ['magicMod1'] }, 3), 'regionA', 'roll', 'roll:force')
    expect(favourite(brain, match)).toMatch(/^roll/)
  })

  test('a capture that is there is taken where nothing better is in reach', () => {
    const match = play(
      hunt({ force: 3, tokens: ['magicMod1'] }, 4, 5),
      'regionA',
      'roll',
      'roll:force',
      'roll:force',
    )
    // 9 captures; one more die would kill with a 2 or more, and a 1 still captures.
    expect(favourite(brain, match)).toBe('roll:force')
    const tight = play(
      hunt({ force: 2, venom: 1, tokens: ['magicMod1'] }, 4, 5),
      'regionA',
      'roll',
      'roll:force',
      'roll:force',
    )
    expect(favourite(brain, tight)).not.toBe('roll:force')
  })

  test('a potion is drunk where it saves a life, and not where nothing does', () => {
    const struck = (potion: number, ...dice: number[]) => {
      const at = position('jungle', 'fire')
        .hires(0, 'dalina')
        .monster('regionA', 'krinx')
        .region('regionA', 'skyehn', '2A')
        .sends(0, 'dalina', 'regionA:2', { force: 2, potion })
        .dice(...dice)
      const match = enter(at, 'regionA')
      picks(match, 'roll')
      expect(match.ask?.id).toBe('potion')
      return favourite(brain, match)
    }
    expect(struck(1, 6, 6, 1, 1)).toBe('drink')
    expect(struck(1, 6, 6, 6, 1)).toBe('pass')
  })

  test('hits are stopped', () => {
    const at = position('jungle', 'fire')
      .hires(0, 'dalina')
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn', '2A')
      .sends(0, 'dalina', 'regionA:2', { force: 2, tokens: ['defense'], guards: 1 })
      .dice(6, 6, 1, 1)
    const match = enter(at, 'regionA')
    picks(match, 'roll')
    expect(match.ask?.id).toBe('defend')
    expect(favourite(brain, match)).not.toBe('pass')
  })
})

test('of missions under way those count that are likely: a contract asks twice of a clan that has two there', () => {
  const likely = (traps: number, ...on: ('left' | 'right')[]) => {
    const at = position('fire').with({ scenario: 'missionary' }).mission('missionB', 5) // A trap each.
    at.traps(0, ...Array.from({ length: traps - 1 }, () => 'flat4' as const))
    if (on.includes('left')) at.sends(0, 'nuduru', 'missionB:0', { persuasion: 1 })
    if (on.includes('right')) at.sends(0, 'frunks', 'missionB:1', { persuasion: 1 })
    at.state.phase = 'adventure'
    return rewardsToCome(pricesOf(at.state), 0)
  }
  expect(likely(1)).toBe(0)
  expect(likely(1, 'left')).toBe(1)
  expect(likely(1, 'right')).toBe(1)
  expect(likely(1, 'left', 'right')).toBe(1)
  expect(likely(2, 'left', 'right')).toBe(2)
  const rolls = (...dice: number[]) => {
    const at = position('fire').with({ scenario: 'missionary' }).mission('missionA', 2) // Two dice of Force, 7.
    at.sends(0, 'frunks', 'missionA:0', { force: dice.length })
    at.state.phase = 'adventure'
    return rewardsToCome(pricesOf(at.state), 0)
  }
  expect(rolls(0, 0)).toBeCloseTo(21 / 36)
})

describe('at home', () => {
  test('a place is looked at once: to begin with a die comes last', () => {
    const match = position('fire', 'water').pool(0, 2, 1, 4).at(['deploy', 0])
    expect(favourite(brain, match)).not.toMatch(/^die:/)
  })

  test('on the last turn gold goes into reputation, as far as glory allows', () => {
    const at = position('fire', 'water').turn(6).has(0, { gold: 14, glory: 20 }).pool(0, 1)
    at.display('tavern', 'taroa', 'kakron', 'nimra', 'ginova')
    expect(favourite(brain, at.at(['deploy', 0]))).toBe('building:tavern')
    const poor = position('fire', 'water').turn(6).has(0, { gold: 14, glory: 1 }).pool(0, 1)
    expect(favourite(brain, poor.at(['deploy', 0]))).not.toBe('building:tavern')
  })

  test('of the loot, gold is liked while it can be spent, a trophy at the end', () => {
    const liked = (turn: number, ...loot: string[]) => {
      const at = position('jungle', 'fire')
        .hires(0, 'dalina')
        .turn(turn)
        .monster('regionA', 'krinx')
        .region('regionA', 'skyehn', '2A')
        .sends(0, 'dalina', 'regionA:2', { force: 2 })
        .display('loot', ...loot)
        .dice(...MISS, 1, 1)
      const match = enter(at, 'regionA')
      picks(match, 'roll', 'stop')
      expect(match.ask?.id).toBe('plunder')
      return favourite(brain, match)
    }
    expect(liked(1, 'lootGold12', 'lootReroll4')).toBe('lootGold12')
    expect(liked(6, 'lootGold12', 'lootTrophy3')).toBe('lootTrophy3')
  })
})

test('every part of a judgement is a reason in both languages', () => {
  const alone = position('fire').state
  partsAreReasons(brain, [position('fire', 'water').state, alone], [en, fr], 6)
  expect(brain.parts?.(alone, 0)).not.toHaveProperty('rivals')
})
