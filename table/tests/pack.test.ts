import { room } from '@tablee/harbour'
import { Mistake } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { checkPack, LARGEST_PACK, packFile, packMark, readPack, replaceable } from '../pack.ts'

const pack = {
  name: 'The found list',
  data: { 'fee:broker': { other: 4, own: 5 }, 'title:fr:lookout': 'Guetteur' },
}
const file = (change: object = {}) => ({ ...packFile('harbour', pack), ...change })

/** The id of what is wrong with a file. */
function fault(text: string): string | undefined {
  try {
    readPack(room as never, text)
  } catch (error) {
    return error instanceof Mistake ? error.what.id : String(error)
  }
}

test('a pack is read from its file, whatever else stands there to explain it', () => {
  expect(readPack(room as never, JSON.stringify(file({ about: {}, name: ' The found list ' })))).toEqual(pack)
  expect(checkPack(room as never, file())).toEqual(pack)
})

test('two packs of the same name are told apart', () => {
  expect(packMark(pack)).toMatch(/^[0-9a-f]{4}$/)
  expect(packMark({ ...pack, data: { 'fee:broker': { other: 4, own: 6 } } })).not.toBe(packMark(pack))
})

test('only what is reconstructed may be replaced', () => {
  expect(replaceable(room as never).map(({ id }) => id)).toContain('fee:broker')
  expect(replaceable(room as never).map(({ id }) => id)).not.toContain('card:guard')
})

describe('a bad pack gets a sentence:', () => {
  test.each([
    ['no JSON', '{', 'kernel.packForm'],
    ['a save', '{"tablee":1}', 'kernel.packForm'],
    ['data that are a list', JSON.stringify(file({ data: [] })), 'kernel.packForm'],
    ['another game', JSON.stringify(file({ game: 'root' })), 'kernel.packGame'],
    ['no name', JSON.stringify(file({ name: ' ' })), 'kernel.packName'],
    ['a long name', JSON.stringify(file({ name: 'x'.repeat(81) })), 'kernel.packName'],
    ['nothing replaced', JSON.stringify(file({ data: {} })), 'kernel.packEmpty'],
    ['an unknown datum', JSON.stringify(file({ data: { 'fee:pilot': 1 } })), 'kernel.packUnknown'],
    ['a printed datum', JSON.stringify(file({ data: { 'card:guard': {} } })), 'kernel.packFixed'],
    ['a title of nothing', JSON.stringify(file({ data: { 'title:fr:kraken': 'K' } })), 'kernel.packUnknown'],
    [
      'a value out of range',
      JSON.stringify(file({ data: { 'fee:broker': { other: 0, own: 5 } } })),
      'kernel.packValue',
    ],
    ['a field too few', JSON.stringify(file({ data: { 'fee:broker': { own: 5 } } })), 'kernel.packValue'],
    [
      'a field too many',
      JSON.stringify(file({ data: { 'fee:broker': { other: 1, own: 5, all: 1 } } })),
      'kernel.packValue',
    ],
    ['a title that is none', JSON.stringify(file({ data: { 'title:fr:lookout': '' } })), 'kernel.packValue'],
    ['too much', JSON.stringify(file({ about: 'x'.repeat(LARGEST_PACK) })), 'kernel.packLarge'],
  ])('%s', (_, text, id) => {
    expect(fault(text)).toBe(id)
  })
})
