import { Chance, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { SCENARIO_IDS } from '../data/scenarios.ts'
import { diluvium } from '../game.ts'
import { draw } from '../terminal/draw.ts'
import type { DiluviumView } from '../view.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is taken out.
const plain = (drawn: string): string => drawn.replaceAll(/\u001b\[\d+m/g, '')

const TABLES = [
  ...SCENARIO_IDS.map(scenario => ({ seats: 1, options: { scenario } })),
  ...[2, 3, 4].map(seats => ({ seats, options: {} })),
]

describe.each(TABLES)('the picture of $seats, $options', ({ seats, options }) => {
  test('names every place and leaves nothing unsaid', () => {
    const match = Match.start(diluvium, { seats, options, seed: 7 })
    const chance = Chance.of(7)
    for (let picks = 0; match.ask && picks < 150; picks++) {
      const [seat] = match.ask.waiting
      if (picks % 25 === 0) look(match.view(seat) as DiluviumView)
      match.pick(seat, chance.below(match.ask.count(seat)))
    }
  })
})

function look(view: DiluviumView): void {
  for (const language of ['fr', 'en'] as const) {
    const drawn = plain(draw(view, language))
    expect(drawn).not.toMatch(/undefined|NaN|\[\[/)
    const [, map] = drawn.split('\n\n')
    for (const { name, city } of Object.values(view.places))
      if (city === null) expect(map).toMatch(new RegExp(`\\b${name}\\b`))
  }
}

test('a ship, a marker and the price of a tile stand on the map', () => {
  const match = Match.start(diluvium, { seats: 1, seed: 3 })
  match.pickKey(0, 'explore')
  match.pickKey(0, match.face(0)?.candidates[0].key ?? '')
  const view = match.view(0) as DiluviumView
  const [, map] = plain(draw(view, 'fr')).split('\n\n')
  const lines = map.split('\n')
  const at = lines.findIndex(line => line.includes('B3'))
  expect(lines[at + 1].trim()).toMatch(/^>G/)
  expect(lines.find(line => line.includes('C3'))).toContain('C3 ▒2')
})
