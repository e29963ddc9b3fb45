import { expect, test } from 'vitest'
import { loadLogs, logOf } from '../../../rootlog/rootlog.ts'
import { type Position, pick, position, type RootMatch } from '../../../tests/position.ts'
import { lord, mobDie, under } from './lord.ts'

const logs = await loadLogs()

/** The line of the turn that a position enters. */
function lineOf(match: RootMatch): string | undefined {
  return logOf(match, logs)
    .split('\n')
    .find(line => /^H:\S/.test(line))
}

/** A turn of the Hundreds from its start. */
const turn = (at: Position): RootMatch => at.enter(['turn', 0])

test('raze, ruin, mob, recruits and mood', () => {
  const at = lord(position('hundreds', 'marquise'), 9, 'rowdy').token('hundreds', 'mob', 10)
  const match = turn(mobDie(under(at.token('marquise', 'wood', 10), 10, 'bag'), 'mouse'))
  pick(match, 'bitter')
  expect(lineOf(match)).toBe('H:Ct10->/++/%b10->$/t->2/w->9/#bitter->$')
})

test('a new warlord takes the place of a warrior', () => {
  const at = lord(position('hundreds', 'marquise').warriors('hundreds', 1, 9), 0, 'rowdy')
  const match = turn(at)
  pick(match, 'bitter')
  expect(lineOf(match)).toBe('H:w9->/w_w->9/#bitter->$')
})

test('he moves with his warriors, loots, and falls', () => {
  const at = lord(position('hundreds', 'marquise').warriors('hundreds', 2, 1), 1, 'rowdy')
  const match = turn(at.warriors('marquise', 1, 5).items('marquise', 'boots').dice(1, 1))
  pick(match, 'bitter', 'pass', 'move', '5', '3', 'seat2', 'loot', 'chief')
  expect(lineOf(match)).toMatch(/2w1->5\/w_w1->5\/XC5\(1,1\)\/w_w5->\/%fC\$->\$/)
})

test('an item that is crafted for its points leaves the game', () => {
  const at = lord(position('hundreds', 'marquise').building('hundreds', 'stronghold', 3, 5), 3, 'rowdy')
  const match = turn(at.hand('hundreds', 'bakeSale'))
  pick(match, 'bitter', 'craft:bakeSale', 'score')
  expect(lineOf(match)).toMatch(/Z%c\/%c->\/\+\+3/)
})
