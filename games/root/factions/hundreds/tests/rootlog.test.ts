import { expect, test } from 'vitest'
import { lastLine, turnOf } from '../../../tests/log-lines.ts'
import { pick, position } from '../../../tests/position.ts'
import { lord, mobDie, under } from './lord.ts'

test('raze, ruin, mob, recruits and mood', () => {
  const at = lord(position('hundreds', 'marquise'), 9, 'rowdy').token('hundreds', 'mob', 10)
  const match = turnOf(mobDie(under(at.token('marquise', 'wood', 10), 10, 'bag'), 'mouse'), 0)
  pick(match, 'bitter')
  expect(lastLine(match, 'H')).toBe('H:Ct10->/++/%b10->$/t->2/w->9/#bitter->$')
})

test('a new warlord takes the place of a warrior', () => {
  const at = lord(position('hundreds', 'marquise').warriors('hundreds', 1, 9), 0, 'rowdy')
  const match = turnOf(at, 0)
  pick(match, 'bitter')
  expect(lastLine(match, 'H')).toBe('H:w9->/w_w->9/#bitter->$')
})

test('he moves with his warriors, loots, and falls', () => {
  const at = lord(position('hundreds', 'marquise').warriors('hundreds', 2, 1), 1, 'rowdy')
  const match = turnOf(at.warriors('marquise', 1, 5).items('marquise', 'boots').dice(1, 1), 0)
  pick(match, 'bitter', 'pass', 'move', '5', '3', 'seat2', 'loot', 'chief')
  expect(lastLine(match, 'H')).toMatch(/2w1->5\/w_w1->5\/XC5\(1,1\)\/w_w5->\/%fC\$->\$/)
})

test('an item that is crafted for its points leaves the game', () => {
  const at = lord(position('hundreds', 'marquise').building('hundreds', 'stronghold', 3, 5), 3, 'rowdy')
  const match = turnOf(at.hand('hundreds', 'bakeSale'), 0)
  pick(match, 'bitter', 'craft:bakeSale', 'score')
  expect(lastLine(match, 'H')).toMatch(/Z%c\/%c->\/\+\+3/)
})
