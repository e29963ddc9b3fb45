import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue, entryOf } from '../index.ts'
import { metaOf, metas, offered, shelf, titleOf } from '../shelf.ts'

const games = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(games, '..', 'README.md'), 'utf8')

test('every page of facts in the house is on the list, once', () => {
  const written = readdirSync(games).filter(id => existsSync(join(games, id, 'meta.ts')))
  expect(metas.map(({ id }) => id).sort()).toEqual(written.sort())
})

test('what is offered can be played, and what is to come cannot yet', () => {
  for (const { id, stage } of metas) expect(entryOf(id) !== undefined).toBe(stage !== 'coming')
  expect(catalogue.filter(entry => entry.offered).map(({ id }) => id)).toEqual(offered.map(({ id }) => id))
})

test('a game goes by its title in either language, and by its id where nobody knows it', () => {
  expect(titleOf('robinson-crusoe', 'fr')).toBe('Robinson Crusoé')
  expect(titleOf('robinson-crusoe', 'en')).toBe('Robinson Crusoe')
  expect(titleOf('chess', 'fr')).toBe('chess')
})

describe.each(shelf)('$id', ({ id, colours, line }) => {
  test('has a label, colours that are legible, and a line in both languages', () => {
    expect(existsSync(join(games, id, 'label.svg'))).toBe(true)
    expect(contrast(colours.solid, '#fffaee')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.light, '#faf5e9')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.dark, '#262119')).toBeGreaterThanOrEqual(4.5)
    expect(line.fr).not.toBe(line.en)
  })
})

describe.each(catalogue)('the page of facts of $id', ({ id, meta, load }) => {
  test('says what its rules say: seats, options, whether all win together', async () => {
    const { game, brain } = await load()
    expect(game.id).toBe(id)
    expect(meta.players[1]).toBe(game.seats.max)
    expect(meta.players[0]).toBeLessThanOrEqual(game.seats.min)
    expect(meta.usual).toBeGreaterThanOrEqual(game.seats.min)
    expect(meta.usual).toBeLessThanOrEqual(game.seats.max)
    expect(meta.modes.includes('together')).toBe(brain?.together === true)
    if (meta.scenarios) expect(game.options[meta.scenarios]?.kind).toBe('choice')
    if (meta.parties) expect(game.options[meta.parties]?.kind).toBe('perSeat')
  })
})

test('the table of games in the README is what the pages of facts say', () => {
  const rows = shelf.map(({ title, players, minutes, weight, modes, stage }) => {
    const state = stage === 'offered' ? 'yes' : 'to come'
    return `| ${title.en} | ${players.join('–')} | ${minutes.join('–')} min | ${weight} of 5 | ${modes.join(', ')} | ${state} |`
  })
  for (const row of rows) expect(readme).toContain(row)
  expect(metaOf('root')?.stage).toBe('offered')
})

/** How well one colour stands out against another, from 1 to 21 (WCAG 2). */
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
