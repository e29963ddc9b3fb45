import { misjudged, partsAreReasons } from '@tablee/common/testing/judging.ts'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { perseverance4 } from '../game.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { position, YOU } from './position.ts'

type Table = ReturnType<typeof position>

/** The Dissenters may win too. */
const noMoreThanOneWins = (chances: readonly number[]) =>
  chances.reduce((sum, one) => sum + one, 0) < 1 + 1e-6

const chance = (table: Table) => brain.value(table.state)[0]

test.each([1, 2, 3, 4])('chances of %i are chances, and every answer has a weight', seats => {
  expect(misjudged(brain, perseverance4, { seats, fit: noMoreThanOneWins })).toEqual([])
})

describe('what makes a position better', () => {
  test.each<[string, (table: Table) => Table]>([
    ['followers', table => table.has(YOU, { followers: 30 })],
    ['resources', table => table.has(YOU, { food: 4, debris: 4 })],
    ['cabins', table => table.cabins(YOU, 'sustenance', 'technician', 2)],
    ['a voyage', table => table.crate(YOU, { zone: 'sustenance', place: 'voyage' })],
    ['an artefact', table => table.artefact(YOU, 'fire')],
    ['influence', table => table.cubes(YOU, 'chiefMate', 3)],
    [
      'the rescue track',
      table =>
        table.change(({ players }) => {
          players[0].rescue = 5
        }),
    ],
  ])('%s', (_, better) => expect(chance(better(position()))).toBeGreaterThan(chance(position())))

  test('breaches and unfaced units are worse, those that you face are better', () => {
    const breaches = position().change(state => {
      state.breaches = 4
    })
    expect(chance(breaches)).toBeLessThan(chance(position()))
    const open = () => position().battlefield('military', 'spearman', 'raider', 'raider', 'spearman')
    expect(chance(open())).toBeLessThan(chance(position()))
    const faced = position().battlefield(
      'military',
      ['spearman', YOU, 'thunderhorn'],
      'raider',
      'raider',
      'spearman',
    )
    expect(chance(faced)).toBeGreaterThan(chance(open()))
  })
})

test('every part of a standing is a reason in both languages', () => {
  partsAreReasons(brain, [position().state], [en, fr])
})
