import { expect, test } from 'vitest'
import { Finale } from '../../board/end/finale.tsx'
import { board } from '../../board/index.ts'
import Body from '../../board/sheet/body.tsx'
import { factsOf } from '../../board/sheet/facts.ts'
import { wordsIn } from '../../board/words.ts'
import { ACTION_CARD_IDS } from '../../data/solo/actions.ts'
import { PROGRAM_IDS } from '../../data/solo/programs.ts'
import { ADVENTURES, AREAS, OBJECTIVES, RANCH_TILES, STRUCTURES, TEMPLES, ZONES } from '../../data/types.ts'
import { LOCATIONS } from '../../rules/query.ts'
import { alone } from '../alone.ts'
import { position } from '../position.ts'
import { draw, propsOf } from './drawing.ts'

const refs = (kind: string, ids: readonly string[]): string[] => ids.map(id => `${kind}:${id}`)

const ALL = [
  ...refs('leader', ['0', '1', '2']),
  ...refs('zone', ZONES),
  ...refs('area', AREAS),
  ...refs('location', LOCATIONS),
  ...refs('card', [...ADVENTURES, ...TEMPLES]),
  ...refs('ranchTile', RANCH_TILES),
  ...refs('structure', STRUCTURES),
  ...refs('objective', OBJECTIVES),
]

test('every leader, zone, area, location, card, tile, structure and objective opens a sheet in both languages', () => {
  const match = position('adelita', 'jack', 'keoni').at('primary')
  const { view } = propsOf(match, 0)
  for (const language of ['fr', 'en'] as const)
    for (const about of [...ALL, ...refs('officer', Object.values(view.officers))]) {
      const head = board.sheet?.(about, view, language)
      expect(head?.title, about).toBeTruthy()
      const facts = factsOf(about, view, wordsIn(language))
      expect(facts.length, about).toBeGreaterThan(0)
      expect(JSON.stringify(facts), about).not.toMatch(/undefined|NaN/)
    }
  for (const about of ['leader:7', 'zone:none', 'card:none', 'action:1', 'dissenter:narek', 'pool:0:x'])
    expect(board.sheet?.(about, view, 'fr'), about).toBeNull()
})

test('alone the Dissenters and their cards open sheets as well', () => {
  const match = alone().at('primary')
  const { view } = propsOf(match, 0)
  for (const about of [
    ...refs('action', ACTION_CARD_IDS),
    ...refs('program', PROGRAM_IDS),
    'dissenter:narek',
  ]) {
    expect(board.sheet?.(about, view, 'fr')?.title, about).toBeTruthy()
    expect(draw(Body, { ...propsOf(match, 0), about }), about).toContain('<dd>')
  }
})

test('the sheet of a zone tells what an assembly would pay now [city-assembly.2]', () => {
  const match = position().inCity(0, 'military', 0).at('primary')
  const drawn = draw(Body, { ...propsOf(match, 0), about: 'zone:military' })
  expect(drawn).toContain('Une assemblée maintenant')
  expect(drawn).toContain('présence 1 (1er)')
  expect(drawn).toMatch(/vous.*4 partisans, 1 caisse|vous.*partisan/)
})

test('the picture of the end shows who won, and otherwise a grey evening', () => {
  expect(draw(Finale, { winners: ['keoni'], others: ['jack'], score: 90 })).toContain('f-keoni')
  expect(draw(Finale, { winners: [], others: ['jack'], score: null })).toContain('is-lost')
})
