import { wordsByLanguage } from '@tablee/board/words.ts'
import type { Language } from '@tablee/kernel'
import type { Effect } from '../data/effects.ts'
import type { CharacterId } from '../data/types.ts'
import { partyOf } from '../rules/characters.ts'
import type { ScenarioId } from '../scenarios/data.ts'
import type { WordsOfScenarios } from '../scenarios/text/en-board.ts'
import type { SCENARIO_NAME } from '../scenarios/text/en-names.ts'
import type { ScenarioWords } from '../scenarios/text/words.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { ADVENTURE_NAME } from '../text/en/names/adventures.ts'
import type { EVENT_NAME, WRECKAGE_NAME } from '../text/en/names/events.ts'
import type { MYSTERY_NAME } from '../text/en/names/mysteries.ts'
import type {
  BEAST_NAME,
  DISCOVERY_NAME,
  EQUIPMENT_NAME,
  INVENTION_NAME,
  SKILL_NAME,
} from '../text/en/names/things.ts'
import type { OutlineWords } from '../text/en/outline.ts'
import type { RobinsonView } from '../view.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords {
  readonly board: BoardWords
  readonly outline: OutlineWords
  readonly effects: (effects: readonly Effect[]) => string
  readonly ADVENTURE_NAME: typeof ADVENTURE_NAME
  readonly EVENT_NAME: typeof EVENT_NAME
  readonly WRECKAGE_NAME: typeof WRECKAGE_NAME
  readonly MYSTERY_NAME: typeof MYSTERY_NAME
  readonly SCENARIO_NAME: typeof SCENARIO_NAME
  readonly SCENARIO_WORDS: WordsOfScenarios
  readonly INVENTION_NAME: typeof INVENTION_NAME
  readonly EQUIPMENT_NAME: typeof EQUIPMENT_NAME
  readonly DISCOVERY_NAME: typeof DISCOVERY_NAME
  readonly SKILL_NAME: typeof SKILL_NAME
  readonly BEAST_NAME: typeof BEAST_NAME
}

const { bringWords, wordsIn, some } = wordsByLanguage<GameWords>()

export { bringWords }

/** The words of the board. */
export const WORDS = some(({ board }) => board)

/** The words of the table in text. */
export const outlineWords = (language: Language): OutlineWords => wordsIn(language).outline

type Names = { readonly [id: string]: string | undefined }
type CardNames = { readonly [id: string]: readonly (string | undefined)[] | undefined }

/** Words with their first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** What effects do, marks taken out. */
export const effectWords = (effects: readonly Effect[], language: Language): string =>
  capital(
    wordsIn(language)
      .effects(effects)
      .replaceAll(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1'),
  )

/** The name of a card, or of its other part: an event's action, an adventure's lower part. */
export function cardName(id: string, language: Language, part: 0 | 1 = 0): string {
  const { EVENT_NAME, WRECKAGE_NAME, ADVENTURE_NAME, MYSTERY_NAME } = wordsIn(language)
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
  const names = wordsIn(language).SCENARIO_NAME as {
    readonly [id: string]: { readonly title: string } | undefined
  }
  return names[id]?.title ?? id
}

/** What the board says of a scenario. */
export const wordsOf = <S extends keyof WordsOfScenarios>(scenario: S, language: Language) =>
  wordsIn(language).SCENARIO_WORDS[scenario]

/** An action that only a scenario has, as the plan names it. */
export function ownDeed(scenario: ScenarioId, what: string, language: Language): string | undefined {
  const { deeds }: ScenarioWords = wordsOf(scenario, language)
  return deeds?.[what]
}

/** The name of an invention, item, equipment, token, skill, beast, or part of the camp. */
export function thingName(id: string, language: Language): string {
  const { INVENTION_NAME, EQUIPMENT_NAME, DISCOVERY_NAME, SKILL_NAME, BEAST_NAME } = wordsIn(language)
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
  for (const [name, { inventions, tokens }] of Object.entries(wordsIn(language).SCENARIO_NAME)) {
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
