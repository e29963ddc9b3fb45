import { adventures } from './adventures.ts'
import { dangers } from './dangers.ts'
import { events } from './events.ts'
import { fastWork } from './fast-work.ts'
import { powers } from './powers.ts'
import type { Specials } from './special.ts'
import { treasures } from './treasures.ts'

/** What all irregular cards do that belong to every scenario. */
export const specials: Specials = { ...adventures, ...dangers, ...events, ...powers, ...treasures, fastWork }
