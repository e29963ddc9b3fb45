import { keysOf, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { askTo } from '../bot.ts'
import { botOf } from '../index.ts'
import { answerer } from '../playout.ts'
import { DOORS, doors } from './games/doors.ts'
import { duel } from './games/duel.ts'
import { raft } from './games/raft.ts'
import { rescue } from './games/rescue.ts'
import { wager } from './games/wager.ts'
import { after, play } from './play.ts'

test('what a bot thinks does not depend on a card it cannot see', () => {
  for (const name of ['greedy', 'search:600']) {
    const [first, ...others] = [0, 1, 2].map(card => {
      const match = Match.start(wager.game, { seats: 2, seed: 1, options: { card } })
      return botOf(name, wager, 4).think(match, 0)
    })
    for (const other of others) expect(other).toEqual(first)
  }
})

test('a bot that saw the card would play otherwise', () => {
  const open = { ...wager, game: { ...wager.game, redeal: () => {} } }
  for (const card of [0, 1, 2]) {
    const match = Match.start(open.game, { seats: 2, seed: 1, options: { card } })
    expect(botOf('search:600', open, 4).think(match, 0).key).toBe(String(card))
  }
})

test('search knows its chances: the die rather than a guess', () => {
  const thought = botOf('search:3000', wager, 4).think(Match.start(wager.game, { seats: 2, seed: 1 }), 0)
  expect(thought.key).toBe('roll')
  const value = (key: string) => thought.candidates.find(one => one.key === key)?.value
  expect(value('roll')).toBeCloseTo(1 / 2, 1)
  for (const card of ['0', '1', '2']) expect(value(card)).toBeLessThan(0.45)
})

test('a secret answer already given by another seat changes nothing', () => {
  const [rock, paper] = ['rock', 'paper'].map(sign => {
    const match = Match.start(duel.game, { seats: 2, seed: 1 })
    match.pickKey(1, sign)
    return botOf('search:500', duel, 2).think(match, 0)
  })
  expect(paper).toEqual(rock)
})

test('where both choose at once, no good sign is foreseen by the other', () => {
  for (const seat of [0, 1]) {
    const { key: chosen, candidates } = botOf('search:3000', duel, 2).think(
      Match.start(duel.game, { seats: 2, seed: 1 }),
      seat,
    )
    expect(chosen).not.toBe('straw')
    for (const { key, value } of candidates)
      if (key !== 'straw') expect(Math.abs(value - 0.5), key).toBeLessThan(0.15)
    expect(candidates.at(-1)?.key).toBe('straw')
  }
})

test('partners find the one way to win: a tool for all, secret paths, one last choice', () => {
  const thought = botOf('search', rescue, 1).think(Match.start(rescue.game, { seats: 2, seed: 1 }), 1)
  expect(thought.key).toBe('lamp')
  expect(thought.candidates[0].value).toBeGreaterThan(0.5)
  for (let seed = 1; seed <= 20; seed++)
    expect(play(rescue, ['search', 'search'], seed).winners).toEqual([0, 1])
})

test('in a group that plans together, either seat may be the bot', () => {
  for (const seat of [0, 1])
    for (const name of ['random', 'greedy', 'search:easy']) {
      const match = after(rescue, 2)
      match.pick(seat, botOf(name, rescue, 1).think(match, seat).index)
      expect(match.waiting).toMatchObject({ prompt: 'path', seats: [0, 1] })
    }
})

test('an ask to a group is imagined answered by the bot if it belongs to it, else by the first', () => {
  const match = after(rescue, 2)
  const answerers = (thinkers: number[]) => thinkers.map(thinker => match.ask && answerer(match.ask, thinker))
  expect(answerers([0, 1, 2])).toEqual([0, 1, 0])
  match.pickKey(1, 'lamp')
  expect(answerers([0, 1])).toEqual([0, 0])
  match.pickKey(0, 'cave')
  expect(answerers([0, 1])).toEqual([1, 1])
})

test('among many candidates the promising ones are tried first, and playouts end at the depth of the brain', () => {
  const { key, candidates } = botOf('search:400', doors, 1).think(after(doors, 1), 0)
  expect(key).toBe('127')
  expect(candidates.length).toBeLessThan(DOORS / 2)
  // At the end of the game all is lost: only a playout cut short finds it worth 0.9.
  expect(candidates[0].value).toBeGreaterThan(0.6)
})

test('greedy sees past a pick that is worth nothing by itself', () => {
  const thought = botOf('greedy', doors, 1).think(after(doors, 1), 0)
  expect(thought.key).toBe('127')
  expect(thought.candidates).toHaveLength(DOORS)
})

test('a plan of many picks is searched as a whole, and what it tells is how to begin', () => {
  const match = Match.start(raft.game, { seats: 1, seed: 1 })
  const { key, candidates, iterations } = botOf('search:2000', raft, 1).think(match, 0)
  expect(['water', 'oar']).toContain(key)
  expect(candidates[0].key).toBe(key)
  expect(candidates[0].value).toBeGreaterThan(0.6)
  expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations)
  let home = 0
  for (let seed = 1; seed <= 12; seed++) if (play(raft, ['search:2000'], seed).winners.length > 0) home++
  expect(home).toBeGreaterThan(6)
})

test('a plan is thought through once: the picks that follow need no search', () => {
  const match = Match.start(raft.game, { seats: 1, seed: 1 })
  const bot = botOf('search:500', raft, 1)
  let thought = bot.think(match, 0)
  while (match.ask && isDraft(match.ask.id)) {
    match.pickKey(0, thought.key)
    if (!match.ask || !isDraft(match.ask.id)) break
    const [meant] = thought.intent?.keys ?? []
    thought = botOf('search:500', raft, 2).think(match, 0, thought.intent)
    expect(thought).toMatchObject({ key: meant, iterations: 0 })
  }
  expect(thought.intent?.keys).toEqual([])
})

test('when somebody has picked something else, the rest of a plan is thought through anew', () => {
  const match = Match.start(raft.game, { seats: 1, seed: 1 })
  const bot = botOf('search:500', raft, 1)
  const { key, intent } = bot.think(match, 0)
  const other = keysOf(askTo(match, 0), 0).find(one => one !== key) as string
  match.pickKey(0, other)
  match.pickKey(0, other)
  expect(bot.think(match, 0, intent).iterations).toBe(500)
})

const isDraft = (ask: string): boolean => raft.brain?.drafts?.includes(ask) === true
