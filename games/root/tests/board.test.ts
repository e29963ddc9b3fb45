import { refsOf } from '@tablee/board'
import { type Language, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { CARDS } from '../data/cards.ts'
import { CLEARINGS } from '../data/map.ts'
import { root } from '../game.ts'
import { draw, march, propsOf } from './drawing.ts'
import type { RootMatch } from './position.ts'

/** The markup of a clearing: from its own ref to that of the next. */
function clearingIn(markup: string, id: number): string {
  const parts = markup.split('data-ref="clearing:')
  return parts.find(part => part.startsWith(`${id}"`)) ?? ''
}

const count = (markup: string, what: string): number => markup.split(what).length - 1

describe('the map', () => {
  const match = march()
  const markup = draw(board.Map, propsOf(match, 0))

  test('shows every clearing with its number, slots and pieces', () => {
    for (const id of CLEARINGS) expect(clearingIn(markup, id)).toContain(`>${id}</text>`)
    const first = clearingIn(markup, 1)
    expect(first).toContain('piece:sawmill.marquise')
    expect(first).toContain('piece:keep.marquise')
    expect(first).toContain('>3</text>')
    expect(first).toContain('>2</text>') // two wood tokens
    expect(clearingIn(markup, 2)).toContain('>12</text>')
    expect(count(clearingIn(markup, 2), 'rt-slot')).toBe(1)
    expect(clearingIn(markup, 4)).toContain('piece:sympathy.alliance')
    expect(count(clearingIn(markup, 11), 'rt-slot')).toBe(3)
    expect(clearingIn(markup, 11)).toContain('rt-ruin-a')
  })

  test('flies the flag of whoever rules, and none where nobody does [2.5.a]', () => {
    expect(clearingIn(markup, 1)).toContain('data-ruler="marquise"')
    expect(clearingIn(markup, 2)).toContain('data-ruler="eyrie"')
    expect(clearingIn(markup, 12)).toContain('data-ruler="alliance"')
    expect(clearingIn(markup, 4)).not.toContain('data-ruler')
  })

  test('stands a pawn in its forest', () => {
    const forest = markup.split('data-ref="forest:').find(part => part.startsWith('22"'))
    expect(forest).toContain('piece:pawn.vagabond')
  })

  test('lights up the candidates, each a button with its sentence, and names refusals with their reason', () => {
    for (const [language, name] of [
      ['fr', 'Clairière 5'],
      ['en', 'Clearing 5'],
    ] as const) {
      const drawn = draw(board.Map, propsOf(match, 0, { language }))
      const button = new RegExp(
        `data-ref="clearing:5" class="[^"]* can" role="button" tabindex="0"[^>]*${name}`,
      )
      expect(drawn).toMatch(button)
      expect(count(drawn, ' can"')).toBe(match.face(0)?.candidates.length)
    }
    expect(markup).toMatch(
      /data-ref="clearing:2" class="[^"]* cannot" role="button"[^>]*aria-disabled="true"/,
    )
  })

  test('is drawn the same twice, and greys nothing for a spectator', () => {
    const again = draw(board.Map, propsOf(match, null))
    expect(again).not.toMatch(/ can"| cannot"/)
    expect(draw(board.Map, propsOf(match, 0))).toBe(markup)
  })
})

describe('the parts around it', () => {
  const match = march()

  test('hold a hand in words of ours', () => {
    const hand = draw(board.Hand, propsOf(match, 0))
    expect(hand).toContain('Enclume')
    expect(hand).toContain('Prenez le marteau')
    expect(hand).toContain('se joue au combat')
    expect(draw(board.Hand, propsOf(match, 0, { language: 'en' }))).toContain('Anvil')
    expect(draw(board.Hand, propsOf(match, null))).not.toContain('kit-card ')
  })

  test('every card has a title and a help in both languages', () => {
    const { view } = propsOf(match, 0)
    for (const language of ['fr', 'en'] as const)
      for (const { key } of CARDS)
        expect(board.explain?.(`card:${key}`, view, language)).toMatch(/.{3} \(.+\).{12}/)
  })

  test('show the other seats in turn order, all of them to a spectator', () => {
    const seats = draw(board.Seats, propsOf(match, 0))
    expect(seats).not.toContain('Marquise de Chat')
    expect(seats.indexOf('Dynasties')).toBeLessThan(seats.indexOf('Alliance de la Forêt'))
    expect(draw(board.Seats, propsOf(match, null))).toContain('Marquise de Chat')
  })

  test('explain places, pieces and seats', () => {
    const { view } = propsOf(match, 0)
    expect(board.explain?.('clearing:1', view, 'fr')).toBe(
      'Clairière 1 (Renard) : Scierie, Marquise de Chat 3, Donjon, jeton Bois × 2, contrôle : Marquise de Chat',
    )
    expect(board.explain?.('seat:1', view, 'en')).toContain('Eyrie Dynasties')
    expect(board.explain?.('nothing:1', view, 'en')).toBeNull()
  })
})

/** Every candidate whose ref is covered, and no element for it. */
function missing(match: RootMatch, seat: number, language: Language): string[] {
  const props = propsOf(match, seat, { language })
  const { view, candidates } = props
  const markup = [board.Map, board.Seats, board.Common, board.Mine, board.Hand]
    .map(part => draw(part, props))
    .join('')
  return candidates.flatMap(candidate =>
    refsOf(candidate)
      .filter(ref => board.covers(ref, view))
      .filter(
        ref =>
          !new RegExp(
            `data-ref="${ref.replaceAll('.', '\\.')}" class="[^"]*\\bcan\\b[^"]*" role="button" tabindex="0"`,
          ).test(markup),
      )
      .map(ref => `${match.ask?.id} ${ref}`),
  )
}

test('what the board covers can be chosen on it, all through games', () => {
  for (const seed of [1, 2]) {
    const match = Match.start(root, { seats: 4, options: { deck: seed === 1 ? 'standard' : 'exiles' }, seed })
    const absent: string[] = []
    for (let n = 0; n < 700 && !match.outcome; n++) {
      const seat = match.ask?.waiting[0] ?? 0
      const face = match.face(seat)
      if (!face) break
      if (n % 29 === 0) absent.push(...missing(match, seat, n % 2 ? 'en' : 'fr'))
      match.pick(seat, (n * 7919 + seed) % face.candidates.length)
    }
    expect([...new Set(absent)]).toEqual([])
  }
})
