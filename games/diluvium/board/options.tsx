import type { GameOptions } from '@tablee/board'
import { FLAG_IDS } from '../data/flags.ts'
import { SCENARIO_IDS, type ScenarioId } from '../data/scenarios.ts'
import { isCiv } from './contents.ts'
import { Seal } from './ui/art.tsx'
import { wordsIn } from './words.ts'
import './css/colours.css'

type Values = { readonly [option: string]: unknown }

/** How many seats a table has that is being set up. */
const seatsOf = ({ civs }: Values): number => (civs as readonly string[] | undefined)?.length ?? 1

/** What is chosen by several alone; readings of the rules are for all, but for those of the rival or of a scenario. */
const RIVALS: readonly string[] = ['civs', 'boards', 'simultaneousWeapons']
const OF_RIVAL: readonly string[] = ['rivalTenGoldOncePerAction', 'rivalGainsMarkerBonus']
const OF_SCENARIO: { readonly [flag: string]: ScenarioId | undefined } = {
  bribeAllOrNothing: 's07',
  curseTokenReturnsHidden: 's12',
  sanctuaryCanSink: 's12',
  hydraServesRival: 's15',
}
const READINGS: readonly string[] = FLAG_IDS

/** What a campaign brings, for whoever plays a scenario on its own. */
const BONUSES = ['board', 'food', 'fewerZeros', 'card', 'home', 'rack', 'aztecSettler', 'allies'] as const

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
    const alone = seatsOf(values) === 1
    if (RIVALS.includes(name)) return !alone
    const scenario = OF_SCENARIO[name]
    if (scenario !== undefined) return alone && values.scenario === scenario
    return alone || (READINGS.includes(name) && !OF_RIVAL.includes(name))
  },

  sections(language) {
    const { setup } = wordsIn(language).board
    return [
      { title: setup.scenario, options: ['scenario', 'difficulty'] },
      { title: setup.several, options: ['civs', 'boards'] },
      { title: setup.bonuses, options: BONUSES },
      { title: setup.readings, options: READINGS },
    ]
  },

  Together: ({ seats: { civs = [] }, language }) =>
    civs.length > 1 ? (
      <p className="dl-reconstructed">{wordsIn(language).board.setup.reconstructed}</p>
    ) : null,

  Sign: ({ chosen: { civs } }) =>
    civs !== undefined && isCiv(civs) ? <Seal party={civs} size={24} /> : null,

  brief(values, language) {
    const { board, names } = wordsIn(language)
    if (seatsOf(values) > 1) return [board.several]
    const scenario = SCENARIO_IDS.find(one => one === values.scenario)
    return scenario ? [names.scenario[scenario]] : []
  },
}
