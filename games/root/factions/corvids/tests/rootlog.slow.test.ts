import { expect, test } from 'vitest'
import { logOf, played, turnOf, written } from '../../../tests/log-lines.ts'
import { read } from '../../../tests/rootlog-reader.ts'
import { hidden, open, three } from './plots.ts'

test.each([1, 2, 3, 4])('the community’s parser reads random games with the Corvids: %i', seed => {
  const log = logOf(played('corvids', ['marquise', 'alliance', 'eyrie'], seed))
  expect(read(log).parseErrors).toEqual([])
  expect(log).toMatch(/\bt->\d/)
})

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
