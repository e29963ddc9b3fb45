import { type PartName, refsOf } from '@tablee/board'
import { describe, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { options } from '../board/options.tsx'
import { outline } from '../board/outline.ts'
import { sections } from '../board/sections.ts'
import { monsterLands } from '../game.ts'
import { draw as picture } from '../terminal/draw.ts'
import { draw, propsOf, watch } from './drawing.ts'
import { position } from './position.ts'

test('at the Tavern the stall has a round of drinks too, and on a phone what each can do [tavern.17]', () => {
  const match = position('fire', 'water').has(0, { gold: 9, glory: 9 }).pool(0, 1).at(['deploy', 0])
  const stalls = (size: 'desktop' | 'phone') => draw(board.Common, { ...propsOf(match, 0), size })
  expect(stalls('desktop')).not.toContain('deal:')
  match.pickKey(0, 'building:tavern')
  for (const size of ['desktop', 'phone'] as const) {
    expect(stalls(size)).toContain('data-ref="deal:round"')
    expect(stalls(size)).toContain('Offrir une tournée générale')
    expect(stalls(size).includes('ml-talent')).toBe(size === 'phone')
  }
  match.pickKey(0, 'round')
  expect(stalls('desktop')).toContain('data-ref="deal:nobody"')
  expect(stalls('desktop')).not.toContain('deal:round')
})

describe.each([1, 2, 3, 4])('while a random game of %i goes by', seats => {
  test('what the board covers it shows, with its sentence; everything is drawn at every size', () => {
    let seen = 0
    watch(monsterLands, { seats, seed: seats, every: 20 }, (match, seat, face) => {
      const language = seats % 2 ? 'en' : 'fr'
      const props = propsOf(match, seat, { language })
      const phone = { ...props, size: 'phone' } as const
      const parts: { readonly [P in PartName]?: string } = {
        Map: draw(board.Map, props),
        Seats: draw(board.Seats, props),
        Common: draw(board.Common, props),
        Mine: draw(board.Mine, props),
        Hand: draw(board.Hand, props),
        Goal: draw(board.Map, props),
        Pool: draw(board.Pool, phone),
      }
      for (const candidate of face.candidates)
        for (const ref of refsOf(candidate).filter(one => board.covers(one, props.view))) {
          const part = board.partOf?.(ref, props.view) ?? 'Map'
          const sentence = props.say(candidate.say).replaceAll('"', '&quot;')
          expect(parts[part]?.includes(sentence), `${part} shows ${ref}`).toBe(true)
          seen++
        }
      for (const size of ['phone', 'tablet'] as const)
        for (const part of [board.Map, board.Goal, board.Mine, board.Hand, board.Common, board.Score])
          expect(draw(part, { ...props, size })).not.toBe('')
    })
    expect(seen).toBeGreaterThan(5)
  })

  test('the table in text and the picture of the terminal tell all of it', () => {
    watch(monsterLands, { seats, seed: seats + 10, every: 25 }, (match, seat) => {
      const { view, facts } = propsOf(match, seat)
      const told = sections(view, facts, 'fr')
      expect(told.filter(({ place }) => place === 'seats')[0].rows).toHaveLength(seats)
      expect(told.filter(({ place }) => place === 'hand')[0].rows).toHaveLength(
        view.clans[seat].members.length,
      )
      const paths = view.zones.flatMap(zone => zone.paths)
      const refs = told.flatMap(({ rows }) => rows.map(({ ref }) => ref ?? ''))
      expect(refs.filter(ref => ref.startsWith('path:'))).toHaveLength(paths.length)
      expect(refs.filter(ref => ref.startsWith('building:'))).toHaveLength(8)
      for (const language of ['fr', 'en'] as const) expect(picture(view, language)).not.toContain('undefined')
    })
  })
})

test('whatever may be chosen by a place or piece is explained where it lies', () => {
  const unexplained = new Set<string>()
  for (const language of ['fr', 'en'] as const)
    watch(monsterLands, { seats: 3, seed: 5, every: 5 }, (match, seat, face) => {
      const { view } = propsOf(match, seat)
      for (const ref of face.candidates.flatMap(refsOf).filter(one => board.covers(one, view)))
        if (!board.explain?.(ref, view, language)) unexplained.add(ref.split(':')[0])
    })
  expect([...unexplained].filter(kind => kind !== 'slot')).toEqual([])
})

test('a chosen die shows what everything costs with it, the old price struck out [persuasion.1]', () => {
  const match = position('fire', 'water').has(0, { gold: 9, glory: 12 }).pool(0, 1, 0, 4).at(['deploy', 0])
  expect(draw(board.Common, propsOf(match, 0))).not.toContain('<s>')
  match.pickKey(0, 'die:p4')
  expect(match.waiting?.prompt).toBe('deploy.place')
  const stalls = draw(board.Common, propsOf(match, 0))
  expect(stalls).toContain('remise 4')
  const cost = Number(/<s>(\d+)<\/s>/.exec(stalls)?.[1])
  expect(stalls).toContain(`<s>${cost}</s><b>${Math.max(1, cost - 4)}</b>`)
})

test('the others see how many traps a clan has, and not which [lair.9]', () => {
  watch(monsterLands, { seats: 2, seed: 3, every: 6 }, (match, seat) => {
    const other = propsOf(match, seat).view.clans[1 - seat]
    expect(other.traps).toBeNull()
    expect(draw(board.Seats, propsOf(match, seat))).not.toContain('data-ref="trap:')
  })
})

test('scenarios are for one, the Queen and ambushes for several', () => {
  const alone = { clans: ['choose'], scenario: 'routine' }
  const two = { clans: ['choose', 'choose'], scenario: 'routine' }
  const applies = (name: string, values: object) => options.applies?.(name, values as never)
  expect(applies('scenario', alone)).toBe(true)
  expect(applies('scenario', two)).toBe(false)
  expect(applies('favor', alone)).toBe(false)
  expect(applies('ambushes', two)).toBe(true)
  expect(applies('clans', { ...alone, scenario: 'money' })).toBe(false)
  expect(applies('moreMonsters', alone)).toBe(true)
})

test('victory points are told by where they came from [score.1]', () => {
  const told = { seat: 1, total: 20, glory: 12, reputation: 5, trophies: 2, affinities: 1 }
  const reckoning = outline.reckoning?.([{ id: 'score.clan', values: told }], ['fire', 'air'], 'fr')
  expect(reckoning?.sources).toEqual(['Gloire', 'Réputation', 'Trophées', 'Affinités'])
  expect(reckoning?.seats.map(({ points }) => points)).toEqual([
    [0, 0, 0, 0],
    [12, 5, 2, 1],
  ])
})

test('what follows from a victory stands under it, the same by itself does not', () => {
  const managing = { id: 'manage.taken' }
  expect(outline.heads?.(managing, { id: 'region.conquered' })).toBe(false)
  expect(outline.heads?.(managing, { id: 'passed' })).toBe(true)
  expect(outline.heads?.({ id: 'gold.gained' })).toBe(false)
  expect(outline.points?.({ id: 'glory.lost', values: { seat: 0, glory: 2 } })).toEqual({
    seat: 0,
    points: -2,
  })
})
