import { board } from '../../text/fr/board.ts'
import { goals } from '../../text/fr/counters.ts'
import { deeds } from '../../text/fr/deeds.ts'
import { moments } from '../../text/fr/moments.ts'
import { names } from '../../text/fr/names.ts'
import { sheets } from '../../text/fr/sheets.ts'
import { tallies } from '../../text/fr/tallies.ts'
import { capital, cost, dinos, effects, list, units } from '../../text/fr/words.ts'
import { fr } from '../../text/fr.ts'
import { bringWords, type Things } from '../words.ts'

const things: Things = {
  effects,
  branches: all => list(all.map(effects), 'ou'),
  cost,
  goals,
  tallies,
  dinos,
  units,
  deeds,
  list,
  capital,
}

bringWords('fr', { board, names, moments, sheets, things, text: fr })
