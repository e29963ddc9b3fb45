import type { Language } from '@tablee/kernel'
import type { Effect } from '../data/effects.ts'
import type { CrewId } from '../data/scenarios/king-kong.ts'
import type { CharacterId } from '../data/types.ts'
import { partyOf } from '../rules/characters.ts'
import { type BoardWords, board as en } from '../text/en/board.ts'
import { effectsInWords as effectsEn } from '../text/en/effects.ts'
import * as enAdventures from '../text/en/names/adventures.ts'
import * as enEvents from '../text/en/names/events.ts'
import * as enMysteries from '../text/en/names/mysteries.ts'
import * as enScenarios from '../text/en/names/scenarios.ts'
import * as enThings from '../text/en/names/things.ts'
import { board as fr } from '../text/fr/board.ts'
import { effectsInWords as effectsFr } from '../text/fr/effects.ts'
import * as frAdventures from '../text/fr/names/adventures.ts'
import * as frEvents from '../text/fr/names/events.ts'
import * as frMysteries from '../text/fr/names/mysteries.ts'
import * as frScenarios from '../text/fr/names/scenarios.ts'
import * as frThings from '../text/fr/names/things.ts'
import type { RobinsonView } from '../view.ts'

/** The words of the board in both languages. */
export const WORDS: { readonly [L in Language]: BoardWords } = { en, fr }

const NAMES = {
  en: { ...enAdventures, ...enEvents, ...enMysteries, ...enScenarios, ...enThings },
  fr: { ...frAdventures, ...frEvents, ...frMysteries, ...frScenarios, ...frThings },
}

const EFFECTS: { readonly [L in Language]: (effects: readonly Effect[]) => string } = {
  en: effectsEn,
  fr: effectsFr,
}

type Names = { readonly [id: string]: string | undefined }
type CardNames = { readonly [id: string]: readonly (string | undefined)[] | undefined }

/** Words with their first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What effects do, marks taken out. */
export const effectWords = (effects: readonly Effect[], language: Language): string =>
  capital(EFFECTS[language](effects).replaceAll(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1'))

/** The name of a card, or of its other part: an event's action, an adventure's lower part. */
export function cardName(id: string, language: Language, part: 0 | 1 = 0): string {
  const { EVENT_NAME, WRECKAGE_NAME, ADVENTURE_NAME, MYSTERY_NAME } = NAMES[language]
  for (const table of [EVENT_NAME, WRECKAGE_NAME, ADVENTURE_NAME, MYSTERY_NAME] as readonly CardNames[]) {
    const names = table[id]
    if (names) return names[part] ?? names[0] ?? id
  }
  return thingName(id, language)
}

/** The name of a character, as its sheet shows it. */
export const characterName = (
  view: Pick<RobinsonView, 'characters' | 'women'>,
  id: CharacterId,
  language: Language,
): string => WORDS[language].party[partyOf(view, id)] ?? id

/** The title of a scenario. */
export function scenarioTitle(id: string, language: Language): string {
  const names = NAMES[language].SCENARIO_NAME as {
    readonly [id: string]: { readonly title: string } | undefined
  }
  return names[id]?.title ?? id
}

/** A member of the film crew. */
export const crewName = (id: CrewId, language: Language): string => capital(NAMES[language].CREW_NAME[id])

/** The name of an invention, item, equipment, token, skill, beast, or part of the camp. */
export function thingName(id: string, language: Language): string {
  const { INVENTION_NAME, EQUIPMENT_NAME, DISCOVERY_NAME, SKILL_NAME, BEAST_NAME } = NAMES[language]
  for (const table of [
    INVENTION_NAME,
    EQUIPMENT_NAME,
    DISCOVERY_NAME,
    SKILL_NAME,
    BEAST_NAME,
  ] as readonly Names[])
    if (table[id] !== undefined) return table[id]
  return ofScenario(id, language) ?? partOfCamp(id, language) ?? id
}

function ofScenario(id: string, language: Language): string | undefined {
  const [scenario, symbol] = id.split('.')
  for (const [name, { inventions, tokens }] of Object.entries(NAMES[language].SCENARIO_NAME)) {
    if (symbol !== undefined && name === scenario) return (tokens as Names)[symbol]
    const found = (inventions as Names)[id]
    if (symbol === undefined && found !== undefined) return found
  }
  return undefined
}

function partOfCamp(id: string, language: Language): string | undefined {
  const words = WORDS[language]
  if (id === 'shelter' || id === 'roof' || id === 'palisade' || id === 'weapons') return words[id]
  return undefined
}
