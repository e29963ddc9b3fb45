import { refsOf } from '@tablee/board'
import { type Language, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { board } from '../../../board/index.ts'
import { partOf } from '../../../board/part-of.ts'
import Body from '../../../board/sheets/body.tsx'
import { root } from '../../../game.ts'
import { draw, propsOf } from '../../../tests/drawing.ts'
import { pick, type RootMatch } from '../../../tests/position.ts'
import { company, MARQUISE, RIVERFOLK, three } from './company.ts'

const built = () =>
  three()
    .hand('riverfolk', 'anvil', 'sword')
    .warriors('riverfolk', 2, 7)
    .token('riverfolk', 'mousePost', 7)
    .change(
      company({
        funds: { 0: 2, 1: 3 },
        payments: { 2: 1 },
        committed: { 1: 1 },
        prices: { handCard: 2, riverboats: 3, mercenaries: 4 },
      }),
    )

/** The markup of something that can be chosen. */
const choosable = (ref: string): RegExp =>
  new RegExp(
    `data-ref="${ref.replaceAll('.', '\\.')}" class="[^"]*\\bcan\\b[^"]*" role="button" tabindex="0"`,
  )

describe('its own board', () => {
  test('shows prices, trade posts, coffers by owner and what actions take', () => {
    const match = built().turn('riverfolk', 'daylight')
    const fr = draw(board.Mine, propsOf(match, RIVERFOLK))
    for (const word of ['Paiements', 'Fonds', 'Investis', 'Mercenaires', 'investir 1', 'payer 2'])
      expect(fr).toContain(word)
    expect(fr.split('aria-current="true"')).toHaveLength(1 + 3)
    expect(draw(board.Mine, propsOf(match, RIVERFOLK, { language: 'en' }))).toContain('commit 1')
  })

  test('a fund is chosen by its owner’s figure', () => {
    const match = built().turn('riverfolk', 'daylight')
    pick(match, 'drawCard')
    const markup = draw(board.Mine, propsOf(match, RIVERFOLK))
    expect(markup).toMatch(choosable('fund:0'))
    expect(markup).toMatch(choosable('fund:1'))
  })

  test('a price is set by its space', () => {
    const match = built().turn('riverfolk', 'evening')
    const markup = draw(board.Mine, propsOf(match, RIVERFOLK))
    expect(markup).toMatch(choosable('price:handCard.4'))
    expect(markup).not.toMatch(choosable('price:handCard.2'))
  })

  test('each card of the hand shows its price', () => {
    const match = built().turn('riverfolk', 'daylight')
    expect(draw(board.Hand, propsOf(match, RIVERFOLK)).split('rt-card-price')).toHaveLength(1 + 2)
    expect(draw(board.Hand, propsOf(match, MARQUISE))).not.toContain('rt-card-price')
  })
})

describe('for others', () => {
  test('the hand lies face up with the prices, and is bought there', () => {
    const match = built().turn('marquise', 'birdsong')
    const props = propsOf(match, MARQUISE)
    const markup = draw(board.Seats, props)
    for (const ref of ['card:anvil', 'card:sword', 'service:riverboats', 'service:mercenaries']) {
      expect(markup).toMatch(choosable(ref))
      expect(partOf(ref, props.view)).toBe('Seats')
      expect(board.covers(ref, props.view)).toBe(true)
    }
    expect(draw(board.Seats, propsOf(match, null))).toContain('card:anvil')
  })

  test('the sheet tells its turn, its services and what they cost', () => {
    const match = built().turn('marquise', 'birdsong')
    const told = draw(Body as never, { ...propsOf(match, MARQUISE), about: `seat:${RIVERFOLK}` } as never)
    expect(told).toMatch(/Les Bateaux coûtent 3\sguerriers/)
    expect(told).toContain('Crépuscule')
    expect(told).toContain('Nageurs')
  })
})

/** Every candidate whose ref is covered, and no element for it. */
function missing(match: RootMatch, seat: number, language: Language): string[] {
  const props = propsOf(match, seat, { language })
  const markup = [board.Map, board.Seats, board.Common, board.Mine, board.Hand]
    .map(part => draw(part, props))
    .join('')
  return props.candidates.flatMap(candidate =>
    refsOf(candidate)
      .filter(ref => board.covers(ref, props.view) && !choosable(ref).test(markup))
      .map(ref => `${match.ask?.id} ${ref}`),
  )
}

test('what the board covers can be chosen on it, all through a game', () => {
  const options = { factions: ['riverfolk', 'marquise', 'vagabond'] }
  const match = Match.start(root, { seats: 3, options, seed: 2 }) as RootMatch
  const absent: string[] = []
  for (let n = 0; n < 500 && !match.outcome; n++) {
    const seat = match.ask?.waiting[0] ?? 0
    const face = match.face(seat)
    if (!face) break
    if (n % 23 === 0) absent.push(...missing(match, seat, n % 2 ? 'en' : 'fr'))
    match.pick(seat, (n * 7919 + 2) % face.candidates.length)
  }
  expect([...new Set(absent)]).toEqual([])
})
