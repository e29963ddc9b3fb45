import type { Sections } from '@tablee/board'
import { sections as en } from '../text/en/sections.ts'
import { sections as fr } from '../text/fr/sections.ts'
import type { RobinsonView } from '../view.ts'
import { campSection, islandSection } from './sections/island.ts'
import { planSection, thingsSection } from './sections/plan.ts'
import { teamSection } from './sections/team.ts'

const OWN = { en, fr } as const

/** The table of Robinson Crusoe in text. */
export const sections: Sections<RobinsonView> = (view, facts, language) => [
  campSection(view, language, OWN[language]),
  planSection(view, language, OWN[language]),
  islandSection(view, language, OWN[language]),
  thingsSection(view, language, OWN[language]),
  teamSection(view, facts, language, OWN[language]),
]
