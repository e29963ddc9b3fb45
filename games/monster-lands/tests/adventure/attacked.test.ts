import { keys, refusal } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import type { MemberId } from '../../data/members.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { Affinity } from '../../data/types.ts'
import { attackDice } from '../../rules/adventure/attack-dice.ts'
import { type Pack, position } from '../position.ts'
import { asked, enter, member, on, play, reports, told } from './field.ts'

// What a monster does to a mercenary, and what stops it.

/** Frunks of Fire alone against a monster, in a region where it is not at home. */
const alone = (monster: MonsterId, pack: Pack, ...dice: number[]) =>
  position('fire', 'water')
    .has(0, { glory: 5 })
    .monster('regionA', monster)
    .region('regionA', monster === 'snailer' || monster === 'turfus' ? 'skyehn' : 'thaklan')
    .sends(0, 'frunks', 'regionA:0', { force: 1, ...pack })
    .dice(...dice)

test('the attack has the printed dice; a 3 hits and a 2 misses [battle.8] [battle.11]', () => {
  const match = play(alone('krinx', {}, 2, 2, 2, 3), 'regionA', 'roll')
  expect(match.state.battle?.attack).toMatchObject({ dice: [2, 2, 2, 3], hits: 1, wounds: 1 })
})

test.each<[MonsterId, RegionId, number]>([
  ['krinx', 'yuha', 1], // fire
  ['krinx', 'kyzhul', 0],
  ['snailer', 'thaklan', 2], // jungle
  ['surbol', 'yuha', 2],
  ['jckon', 'skyehn', 2], // air
  ['blandor', 'kyzhul', 2], // water
  ['blandor', 'yuha', 0],
  ['tronj', 'skyehn', 1],
])(
  '%s in %s rolls %i dice for its affinity [battle.9] [monster.1] [monster.8] [monster.15] [monster.18]',
  (monster, region, home) => {
    const { state } = position('fire', 'water').monster('regionA', monster).region('regionA', region)
    const dice = attackDice(state, state.zones[2], monster)
    expect(dice).toMatchObject({ home, gates: 0, total: state.data.monsters[monster].attack + home })
  },
)

test.each<[string, readonly number[]]>([
  ['tutorial', [0, 0, 0, 0, 0, 0]],
  ['normal', [0, 0, 0, 1, 1, 1]],
  ['heroic', [0, 0, 0, 1, 1, 1]],
  ['legendary', [0, 1, 1, 2, 2, 2]],
])('at the level %s the turn track adds attack dice of its own [battle.10]', (difficulty, extra) => {
  const built = position('fire', 'water')
    .with({ difficulty })
    .monster('regionA', 'krinx')
    .region('regionA', 'skyehn')
  const { state } = built
  const found = [1, 2, 3, 4, 5, 6].map(
    turn => attackDice(built.turn(turn).state, state.zones[2], 'krinx').turn,
  )
  expect(found).toEqual(extra)
})

test('a healthy mercenary is wounded by one wound, a wounded one dies of it [battle.12]', () => {
  const healthy = play(alone('krinx', {}, 6, 1, 1, 1), 'regionA', 'roll')
  expect(member(healthy, 0, 'frunks')?.wounded).toBe(true)
  const wounded = play(alone('krinx', {}, 6, 1, 1, 1).who(0, 'frunks', { wounded: true }), 'regionA', 'roll')
  expect(member(wounded, 0, 'frunks')).toBeUndefined()
})

test('two wounds at once kill a healthy mercenary, who does not strike back; the next faces the monster [battle.12] [battle.7]', () => {
  const match = play(
    alone('krinx', {}, 6, 6, 1, 1).sends(1, 'taron', 'regionA:2', { force: 1 }),
    'regionA',
    'roll',
  )
  expect(member(match, 0, 'frunks')).toBeUndefined()
  expect(match.waiting).toMatchObject({ prompt: 'monster.attack', seats: [1] })
  expect(asked(match)).toMatchObject({ path: 2, dice: 4 })
})

test('the leftmost mercenary is attacked first, before striking [battle.6] [battle.2]', () => {
  const match = enter(alone('krinx', {}).sends(1, 'taron', 'regionA:2', { force: 1 }), 'regionA')
  expect(match.waiting).toMatchObject({ prompt: 'monster.attack', seats: [0] })
  expect(match.state.battle).toMatchObject({ zone: 'regionA', path: 0, stage: 'attacked' })
})

test('magic dice that are removed take an attack die each, those on traps too, and no more than there are attack dice [battle.14] [battle.15] [battle.16] [attack.20]', () => {
  const match = enter(alone('krinx', { force: 0, magic: 4, tokens: ['magicDie2'] }, 1), 'regionA')
  expect(keys(match, 0)).toEqual(['roll', 'magic:1', 'magic:2', 'magic:3', 'magic:4'])
  match.pickKey(0, 'magic:4')
  expect(match.state.battle?.attack?.dice).toEqual([])
  expect(on(match, 'regionA:0')?.dice).toHaveLength(0)
  expect(on(match, 'regionA:0')?.tokens[0].dice).toHaveLength(2)
})

test('the last magic die may come from a trap, which still allows a capture [battle.15] [attack.20]', () => {
  const match = play(alone('krinx', { magic: 0, tokens: ['magicDie1'] }, 1, 1, 1), 'regionA', 'magic:1')
  expect(on(match, 'regionA:0')?.tokens).toEqual([{ id: 'magicDie1', up: true, dice: [] }])
  expect(asked(match)).toMatchObject({ trapped: true, left: 1 })
})

test('whatever the owner does not stop gets through: each defence is offered for itself [battle.18] [battle.19] [armory.6] [armory.9]', () => {
  const match = play(
    alone('krinx', { tokens: ['defense'], guards: 1 }, 6, 6, 6, 1).wears(0, 'frunks', 'noxx'),
    'regionA',
    'roll',
  )
  expect(keys(match, 0)).toEqual(['clothing', 'path', 'token', 'pass'])
  match.pickKey(0, 'token')
  expect(match.state.supply.defense).toBe(20)
  expect(keys(match, 0)).toEqual(['clothing', 'path', 'pass'])
  match.pickKey(0, 'path')
  expect(keys(match, 0)).toEqual(['clothing', 'pass'])
  match.pickKey(0, 'pass')
  expect(member(match, 0, 'frunks')).toMatchObject({ wounded: true, spent: { clothing: 0 } })
  expect(match.state.battle?.attack).toMatchObject({ hits: 3, stopped: 2, wounds: 1 })
})

test('one token stops one hit and goes alone: what lies under it stays [battle.18] [armory.8] [armory.9]', () => {
  const match = play(
    alone('krinx', { tokens: ['defense', 'forceMod1', 'defense'] }, 6, 6, 6, 1),
    'regionA',
    'roll',
    'token',
  )
  const left = () => on(match, 'regionA:0')?.tokens.map(({ id }) => id)
  expect(left()).toEqual(['forceMod1', 'defense'])
  expect(match.state.supply.defense).toBe(19)
  match.pickKey(0, 'token')
  expect(left()).toEqual(['forceMod1'])
  expect(match.state.supply.defense).toBe(20)
})

test('a defence is used once a turn: it is gone when its number is [talent.2] [advantage.3] [armory.7]', () => {
  const match = play(alone('krinx', { guards: 1 }, 6, 6, 1, 1), 'regionA', 'roll', 'path')
  expect(match.waiting?.prompt).toBe('attack.step')
  expect(member(match, 0, 'frunks')?.wounded).toBe(true)
  expect(on(match, 'regionA:0')?.guards).toBe(0)
})

const DEFENDERS: readonly [Affinity, MemberId, number, string][] = [
  ['air', 'purkas', 1, 'merc.1'],
  ['fire', 'drapis', 1, 'merc.4'],
  ['fire', 'wondou', 2, 'merc.8'],
  ['fire', 'nimra', 1, 'merc.15'],
  ['fire', 'dolfus', 2, 'merc.17'],
  ['fire', 'zondu', 1, 'merc.22'],
  ['fire', 'trulina', 2, 'merc.34'],
]

test.each(DEFENDERS)('of the clan of %s, %s stops %i hits [%s]', (affinity, id, n) => {
  const built = position(affinity, 'water').monster('regionA', 'krinx').region('regionA', 'thaklan')
  if (id !== 'purkas') built.hires(0, id)
  built.sends(0, id, 'regionA:0', { force: 1 }).dice(6, 6, 6, 6)
  const match = play(built, 'regionA', 'roll', ...Array<string>(n).fill('talent'))
  // Two of the rest kill, and nothing more could be stopped.
  expect(match.state.battle).toBe(null)
  expect(reports(match, 'hit.stopped')).toHaveLength(n)
  expect(member(match, 0, id)).toBeUndefined()
})

test.each<[MemberId, MonsterId, boolean, string]>([
  ['parjas', 'gorgosh', false, 'merc.12'], // No Defense talent works there.
  ['parjas', 'blandor', true, 'merc.12'],
  ['parjas', 'turfus', true, 'merc.12'],
  ['parjas', 'krinx', false, 'merc.12'],
  ['parjas', 'jckon', false, 'merc.12'],
  ['shandee', 'blandor', true, 'merc.21'],
  ['shandee', 'krinx', true, 'merc.21'],
  ['shandee', 'turfus', false, 'merc.21'],
  ['shandee', 'jckon', false, 'merc.21'],
  ['guster', 'turfus', true, 'merc.30'],
  ['guster', 'jckon', true, 'merc.30'],
  ['guster', 'krinx', false, 'merc.30'],
  ['guster', 'blandor', false, 'merc.30'],
])('%s against %s defends: %s [%s]', (id, monster, works) => {
  const match = play(
    position('fire', 'water')
      .hires(0, id)
      .monster('regionA', monster)
      .region('regionA', monster === 'krinx' ? 'thaklan' : 'yuha')
      .sends(0, id, 'regionA:0', { force: 1 })
      .dice(6, 1, 1, 1),
    'regionA',
    'roll',
  )
  expect(match.waiting?.prompt).toBe(works ? 'defend' : 'attack.step')
})

test('what a talent cannot stop is refused by its rule, as long as something else can [battle.19] [monster.17]', () => {
  const guster = play(
    position('fire', 'water')
      .hires(0, 'guster')
      .monster('regionA', 'krinx')
      .region('regionA', 'thaklan')
      .sends(0, 'guster', 'regionA:0', { force: 1, tokens: ['defense'] })
      .dice(6, 1, 1, 1),
    'regionA',
    'roll',
  )
  expect(keys(guster, 0)).toEqual(['token', 'pass'])
  expect(refusal(guster, 0, 'talent')).toBe('battle.19')
})

test('no Defense talent works against Gorgosh: not Noxx, not the expedition’s; the token does, and one hit wounds [monster.17] [monster.28] [equipment.7]', () => {
  const match = play(
    alone('gorgosh', { tokens: ['defense'], guards: 2 }, 6, 6, 1).wears(0, 'frunks', 'noxx'),
    'regionA',
    'roll',
  )
  expect(keys(match, 0)).toEqual(['token', 'pass'])
  expect(refusal(match, 0, 'clothing')).toBe('monster.17')
  expect(refusal(match, 0, 'path')).toBe('monster.17')
  match.pickKey(0, 'token')
  expect(match.waiting?.prompt).toBe('attack.step')
  expect(member(match, 0, 'frunks')).toMatchObject({ wounded: true, spent: { clothing: 0 } })
})

test('Noxx stops a hit of any monster [equipment.7]', () => {
  const match = play(alone('krinx', {}, 6, 1, 1, 1).wears(0, 'frunks', 'noxx'), 'regionA', 'roll', 'clothing')
  expect(member(match, 0, 'frunks')).toMatchObject({ wounded: false, spent: { clothing: 1 } })
})

test('a carried potion cancels a wound that comes, not one brought from home, and may be kept [battle.20] [battle.21]', () => {
  const drunk = play(
    alone('krinx', { potion: 1 }, 6, 1, 1, 1).who(0, 'frunks', { wounded: true }),
    'regionA',
    'roll',
    'drink',
  )
  expect(member(drunk, 0, 'frunks')?.wounded).toBe(true)
  expect(on(drunk, 'regionA:0')?.potion).toBe(0)
  const kept = play(alone('krinx', { potion: 1 }, 6, 1, 1, 1), 'regionA', 'roll', 'pass')
  expect(member(kept, 0, 'frunks')?.wounded).toBe(true)
  expect(on(kept, 'regionA:0')?.potion).toBe(1)
  const unhurt = play(
    alone('krinx', { potion: 1 }, 1, 1, 1, 1).who(0, 'frunks', { wounded: true }),
    'regionA',
    'roll',
  )
  expect(unhurt.waiting?.prompt).toBe('attack.step')
})

test('no potion and no venom can be used against Gator; the potion stays on the member [monster.4] [monster.36]', () => {
  const match = play(alone('gator', { potion: 1, venom: 1 }, 6, 1, 1, 1, 1), 'regionA', 'roll')
  expect(match.waiting?.prompt).toBe('attack.step')
  expect(keys(match, 0)).toEqual(['roll:force', 'stop'])
  expect(refusal(match, 0, 'venom')).toBe('monster.4')
  expect(on(match, 'regionA:0')).toMatchObject({ potion: 1, venom: 1 })
  const without = play(alone('gator', {}, 1, 1, 1, 1, 1), 'regionA', 'roll')
  expect(without.face(0)?.refused).toEqual([])
})

test.each<[MonsterId, string]>([
  ['warkors', 'monster.6'],
  ['snagus', 'monster.16'],
])(
  '%s hits once without a die, even when no die is left, and that can be defended [%s] [monster.32]',
  monster => {
    const match = play(alone(monster, { force: 0, magic: 5, tokens: ['defense'] }), 'regionA', 'magic:5')
    expect(match.state.battle?.attack).toMatchObject({ dice: [], automatic: 1, hits: 1 })
    match.pickKey(0, 'token')
    expect(member(match, 0, 'frunks')?.wounded).toBe(false)
  },
)

test('Abysur takes one glory for an attack that wounds, however often, and none if every wound is cancelled [monster.20]', () => {
  const twice = play(alone('abysur', {}, 6, 6, 6, 1, 1), 'regionA', 'roll')
  expect(reports(twice, 'glory.lost')).toEqual([{ seat: 0, glory: 1 }])
  const none = play(alone('abysur', { potion: 1 }, 6, 1, 1, 1, 1), 'regionA', 'roll', 'drink')
  expect(none.state.clans[0].glory).toBe(5)
})

test('Sporus rolls one die more against whoever it attacks, then one against each other from left to right; deaths take effect in between [monster.2] [monster.33] [monster.34]', () => {
  const match = play(
    position('fire', 'water')
      .hires(1, 'nimra')
      .who(1, 'taron', { wounded: true })
      .monster('regionA', 'sporus')
      .region('regionA', 'yuha')
      .sends(0, 'frunks', 'regionA:0', { force: 1 })
      .sends(1, 'taron', 'regionA:1', { force: 1, magic: 1 })
      .sends(1, 'nimra', 'regionA:3', { force: 1, tokens: ['defense'] })
      .dice(1, 1, 1, 1, 1, 6, 6, 1),
    'regionA',
    'roll',
  )
  expect(reports(match, 'monster.rolled')).toMatchObject([{ path: 0, dice: [1, 1, 1, 1, 1] }])
  expect(asked(match)).toMatchObject({ path: 1, dice: 1, parts: null })
  expect(keys(match, 1)).toEqual(['roll', 'magic:1']) // A magic die of its own would answer.
  match.pickKey(1, 'roll')
  expect(on(match, 'regionA:1')).toBe(null)
  expect(asked(match)).toMatchObject({ path: 3, dice: 1 })
  match.pickKey(1, 'roll')
  match.pickKey(1, 'token')
  expect(match.waiting).toMatchObject({ prompt: 'attack.step', seats: [0] })
})

test('powers are applied when they say so: before anything else a monster attacks [battle.13]', () => {
  const match = enter(alone('warkors', {}), 'regionA')
  expect(asked(match)).toMatchObject({ dice: 5, parts: { automatic: 1 } })
})

test('the question before the dice tells all that is known of them [battle.14]', () => {
  const match = enter(
    alone('abysur', { magic: 1, tokens: ['defense'], guards: 1, potion: 1 }).turn(4),
    'regionA',
  )
  expect(asked(match)).toEqual({
    seat: 0,
    member: 'frunks',
    monster: 'abysur',
    zone: 'regionA',
    path: 0,
    dice: 6,
    parts: { printed: 5, home: 0, turn: 1, gates: 0, splash: 0, total: 6, automatic: 0 },
    sent: 0,
    stoppable: 2,
    potions: 1,
    wounded: false,
    // Where the answer to it will begin.
    standing: expect.objectContaining({ base: 0, carry: 0, capture: 17, kill: 22, trapped: false, left: 2 }),
  })
  expect(told(match)).toContain('faces.monster')
})
