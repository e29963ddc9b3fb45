import { expect, test } from 'vitest'
import type { FaceId } from '../../data/paths.ts'
import { attackDice } from '../../rules/adventure/attack-dice.ts'
import {
  atLeast,
  deathOdds,
  expectedHits,
  helpOdds,
  hitChance,
  stepOdds,
  stepRange,
  woundOdds,
} from '../../rules/adventure/odds.ts'
import { chancesOf, type Prospect, prospect } from '../../rules/adventure/plan.ts'
import { standing } from '../../rules/adventure/standing.ts'
import { ALL, ROLL, STOP, USE, VENOM } from '../../rules/adventure/steps.ts'
import { attackOn, missionTotal } from '../../rules/adventure/totals.ts'
import type { Expedition } from '../../state.ts'
import { type Pack, position } from '../position.ts'
import { asked } from './field.ts'

// Exact chances, against counting by hand. Krinx: attack 4, captured from 9, killed from 11.

function planned(pack: Pack) {
  const { state } = position('air', 'water')
    .with({ ambushes: true })
    .monster('regionA', 'krinx')
    .region('regionA', 'thaklan')
    .sends(0, 'korgo', 'regionA:0', pack)
  const zone = state.zones[2]
  return { state, zone, expedition: zone.paths[0] as Expedition }
}

const rounded = (odds: object) =>
  Object.fromEntries(
    Object.entries(odds).map(([key, chance]) => [key, Math.round(1e6 * (chance as number)) / 1e6]),
  )

test('at least so many hits, each with two chances in three', () => {
  expect([0, 1, 2, 3].map(hits => atLeast(hits, 2, 2 / 3))).toEqual([
    1,
    expect.closeTo(8 / 9),
    expect.closeTo(4 / 9),
    expect.closeTo(0),
  ])
  expect(atLeast(1, 0, 2 / 3)).toBe(0)
})

test('death: what is not stopped and not healed, for the healthy twice and for the wounded once [battle.12]', () => {
  const death = (pack: Pack, magic = 0, wounded = false) => {
    const { state, zone } = planned(pack)
    state.clans[0].members[1].wounded = wounded
    const parts = attackDice(state, zone, 'krinx')
    return deathOdds(state, { zone, path: 0, monster: 'krinx', dice: parts.total, parts, sent: 0 }, magic)
  }
  expect(death({})).toBeCloseTo(1 - (1 + 4 * 2) / 81)
  expect(death({}, 0, true)).toBeCloseTo(80 / 81)
  expect(death({ guards: 1, tokens: ['defense'] })).toBeCloseTo(16 / 81)
  expect(death({ guards: 1, tokens: ['defense'], potion: 1 })).toBe(0)
  expect(death({ magic: 2 }, 2)).toBeCloseTo(4 / 9)
})

test('a step leads to a capture, a choice, a kill or nothing, by every face of the dice [attack.5] [attack.7] [attack.16]', () => {
  const { state, expedition } = planned({ force: 2, venom: 1, tokens: ['magicMod1'] })
  const attack = attackOn(state, expedition, 'krinx')
  expect(rounded(stepOdds(attack, 0, STOP))).toEqual({ capture: 0, choice: 0, kill: 0, failure: 1 })
  expect(rounded(stepOdds(attack, 4, ROLL.force))).toEqual(
    rounded({ capture: 2 / 6, choice: 0, kill: 0, failure: 4 / 6 }),
  )
  expect(rounded(stepOdds(attack, 0, ALL))).toEqual(
    rounded({ capture: 7 / 36, choice: 0, kill: 3 / 36, failure: 26 / 36 }),
  )
  expect(rounded(stepOdds(attack, 7, VENOM))).toEqual({ capture: 1, choice: 0, kill: 0, failure: 0 })
  // +6 to kills: from 5 on, and from 9 on either.
  expect(rounded(stepOdds(attack, 9, USE.lootKill6))).toEqual({ capture: 0, choice: 1, kill: 0, failure: 0 })
  expect(rounded(stepOdds(attack, 5, USE.lootKill6))).toEqual({ capture: 0, choice: 0, kill: 1, failure: 0 })
})

test('a reroll takes the old die away first', () => {
  const { state, expedition } = planned({ force: 1, tokens: ['magicMod1'] })
  expedition.dice[0].value = 3
  const attack = attackOn(state, expedition, 'krinx')
  const again = { do: 'reroll', by: 'talent', colour: 'force', value: 3 } as const
  expect(rounded(stepOdds(attack, 5, again))).toEqual(
    rounded({ capture: 2 / 6, choice: 0, kill: 1 / 6, failure: 3 / 6 }),
  )
})

test('die by die, the best order of colours is found, and a capture stops in time [attack.9]', () => {
  // Two dice: captured with 9 or 10 at the end; the first die alone never is.
  const two = planned({ force: 2, tokens: ['magicMod1'] })
  expect(rounded(chancesOf(attackOn(two.state, two.expedition, 'krinx')))).toEqual(
    rounded({ capture: 7 / 36, kill: 3 / 36, success: 10 / 36 }),
  )
  const near = planned({ force: 1, tokens: ['forceMod3'] })
  const capture = () => chancesOf(attackOn(near.state, near.expedition, 'krinx'), 0, 7).capture
  expect(capture()).toBeCloseTo(2 / 6) // Face down the trap adds nothing: a 2 or a 3.
  near.expedition.tokens[0].up = true
  expect(capture()).toBe(0) // Any die is too much.
  // The magic die, which adds nothing, is the better one then.
  near.expedition.dice.push({ colour: 'magic', value: 0 })
  expect(capture()).toBeCloseTo(2 / 6)
})

test('a plan counts its own traps as revealed, and multiplies by survival; without a trap there is no capture', () => {
  const { state, zone } = planned({ force: 2, tokens: ['forceDie1'], guards: 2, potion: 1 })
  const { death, capture, kill, success } = prospect(state, zone, 0, 'krinx')
  expect(death).toBe(0)
  // Three dice: kill with 11 or more, 108 of 216; from 9 on, 160 of 216.
  expect(kill).toBeCloseTo(108 / 216)
  expect(success).toBeCloseTo(160 / 216)
  expect(capture).toBeGreaterThan(success - kill)
  expect(zone.paths[0]?.tokens[0]).toEqual({ id: 'forceDie1', up: false, dice: [] })
  const bare = planned({ force: 2, guards: 2 })
  const odds = prospect(bare.state, bare.zone, 0, 'krinx')
  expect(odds.death).toBeCloseTo(16 / 81)
  expect(odds.capture).toBe(0)
  expect(odds.success).toBeCloseTo((65 / 81) * (3 / 36))
})

test('where misses are rolled again, eight attack dice of nine hit [scenario.36]', () => {
  const { state } = position('fire').with({ scenario: 'judgment' })
  expect(hitChance(state)).toBeCloseTo(8 / 9)
  expect(hitChance(position('fire').state)).toBeCloseTo(2 / 3)
})

test('venoms that are carried count for a capture where they help, and an ambush is left face down', () => {
  // 7 and a venom of 2 make 9; without it nothing would do, as there is no die.
  const { state, expedition } = planned({ venom: 1, tokens: ['magicMod1'] })
  const attack = attackOn(state, expedition, 'krinx')
  expect([chancesOf(attack, 0, 7).capture, chancesOf(attack, 0, 6).capture]).toEqual([1, 0])
  const sly = planned({ force: 2, guards: 4, tokens: ['stealF1'] })
  expect(prospect(sly.state, sly.zone, 0, 'krinx').capture).toBeCloseTo(7 / 36)
})

test('wounds and hits of a blow, by every roll of four dice [battle.11] [battle.12] [ambush.30]', () => {
  const { state, zone } = planned({ guards: 1, magic: 1 })
  const parts = attackDice(state, zone, 'krinx')
  const blow = { zone, path: 0, monster: 'krinx', dice: parts.total, parts, sent: 0 } as const
  for (const magic of [0, 1]) {
    const dice = parts.total - magic
    let rolls = 0
    let wounded = 0
    let hits = 0
    for (let all = 0; all < 6 ** dice; all++) {
      let here = 0
      for (let die = 0; die < dice; die++) if ((Math.floor(all / 6 ** die) % 6) + 1 >= 3) here++
      rolls++
      hits += here
      if (here - 1 >= 1) wounded++ // One is stopped.
    }
    expect(woundOdds(state, blow, magic, 1)).toBeCloseTo(wounded / rolls)
    expect(expectedHits(state, blow, magic)).toBeCloseTo(hits / rolls)
  }
  // Warkors adds a hit without a die.
  expect(expectedHits(state, { ...blow, parts: { ...parts, automatic: 1 } }, 0)).toBeCloseTo(
    expectedHits(state, blow, 0) + 1,
  )
  // A part of an attack that falls on a neighbour never does.
  expect(expectedHits(state, { ...blow, dice: 3, parts: null }, 1)).toBeCloseTo(4 / 3)
})

test('what an attack comes to after a step lies between the least and the most', () => {
  const { state, expedition } = planned({ force: 2, magic: 1, tokens: ['forceMod1'] })
  expedition.tokens[0].up = true
  const attack = attackOn(state, expedition, 'krinx')
  expect(stepRange(attack, 4, ROLL.force)).toEqual({ least: 6, most: 11 })
  expect(stepRange(attack, 4, ALL)).toEqual({ least: 9, most: 24 })
  expect(stepRange(attack, 4, VENOM)).toEqual({ least: 6, most: 6 })
  expect(stepRange(attack, 4, STOP)).toEqual({ least: 4, most: 4 })
})

test('where an attack stands is the sum of its parts [attack.2] [attack.12]', () => {
  const { state, expedition } = planned({ force: 2, venom: 1, tokens: ['flat4', 'forceMod1'] })
  for (const token of expedition.tokens) token.up = true
  expedition.dice[0].value = 3
  expedition.poisons = 1
  const now = standing(attackOn(state, expedition, 'krinx'), 5)
  expect(now).toMatchObject({ carry: 5, flat: 4, venom: 2, base: 15, left: 1, trapped: true })
  expect(now.dice).toEqual([
    { colour: 'force', value: 3, worth: 4 },
    { colour: 'force', value: 0, worth: 0 },
  ])
  expect(now.change).toEqual({ force: 1, magic: 0 })
})

test('a die rolled again reaches the target by so many of its sides, loot for sure or not at all [adventure.5]', () => {
  const { state, expedition } = planned({ force: 2 })
  expedition.dice[0].value = 2
  expedition.dice[1].value = 4
  const trial = { state, expedition, deed: 'mission', monster: null } as const
  const again = { do: 'reroll', by: 'talent', colour: 'force', value: 2 } as const
  expect([8, 9, 10, 11].map(target => helpOdds(trial, target, missionTotal, again))).toEqual(
    [3, 2, 1, 0].map(sides => expect.closeTo(sides / 6)),
  )
  expect([10, 11].map(target => helpOdds(trial, target, missionTotal, USE.lootForce2))).toEqual([1, 0])
  expect([6, 7].map(target => helpOdds(trial, target, missionTotal, STOP))).toEqual([1, 0])
})

test('whoever loads an expedition is told what it may expect, now and with each thing more', () => {
  const match = position('fire', 'water')
    .monster('regionA', 'krinx')
    .region('regionA', 'kyzhul', '1A')
    .traps(0, 'forceDie1')
    .pool(0, 4)
    .pool(1, 1)
    .has(0, { defense: 1 })
    .at(['deploy', 0])
  match.pickKey(0, 'path:regionA:0')
  match.pickKey(0, 'frunks')
  const now = asked(match)
  expect(now).toMatchObject({ path: 'regionA:0', outlook: { of: 'monster', monster: 'krinx' } })
  const expects = (key: string) =>
    match.face(0)?.candidates.find(one => one.key === key)?.say.values?.outlook as unknown as Prospect
  expect(expects('depart')).toEqual(now.outlook)
  expect(expects('defense').death).toBeLessThan(expects('depart').death)
  expect(expects('force').kill).toBeGreaterThan(expects('depart').kill)
  expect([expects('depart').capture, expects('forceDie1').capture > 0]).toEqual([0, true])
  const told = expects('forceDie1')
  match.pickKey(0, 'forceDie1')
  expect(asked(match).outlook).toEqual(told)
})

test.each<[FaceId, number, string]>([
  ['1A', 0, 'advantage.3'], // A hit is stopped.
  ['1A', 1, 'advantage.5'], // A potion.
  ['1B', 2, 'advantage.5'], // A venom.
])(
  'what path %s, %i itself gives is counted beforehand, as the expedition has it then [%s]',
  (face, path) => {
    const match = position('fire', 'water')
      .monster('regionA', 'krinx')
      .region('regionA', 'kyzhul', face)
      .pool(0, 4)
      .pool(1, 1)
      .at(['deploy', 0])
    match.pickKey(0, `path:regionA:${path}`)
    match.pickKey(0, 'frunks')
    const { outlook } = asked(match)
    match.pickKey(0, 'depart')
    const { state } = match
    expect(outlook).toMatchObject({ ...prospect(state, state.zones[2], path, 'krinx') })
  },
)
