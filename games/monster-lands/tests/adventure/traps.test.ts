import { expect, test } from 'vitest'
import type { TrapId } from '../../data/traps.ts'
import { position } from '../position.ts'
import { on, play } from './field.ts'

// What each trap gives: dice of the supply on itself, more for each die, or more for the total.

/** An attack with one force and one magic die; all dice show 2. */
function attackWith(trap: TrapId) {
  return play(
    position('air', 'water')
      .with({ ambushes: true })
      .monster('regionA', 'caribdis')
      .region('regionA', 'yuha')
      .sends(0, 'korgo', 'regionA:0', { force: 1, magic: 1, tokens: [trap] })
      .dice(1, 1, 1, 1, 1, 2, 2, 2, 2, 2),
    'regionA',
    ...['reveal', 'roll', 'roll:all'],
  )
}

test.each<[string, TrapId, number, number]>([
  ['trap.1', 'forceDie1', 1, 0],
  ['trap.2', 'forceDie1P', 1, 0],
  ['trap.6', 'forceDie2', 2, 0],
  ['trap.7', 'forceDie2P', 2, 0],
  ['trap.8', 'forceDie3', 3, 0],
  ['trap.9', 'magicDie1', 0, 1],
  ['trap.10', 'magicDie1P', 0, 1],
  ['trap.13', 'magicDie2', 0, 2],
  ['trap.14', 'magicDie2P', 0, 2],
  ['trap.15', 'magicDie3', 0, 3],
])(
  '[%s] %s lays %i force and %i magic dice on itself, beyond the limits of the expedition [battle.4]',
  (_, trap, force, magic) => {
    const match = attackWith(trap)
    const dice = on(match, 'regionA:0')?.tokens[0].dice
    expect(dice?.filter(({ colour }) => colour === 'force')).toHaveLength(force)
    expect(dice?.filter(({ colour }) => colour === 'magic')).toHaveLength(magic)
    expect(on(match, 'regionA:0')?.result).toBe(4 + 2 * (force + magic))
  },
)

test.each<[string, TrapId, number]>([
  ['trap.3', 'forceMod1', 1],
  ['trap.4', 'forceMod2', 2],
  ['trap.5', 'forceMod3', 3],
  ['trap.11', 'magicMod1', 1],
  ['trap.12', 'magicMod2', 2],
])('[%s] %s makes each die of its colour worth %i more', (_, trap, more) => {
  expect(on(attackWith(trap), 'regionA:0')?.result).toBe(4 + more)
})

test.each<[string, TrapId, number]>([
  ['trap.16', 'flat4', 4],
  ['trap.17', 'flat6', 6],
  ['trap.18', 'flat8', 8],
])('[%s] %s adds %i to the attack', (_, trap, more) => {
  expect(on(attackWith(trap), 'regionA:0')?.result).toBe(4 + more)
})

test('the initial trap lays a force die on itself', () => {
  const match = play(
    position('air', 'water')
      .monster('regionA', 'caribdis')
      .region('regionA', 'yuha')
      .sends(0, 'korgo', 'regionA:0', { tokens: ['initial'] })
      .dice(1, 1, 1, 1, 1, 5),
    'regionA',
    ...['roll', 'roll:force'],
  )
  expect(on(match, 'regionA:0')?.result).toBe(5)
})
