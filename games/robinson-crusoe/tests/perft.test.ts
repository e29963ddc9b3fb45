import { countsHold } from '@tablee/kernel/tests/perft.ts'
import { test } from 'vitest'
import { room } from '../index.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'

const TABLES = SCENARIO_IDS.map((scenario, index) => ({ seats: 1 + (index % 4), options: { scenario } }))

test('as many positions as ever lie one to four picks ahead', () => countsHold(room, 'perft.tsv', TABLES))
