import { renamer } from '@tablee/kernel'
import { ADVENTURE_NAME } from './names/adventures.ts'
import { EVENT_NAME, WRECKAGE_NAME } from './names/events.ts'
import { MYSTERY_NAME } from './names/mysteries.ts'
import { CREW_NAME, PLACE_NAME, SCENARIO_NAME } from './names/scenarios.ts'
import { BEAST_NAME, DISCOVERY_NAME, EQUIPMENT_NAME, INVENTION_NAME, SKILL_NAME } from './names/things.ts'

const head = (family: string): string => `title:fr:${family}:`

/** Has the French words call things as a pack does. */
export const rename = renamer([
  { head: head('event'), names: EVENT_NAME, second: 'action' },
  { head: head('wreckage'), names: WRECKAGE_NAME, second: 'action' },
  { head: head('adventure'), names: ADVENTURE_NAME as never, second: 'lower' },
  { head: head('mystery'), names: MYSTERY_NAME as never, second: 'lower' },
  { head: head('invention'), names: INVENTION_NAME },
  { head: head('beast'), names: BEAST_NAME },
  { head: head('equipment'), names: EQUIPMENT_NAME },
  { head: head('discovery'), names: DISCOVERY_NAME },
  { head: head('skill'), names: SKILL_NAME },
  { head: head('crew'), names: CREW_NAME },
  { head: head('place'), names: PLACE_NAME as never, first: 1 },
  ...Object.entries(SCENARIO_NAME).flatMap(([id, { inventions, tokens }]) => [
    { head: head('invention'), names: inventions },
    { head: `${head('discovery')}${id}.`, names: tokens },
  ]),
])
