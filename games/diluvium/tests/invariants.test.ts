import { describe, expect, test } from 'vitest'
import type { Hex } from '../data/types.ts'
import { invariants } from '../invariants.ts'
import { warSteps } from '../rules/rival/paths.ts'
import { type Diluvium, RIVAL } from '../state.ts'
import { type Position, several, solo } from './position.ts'

/** What is wrong with a position once something was done to it that no rule does. */
function wrong(change: (state: Diluvium) => void, position: Position = solo()): string[] {
  expect(invariants(position.state)).toEqual([])
  return invariants(position.change(change).state)
}

describe('a state is not sound', () => {
  test('when a settler is lost or doubled, on either side [inv.1]', () => {
    expect(wrong(({ players }) => players[0].reserve.pop())).toEqual(['party 0 has 8 settlers'])
    expect(wrong(({ rival }) => rival?.reserve.push(RIVAL))).toEqual(['party 1 has 10 settlers'])
  })

  test('when resources come or go by themselves [inv.2]', () => {
    expect(wrong(({ supply }) => supply.food--)).toEqual(['14 food, not 15'])
    expect(wrong(({ players }) => players[0].resources.craft++, several(2))).toEqual(['25 craft, not 24'])
  })

  test('when gold does, or the supply goes below 0 [inv.3]', () => {
    expect(wrong(({ players }) => players[0].gold++)).toEqual(['61 gold, not 60'])
    expect(
      wrong(({ gold, players }) => {
        if (gold) gold.supply -= 61
        players[0].gold += 61
      }),
    ).toEqual(['less than no gold'])
  })

  test('when settlers stand on tiles that their owner has not explored [inv.4]', () => {
    const stand = (state: Diluvium) => {
      state.places['-1,3'].islands[0].settlers.push(state.players[0].reserve.pop() ?? 0)
    }
    expect(wrong(stand)).toEqual(['settlers of 0 are at -1,3'])
    expect(wrong(stand, solo().explored(0, '-1,3'))).toEqual([])
  })

  test('when Warships of two sides, or one and an Exploration Ship, rest on a tile outside Cities [inv.5]', () => {
    const rest = (you: Hex, them: Hex, explorer: Hex = '-1,4', phase: 'after' | 'action' = 'after') =>
      wrong(
        state => {
          state.phase = phase
        },
        solo().up('0,1', '0,2').warship(0, you).warship(RIVAL, them).explorer(0, explorer),
      )
    expect(rest('0,1', '0,2')).toEqual([])
    expect(rest('0,1', '0,1')).toEqual(['Warships of 0 and 1 are at 0,1'])
    expect(rest('-1,4', '0,2', '0,2')).toEqual(['the Exploration Ship of 0 is with a Warship at 0,2'])
    expect(rest('0,1', '0,1', '-1,4', 'action')).toEqual([])
    expect(rest('-1,4', '-1,4')).toEqual([])
  })

  test('when a ship rests on a tile that is face down [inv.6]', () => {
    expect(wrong(({ players }) => (players[0].explorer = '0,1'))).toEqual(['a ship of 0 is at 0,1'])
  })
})

test('the rival keeps the first turn, and your actions are those of several [setup.27] [round.2]', () => {
  const match = solo().last(0, 'exploit').tokens('ct1a').at('round')
  expect(match.history?.journal.map(({ id }) => id)).toContain('rival.acts')
  expect(match.state.turn).toBe(0)
  expect(match.face(0)?.candidates.map(({ key }) => key)).toEqual(
    several(2)
      .last(0, 'exploit')
      .at(['turn', 0])
      .face(0)
      ?.candidates.map(({ key }) => key),
  )
})

test('a Warship of the rival whose goal is where it lies does not move [rwar.9]', () => {
  const { state } = solo().warship(RIVAL, '-1,4')
  const [warship] = state.rival?.warships ?? []
  expect(warSteps(state, warship)).toEqual([])
})
