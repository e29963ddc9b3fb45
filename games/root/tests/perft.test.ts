import { countsHold } from '@tablee/kernel/tests/perft.ts'
import { test } from 'vitest'
import { loadRoom } from '../index.ts'
import { tablesOf } from './tables.ts'

const TABLES = [2, 3, 4, 3, 4].map((seats, index) => tablesOf(seats)[index])

test('as many positions as ever lie one to four picks ahead', async () =>
  countsHold(await loadRoom(), 'perft.tsv', TABLES))
