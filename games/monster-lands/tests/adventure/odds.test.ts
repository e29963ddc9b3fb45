import { expect, test } from 'vitest'
import { attackDice } from '../../rules/adventure/attack-dice.ts'
import { atLeast, deathOdds, hitChance, stepOdds } from '../../rules/adventure/odds.ts'
import { chancesOf, prospect } from '../../rules/adventure/plan.ts'
import { ALL, ROLL, STOP, USE, VENOM } from '../../rules/adventure/steps.ts'
import { attackOn } from '../../rules/adventure/totals.ts'
import type { Expedition } from '../../state.ts'
import { type Pack, position } from '../position.ts'

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
