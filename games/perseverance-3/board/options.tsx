import type { GameOptions } from '@tablee/board'
import { isAlone, optionsOf } from '@tablee/perseverance/board/options.tsx'
import { wordsIn } from './words.ts'

const SOLO: readonly string[] = ['level', 'adjustment', 'needPresence']
const VARIANTS = ['firstGame', 'deterministicThreat', 'randomOfficers'] as const

/** The options of Perseverance, Episode 3 as people read them. */
export const options: GameOptions = {
  ...optionsOf(wordsIn, (name, { names }) =>
    name === 'level' || name === 'adjustment' ? { values: names[name] } : {},
  ),
  applies: (name, values) => !SOLO.includes(name) || isAlone(values),
  sections(language) {
    const { setup } = wordsIn(language).board
    return [
      { title: setup.table, options: ['leaders', 'colours'] },
      { title: setup.solo, options: SOLO },
      { title: setup.readings, options: VARIANTS },
    ]
  },
  brief: (values, language) => {
    const { board, names } = wordsIn(language)
    const level = Object.entries(names.level).find(([id]) => id === values.level)
    return isAlone(values) && level ? [level[1]] : values.firstGame ? [board.option.firstGame.name] : []
  },
}
