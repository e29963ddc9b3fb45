import type { GameOptions } from '@tablee/board'
import { isAlone, optionsOf } from '@tablee/perseverance/board/options.tsx'
import { wordsIn } from './words.ts'
import './css/options.css'

/** The options of Perseverance, Episode 4 as people read them. */
export const options: GameOptions = {
  ...optionsOf(wordsIn, (name, { board }) =>
    name === 'level' ? { values: board.level, lines: board.levelLine } : {},
  ),
  Together: ({ language }) => {
    const { reconstructed, reconstructedLine } = wordsIn(language).board
    return (
      <p className="p4-setup-note">
        <b>{reconstructed}</b> {reconstructedLine}
      </p>
    )
  },
  applies: (name, values) => name !== 'level' || isAlone(values),
  sections(language) {
    const { setup } = wordsIn(language).board
    return [
      { title: setup.table, options: ['leaders', 'colours'] },
      { title: setup.solo, options: ['level'] },
    ]
  },
  brief: (values, language) => {
    const { board } = wordsIn(language)
    const level = Object.entries(board.level).find(([id]) => id === values.level)
    return isAlone(values) && level ? [level[1]] : []
  },
}
