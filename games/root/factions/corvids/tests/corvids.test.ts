import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { CLEARINGS } from '../../../data/map.ts'
import { root } from '../../../game.ts'
import { asked, offered, pick, type RootMatch } from '../../../tests/position.ts'
import { redeal, view } from '../../../view.ts'
import { corvidsOf, plotProblems } from '../rules/plots.ts'
import { hidden, lies, open, own, playerOf, standing, three } from './plots.ts'

/** The setup of some factions, up to what the Corvids are asked. */
function setUp(...factions: string[]): RootMatch {
  const options = { factions, seating: 'asListed' }
  return Match.start(root, { seats: factions.length, seed: 1, options }) as RootMatch
}

test('fifteen warriors and eight plots, two of each kind, all in the supply [13.2.2] [13.3.1]', () => {
  const { state } = three()
  const player = state.players[0]
  expect([player.warriors[0], player.tokens.plot[0]]).toEqual([15, 8])
  expect(corvidsOf(player).supply.slice().sort()).toEqual([
    'bomb',
    'bomb',
    'extortion',
    'extortion',
    'raid',
    'raid',
    'snare',
    'snare',
  ])
})

test('a warrior starts in a clearing of each suit, three in all [13.3.2]', () => {
  const match = setUp('corvids', 'vagabond')
  while (asked(match) !== 'corvids.setup') pick(match, offered(match)[0])
  expect(offered(match)).toEqual(['1', '6', '8', '12'])
  pick(match, '8')
  expect(offered(match)).toEqual(['3', '4', '5', '10'])
  pick(match, '10')
  expect(offered(match)).toEqual(['2', '7', '9', '11'])
  pick(match, '2')
  expect(standing(match, 'corvids')).toEqual({ 2: 1, 8: 1, 10: 1 })
  expect(playerOf(match, 'corvids').warriors[0]).toBe(12)
})

test('no warrior starts in the clearing of the keep [13.3.2]', () => {
  const match = setUp('marquise', 'corvids')
  pick(match, '1', '1', '5', '9')
  expect(asked(match)).toBe('corvids.setup')
  expect(offered(match)).toEqual(['6', '8', '12'])
})

test('plots lie face down in the supply; on the map face up or face down [13.2.2.I.a]', () => {
  const at = open(hidden(three(), 'bomb', 1), 'snare', 5)
  const seen = view(at.state, 1).players[0].corvids
  expect(seen?.supply).toEqual(Array(6).fill('hidden'))
  expect(seen?.plots[1]).toEqual({ kind: 'hidden', faceUp: false, not: [] })
  expect(seen?.plots[5]).toEqual({ kind: 'snare', faceUp: true, not: [] })
})

test('the Corvids alone look at what lies face down, on the map and in the supply [13.2.2.I.b] [visibility.1]', () => {
  const at = hidden(hidden(three(), 'bomb', 1), 'raid', 2)
  const mine = view(at.state, 0).players[0].corvids
  expect(mine?.plots.map(plot => plot?.kind)).toEqual(
    corvidsOf(at.state.players[0]).plots.map(plot => plot?.kind),
  )
  expect(mine?.supply).not.toContain('hidden')
  for (const viewer of [1, 2, null]) {
    const text = JSON.stringify(view(at.state, viewer).players[0].corvids)
    expect(text).not.toMatch(/bomb|snare|extortion|raid/)
  }
})

test('who does not know the plots has them dealt anew, with what is face up and what was guessed in mind [visibility.1]', () => {
  const at = open(hidden(hidden(three(), 'bomb', 1), 'raid', 2), 'snare', 5)
  const first = corvidsOf(at.state.players[0]).plots[1]
  first?.not.push('raid', 'snare')
  const seen: { [kind: string]: number } = {}
  for (let seed = 0; seed < 200; seed++) {
    const other = structuredClone(at.state)
    redeal(other, 1, Chance.of(seed))
    const { plots } = corvidsOf(other.players[0])
    expect(plots[5]?.kind).toBe('snare')
    expect(plotProblems(other, 0)).toEqual([])
    expect(JSON.stringify(view(other, 1))).toBe(JSON.stringify(view(at.state, 1)))
    seen[`1 ${plots[1]?.kind}`] = 1
    seen[`2 ${plots[2]?.kind}`] = 1
  }
  expect(Object.keys(seen).sort()).toEqual([
    '1 bomb',
    '1 extortion',
    '2 bomb',
    '2 extortion',
    '2 raid',
    '2 snare',
  ])
  const mine = structuredClone(at.state)
  redeal(mine, 0, Chance.of(1))
  expect(corvidsOf(mine.players[0])).toEqual(corvidsOf(at.state.players[0]))
})

test('two plots never share a clearing [13.2.2.II]', () => {
  const at = hidden(three().warriors('corvids', 2, 1, 5), 'snare', 1)
  const match = at.noting({ actions: 3 }).turn('corvids', 'daylight', 2)
  pick(match, 'plot')
  expect(asked(match)).toBe('corvids.plot.kind') // 5 is the only place left.
  pick(match, 'bomb')
  expect([lies(match, 1), lies(match, 5)]).toEqual(['-snare', '-bomb'])
})

test('they move whoever rules, at both ends [13.2.3] [13.5.1]', () => {
  const at = three().warriors('corvids', 1, 1).warriors('marquise', 3, 1, 5)
  const match = at.noting({ actions: 3 }).turn('corvids', 'daylight', 2)
  pick(match, 'move', '5')
  expect(standing(match, 'corvids')).toEqual({ 5: 1 })
  expect(match.state.turn.actions).toBe(2)
})

test('others do not [13.2.3]', () => {
  const at = three().warriors('corvids', 3, 1, 5, 9, 10).warriors('marquise', 1, 1)
  expect(offered(at.noting({ actions: 3 }).turn('marquise', 'daylight', 2))).not.toContain('march')
})

test('a game with them keeps eight plots, whatever happens to them', () => {
  const match = setUp('corvids', 'marquise')
  const chance = Chance.of(7)
  for (let picks = 0; picks < 400 && match.ask; picks++) {
    const keys = offered(match)
    pick(match, keys[chance.below(keys.length)])
    expect(plotProblems(match.state, 0)).toEqual([])
  }
  const { plots, supply } = own(match)
  expect(CLEARINGS.filter(clearing => plots[clearing]).length + supply.length).toBe(8)
})
