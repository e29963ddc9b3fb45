import { expect, test } from 'vitest'
import { drawSection, WIDE } from '../columns.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is taken out.
const plain = (drawn: string): string => drawn.replaceAll(/\u001b\[\d+m/g, '')

test('columns stand under their heads; one that says nothing takes no room', () => {
  const rows = [{ cells: ['Tea', '', '4'] }, { cells: ['Spice', '', '12'], party: 'north' }]
  const section = { place: 'board', title: 'Goods', columns: ['What', 'Why', 'Price'], rows } as const
  const drawn = drawSection(section, { north: 34 })
  expect(plain(drawn)).toBe(['Goods', '  What   Price', '  Tea    4', '  Spice  12'].join('\n'))
  expect(drawn.split('\n')[3]).toBe('\u001b[34m  Spice  12\u001b[0m')
})

test('rows need no heads; whatever is too long goes on below', () => {
  const long = 'word '.repeat(40).trim()
  const drawn = plain(
    drawSection({ place: 'hand', title: 'Words', rows: [{ cells: ['A', long] }], note: long }, {}),
  )
  expect(drawn.split('\n')).toHaveLength(5)
  for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(WIDE + 2)
  expect(plain(drawSection({ place: 'hand', title: 'None', rows: [] }, {}))).toBe('None')
})
