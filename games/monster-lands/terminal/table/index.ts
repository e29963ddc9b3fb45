import type { Section } from '@tablee/common/columns.ts'
import type { Seat } from '@tablee/kernel'
import type { MonsterView } from '../../view.ts'
import type { Spoken } from '../words.ts'
import { citadelSection, stallsSection } from './citadel.ts'
import { clanSection } from './clan.ts'
import { clansSection } from './clans.ts'
import { outsideSections } from './outside.ts'

/** The whole table in words. */
export const tableOf = (view: MonsterView, spoken: Spoken, who: (seat: Seat) => string): Section[] => [
  ...clanSection(view, spoken),
  citadelSection(view, spoken),
  stallsSection(view, spoken),
  ...outsideSections(view, spoken),
  clansSection(view, spoken, who),
]
