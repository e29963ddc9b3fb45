import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { perseverance3 } from '../game.ts'
import { LOCATIONS } from '../rules/query.ts'
import { draw } from '../terminal/draw.ts'
import type { Perseverance3View } from '../view.ts'
import { position } from './position.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is taken out.
const plain = (drawn: string): string => drawn.replaceAll(/\u001b\[\d+m/g, '')

test.each([1, 2, 3, 4])('the picture of a table of %i leaves nothing unsaid', seats => {
  const match = Match.start(perseverance3, { seats, seed: 5 })
  const chance = Chance.of(5)
  for (let picks = 0; match.ask; picks++) {
    const [seat] = match.ask.waiting
    if (picks % 40 === 0)
      for (const language of ['fr', 'en'] as const) {
        const drawn = plain(draw(match.view(seat) as Perseverance3View, language))
        expect(drawn).not.toMatch(/undefined|NaN|\[\[/)
        const [, map] = drawn.split('\n\n')
        expect(map.match(/\[/g)).toHaveLength(LOCATIONS.length)
        expect(drawn.includes('Narek')).toBe(seats === 1)
      }
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
})

test('a wild dino, an explored location with its rider and shelters stand on the map', () => {
  const match = position().explored('1', 'x1').at('primary')
  const [, map] = plain(draw(match.view(0) as Perseverance3View, 'en')).split('\n\n')
  expect(map).toMatch(/\[1\*.* · ·\]/)
  expect(map).toContain('[2 raptor]')
})
