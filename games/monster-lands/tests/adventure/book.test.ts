import { answer, keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { neighbours } from '../../rules/adventure/expedition.ts'
import { position } from '../position.ts'
import { asked, enter, member, on, play, reports, resolve } from './field.ts'

// The examples of the rulebook: V10, V12 to V20 and V22 of the specification.

test('Tranok before Snagus at the gates has two Defense talents, and its capture pays 10 gold and glory [gates-fight.1] [gates-fight.2] [monster.24] [attack.6]', () => {
  const match = play(
    position('fire', 'water')
      .hires(0, 'tranok')
      .has(0, { gold: 0, glory: 5 })
      .monster('gates', 'snagus')
      .sends(0, 'tranok', 'gates:0', { force: 3, magic: 2, tokens: ['flat4'], guards: 2 })
      // Two hits and the automatic one; then 3 + 3 + 3 + 4 and the trap make 17.
      .dice(3, 4, 1, 1, 2, 3, 3, 3, 4),
    'gates',
    ...['roll', 'path', 'path', 'roll:force', 'roll:force', 'roll:force', 'roll:magic', 'stop'],
  )
  expect(match.state.clans[0]).toMatchObject({ gold: 10, glory: 10, trophies: [] })
  expect(member(match, 0, 'tranok')?.wounded).toBe(true)
  expect(on(match, 'gates:0')).toMatchObject({ fate: 'captured', guards: 0 })
  expect(match.state.monsters.discard).toContain('snagus')
})

test('two hits and a carried potion leave Frunks wounded, not dead [battle.20] [battle.22]', () => {
  const match = resolve(
    position('fire', 'water')
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:0', { force: 1, potion: 1 })
      .dice(3, 6, 2, 1),
    'regionA',
    { 'monster.attack': 'roll', potion: 'drink' },
    'attack.step',
  )
  expect(member(match, 0, 'frunks')?.wounded).toBe(true)
  expect(match.state.supply.potion).toBe(16)
  expect(match.state.battle?.attack).toMatchObject({ path: 0, dice: [3, 6, 2, 1], hits: 2, wounds: 1 })
})

test('Frunks stops at 4 + (2 + 1) + 2 + 2 = 11 and captures Jckon with two dice unrolled [attack.10] [attack.3] [attack.9] [monster.25]', () => {
  const match = play(
    position('fire', 'water')
      .has(0, { gold: 0, glory: 5 })
      .monster('regionA', 'jckon')
      .region('regionA', 'kyzhul')
      .sends(0, 'frunks', 'regionA:0', { force: 2, magic: 2, tokens: ['flat4'], venom: 1 })
      .dice(1, 1, 1, 2, 2),
    'regionA',
    ...['roll', 'roll:magic', 'roll:force', 'venom'],
  )
  expect(asked(match)).toMatchObject({ base: 11, capture: 11, kill: 12, trapped: true, left: 2 })
  match.pickKey(0, 'stop')
  expect(match.state.clans[0]).toMatchObject({ gold: 6, glory: 9 })
  expect(match.state.supply.venom).toBe(16)
  expect(match.state.zones[2].monster).toBe(null)
})

/** Carmen is Fire, Stéphane Water: normal, turn 4, Abysur in a region of Water. */
const abysur = () =>
  position('fire', 'water')
    .turn(4)
    .hires(0, 'shandee', 'tranok')
    .has(0, { gold: 0, glory: 19 })
    .monster('regionA', 'abysur')
    .region('regionA', 'kyzhul', '1A')
    .display('loot', 'lootGold12', 'lootGold10', 'lootBrew', 'lootSupply')
    .sends(0, 'shandee', 'regionA:1', { force: 2, magic: 2, tokens: ['magicMod1', 'defense'], potion: 1 })
    .sends(1, 'taron', 'regionA:2', { magic: 2, rerolls: 1 })
    .sends(0, 'tranok', 'regionA:3', { force: 2, magic: 1 })

test('Abysur rolls 5 + 1 at home + 1 of the turn, one less for a magic die; two hits of four get through, one is healed, and a glory is lost [battle-end.4] [battle-end.5] [monster.20] [monster.22] [battle.9] [battle.10] [merc.21]', () => {
  const match = enter(abysur().dice(3, 4, 5, 6, 1, 2), 'regionA')
  expect(asked(match)).toMatchObject({ dice: 7, parts: { printed: 5, home: 1, turn: 1, gates: 0 } })
  expect(keys(match, 0)).toEqual(['roll', 'magic:1', 'magic:2'])
  match.pickKey(0, 'magic:1')
  expect(match.state.battle?.attack).toMatchObject({ dice: [3, 4, 5, 6, 1, 2], hits: 4 })
  answer(match, { defend: ['token', 'talent'], potion: 'drink' }, 'attack.step')
  expect(member(match, 0, 'shandee')).toMatchObject({ wounded: true, spent: { talent: 1 } })
  expect(match.state.clans[0].glory).toBe(18)
  expect(on(match, 'regionA:1')?.dice).toHaveLength(3)
})

test('the fight goes on from path to path: 7, 7 + 7, 14 + 11, and Carmen kills for 7 glory and a trophy of 2; Shandee’s owner loots first [battle-end.6] [battle-end.7] [battle-end.8] [battle-end.9] [attack.8] [attack.11] [attack.12] [attack.13] [advantage.1]', () => {
  const miss = [1, 1, 1, 1, 1, 1, 1]
  const match = play(
    abysur().dice(...miss.slice(1), 1, 2, 3, ...miss, 4, 2, 3, ...miss, 3, 5, 3),
    'regionA',
    ...['magic:1', 'roll:all'],
    ...['roll', 'roll:all', 'reroll:path:magic:2'],
    ...['roll', 'roll:all'],
  )
  expect(reports(match, 'attack.failed')).toMatchObject([
    { member: 'shandee', total: 7 },
    { member: 'taron', total: 14 },
  ])
  expect(match.state.clans[0]).toMatchObject({ glory: 26, trophies: ['abysur'] })
  expect(match.state.data.monsters.abysur.trophy).toBe(2)
  expect(match.waiting).toMatchObject({ prompt: 'plunder', seats: [0] })
  match.pickKey(0, 'lootGold12')
  expect(match.waiting).toMatchObject({ prompt: 'plunder', seats: [1] })
  match.pickKey(1, 'lootGold10')
  expect(match.outcome).not.toBe(null)
  expect([match.state.clans[0].loot, match.state.clans[1].loot]).toEqual([['lootGold12'], ['lootGold10']])
})

test('Nathalie gives the region she conquers to Nimra, who did not conquer it [manage.1] [manage.6] [conquest.3] [conquest.5]', () => {
  const match = resolve(
    position('water', 'fire')
      .hires(0, 'nimra')
      .has(0, { glory: 5 })
      .monster('regionA', null)
      .region('regionA', 'kyzhul')
      .sends(0, 'tortock', 'regionA:0', { force: 2 })
      .dice(6, 6),
    'regionA',
    { 'conquest.roll': 'roll', 'conquest.manager': 'nimra' },
  )
  expect(match.state.clans[0]).toMatchObject({ glory: 8, lands: [{ id: 'kyzhul', dice: [] }] })
  expect(member(match, 0, 'nimra')?.manages).toBe('kyzhul')
  expect(match.state.data.regions.kyzhul.action).toBeDefined()
})

test('Carmen fails, Tom captures, Carmen conquers, Nathalie waits: loot for the first and the last, from left to right, then four lie open again [loot.6] [loot.1] [loot.2] [loot.5] [battle-end.1] [battle-end.2] [conquest.1] [conquest.6]', () => {
  const match = play(
    position('fire', 'jungle', 'water')
      .hires(0, 'nimra')
      .monster('regionA', 'krinx')
      .region('regionA', 'kale')
      .display('loot', 'lootGold12', 'lootGold10', 'lootBrew', 'lootSupply')
      .sends(0, 'frunks', 'regionA:0', { force: 1 })
      .sends(1, 'timbulu', 'regionA:1', { force: 2, tokens: ['initial', 'defense'] })
      .sends(0, 'nimra', 'regionA:2', { force: 2 })
      .sends(2, 'taron', 'regionA:3', { force: 2 })
      .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 5),
    'regionA',
    ...['roll', 'roll:force'],
    ...['roll', 'roll:force', 'roll:force', 'stop'],
    ...['roll', 'lootGold10', 'lootBrew'],
  )
  expect(match.outcome).not.toBe(null)
  expect(match.state.clans.map(({ loot }) => loot)).toEqual([['lootGold10'], [], ['lootBrew']])
  expect(match.state.loot.display.filter(one => one !== null)).toHaveLength(4)
  expect([0, 1, 2, 3].map(path => on(match, `regionA:${path}`)?.fate)).toEqual([
    'failed',
    'captured',
    'conquered',
    'waiting',
  ])
  expect(on(match, 'regionA:0')).toMatchObject({ dice: [], tokens: [] })
  expect(on(match, 'regionA:1')).toMatchObject({ dice: [], tokens: [] })
  expect(match.state.supply.defense).toBe(20)
})

test('on E1, E2 and E4 the neighbours are E1-E2 and E2-E4; the empty E3 is ignored, and no other zone counts [ambush.18] [ambush.19] [ambush.20] [ambush.21]', () => {
  const { state } = position('fire', 'water', 'jungle')
    .sends(0, 'frunks', 'regionA:0')
    .sends(1, 'taron', 'regionA:1')
    .sends(2, 'timbulu', 'regionA:3')
    .sends(1, 'tortock', 'gates:0')
    .sends(0, 'nuduru', 'gates:1')
  const [, , regionA, , gates] = state.zones
  expect([0, 1, 3].map(path => neighbours(regionA, path))).toEqual([[1], [0, 3], [1]])
  expect([neighbours(gates, 0), neighbours(gates, 1)]).toEqual([[1], [0]])
})
