import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { sections } from '../board/sections.ts'
import Body from '../board/sheets/body.tsx'
import { HOW_IT_PLAYS } from '../board/sheets/faction.tsx'
import { factionWords } from '../board/words.ts'
import { decree } from '../factions/eyrie/tests/decree.ts'
import { FACTIONS } from '../factions/index.ts'
import { root } from '../game.ts'
import type { RootView } from '../view.ts'
import { draw, march, propsOf } from './drawing.ts'
import { position, type RootMatch } from './position.ts'

const words = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const open = (match: RootMatch, about: string, language: 'fr' | 'en' = 'fr'): string =>
  words(draw(Body as never, { ...propsOf(match, 0, { language }), about } as never))

describe('the sheet of a faction', () => {
  const at = position('marquise', 'eyrie', 'alliance', 'vagabond')
    .warriors('marquise', 3, 1)
    .token('marquise', 'keep', 1)
    .building('eyrie', 'roost', 2, 6, 3)
    .warriors('eyrie', 2, 2, 6)
    .token('alliance', 'sympathy', 4)
    .noting({ actions: 3 })
  decree(at, 'commander', { recruit: ['ambushMouse'], battle: ['ambushBird'] })
  const match = at.turn('marquise', 'daylight', 1)

  test('opens from its name, in the colours of its party, with a link to its chapter', () => {
    const { view } = propsOf(match, 0)
    expect(board.sheet?.('seat:1', view, 'fr')).toMatchObject({
      title: 'Dynasties de la Canopée',
      party: 'eyrie',
      note: '0',
      rules: { words: 'Règles de la Canopée, chapitre 7', at: 'chapter-7' },
    })
    expect(draw(board.Seats, propsOf(match, 0))).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Dynasties/)
  })

  test('tells how the Eyrie win, what they will score and which order would fail [7.6.1] [7.5.2] [7.7]', () => {
    const told = open(match, 'seat:1')
    expect(told).toContain('Au Crépuscule, elle marquera 2 points pour ses 3 Perchoirs.')
    expect(told).toContain('en 2 seule') // the only mouse roost
    expect(told).toContain('impossible aujourd’hui') // nobody to fight anywhere
    expect(told).toContain('Commandant, son dirigeant')
    expect(told).toContain('3 aujourd’hui') // a bird and the Viziers
  })

  test('tells what the others have and what comes next, in both languages [8.4.2] [6.5.4]', () => {
    expect(open(match, 'seat:2')).toContain('La prochaine Sympathie coûte 1 partisan et rapporte 1 point.')
    expect(open(match, 'seat:0')).toContain('Hôpitaux de campagne')
    expect(open(match, 'seat:3', 'en')).toContain('Lone Wanderer')
  })
})

describe.each(FACTIONS.map(({ id }) => id))('how the %s play, on one page', id => {
  test.each(['en', 'fr'] as const)('has every section in %s, each of the same measure', language => {
    const { goal, turn, against } = HOW_IT_PLAYS[language][id].sheet
    const { wins, powers } = factionWords(id, language)
    expect(turn).toHaveLength(3)
    for (const [words, least, most] of [
      [goal, 60, 130],
      [wins, 60, 180],
      ...turn.map(phase => [phase, 25, 260] as const),
      [against, 160, 270],
    ] as const) {
      expect(words.length, words).toBeGreaterThanOrEqual(least)
      expect(words.length, words).toBeLessThanOrEqual(most)
      expect(words).toMatch(/\.$/)
    }
    expect(powers.length).toBeGreaterThanOrEqual(3)
    expect(powers.length).toBeLessThanOrEqual(8)
    for (const [title, line] of powers) {
      expect(title.length, title).toBeLessThanOrEqual(24)
      expect(line.length, line).toBeLessThanOrEqual(160)
    }
  })

  test('opens for whoever plays it and for the others', () => {
    const [first, second] = id === 'marquise' ? ['marquise', 'eyrie'] : [id, 'marquise']
    const match = position(first as 'marquise', second as 'eyrie').turn('marquise', 'birdsong')
    const told = open(match, `seat:${match.cast.indexOf(id)}`)
    const { goal, turn, against } = HOW_IT_PLAYS.fr[id].sheet
    const heads = [goal, 'Le tour', ...turn, 'Ses pouvoirs', 'Contre cette faction', against]
    const places = heads.map(one => told.indexOf(one.replace(/\s+/g, ' ')))
    expect(places.every(place => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe('the discard pile [1.2.2]', () => {
  const match = position('marquise', 'eyrie')
    .discard('anvil', 'ambushFox', 'bakeSale', 'royalClaim')
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)

  test('can be looked through: all cards face up, by suit, the last first', () => {
    const told = open(match, 'discard:pile')
    for (const title of ['Enclume', 'Embuscade', 'Vente de gâteaux', 'Revendication royale'])
      expect(told).toContain(title)
    expect(told.indexOf('Embuscade')).toBeLessThan(told.indexOf('Enclume'))
    expect(told).toContain('au-dessus')
    expect(draw(board.Common, propsOf(match, 0))).toMatch(/<button[^>]*Défausse, 4 cartes/)
  })

  test('stands in the table of text too', () => {
    const { view, facts } = propsOf(match, 0)
    const pile = sections(view, facts, 'fr').find(({ title }) => title === 'Défausse')
    expect(pile?.rows).toHaveLength(4)
  })
})

test('a seat that has not picked its faction yet has nothing to open', () => {
  const match = Match.start(root, { seats: 3, seed: 1, options: { setup: 'draft' } })
  const view = match.view(0) as RootView
  expect([0, 1, 2].map(seat => board.sheet?.(`seat:${seat}`, view, 'en'))).toEqual([null, null, null])
})

test('a card opens by its name in the journal', () => {
  const match = march()
  const { view } = propsOf(match, 0)
  expect(board.sheet?.('card:anvil', view, 'fr')).toEqual({ title: 'Enclume', small: true })
  expect(open(match, 'card:anvil')).toContain('marteau')
  expect(board.sheet?.('clearing:1', view, 'fr')).toBeNull()
})

test('tracks, bases, piles and dominances explain themselves', () => {
  const match = march()
  const { view } = propsOf(match, 0)
  expect(board.explain?.('track:sawmill', view, 'fr')).toContain('coûte 1 bois et rapporte 1 point')
  expect(board.explain?.('track:roost', view, 'fr')).toContain('Perchoirs sur le plateau')
  expect(board.explain?.('track:sympathy', view, 'en')).toContain('The next costs 1 supporter')
  expect(board.explain?.('base:foxBase', view, 'fr')).toContain('sur le plateau')
  expect(board.explain?.('base:mouseBase', view, 'fr')).toContain('révolte')
  expect(board.explain?.('dominance:fox', view, 'fr')).toContain('Domination, Renard')
})
