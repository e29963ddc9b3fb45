import { countsHold } from '@tablee/kernel/tests/perft.ts'
import { test } from 'vitest'
import { room } from '../index.ts'

const TABLES = [
  { seats: 1, options: {} },
  { seats: 1, options: { scenario: 's04', food: true } },
  { seats: 1, options: { scenario: 's08', board: 'coloniser' } },
  { seats: 1, options: { scenario: 's09', difficulty: 'extreme' } },
  { seats: 1, options: { scenario: 's11', home: 12, board: 'explorer' } },
  { seats: 1, options: { scenario: 's12', difficulty: 'divine' } },
  { seats: 2, options: {} },
  { seats: 3, options: { boards: 'dealt' } },
  { seats: 4, options: { boards: 'draft' } },
  { seats: 4, options: { exploitAllTiles: false, simultaneousWeapons: false } },
]

test('as many positions as ever lie one to four picks ahead', () => countsHold(room, 'perft.tsv', TABLES))
