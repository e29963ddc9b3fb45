import { anyTable } from '@tablee/kernel'
import { countsHold } from '@tablee/kernel/tests/perft.ts'
import { test } from 'vitest'
import { loadRoom } from '../index.ts'
import { robotTable, tablesOf } from './tables.ts'

const room = await loadRoom()

const TABLES = [2, 3, 4, 3, 4].map((seats, index) => tablesOf(seats)[index])

test('as many positions as ever lie one to four picks ahead', () => countsHold(room, 'perft.tsv', TABLES))

/** Tables drawn at random: ten that differ in seats, maps and set-ups. */
const MIXED = [767, 246, 292, 301, 2, 41, 354, 628, 32, 7].map(seed => anyTable(room.game, seed))

test('and at mixed tables', () => countsHold(room, 'perft-mixed.tsv', MIXED))

/** A person beside robots, each robot at some table, on every map. */
const ROBOT_TABLES = [1, 2, 3, 4].map(seed => robotTable(seed * 11))

test('and beside robots', () => countsHold(room, 'perft-robots.tsv', ROBOT_TABLES))
