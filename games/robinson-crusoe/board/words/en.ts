import { SCENARIO_WORDS } from '../../scenarios/text/en-board.ts'
import { SCENARIO_NAME } from '../../scenarios/text/en-names.ts'
import { board } from '../../text/en/board.ts'
import { effectsInWords as effects } from '../../text/en/effects.ts'
import { ADVENTURE_NAME } from '../../text/en/names/adventures.ts'
import { EVENT_NAME, WRECKAGE_NAME } from '../../text/en/names/events.ts'
import { MYSTERY_NAME } from '../../text/en/names/mysteries.ts'
import * as things from '../../text/en/names/things.ts'
import { outline } from '../../text/en/outline.ts'
import { bringWords } from '../words.ts'

bringWords('en', {
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
