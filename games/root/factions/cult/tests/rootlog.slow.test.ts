import { expect, test } from 'vitest'
import { logOf, played, turnOf, written } from '../../../tests/log-lines.ts'
import { read } from '../../../tests/rootlog-reader.ts'
import { acolytes, marker, outcast, three } from './cult.ts'

test.each([1, 2, 3, 4])('the community’s parser reads random games with the Cult: %i', seed => {
  const log = logOf(played('cult', ['marquise', 'alliance', 'eyrie'], seed))
  expect(read(log).parseErrors).toEqual([])
  expect(log).toMatch(/\$_h?o->[FRM]/)
})

test('the outcast, acolytes spent and a warrior converted', () => {
  const at = acolytes(outcast(three(), 'mouse'), 2).warriors('eyrie', 1, 7).hand('cult', 'anvil')
  expect(written(turnOf(at, 2), 'convert')).toBe('L:$_o->M/2w$->/Ew7->/w->7')
})

test('a building sanctified while the outcast is hated', () => {
  const at = acolytes(outcast(three(), 'mouse', true), 2)
    .building('eyrie', 'roost', 7)
    .hand('cult', 'anvil')
  expect(written(turnOf(at, 2), 'sanctify')).toBe('L:$_ho->M/2w$->/Eb7->/++/b_m->7')
})

test('defenders that become acolytes, as those who removed them write it', () => {
  const at = three().warriors('cult', 2, 8).warriors('marquise', 3, 8).dice(2, 0)
  expect(written(turnOf(at, 0), 'battle')).toBe('C:XL8(2,0)/2Lw8->L$')
})

test('rituals: cards revealed, a card spent, points', () => {
  const at = marker(three(), 'rabbit')
    .hand('cult', 'anvil', 'birdyBindle', 'foxfolkSteel')
    .building('cult', 'foxGarden', 8, 12)
    .warriors('cult', 1, 1)
  const keys = ['ritualBuild:anvil', '1', 'ritualSacrifice:birdyBindle', 'ritualScore:foxfolkSteel']
  expect(written(turnOf(at, 2), ...keys)).toMatch(
    /^L:\$_ho->R\/F#anvil\^\/b_f->1\/B#birdybindle\^\/w->\$\/F#foxfolksteelL->\/\+\+2/,
  )
})

test('a card lost with a garden', () => {
  const at = three()
    .building('cult', 'foxGarden', 8)
    .hand('cult', 'anvil')
    .warriors('marquise', 3, 8)
    .dice(1, 0)
  expect(written(turnOf(at, 0), 'battle', 'pass')).toBe('C:XL8(1,0)/Lb_f8->/++/F#anvilL->')
})
