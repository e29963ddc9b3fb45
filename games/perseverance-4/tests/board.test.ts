import { type PartName, refsOf } from '@tablee/board'
import { describe, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { options } from '../board/options.tsx'
import { outline } from '../board/outline.ts'
import { sections } from '../board/sections.ts'
import { nameOf } from '../board/sources.ts'
import { componentData } from '../data/all.ts'
import { perseverance4 } from '../game.ts'
import { draw, propsOf, watch } from './drawing.ts'

describe.each([1, 2, 3, 4])('while a random game of %i goes by', seats => {
  test('what the board covers it shows, with its sentence; everything is drawn at every size', () => {
    let seen = 0
    watch(perseverance4, { seats, seed: seats, every: 11 }, (match, seat, face) => {
      const language = seats % 2 ? 'en' : 'fr'
      const props = propsOf(match, seat, { language })
      const phone = { ...props, size: 'phone' } as const
      const map = draw(board.Map, props)
      const parts: { readonly [P in PartName]?: string } = {
        Map: map,
        Mine: draw(board.Mine, props),
        // On a desktop one's own board shows all of it.
        Hand: draw(board.Mine, props),
        Common: draw(board.Common, props),
        Pool: draw(board.Pool, phone) + map,
      }
      for (const candidate of face.candidates)
        for (const ref of refsOf(candidate).filter(one => board.covers(one, props.view))) {
          const part = board.partOf?.(ref, props.view) ?? 'Map'
          const sentence = props.say(candidate.say).replaceAll('"', '&quot;')
          expect(parts[part]?.includes(sentence), `${part} shows ${ref}`).toBe(true)
          seen++
        }
      for (const size of ['phone', 'tablet', 'desktop'] as const)
        for (const part of [board.Map, board.Score, board.Seats])
          expect(draw(part, { ...props, size })).not.toBe('')
      expect(draw(board.Hand, phone)).toContain(
        props.view.players[seat].leader === 'jack' ? 'Jack' : 'p4-herds',
      )
    })
    expect(seen).toBeGreaterThan(20)
  })

  test('the table in text tells all of it, and names the part of the turn', () => {
    watch(perseverance4, { seats, seed: seats + 10, every: 25 }, (match, seat, face) => {
      const { view, facts } = propsOf(match, seat)
      const told = sections(view, facts, 'fr')
      const refs = told.flatMap(({ rows }) => rows.map(({ ref }) => ref ?? ''))
      for (const kind of ['die', 'option', 'cabin'])
        expect(refs.filter(ref => ref.startsWith(`${kind}:`))).toHaveLength(16)
      expect(refs.filter(ref => ref.startsWith('crate:'))).toHaveLength(24)
      expect(refs.filter(ref => ref.startsWith('officer:'))).toHaveLength(4)
      // Whatever may be chosen on the board has a row, but for species, which have theirs by where they are.
      for (const ref of face.candidates.flatMap(refsOf))
        if (!/^(dino|home|infirmary|untamed|deck):/.test(ref)) expect(refs, ref).toContain(ref)
      expect(outline.phases(view, facts, 'en').filter(({ now }) => now)).toHaveLength(1)
    })
  })
})

test('whatever may be chosen by a place or piece is explained where it lies', () => {
  const unexplained = new Set<string>()
  for (const language of ['fr', 'en'] as const)
    for (const seats of [1, 2])
      watch(perseverance4, { seats, seed: 5, every: 7 }, (match, seat, face) => {
        const { view } = propsOf(match, seat)
        for (const ref of face.candidates.flatMap(refsOf).filter(one => board.covers(one, view)))
          if (!board.explain?.(ref, view, language)) unexplained.add(ref.split(':')[0])
      })
  expect([...unexplained]).toEqual([])
})

test('every datum has a name in both languages', () => {
  for (const language of ['fr', 'en'] as const)
    for (const { id } of componentData().filter(({ from }) => from === 'reconstructed'))
      expect(nameOf(id, language), id).not.toMatch(/undefined|\[object/)
})

test('the options have words, and the level counts alone', () => {
  for (const name of Object.keys(perseverance4.options)) expect(options.option(name, 'fr')?.name).toBeTruthy()
  expect(options.applies?.('level', { leaders: ['jack'] })).toBe(true)
  expect(options.applies?.('level', { leaders: ['jack', 'keoni'] })).toBe(false)
})
