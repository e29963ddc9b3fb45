import { renamer } from '@tablee/kernel'
import { OWN_NAMES, SCENARIO_NAME } from '../../scenarios/text/fr-names.ts'
import { ADVENTURE_NAME } from './names/adventures.ts'
import { EVENT_NAME, WRECKAGE_NAME } from './names/events.ts'
import { MYSTERY_NAME } from './names/mysteries.ts'
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
  ...OWN_NAMES.map(({ family, ...own }) => ({ ...own, head: head(family), names: own.names as never })),
  ...Object.entries(SCENARIO_NAME).flatMap(([id, { inventions, tokens }]) => [
    { head: head('invention'), names: inventions },
    { head: `${head('discovery')}${id}.`, names: tokens },
  ]),
])
