import type { GameOptions } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { SCENARIO_IDS, SCENARIOS } from '../data/solo.ts'
import { isAffinity } from './party.ts'
import { Seal } from './ui/art.tsx'
import { wordsIn } from './words.ts'
import './css/colours.css'

/** How many seats a table has that is being set up. */
const seatsOf = (values: { readonly [option: string]: unknown }): number =>
  (values.clans as readonly string[] | undefined)?.length ?? 2

/** What is played by rivals alone, and alone only. */
const RIVALS: readonly string[] = ['ambushes', 'favor']
const SOLO: readonly string[] = ['scenario']

/** The options of Monster Lands as people read them. */
export const options: GameOptions = {
  option(name, language) {
    const { board, names } = wordsIn(language)
    const words = board.option[name]
    if (!words) return null
    switch (name) {
      case 'difficulty':
        return { ...words, values: names.difficulty }
      case 'scenario':
        return { ...words, values: names.scenario, lines: scenarioLines(language) }
      case 'clans':
        return { ...words, values: { ...board.clan, ...words.values } }
      default:
        return words
    }
  },

  applies(name, values) {
    if (RIVALS.includes(name)) return seatsOf(values) > 1
    if (SOLO.includes(name)) return seatsOf(values) === 1
    const scenario = SCENARIO_IDS.find(one => one === values.scenario)
    // Some scenarios say which clan it is.
    return name !== 'clans' || seatsOf(values) > 1 || !scenario || SCENARIOS[scenario].affinity === null
  },

  Sign: ({ chosen: { clans } }) => (isAffinity(clans) ? <Seal party={clans} size={24} /> : null),

  brief(values, language) {
    const { names } = wordsIn(language)
    const scenario = SCENARIO_IDS.find(one => one === values.scenario)
    const difficulty = names.difficulty[values.difficulty as keyof typeof names.difficulty] ?? []
    return [seatsOf(values) === 1 && scenario ? names.scenario[scenario] : [], difficulty].flat()
  },
}

/** What is special about each scenario, and what makes a hero. */
function scenarioLines(language: Language): { readonly [scenario: string]: string } {
  const { things, board, names } = wordsIn(language)
  return Object.fromEntries(
    SCENARIO_IDS.map(id => {
      const { rules, ranks } = SCENARIOS[id]
      const hero = `${names.rank.hero}${board.colon}${things.threshold(ranks[2])}`
      const special = [...things.scenarioStart(SCENARIOS[id]), ...rules.map(things.scenarioRule)]
      return [id, [...special, hero].map(one => `${one}.`).join(' ')]
    }),
  )
}
