import { titles as cannibalIsland } from './cannibal-island/titles.ts'
import { titles as castaways } from './castaways/titles.ts'
import { titles as cursedIsland } from './cursed-island/titles.ts'
import type { ScenarioId } from './data.ts'
import { titles as familyRobinson } from './family-robinson/titles.ts'
import { titles as kingKong } from './king-kong/titles.ts'
import type { Titles } from './titles.ts'

const TITLES: { readonly [S in ScenarioId]?: Titles } = {
  castaways,
  cursedIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}

/** Whether the rulebook does not print a French name that it might: of a token or an invention of a scenario. */
export const isTranslated = (family: string, id: string): boolean =>
  Object.entries(TITLES).some(([scenario, { translated }]) =>
    family === 'discovery'
      ? translated.discovery?.some(symbol => id === `${scenario}.${symbol}`)
      : family === 'invention' && translated.invention?.includes(id),
  )

/** Whether the rulebook prints a French name of a kind that only one scenario has. */
export const isPrintedThere = (family: string, id: string): boolean =>
  Object.values(TITLES).some(({ printed }) => printed?.[family]?.includes(id))
