import { keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import type { MonsterId } from '../../data/monsters.ts'
import { hasRoom } from '../../rules/deploy/room.ts'
import { type Pack, position } from '../position.ts'
import { asked, enter, member, on, picks, play, reports, told } from './field.ts'

// The hard cases of the addenda (H6 to H18, H29 to H36) and the tricky ones of the specification (T3 to T18) that the
// other tests do not show already.

const MISS = [1, 1, 1, 1, 1, 1]

test('H6: with three dice there is room for three tokens, not for four [region.4]', () => {
  const { capacity } = position('fire', 'water').state.data
  expect([hasRoom(capacity.region, 3, 3), hasRoom(capacity.region, 3, 4)]).toEqual([true, false])
})

test('an expedition without tokens holds no more dice for it: six and not seven [region.4]', () => {
  const { capacity } = position('fire', 'water').state.data
  expect([hasRoom(capacity.region, 6, 0), hasRoom(capacity.region, 7, 0)]).toEqual([true, false])
})

test('H7: Jckon in its air region on turn 5 has 3 + 2 + 1 dice, four less two magic dice; the trap still allows a capture [monster.15] [battle.15] [attack.20]', () => {
  const match = enter(
    position('fire', 'water')
      .turn(5)
      .monster('regionA', 'jckon')
      .region('regionA', 'skyehn')
      .sends(0, 'nuduru', 'regionA:0', { force: 2, magic: 1, tokens: ['magicDie1'] })
      .dice(...MISS.slice(0, 4), 5, 6),
    'regionA',
  )
  expect(asked(match)).toMatchObject({ dice: 6, parts: { printed: 3, home: 2, turn: 1 } })
  match.pickKey(0, 'magic:2')
  expect(match.state.battle?.attack?.dice).toHaveLength(4)
  picks(match, 'roll:all')
  expect(on(match, 'regionA:0')?.fate).toBe('captured') // 11
})

test('H8: Snagus at the gates on turn 4 rolls six dice and hits once more; both guards may stop hits [monster.16] [gates-fight.9]', () => {
  const match = enter(
    position('fire', 'water')
      .turn(4)
      .monster('gates', 'snagus')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'gates:0', { force: 1, guards: 2 })
      .dice(6, 1, 1, 1, 1, 1),
    'gates',
  )
  expect(asked(match)).toMatchObject({ dice: 6, parts: { home: 0, automatic: 1 }, stoppable: 2 })
  picks(match, 'roll', 'path', 'path')
  expect(member(match, 0, 'frunks')?.wounded).toBe(false)
})

/** A clan of Water: Tortock, who adds 1 to captures. */
const tortock = (monster: MonsterId, pack: Pack, ...dice: number[]) =>
  position('water', 'fire')
    .monster('regionA', monster)
    .region('regionA', 'skyehn')
    .sends(0, 'tortock', 'regionA:0', pack)
    .dice(...MISS.slice(0, 4), ...dice)

test('H10, H11: Krinx with a trap at 10 is captured, at 11 it is killed, whatever the owner wanted [attack.5] [attack.15] [merc.10]', () => {
  const at = (...dice: number[]) => {
    const match = play(
      tortock('krinx', { force: 2, tokens: ['magicMod1'] }, ...dice),
      'regionA',
      'roll',
      'roll:all',
    )
    return on(match, 'regionA:0')?.fate
  }
  expect([at(5, 5), at(5, 6), at(4, 4)]).toEqual(['captured', 'killed', 'captured'])
})

test('H12: Naiala at 15 against Gator (14, 17) may capture, or kill with her 3 [attack.16] [merc.24]', () => {
  const match = play(
    position('fire', 'water')
      .hires(0, 'naiala')
      .monster('regionA', 'gator')
      .region('regionA', 'skyehn')
      .sends(0, 'naiala', 'regionA:0', { force: 3, tokens: ['magicMod1'] })
      .dice(1, 1, 1, 1, 1, 5, 5, 5),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(keys(match, 0)).toEqual(['capture', 'kill'])
})

test('H14: E1 dies in the attack: E2 starts from nothing, and the owner has 3 glory more [death.2] [death.4]', () => {
  const match = play(
    position('fire', 'water')
      .has(0, { glory: 5 })
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:0', { force: 2, tokens: ['flat4'] })
      .sends(1, 'taron', 'regionA:1', { force: 1 })
      .dice(6, 6, 1, 1),
    'regionA',
    'roll',
  )
  expect(match.state.battle).toMatchObject({ path: 1, carry: 0 })
  expect(match.state.clans[0].glory).toBe(8)
  expect(on(match, 'regionA:0')).toBe(null)
})

/** Korcko (16, 20) is killed by E2; E3 and E4 wait. Nobody has any defence. */
const lastHit = (monster: 'korcko' | 'krunn' = 'korcko') =>
  position('fire', 'water', 'jungle')
    .hires(0, 'lorios')
    .has(0, { glory: 5 })
    .has(1, { glory: 5 })
    .monster('regionA', monster)
    .region('regionA', 'yuha')
    .sends(0, 'frunks', 'regionA:1', { force: 5, tokens: ['flat8'] })
    .sends(1, 'taron', 'regionA:2', { force: 2 })
    .sends(2, 'timbulu', 'regionA:3', { force: 2 })
    .dice(...MISS.slice(0, monster === 'korcko' ? 5 : 6), 6, 6, 6, 6, 6, 6, 6)

test('H16: a wounded killer of Korcko dies of the last hit and keeps the reward; the next is wounded, and conquers [monster.3] [monster.35]', () => {
  const match = play(lastHit().who(0, 'frunks', { wounded: true }), 'regionA', 'roll', 'roll:all')
  expect(member(match, 0, 'frunks')).toBeUndefined()
  expect(match.state.clans[0]).toMatchObject({ glory: 14, trophies: ['korcko'] }) // 5 + 7 + 2
  expect(member(match, 1, 'taron')?.wounded).toBe(true)
  expect(match.waiting).toMatchObject({ prompt: 'conquest.roll', seats: [1] })
  match.pickKey(1, 'roll')
  expect(match.state.clans[1].lands).toEqual([{ id: 'yuha', dice: [] }])
  expect(match.waiting).toMatchObject({ prompt: 'plunder', seats: [2] }) // None for the dead.
})

test('T4: the killer is wounded and keeps the reward, a wounded one who waits dies of it and earns the glory of the path, a healthy one may conquer [monster.3] [monster.13] [monster.35]', () => {
  for (const monster of ['korcko', 'krunn'] as const) {
    const match = play(lastHit(monster).who(1, 'taron', { wounded: true }), 'regionA', 'roll', 'roll:all')
    expect(member(match, 0, 'frunks')?.wounded).toBe(true)
    expect(match.state.clans[0].trophies).toEqual([monster])
    expect(match.state.clans[1].glory).toBe(7)
    expect(on(match, 'regionA:2')).toBe(null)
    expect(match.waiting).toMatchObject({ prompt: 'conquest.roll', seats: [2] })
  }
})

test('the last hit can be defended, with the tokens that still lie there, and with potions [monster.3]', () => {
  const match = play(
    position('fire', 'water')
      .monster('regionA', 'korcko')
      .region('regionA', 'kale')
      .sends(0, 'frunks', 'regionA:0', { force: 4, tokens: ['defense'], potion: 1 })
      .sends(1, 'taron', 'regionA:1', { force: 1, potion: 1 })
      .dice(...MISS.slice(0, 5), 6, 6, 6, 6, 1),
    'regionA',
    ...['roll', 'roll:all', 'token', 'drink'],
  )
  expect([member(match, 0, 'frunks')?.wounded, member(match, 1, 'taron')?.wounded]).toEqual([false, false])
  expect(on(match, 'regionA:0')?.potion).toBe(1)
})

test('a capture of Korcko brings no last hit [monster.3]', () => {
  const match = play(
    position('fire', 'water')
      .monster('regionA', 'korcko')
      .region('regionA', 'kale')
      .sends(0, 'frunks', 'regionA:0', { force: 3, tokens: ['magicMod1'] })
      .dice(...MISS.slice(0, 5), 6, 6, 6),
    'regionA',
    ...['roll', 'roll:all'],
  )
  expect(told(match)).toContain('monster.captured')
  expect(told(match)).not.toContain('monster.lastHit')
})

test('H17: Sandor that got away is at the gates after cleanup, with one panic token; no trophy [monster.10]', () => {
  const match = position('fire', 'water')
    .change(({ monsters }) => {
      monsters.escaped = monsters.deck.splice(monsters.deck.indexOf('sandor'), 1)[0]
    })
    .monster('gates', null)
    .monster('regionA', null)
    .at('cleanup')
  expect(match.state.zones[3].monster).toBe('sandor')
  expect(match.state.monsters.escaped).toBe(null)
  expect(match.state.panic).toHaveLength(6)
  expect(match.state.clans[0].trophies).toEqual([])
})

test('H18: Dogor drawn for Region A goes to the gates; what was there is discarded, another monster comes to A, panic stays as it is [monster.9] [monster.31]', () => {
  const match = position('fire', 'water')
    .monster('gates', 'krinx')
    .panic('mine', 'tavern')
    .monster('regionA', null)
    .change(({ monsters }) => {
      monsters.deck.push(...monsters.deck.splice(monsters.deck.indexOf('dogor'), 1))
    })
    .at('reset')
  expect(match.state.zones[3].monster).toBe('dogor')
  expect(match.state.monsters.discard).toEqual(['krinx'])
  expect(match.state.zones[2].monster).not.toBe(null)
  expect(match.state.panic).toHaveLength(5)
})

test('H30: Madhala on E1 and E3, the player between fails to conquer: she takes the region, he loots [madhala.24] [madhala.25]', () => {
  const match = play(
    position('fire')
      .monster('regionA', 'krinx')
      .region('regionA', 'kale')
      .display('loot', 'lootGold12', 'lootGold10', 'lootBrew', 'lootSupply')
      .madhala('regionA:0')
      .sends(0, 'frunks', 'regionA:1', { force: 1 })
      .madhala('regionA:2')
      .dice(1),
    'regionA',
    ...['roll', 'lootBrew'],
  )
  expect(match.outcome).not.toBe(null)
  expect(match.state.zones[2]).toMatchObject({ monster: null, region: null, face: null })
  expect(match.state.clans[0].loot).toEqual(['lootBrew'])
})

test('H33: stealAny2 takes the force die of the pool and the magic die of a trap, never the protected one [ambush.17] [ambush-token.6]', () => {
  const match = play(
    position('fire', 'water')
      .with({ ambushes: true })
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:0', { force: 1, tokens: ['magicDie1', 'forceDie1P'] })
      .sends(1, 'taron', 'regionA:1', { tokens: ['stealAny2'] }),
    'regionA',
    ...['reveal', 'reveal', 'reveal'],
  )
  expect(keys(match, 1)).toEqual(['magic', 'force'])
  picks(match, 'force', 'magic')
  expect(on(match, 'regionA:0')?.tokens.map(({ dice }) => dice.length)).toEqual([0, 1])
  expect(on(match, 'regionA:1')?.tokens[0].dice.map(({ colour }) => colour)).toEqual(['force', 'magic'])
})

test('H35: two of Warkors’ six dice go to E2 without the automatic hit; E1 faces four and the hit [ambush.30] [monster.6]', () => {
  const match = play(
    position('fire', 'water')
      .with({ ambushes: true })
      .turn(4)
      .monster('regionA', 'warkors')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:0', { force: 1, tokens: ['redirect2'] })
      .sends(1, 'taron', 'regionA:1', { magic: 1, tokens: ['defense'], potion: 1 })
      .dice(6, 1, 1, 1, 1),
    'regionA',
    ...['reveal', 'pass'],
  )
  expect(asked(match)).toMatchObject({ dice: 6 })
  match.pickKey(0, 'ambush:1:2')
  expect(asked(match)).toMatchObject({ path: 1, dice: 2, parts: null, stoppable: 1, potions: 1 })
  picks(match, 'magic:1', 'token')
  expect(reports(match, 'monster.rolled')).toMatchObject([{ path: 1, dice: [6], automatic: 0, hits: 1 }])
  expect(asked(match)).toMatchObject({ path: 0, dice: 4, parts: { automatic: 1 } })
})

test('T3: Abysur takes nothing when the potion cancels the only wound [monster.20]', () => {
  const match = play(
    position('fire', 'water')
      .has(0, { glory: 5 })
      .monster('regionA', 'abysur')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:0', { force: 1, potion: 1 })
      .dice(6, 1, 1, 1, 1),
    'regionA',
    ...['roll', 'drink'],
  )
  expect(match.state.clans[0].glory).toBe(5)
})

test('T18: a potion that could not be used against Gator comes home with whoever survives [monster.36] [advantage.5]', () => {
  const built = position('fire', 'water')
    .has(0, { potion: 0 })
    .monster('regionA', 'gator')
    .region('regionA', 'skyehn')
    .display('loot', 'lootGold12', 'lootGold10')
    .sends(0, 'frunks', 'regionA:0', { force: 1, potion: 2 })
    .dice(6, 1, 1, 1, 1, 1)
  built.state.phase = 'adventure'
  const match = built.at(['zone', 2])
  picks(match, 'roll', 'roll:force', 'lootGold12')
  expect(member(match, 0, 'frunks')).toMatchObject({ wounded: true, at: null })
  expect(match.state.clans[0].potion).toBe(2)
})
