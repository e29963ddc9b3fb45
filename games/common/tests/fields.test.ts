import { expect, test } from 'vitest'
import { type FieldTable, fieldData, fieldMusts, replaced } from '../fields.ts'

interface Beast {
  readonly attack: number
  readonly power: string
  readonly line: number
}

const ATTACK = { kind: 'number', min: 1, max: 9 } as const

const table: FieldTable<'bear' | 'wolf', Beast> = {
  family: 'beast',
  records: { bear: { attack: 3, power: 'roars', line: 7 }, wolf: { attack: 2, power: 'howls', line: 9 } },
  from: { attack: 'X', power: 'R' },
  but: { wolf: { attack: 'Xi4,5', power: 'Pa review' } },
  must: { attack: ATTACK },
}

test('each field is a datum of its own, with its provenance', () => {
  const [attack, power, implied, published] = fieldData(table)
  const bear = { of: 'beast:bear' }
  const wolf = { of: 'beast:wolf' }
  expect(attack).toEqual({ id: 'beast:bear.attack', ...bear, from: 'reconstructed', value: 3, must: ATTACK })
  expect(power).toEqual({ id: 'beast:bear.power', ...bear, from: 'rulebook', at: '7', value: 'roars' })
  expect(implied).toEqual({
    id: 'beast:wolf.attack',
    ...wolf,
    from: 'reconstructed',
    at: '4,5',
    value: 2,
    must: ATTACK,
  })
  expect(published).toEqual({
    id: 'beast:wolf.power',
    ...wolf,
    from: 'public',
    at: 'a review',
    value: 'howls',
  })
})

test('what is reconstructed may be replaced, field by field', () => {
  expect(Object.keys(fieldMusts(fieldData(table)))).toEqual(['beast:bear.attack', 'beast:wolf.attack'])
  const { bear, wolf } = replaced(table, { 'beast:bear.attack': 5 })
  expect(bear).toEqual({ attack: 5, power: 'roars', line: 7 })
  expect(wolf).toBe(table.records.wolf)
  expect(table.records.bear.attack).toBe(3)
})
