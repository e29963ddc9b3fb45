import { expect, test } from 'vitest'
import { lastLine, logOf } from '../../../tests/log-lines.ts'
import { pick } from '../../../tests/position.ts'
import { bury, daylight, retinue, three } from './order.ts'

test('a turn of the Keepers: camps, recruits, delving, a relic carried, the Retinue', () => {
  const built = three()
    .warriors('keepers', 4, 3)
    .warriors('keepers', 2, 6)
    .hand('keepers', 'bakeSale', 'mouseInASack')
  bury(retinue(built, { move: ['faith'], delve: ['faith'], recover: ['faith'] }), 'tablet3', 26)
  const match = built.enter(['turn', 2])
  pick(match, 'encamp:3', 'figureTablet', 'pass', 'pass', 'recruitAtWaystation:3', 'bakeSale', 'pass')
  pick(match, 'pass', 'retinueMove:faithfulRetainer', '3', '11', '2')
  pick(match, 'retinueDelve:faithfulRetainer.2', '11', '26:tablet')
  expect(lastLine(match, 'K')).toBe('K:w3->/b_f_t->3/R#bakesaleK->/2w->3/2w3->11/t_t3_6_11->11/t11^t_3_t')
  pick(match, 'retinueRecover:faithfulRetainer.3', '11', '3', '1', 'tablet3', 'gather:mouseInASack', 'delve')
  expect(lastLine(match, 'K')).toContain('/w11->3/t_3_t11->3/w3->/M#mouseinasackK->$_2')
})

test('a relic recovered, and the card that it costs', () => {
  const built = three()
    .warriors('keepers', 1, 8)
    .building('keepers', 'tabletFigure', 8)
    .token('keepers', 'tablet2', 8)
  const match = daylight(retinue(built, { recover: ['anvil'] }))
  pick(match, 'retinueRecover:anvil', 'recover:8')
  expect(logOf(match)).toContain('t_2_t8->$/++2/F#anvil$_3->')
})

test('a relic that an enemy removes goes to a forest, not out of the game', () => {
  const match = three()
    .warriors('marquise', 2, 7)
    .token('keepers', 'jewelry3', 7)
    .dice(0, 0)
    .enter(['turn', 0])
  pick(match, 'battle', '24')
  expect(lastLine(match, 'C')).toMatch(/^C:XK7[^/]*\/\+\+2\/Kt_3_j7->4_9_12$/)
})
