import { expect, test } from 'vitest'
import { nameOf } from '../board/sources.ts'
import { componentData } from '../data/all.ts'

const ours = componentData().filter(({ from }) => from === 'reconstructed')

test.each([
  ['tile:8.islands', 'Tuile Océan 8, îles', 'Ocean tile 8, islands'],
  ['token:ct1r.random', 'Jeton Combat 1R, symbole aléatoire', 'Combat token 1R, random symbol'],
  ['token:astrolabe.ring', 'Astrolabe, ordre des numéros', 'Astrolabe, order of the numbers'],
  ['monster:hydra.fight', 'L’Hydre, force et or', 'The Hydra, strength and gold'],
  [
    'board:warrior.fight',
    'Plateau du Guerrier, portée du Navire de Guerre',
    'Warrior board, reach of the Warship',
  ],
  ['city:greek', 'La Cité grecque', 'The Greek City'],
])('%s is named on the page of sources', (id, fr, en) => {
  expect([nameOf(id, 'fr'), nameOf(id, 'en')]).toEqual([fr, en])
})

test.each(['fr', 'en'] as const)('no two data that are reconstructed share a name: %s', language => {
  const named = ours.map(({ id }) => nameOf(id, language))
  expect(new Set(named).size).toBe(ours.length)
  expect(named.filter(name => name.includes('undefined'))).toEqual([])
})
