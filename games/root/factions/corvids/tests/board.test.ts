import { expect, test } from 'vitest'
import { explain } from '../../../board/explain.ts'
import { board } from '../../../board/index.ts'
import { draw as drawText } from '../../../terminal/draw.ts'
import { draw, propsOf } from '../../../tests/drawing.ts'
import { pick, type RootMatch } from '../../../tests/position.ts'
import { icons } from '../board/icons.ts'
import { hidden, open, own, three } from './plots.ts'

/** A bomb and a raid face down, a snare and an extortion face up. */
function table(): RootMatch {
  const at = open(open(hidden(hidden(three(), 'bomb', 1), 'raid', 5), 'snare', 9), 'extortion', 2)
  return at
    .warriors('corvids', 2, 1, 10)
    .warriors('marquise', 1, 1)
    .hand('marquise', 'anvil')
    .turn('corvids', 'daylight')
}

const times = (markup: string, what: string): number => markup.split(what).length - 1

test('on the map others see a feather where a plot lies face down, its owners its symbol [13.2.2.I.b]', () => {
  const match = table()
  const theirs = draw(board.Map, propsOf(match, 1))
  expect(times(theirs, 'piece:plot.corvids')).toBe(2)
  expect(times(theirs, icons.plot)).toBe(2)
  expect(theirs).not.toContain(icons.bomb)
  expect(theirs).not.toContain(icons.raid)
  expect(theirs).not.toContain('is-secret')
  expect(theirs).toContain('piece:snare.corvids')
  expect(theirs).toContain('piece:extortion.corvids')
  const mine = draw(board.Map, propsOf(match, 0))
  expect(times(mine, 'is-secret')).toBe(2)
  expect(mine).toContain(icons.bomb)
  expect(mine).toContain(icons.raid)
  expect(mine).not.toContain(icons.plot)
})

test('nothing that anybody else is shown tells a plot that lies face down [visibility.1]', () => {
  const match = table()
  for (const language of ['en', 'fr'] as const)
    for (const seat of [1, null]) {
      const props = propsOf(match, seat, { language })
      const shown = [board.Map, board.Seats, board.Common].map(part => draw(part, props)).join()
      expect(shown).not.toMatch(/bomb|raid/i)
      expect(drawText(props.view, language)).not.toMatch(/bomb|raid/i)
    }
})

test('their own board lists each kind: face up, face down, left to place', () => {
  const match = table()
  const en = draw(board.Mine, propsOf(match, 0, { language: 'en' }))
  for (const name of ['Bomb', 'Snare', 'Extortion', 'Raid']) expect(en).toContain(`<b>${name}</b>`)
  expect(times(en, 'rt-plot is-secret')).toBe(2)
  expect(times(en, 'rt-plot is-left')).toBe(4)
  expect(en).toContain('1 warrior')
  expect(en).toContain('no draw')
  expect(draw(board.Mine, propsOf(match, 0, { language: 'fr' }))).toContain('lus par vous seul')
})

test('a kind is chosen on their own board', () => {
  const match = table()
  pick(match, 'plot')
  expect(draw(board.Mine, propsOf(match, 0))).toMatch(/data-ref="plot:snare" class="[^"]* can" role="button"/)
})

test('others see how many lie face down, what lies face up, what is left, and what a plot is known not to be', () => {
  const match = table()
  own(match).plots[1]?.not.push('snare')
  const en = draw(board.Seats, propsOf(match, 1, { language: 'en' }))
  expect(en).toContain('Hidden plots')
  expect(en).toContain('It is not: Snare.')
  expect(en).toContain('+1 card')
  expect(en).toContain('4 plots in the supply')
  const fr = draw(board.Seats, propsOf(match, 1))
  expect(fr).toMatch(/Ce n’est pas\s: Piège\./)
})

test('pieces are explained: what a plot does, or that nobody knows', () => {
  const { view } = propsOf(table(), 1)
  expect(explain('piece:plot.corvids', view, 'en')).toMatch(/face down/)
  expect(explain('piece:snare.corvids', view, 'en')).toMatch(/^Snare\. Face up/)
  expect(explain('piece:raid.corvids', view, 'fr')).toMatch(/^Raid\. Retiré/)
})

test('the terminal tells the Corvids their own plots, and all what was guessed wrong', () => {
  const match = table()
  own(match).plots[5]?.not.push('bomb')
  const mine = drawText(propsOf(match, 0).view, 'en')
  expect(mine).toContain('1 bomb (face down)')
  expect(mine).toContain('5 raid (face down, not bomb)')
  expect(mine).toContain('9 snare')
  expect(drawText(propsOf(match, 1).view, 'fr')).toContain('5 complot (caché, sauf bombe)')
})
