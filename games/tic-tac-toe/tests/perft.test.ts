import { countsHold } from '@tablee/kernel/tests/perft.ts'
import { test } from 'vitest'
import { room } from '../index.ts'

test('as many positions as ever lie one to four picks ahead', () => countsHold(room, 'perft.tsv'))
