import { countsHold } from '@tablee/kernel/tests/perft.ts'
import { test } from 'vitest'
import { room } from '../index.ts'

const ALL = ['fire', 'water', 'air', 'jungle']

const TABLES = [
  { seats: 1, options: { clans: ALL.slice(0, 1) } },
  { seats: 1, options: { scenario: 'sneaky', clans: ALL.slice(2, 3) } },
  { seats: 1, options: { scenario: 'besieged', difficulty: 'heroic' } },
  { seats: 2, options: { clans: ALL.slice(0, 2) } },
  { seats: 2, options: { ambushes: true } },
  { seats: 3, options: { clans: ALL.slice(1), favor: true } },
  { seats: 3, options: { difficulty: 'heroic', moreMonsters: true } },
  { seats: 4, options: { clans: ALL } },
  { seats: 4, options: { difficulty: 'legendary', ambushes: true } },
  { seats: 4, options: { difficulty: 'tutorial' } },
]

test('as many positions as ever lie one to four picks ahead', () => countsHold(room, 'perft.tsv', TABLES))
