import type { GameOptions } from '@tablee/board'
import { FLAG_IDS } from '../data/flags.ts'
import { SCENARIO_IDS } from '../data/scenarios.ts'
import { isCiv } from './contents.ts'
import { Seal } from './ui/art.tsx'
import { wordsIn } from './words.ts'
import './css/colours.css'

type Values = { readonly [option: string]: unknown }

/** How many seats a table has that is being set up. */
const seatsOf = ({ civs }: Values): number => (civs as readonly string[] | undefined)?.length ?? 1

/** What is chosen by several alone; readings of the rules are for all, the rest for one. */
const RIVALS: readonly string[] = ['civs', 'boards', 'simultaneousWeapons']
const READINGS: readonly string[] = FLAG_IDS

/** The options of Diluvium as people read them. */
export const options: GameOptions = {
  option(name, language) {
    const { board, names } = wordsIn(language)
    const words = board.option[name]
    if (!words) return null
    switch (name) {
      case 'scenario':
        return { ...words, values: names.scenario }
      case 'difficulty':
        return { ...words, values: names.difficulty }
      case 'board':
        return { ...words, values: names.board }
      case 'card':
        return { ...words, values: { ...names.card, ...words.values } }
      case 'civs':
      case 'allies':
        return { ...words, values: board.people }
      default:
        return words
    }
  },

  applies(name, values) {
    if (RIVALS.includes(name)) return seatsOf(values) > 1
    return READINGS.includes(name) || seatsOf(values) === 1
  },

  Sign: ({ chosen: { civs } }) =>
    civs !== undefined && isCiv(civs) ? <Seal party={civs} size={24} /> : null,

  brief(values, language) {
    const { names } = wordsIn(language)
    const scenario = SCENARIO_IDS.find(one => one === values.scenario)
    return seatsOf(values) === 1 && scenario ? [names.scenario[scenario]] : []
  },
}
