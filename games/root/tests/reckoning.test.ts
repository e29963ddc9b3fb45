import { expect, test } from 'vitest'
import { reckoning } from '../board/end/reckoning.ts'
import { tells } from '../board/end/tells.ts'
import './opened.ts'

const scored = (seat: number, points: number, source: string) => ({
  id: 'scored',
  values: { seat, points, total: 0, source },
})

test('points count where they came from, what was lost apart', () => {
  const journal = [
    scored(0, 3, 'buildings'),
    scored(0, 2, 'battles'),
    scored(0, 1, 'removals'),
    scored(0, 2, 'crafting'),
    scored(0, 1, 'effects'),
    scored(1, 4, 'quests'),
    scored(1, 1, 'infamy'),
    { id: 'lost.points', values: { seat: 1, points: 2, total: 3, source: 'turmoil' } },
    { id: 'moved', values: { seat: 0 } },
  ]
  const { sources, seats } = reckoning(journal, ['marquise', 'vagabond2'], 'fr')
  expect(sources).toEqual(['De son camp', 'Combats', 'Objets', 'Cartes', 'Perdus'])
  expect(seats).toEqual([
    { own: 'Bâtiments', points: [3, 3, 2, 1, 0] },
    { own: 'Quêtes, aides, ruines', points: [4, 1, 0, 0, -2] },
  ])
})

test('a turmoil tells more of a game than points, and points more than a move', () => {
  const turmoil = tells({ id: 'eyrie.turmoil' })
  const points = tells(scored(0, 3, 'roosts'))
  expect([turmoil > points, points > tells({ id: 'moved' })]).toEqual([true, true])
})
