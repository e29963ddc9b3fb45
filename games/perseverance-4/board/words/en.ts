import { board } from '../../text/en/board.ts'
import { goals } from '../../text/en/counters.ts'
import { deeds } from '../../text/en/deeds.ts'
import { moments } from '../../text/en/moments.ts'
import { names } from '../../text/en/names.ts'
import { sheets } from '../../text/en/sheets.ts'
import { tallies } from '../../text/en/tallies.ts'
import { capital, cost, dinos, effects, list, units } from '../../text/en/words.ts'
import { en } from '../../text/en.ts'
import { bringWords, type Things } from '../words.ts'

const things: Things = {
  effects,
  branches: all => list(all.map(effects), 'or'),
  cost,
  goals,
  tallies,
  dinos,
  units,
  deeds,
  list,
  capital,
}

bringWords('en', { board, names, moments, sheets, things, text: en })
