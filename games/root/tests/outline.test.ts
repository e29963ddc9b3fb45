import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { outline } from '../board/outline.ts'
import { sections } from '../board/sections.ts'
import { root } from '../game.ts'
import { draw, march, propsOf } from './drawing.ts'
import { pick, position, type RootMatch } from './position.ts'

function noteOf(match: RootMatch): string | undefined {
  const { view, facts } = propsOf(match, null)
  return outline.phases(view, { ...facts, turnSeat: view.turn.seat }, 'fr').find(({ now }) => now)?.note
}

describe('the phases', () => {
  test('count the actions of the Marquise, those that birds bring too [6.5.b] [6.5.c]', () => {
    const match = position('marquise', 'eyrie')
      .warriors('marquise', 3, 1, 5)
      .building('marquise', 'recruiter', 1)
      .warriors('eyrie', 1, 3)
      .hand('marquise', 'ambushBird')
      .noting({ actions: 3 })
      .turn('marquise', 'daylight', 1)
    expect(noteOf(match)).toBe('action 1 sur 3')
    pick(match, 'march', '1')
    expect(noteOf(match)).toBe('action 1 sur 3')
    pick(match, '5', '1', 'pass')
    expect(noteOf(match)).toBe('action 2 sur 3')
    pick(match, 'bird')
    if (match.ask?.id === 'spend.card') pick(match, 'ambushBird')
    expect(noteOf(match)).toBe('action 2 sur 4')
    pick(match, 'recruit')
    expect(noteOf(match)).toBe('action 3 sur 4')
  })

  test('never say that nothing is left', () => {
    const match = Match.start(root, { seats: 4, options: {}, seed: 3 })
    const notes = new Set<string>()
    for (let n = 0; n < 500 && !match.outcome; n++) {
      const seat = match.ask?.waiting[0] ?? 0
      notes.add(noteOf(match) ?? '')
      match.pick(seat, (n * 7919) % (match.face(seat)?.candidates.length ?? 1))
    }
    expect(notes).toContain('action 3 sur 3')
    expect([...notes].filter(note => note.startsWith('ordre ')).length).toBeGreaterThan(2)
    for (const note of notes) {
      const [, n, of] = /(\d+) sur (\d+)/.exec(note) ?? ['', '1', '1']
      expect(Number(n)).toBeGreaterThan(0)
      expect(Number(n)).toBeLessThanOrEqual(Number(of))
    }
  })
})

describe('the journal', () => {
  test('puts losses and points under the battle that brought them', () => {
    const match = position('marquise', 'eyrie')
      .warriors('marquise', 4, 5)
      .building('eyrie', 'roost', 5)
      .noting({ actions: 3 })
      .turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    while (match.ask && match.ask.id !== 'marquise.day') match.pick(match.ask.waiting[0], 0)
    const told = (match.history?.journal ?? []).filter(({ id }) => id !== 'kernel.only')
    const from = told.findIndex(({ id }) => id === 'battle.starts')
    const after = told.slice(from)
    const begins = after.filter((report, i) => outline.heads?.(report, after[i - 1]))
    expect(begins.map(({ id }) => id)).toEqual(['battle.starts'])
    expect(after.map(({ id }) => id)).toContain('battle.rolled')
  })

  test('begins anew with the next deed, and knows a recruiting by its first warrior', () => {
    const placed = { id: 'warriors.placed' }
    expect(outline.heads?.(placed, { id: 'moved' })).toBe(true)
    expect(outline.heads?.(placed, placed)).toBe(false)
    expect(outline.heads?.({ id: 'building.placed' }, { id: 'marquise.woodSpent' })).toBe(false)
    expect(outline.heads?.({ id: 'crafted' }, { id: 'scored' })).toBe(true)
  })
})

describe('in French', () => {
  const match = march()
  const { view, facts } = propsOf(match, 0)

  test('forests have numbers on the map, in tips and in the table of text', () => {
    expect(draw(board.Map, propsOf(match, 0))).toMatch(/rt-forest-n"[^>]*>2<\/text>/)
    expect(board.explain?.('forest:22', view, 'fr')).toBe('Forêt 2, Vagabond')
    const notes = sections(view, facts, 'fr').map(({ note }) => note ?? '')
    expect(notes.join()).toContain('Vagabond dans la forêt 2.')
  })

  test('what is said of an item agrees with it', () => {
    expect(board.explain?.('item:sword.exhausted', view, 'fr')).toBe('Épée, épuisée')
    expect(board.explain?.('item:bag.exhausted.damaged', view, 'fr')).toBe('Sac, épuisé, endommagé')
    expect(board.explain?.('item:coins.damaged', view, 'fr')).toBe('Pièces, endommagées')
  })
})
