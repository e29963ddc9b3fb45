import { readFileSync } from 'node:fs'
import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { Finale } from '../../board/end/finale.tsx'
import { board } from '../../board/index.ts'
import { options } from '../../board/options.tsx'
import { outline } from '../../board/outline.ts'
import Body from '../../board/sheet/body.tsx'
import { statementsIn } from '../../board/sheet/scenario.tsx'
import { FLAG_IDS } from '../../data/flags.ts'
import { SCENARIO_IDS } from '../../data/scenarios.ts'
import { diluvium } from '../../game.ts'
import type { DiluviumView } from '../../view.ts'
import { type DiluviumMatch, several, solo } from '../position.ts'
import { draw, propsOf } from './drawing.ts'

const index = (file: string) => statementsIn(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))

test.each(SCENARIO_IDS)(
  'the sheet of %s has its goals, its roads and the words of all its special rules',
  scenario => {
    const match = solo({ scenario }).at(['turn', 0])
    const { view } = propsOf(match, 0)
    for (const language of ['fr', 'en'] as const) {
      expect(board.sheet?.('scenario', view, language)?.title).toBeTruthy()
      const drawn = draw(Body, { ...propsOf(match, 0, { language }), about: 'scenario' })
      expect(drawn.match(/<li/g)?.length).toBeGreaterThanOrEqual(view.checklist.length + 1)
      const statements = index(language === 'fr' ? 'RULES.fr.tsv' : 'RULES.tsv')
      for (const rule of view.special) expect(statements.get(rule), rule).toMatch(/^\p{Lu}.{12}/u)
    }
  },
)

test('civilisations and cards open sheets of their own, others nothing', () => {
  const { view, ...props } = propsOf(solo().at(['turn', 0]), 0)
  expect(board.sheet?.('party:1', view, 'fr')).toMatchObject({
    title: 'Égyptiens',
    party: 'egyptian',
    note: '0',
  })
  expect(board.sheet?.('party:0', view, 'fr')?.line).toContain('plateau standard')
  expect(board.sheet?.('card:ruGold', view, 'fr')).toMatchObject({ title: 'Trésor enfoui', small: true })
  for (const about of ['party:2', 'card:none', 'place:0,0'])
    expect(board.sheet?.(about, view, 'fr')).toBeNull()
  expect(draw(Body, { ...props, view, about: 'party:1' })).toContain('Ce qu’apporte le symbole')
  expect(draw(Body, { ...props, view, about: 'party:0' })).toContain('Coloniser\u00a0: Colons')
  const two = propsOf(several(2).at(['turn', 0]), 0).view
  expect(board.sheet?.('party:1', two, 'fr')?.line).toContain('plateau')
  expect(board.sheet?.('scenario', two, 'fr')).toBeNull()
})

test.each([1, 3])('at the end of a game of %i the gold of each seat is told by where it came from', seats => {
  const match: DiluviumMatch = Match.start(diluvium, { seats, seed: 5 })
  const start = (match.view(null) as DiluviumView).players
  const chance = Chance.of(5)
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  const { players } = match.view(null) as DiluviumView
  const told = outline.reckoning?.(match.history?.journal ?? [], match.cast.slice(0, seats), 'fr')
  expect(told?.seats.map(({ points }) => points.reduce((sum, n) => sum + n, 0))).toEqual(
    players.map(({ gold }, seat) => gold - start[seat].gold),
  )
  expect(told?.sources).toHaveLength(5)
})

test('the picture of the end shows who won, and otherwise a ship in distress', () => {
  expect(draw(Finale, { winners: ['greek'], others: ['aztec'], score: 20 })).toContain('f-greek')
  expect(draw(Finale, { winners: [], others: ['greek'], score: null })).toContain('is-lost')
})

test('every reading of the rules has a line in both languages, and those of a scenario are asked there alone', () => {
  for (const language of ['fr', 'en'] as const)
    for (const flag of FLAG_IDS) expect(options.option(flag, language)?.line, flag).toBeTruthy()
  const of = (scenario: string) => ({ scenario, civs: ['greek'] })
  expect(options.applies?.('sanctuaryCanSink', of('s12'))).toBe(true)
  expect(options.applies?.('sanctuaryCanSink', of('s01'))).toBe(false)
  expect(options.applies?.('rivalGainsMarkerBonus', { civs: ['greek', 'aztec'] })).toBe(false)
  const several = options.sections?.('fr').flatMap(one => one.options) ?? []
  for (const name of Object.keys(diluvium.options)) expect(several, name).toContain(name)
})

test('a table of several is labelled as reconstructed', () => {
  const props = { options: {}, language: 'fr', onChoose: () => {} } as const
  expect(draw(options.Together, { ...props, seats: { civs: ['greek', 'aztec'] } })).toContain('reconstituées')
  expect(draw(options.Together, { ...props, seats: { civs: ['greek'] } })).toBe('')
  expect(options.brief?.({ civs: ['greek', 'aztec'] }, 'fr')).toEqual(['règles reconstituées'])
})
