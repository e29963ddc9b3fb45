import { keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { attackDice } from '../../rules/adventure/attack-dice.ts'
import { position } from '../position.ts'
import { asked, enter, member, on, picks, play, told } from './field.ts'

// The defense of the Citadel.

const MISS = [1, 1, 1, 1]

const gates = () => position('fire', 'water').has(0, { glory: 5, gold: 0 }).monster('gates', 'krinx')

test('nothing happens without a monster, or without anybody there [gates-fight.1]', () => {
  const nobody = enter(gates(), 'gates')
  expect(nobody.outcome).not.toBe(null)
  const nothing = enter(gates().sends(0, 'frunks', 'gates:0', { force: 1 }).monster('gates', null), 'gates')
  expect(nothing.outcome).not.toBe(null)
  expect([...told(nobody), ...told(nothing)]).not.toContain('fight.begins')
})

test('all traps of both expeditions are revealed first; the upper one fights before the lower [gates-fight.2] [gates-fight.4]', () => {
  const match = enter(
    gates()
      .sends(0, 'frunks', 'gates:1', { force: 1, tokens: ['flat4'] })
      .sends(1, 'taron', 'gates:0', { force: 1, tokens: ['flat6'] }),
    'gates',
  )
  expect(on(match, 'gates:0')?.tokens[0].up).toBe(true)
  expect(on(match, 'gates:1')?.tokens[0].up).toBe(true)
  expect(match.waiting).toMatchObject({ prompt: 'monster.attack', seats: [1] })
})

test('affinity gives no die there, the turn track does, and Tronj has three more [gates-fight.3] [gates-fight.9] [monster.14]', () => {
  const { state } = gates().turn(4)
  const at = state.zones[3]
  expect(attackDice(state, at, 'krinx')).toMatchObject({ printed: 4, home: 0, turn: 1, total: 5 })
  expect(attackDice(state, at, 'surbol')).toMatchObject({ home: 0 })
  expect(attackDice(state, at, 'tronj')).toMatchObject({ printed: 4, gates: 3, turn: 1, total: 8 })
})

test('a death there earns 3 glory, on either path [gates-fight.5]', () => {
  for (const path of [0, 1] as const) {
    const match = play(
      gates().sends(0, 'frunks', `gates:${path}`, { force: 1 }).dice(6, 6, 1, 1),
      'gates',
      'roll',
    )
    expect(match.state.clans[0].glory).toBe(8)
  }
})

test('when the monster is captured or killed all panic tokens go back to the stack [gates-fight.6]', () => {
  for (const dice of [
    [4, 5],
    [5, 6],
  ]) {
    const match = play(
      gates()
        .panic('mine', 'tavern')
        .sends(0, 'frunks', 'gates:0', { force: 2, tokens: ['magicMod1'] })
        .dice(...MISS, ...dice),
      'gates',
      'roll',
      'roll:all',
    )
    expect(match.state.zones[3].monster).toBe(null)
    expect(match.state.panic).toHaveLength(7)
    expect([match.state.citadel.mine.panic, match.state.citadel.tavern.panic]).toEqual([false, false])
  }
})

test('a monster that is not beaten stays, and so does the panic; nobody gets loot, and nothing is conquered [gates-fight.7] [gates-fight.8] [gates-fight.3]', () => {
  const match = play(
    gates()
      .panic('mine')
      .sends(0, 'frunks', 'gates:0', { force: 1 })
      .sends(1, 'taron', 'gates:1', { force: 1 })
      .dice(...MISS, 1, ...MISS, 1),
    'gates',
    ...['roll', 'roll:force', 'roll', 'roll:force'],
  )
  expect(match.outcome).not.toBe(null)
  expect(match.state.zones[3].monster).toBe('krinx')
  expect(match.state.citadel.mine.panic).toBe(true)
  expect(match.state.clans.map(({ loot }) => loot)).toEqual([[], []])
})

test('nor does the second expedition get loot when the first has beaten the monster [gates-fight.8]', () => {
  const match = play(
    gates()
      .sends(0, 'frunks', 'gates:0', { force: 2 })
      .sends(1, 'taron', 'gates:1', { force: 1 })
      .dice(...MISS, 6, 6),
    'gates',
    'roll',
    'roll:all',
  )
  expect(match.outcome).not.toBe(null)
  expect(on(match, 'gates:1')).toMatchObject({ fate: 'waiting' })
  expect(match.state.clans[1].loot).toEqual([])
})

test('a Defense talent against affinities works there by the monster’s own [gates-fight.10]', () => {
  const against = (monster: 'krinx' | 'jckon') =>
    play(
      gates()
        .hires(0, 'shandee')
        .monster('gates', monster)
        .sends(0, 'shandee', 'gates:0', { force: 1 })
        .dice(6, 1, 1, 1),
      'gates',
      'roll',
    ).waiting?.prompt
  expect([against('krinx'), against('jckon')]).toEqual(['defend', 'attack.step'])
})

test('powers on everybody reach both paths of the gates [gates-fight.11]', () => {
  const match = play(
    gates()
      .monster('gates', 'sporus')
      .sends(0, 'frunks', 'gates:0', { force: 1 })
      .sends(1, 'taron', 'gates:1', { force: 1 })
      .dice(1, 1, 1, 1, 1, 6),
    'gates',
    'roll',
  )
  expect(asked(match)).toMatchObject({ path: 1, dice: 1 })
  match.pickKey(1, 'roll')
  expect(member(match, 1, 'taron')?.wounded).toBe(true)
  expect(keys(match, 0)).toContain('roll:force')
})

test('Sandor captured at the gates is discarded; in a region it gets away to the gates [monster.10] [monster.11] [monster.29]', () => {
  const sandor = (zone: 'gates' | 'regionA') =>
    play(
      gates()
        .monster('gates', null)
        .monster(zone, 'sandor')
        .region('regionA', 'thaklan')
        .sends(0, 'frunks', `${zone}:0`, { force: 3, tokens: ['magicMod1'] })
        .dice(...MISS, 1, 5, 5, 5),
      zone,
      'roll',
      'roll:all',
    )
  const home = sandor('gates')
  expect(home.state.monsters).toMatchObject({ escaped: null, discard: ['sandor'] })
  const away = sandor('regionA')
  expect(away.state.monsters).toMatchObject({ escaped: 'sandor', discard: [] })
  for (const match of [home, away])
    expect(match.state.clans[0]).toMatchObject({ gold: 6, glory: 9, trophies: [] })
})

test('the conquest goes on after Sandor got away [monster.29]', () => {
  const match = play(
    gates()
      .monster('gates', null)
      .monster('regionA', 'sandor')
      .region('regionA', 'thaklan')
      .sends(0, 'frunks', 'regionA:0', { force: 3, tokens: ['magicMod1'] })
      .sends(1, 'taron', 'regionA:1', { force: 1 })
      .dice(...MISS, 1, 5, 5, 5, 1),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(match.waiting).toMatchObject({ prompt: 'conquest.roll', seats: [1] })
  picks(match, 'roll')
})

test('a monster beaten in a region ends no panic [gates-fight.6]', () => {
  const match = play(
    gates()
      .panic('mine')
      .monster('regionA', 'moldo')
      .region('regionA', 'thaklan')
      .sends(0, 'frunks', 'regionA:0', { magic: 2 })
      .dice(1, 1, 1, 6, 6),
    'regionA',
    ...['roll', 'roll:all'],
  )
  expect(match.state.clans[0].trophies).toEqual(['moldo'])
  expect(match.state.citadel.mine.panic).toBe(true)
})
