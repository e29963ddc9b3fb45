import type { Datum, Json, Room } from '@tablee/kernel'
import { ADVENTURES } from './data/adventures.ts'
import { BEASTS } from './data/beasts.ts'
import { CHARACTERS } from './data/characters.ts'
import { DISCOVERIES } from './data/discoveries.ts'
import { EQUIPMENT } from './data/equipment.ts'
import { EVENTS } from './data/events.ts'
import { INVENTIONS } from './data/inventions.ts'
import { MYSTERIES } from './data/mysteries.ts'
import { CREW } from './data/scenarios/king-kong.ts'
import { SCENARIOS } from './data/scenarios.ts'
import { SKILLS } from './data/skills.ts'
import { TILES } from './data/tiles.ts'
import type { Sourced } from './data/types.ts'
import { WRECKAGE } from './data/wreckage.ts'
import { robinson } from './game.ts'
import type { Robinson } from './state.ts'
import { en, type RobinsonText } from './text/en.ts'
import { fr } from './text/fr.ts'

/** All of Robinson Crusoe. */
export const room: Room<Robinson, RobinsonText> = {
  game: robinson,
  text: { en, fr },
  data: () => [
    ...table('event', EVENTS),
    ...table('wreckage', WRECKAGE),
    ...table('adventure', ADVENTURES),
    ...table('mystery', MYSTERIES),
    ...table('invention', INVENTIONS),
    ...table('beast', BEASTS),
    ...table('equipment', EQUIPMENT),
    ...table('discovery', DISCOVERIES),
    ...table('skill', SKILLS),
    ...table('character', CHARACTERS),
    ...table('scenario', SCENARIOS),
    ...table('crew', CREW),
    ...table('tile', Object.fromEntries(TILES.entries())).slice(1),
  ],
}

/** The records of a table as data with their provenance. */
function table(family: string, records: { readonly [id: string]: Sourced }): Datum[] {
  return Object.entries(records).map(([id, { src, ...value }]) => ({
    id: `${family}:${id}`,
    from: src,
    value: JSON.parse(JSON.stringify(value)) as Json,
  }))
}
