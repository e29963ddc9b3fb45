import { expect, test } from 'vitest'
import { itemsOf, wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { enemies } from '../rules/ruler.ts'
import { asked, offered, pick, position } from './position.ts'

/** The Vagabond and the Marquise win together. */
const coalition = () =>
  position('marquise', 'eyrie', 'alliance', 'vagabond')
    .change(wanderer(3, 'thief', 'boots', 'torch', 'tea', 'sword'))
    .change(state => {
      state.players[3].coalition = 0
    })
    .score('vagabond', null)
    .pawn('vagabond', 8)

test('an enemy is another player outside the coalition [G.1.2] [ruling.r-27]', () => {
  const { state } = coalition()
  expect([0, 1, 2, 3].map(other => enemies(state, 0, other))).toEqual([false, true, true, false])
  expect([0, 1, 2, 3].map(other => enemies(state, 3, other))).toEqual([false, true, true, false])
})

test('partners do not battle each other [ruling.r-27]', () => {
  const match = coalition().warriors('marquise', 2, 8).warriors('eyrie', 1, 5).turn('marquise', 'daylight')
  expect(offered(match)).not.toContain('battle')
})

test('enemy pieces are those of enemies: neither a partner’s, nor items [G.1.23.a] [G.1.23.b] [ruling.r-27]', () => {
  const match = coalition()
    .building('marquise', 'workshop', 1, 8, 12)
    .items('eyrie', 'sword')
    .warriors('eyrie', 2, 8)
    .hand('marquise', 'favorFoxes')
    .turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes')
  expect(asked(match)).toBe('marquise.day')
  expect(match.state.players[1].warriors[8]).toBe(0)
  expect(match.state.players[1].items).toEqual([{ item: 'sword', exhausted: false }])
  expect(itemsOf(match, 3)).toEqual(['boots', 'sword', 'tea', 'torch'])
})

test('a pawn is no warrior and is never removed: its owner damages items [G.1.17]', () => {
  const match = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'boots', 'torch', 'tea', 'sword'))
    .pawn('vagabond', 8)
    .building('marquise', 'workshop', 1, 8, 12)
    .hand('marquise', 'favorFoxes')
    .turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes')
  while (asked(match) !== 'marquise.day') pick(match, offered(match)[0])
  expect(match.state.players[1].pawn).toBe(8)
  expect(itemsOf(match, 1).filter(item => item.includes('damaged'))).toHaveLength(3)
})

test('pieces come from the left of their track and return to its right; warriors to the supply [G.1.27] [G.1.31.a]', () => {
  const built = (...sawmills: number[]) =>
    position('marquise', 'eyrie')
      .building('marquise', 'sawmill', ...sawmills)
      .building('marquise', 'recruiter', 1)
      .building('marquise', 'workshop', 3)
      .warriors('marquise', 2, 5, 9, 2)
      .token('marquise', 'wood', 5, 5, 5, 5)
  const match = built(5, 9)
    .warriors('eyrie', 3, 9)
    .effects('eyrie', 'commandWarren')
    .dice(3, 0)
    .turn('eyrie', 'daylight')
  pick(match, 'commandWarren')
  const [marquise] = match.state.players
  expect([marquise.buildings.sawmill[9], marquise.buildings.sawmill[0]]).toEqual([0, 5])
  expect([marquise.warriors[9], marquise.warriors[0]]).toEqual([0, 21])

  // The second sawmill costs and scores as if the first one lost had never stood.
  const build = (...sawmills: number[]) => {
    const again = built(...sawmills).turn('marquise', 'daylight')
    pick(again, 'build', 'sawmill')
    pick(again, offered(again)[0])
    const { score, tokens } = again.state.players[0]
    return { score, wood: tokens.wood[0] - 4 }
  }
  expect(build(5)).toEqual({ score: 1, wood: 1 })
  expect(build(5, 9)).toEqual({ score: 2, wood: 2 })
})

test('what has neither supply nor track leaves the game: the keep [G.1.31.b]', () => {
  const match = position('marquise', 'eyrie')
    .token('marquise', 'keep', 5)
    .warriors('eyrie', 1, 5)
    .effects('eyrie', 'commandWarren')
    .dice(0, 0)
    .turn('eyrie', 'daylight')
  pick(match, 'commandWarren')
  const [marquise, eyrie] = match.state.players
  expect(marquise.tokens.keep.every(n => n === 0)).toBe(true)
  expect(eyrie.score).toBe(1)
})
