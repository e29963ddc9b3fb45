import type { Datum } from '@tablee/kernel'
import { frenchNameFrom } from '../../data/titles.ts'
import { OWN_NAMES, SCENARIO_NAME } from '../../scenarios/text/fr-names.ts'
import { ADVENTURE_NAME } from './names/adventures.ts'
import { EVENT_NAME, WRECKAGE_NAME } from './names/events.ts'
import { MYSTERY_NAME } from './names/mysteries.ts'
import { BEAST_NAME, DISCOVERY_NAME, EQUIPMENT_NAME, INVENTION_NAME, SKILL_NAME } from './names/things.ts'

type Names = { readonly [id: string]: string }
type TwoNames = { readonly [id: string]: readonly (string | undefined)[] }

const named = (family: string, names: Names): Datum[] =>
  Object.entries(names).map(([id, value]) => ({
    id: `title:fr:${family}:${id}`,
    from: frenchNameFrom(family, id),
    value,
  }))

/** The names of a list, by their numbers. */
const numbered = (names: readonly string[]): Names =>
  Object.fromEntries(names.map((name, i) => [String(i + 1), name]))

/** Both names of cards that have two. */
const twice = (family: string, second: string, names: TwoNames): Datum[] =>
  Object.entries(names).flatMap(([id, [first = '', other]]) =>
    named(family, other === undefined ? { [id]: first } : { [id]: first, [`${id}:${second}`]: other }),
  )

/** What the sheet of a scenario names: itself, its inventions, its tokens. */
const sheet = (id: string, { title, inventions, tokens }: (typeof SHEETS)[number][1]): Datum[] => [
  ...named('scenario', { [id]: title }),
  ...named('invention', inventions),
  ...named(
    'discovery',
    Object.fromEntries(Object.entries(tokens).map(([one, name]) => [`${id}.${one}`, name])),
  ),
]

const SHEETS = Object.entries(SCENARIO_NAME)

/** The names that things bear in French, and where each comes from. */
export const frenchNames = (): Datum[] => [
  ...twice('event', 'action', EVENT_NAME),
  ...twice('wreckage', 'action', WRECKAGE_NAME),
  ...twice('adventure', 'lower', ADVENTURE_NAME),
  ...twice('mystery', 'lower', MYSTERY_NAME),
  ...named('invention', INVENTION_NAME),
  ...named('beast', BEAST_NAME),
  ...named('equipment', EQUIPMENT_NAME),
  ...named('discovery', DISCOVERY_NAME),
  ...named('skill', SKILL_NAME),
  ...SHEETS.flatMap(([id, names]) => sheet(id, names)),
  ...OWN_NAMES.flatMap(({ family, names }) => named(family, 'length' in names ? numbered(names) : names)),
]
