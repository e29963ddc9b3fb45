import type { GameOptions, OptionWords } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { PLAYABLE } from '../data/characters.ts'
import { WRECKAGE_IDS } from '../data/wreckage.ts'
import { optionApplies } from '../scenarios/board/faces.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import { options as en } from '../text/en/options.ts'
import { options as fr } from '../text/fr/options.ts'
import { cardName, scenarioTitle, WORDS } from './words.ts'

const OWN = { en, fr } as const

/** The options of Robinson Crusoe as people read them. */
export const options: GameOptions = {
  option(name, language, chosen = {}) {
    const words = OWN[language][name]
    if (!words) return null
    return { ...words, values: { ...valuesOf(name, language, chosen), ...words.values } }
  },

  /** A character goes by the name of its side. */
  seat({ characters, versions }, language) {
    const side = OWN[language].versions?.values?.[versions] ?? ''
    if (characters === undefined) return side
    if (characters === 'random') return `${OWN[language].characters?.values?.random}, ${side.toLowerCase()}`
    return WORDS[language].sideName(characterName(characters, versions, language), side)
  },

  applies: (name, { scenario }) => optionApplies(name, scenario as string | undefined),

  brief: ({ scenario }, language) =>
    typeof scenario === 'string' ? [scenarioTitle(scenario, language)] : [],
}

function valuesOf(
  name: string,
  language: Language,
  { versions }: { readonly [option: string]: string },
): OptionWords['values'] {
  const named = (ids: readonly string[], say: (id: string) => string) =>
    Object.fromEntries(ids.map(id => [id, say(id)]))
  if (name === 'scenario') return named(SCENARIO_IDS, id => scenarioTitle(id, language))
  if (name === 'characters') return named(PLAYABLE, id => characterName(id, versions, language))
  if (name === 'wreckage') return named(WRECKAGE_IDS, id => cardName(id, language))
  return {}
}

function characterName(id: string, version: string | undefined, language: Language): string {
  const { party } = WORDS[language]
  return party[version === 'woman' ? `${id}Woman` : id] ?? id
}
