import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { root } from '../../../game.ts'
import { loadLogs, logOf } from '../../../rootlog/rootlog.ts'
import { type Position, pick, type RootMatch } from '../../../tests/position.ts'
import { read } from '../../../tests/rootlog-reader.ts'
import { hidden, open, three } from './plots.ts'

const logs = await loadLogs()

/** The line of the turn in which some picks are made. */
function written(match: RootMatch, ...keys: string[]): string | undefined {
  pick(match, ...keys)
  return logOf(match, logs)
    .split('\n')
    .filter(line => /^[A-Z]:/.test(line))
    .at(-1)
}

test.each([1, 2, 3, 4])('the community’s parser reads random games with the Corvids: %i', seed => {
  const factions = ['corvids', 'marquise', 'alliance', 'eyrie'].slice(0, 2 + (seed % 3))
  const options = { factions, deck: seed % 2 === 0 ? 'standard' : 'exiles' }
  const match = Match.start(root, { seats: factions.length, seed, options }) as RootMatch
  const chance = Chance.of(seed)
  while (match.ask && match.picks < 900) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  const log = logOf(match, logs)
  expect(read(log).parseErrors).toEqual([])
  expect(log).toMatch(/\bt->\d/)
})

/** The turn of a seat from its start. */
const turnOf = (at: Position, seat: number): RootMatch => at.enter(['turn', seat])

test('a bomb is flipped, takes effect and goes', () => {
  const at = hidden(three().warriors('corvids', 2, 4), 'bomb', 4)
    .warriors('eyrie', 2, 4)
    .building('eyrie', 'roost', 4)
  expect(written(turnOf(at, 0), 'flip:4')).toBe('P:t4^t_b/++/2Ew4->/Eb4->/++/t_b4->')
})

test('an extortion takes cards', () => {
  const at = open(hidden(three().warriors('corvids', 1, 5), 'extortion', 5), 'snare', 1).warriors(
    'marquise',
    1,
    5,
  )
  expect(written(turnOf(at.hand('marquise', 'anvil'), 0), 'flip:5')).toMatch(/^P:t5\^t_e\/\+\+2\/#C->P/)
})

test('a Trick', () => {
  const at = hidden(hidden(three(), 'bomb', 4), 'raid', 8)
  expect(written(turnOf(at, 0), 'trick', '4')).toBe('P:t4<->t8')
})

test('guesses, right and wrong', () => {
  const at = () => hidden(three(), 'bomb', 1).warriors('marquise', 1, 1).hand('marquise', 'anvil')
  expect(written(turnOf(at(), 1), 'expose:1', 'anvil', 'bomb')).toBe('C:#^P/?Pt_b1/Pt1->/++')
  expect(written(turnOf(at(), 1), 'expose:1', 'anvil', 'raid')).toBe('C:#^P/?Pt_r1/#C->P')
})

test('a raid that falls in battle is written as if it had been flipped first', () => {
  const at = hidden(three(), 'raid', 5).warriors('marquise', 2, 5).dice(1, 0)
  expect(written(turnOf(at, 1), 'battle')).toBe('C:XP5(1,0)/w5->/++/Pt5^t_r/Pt_r5->/Pw->1+2')
  const faceUp = open(three(), 'raid', 5).warriors('marquise', 2, 5).dice(1, 0)
  expect(written(turnOf(faceUp, 1), 'battle')).toBe('C:XP5(1,0)/Pt_r5->/++/Pw->1+2')
})
