import { SCENARIO_WORDS } from '../../scenarios/text/fr-board.ts'
import { SCENARIO_NAME } from '../../scenarios/text/fr-names.ts'
import { board } from '../../text/fr/board.ts'
import { effectsInWords as effects } from '../../text/fr/effects.ts'
import { ADVENTURE_NAME } from '../../text/fr/names/adventures.ts'
import { EVENT_NAME, WRECKAGE_NAME } from '../../text/fr/names/events.ts'
import { MYSTERY_NAME } from '../../text/fr/names/mysteries.ts'
import * as things from '../../text/fr/names/things.ts'
import { outline } from '../../text/fr/outline.ts'
import { bringWords } from '../words.ts'

bringWords('fr', {
  board,
  outline,
  effects,
  ADVENTURE_NAME,
  EVENT_NAME,
  WRECKAGE_NAME,
  MYSTERY_NAME,
  SCENARIO_NAME,
  SCENARIO_WORDS,
  ...things,
})
