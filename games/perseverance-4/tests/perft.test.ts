import { countsHold } from '@tablee/kernel/tests/perft.ts'
import { test } from 'vitest'
import { room } from '../index.ts'

const TABLES = [
  { seats: 1, options: {} },
  { seats: 1, options: { level: 'legend' } },
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
]

test('as many positions as ever lie one to four picks ahead', () => countsHold(room, 'perft.tsv', TABLES))
