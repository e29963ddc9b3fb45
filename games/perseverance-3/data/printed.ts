import type { Datum } from '@tablee/kernel'
import { printed } from '@tablee/perseverance/data/printed.ts'
import { VARIANTS } from './city.ts'
import { ARTEFACT_SCORE, NEUTRAL_DICE, PIECES, PRESET, REMINDER, START, SUPPLY } from './numbers.ts'
import { LEVELS } from './solo/levels.ts'
import { TAMED_BY } from './types.ts'

/** What the rulebook tells that belongs to no card: nothing of it is reconstructed. */
export const printedData = (): Datum[] => [
  printed('variants', '1701-1710', VARIANTS),
  printed('supply', '64-80', SUPPLY),
  printed('pieces', '411-423', PIECES),
  printed('start', '408,432', START),
  printed('neutralDice', '345', NEUTRAL_DICE),
  printed('reminders', '315-318', REMINDER),
  printed('artefactScore', '1370', ARTEFACT_SCORE),
  printed('tamedBy', '1034-1076', TAMED_BY),
  printed('firstGame', '351-366,392-397,486-491', PRESET),
  printed('levels', '2970-2974', LEVELS),
  {
    id: 'northernmost',
    from: 'public',
    at: 'designer diary 3, publisher’s site, 2023',
    value: 'ironjawTemple',
  },
]
