import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { decree } from '../../../factions/eyrie/tests/decree.ts'
import { offered, Position, pick, position, refusedBy } from '../../../tests/position.ts'

const forged = (clearing: number) => position('marquise', 'eyrie').landmark('legendaryForge', clearing).state

test('it takes its items from the supply by the suit of its clearing [landmark.legendary-forge.a] [landmark.legendary-forge.b]', () => {
  expect(forged(6).forge).toEqual({ sword: 2, crossbow: 1, hammer: 1 })
  expect(forged(6).supply).toMatchObject({
    sword: 0,
    crossbow: 0,
    hammer: 0,
    bag: 2,
    tea: 2,
    boots: 2,
    coins: 2,
  })
  expect(forged(2).forge).toEqual({ bag: 2, tea: 2 })
  expect(forged(2).supply).toMatchObject({ bag: 0, tea: 0, sword: 2 })
  expect(forged(3).forge).toEqual({ boots: 2, coins: 2 })
  expect(forged(3).supply).toMatchObject({ boots: 0, coins: 0, crossbow: 1 })
})

/** The Marquise with a workshop in 8 and an anvil to forge; the Forge in 6. */
const smith = () =>
  position('marquise', 'eyrie')
    .landmark('legendaryForge', 6)
    .building('marquise', 'workshop', 8)
    .hand('marquise', 'anvil')

test('its items are crafted only by who has a piece there [landmark.legendary-forge.c]', () => {
  const absent = smith().turn('marquise', 'daylight')
  expect(offered(absent)).not.toContain('craft:anvil')
  expect(refusedBy(absent, 'craft:anvil')).toBe('landmark.legendary-forge.c')
  const other = smith().warriors('eyrie', 2, 6).turn('marquise', 'daylight')
  expect(offered(other)).not.toContain('craft:anvil')
  const present = smith().warriors('marquise', 1, 6).turn('marquise', 'daylight')
  expect(offered(present)).toContain('craft:anvil')
  const token = smith().token('marquise', 'wood', 6).turn('marquise', 'daylight')
  expect(offered(token)).toContain('craft:anvil')
})

test('an item that lies on it and is gone cannot be crafted [4.1.2.c]', () => {
  const game = smith().warriors('marquise', 1, 6)
  game.state.forge = { sword: 2, crossbow: 1, hammer: 0 }
  game.player('eyrie').items.push({ item: 'hammer', exhausted: false })
  expect(refusedBy(game.turn('marquise', 'daylight'), 'craft:anvil')).toBe('4.1.2.c')
})

test('crafting one scores a point more and draws a card [landmark.legendary-forge.d]', () => {
  const match = smith().warriors('marquise', 1, 6).turn('marquise', 'daylight')
  pick(match, 'craft:anvil')
  const { score, hand, items } = match.state.players[0]
  expect(score).toBe(2 + 1)
  expect(hand).toHaveLength(1)
  expect(items).toEqual([{ item: 'hammer', exhausted: false }])
  expect(match.state.forge).toEqual({ sword: 2, crossbow: 1, hammer: 0 })
  expect(match.state.supply.hammer).toBe(0)
})

test('items that lie in the supply are crafted as ever [landmark.legendary-forge.c] [landmark.legendary-forge.d]', () => {
  const match = position('marquise', 'eyrie')
    .landmark('legendaryForge', 2)
    .building('marquise', 'workshop', 8)
    .hand('marquise', 'anvil')
    .turn('marquise', 'daylight')
  pick(match, 'craft:anvil')
  expect(match.state.players[0].score).toBe(2)
  expect(match.state.players[0].hand).toHaveLength(0)
})

test('the Eyrie score their one point and the bonuses of the Forge and the Engravers [7.2.3.b] [landmark.legendary-forge.d] F1 TX-14', () => {
  const craft = (deck: 'standard' | 'exiles') => {
    const game = new Position(['eyrie', 'marquise'], deck)
      .landmark('legendaryForge', 6)
      .building('eyrie', 'roost', 8, 12)
      .warriors('eyrie', 1, 6)
      .hand('eyrie', 'foxfolkSteel')
    if (deck === 'exiles') game.effects('eyrie', 'masterEngravers')
    const match = decree(game, 'commander').turn('eyrie', 'daylight')
    pick(match, 'craft:foxfolkSteel')
    return match.state.players[0]
  }
  expect(craft('standard')).toMatchObject({ score: 2, items: [{ item: 'sword', exhausted: false }] })
  expect(craft('standard').hand).toHaveLength(1)
  expect(craft('exiles').score).toBe(3)
})

test('without a piece there the Eyrie cannot craft it at all [landmark.legendary-forge.c] F1', () => {
  const game = position('eyrie', 'marquise')
    .landmark('legendaryForge', 6)
    .building('eyrie', 'roost', 8, 12)
    .hand('eyrie', 'foxfolkSteel')
  const match = decree(game, 'commander').turn('eyrie', 'daylight')
  expect(offered(match)).not.toContain('craft:foxfolkSteel')
  expect(match.state.players[0].hand).toContain(cardNumber('foxfolkSteel'))
})
