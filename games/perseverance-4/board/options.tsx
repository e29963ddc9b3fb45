import type { GameOptions } from '@tablee/board'
import { isLeader, Seal } from '@tablee/perseverance/board/pieces.tsx'
import { COLOURS } from '@tablee/perseverance/ids.ts'
import { wordsIn } from './words.ts'
import '@tablee/perseverance/board/css/colours.css'

type Values = { readonly [option: string]: unknown }

const isAlone = ({ leaders }: Values): boolean => (leaders as readonly string[] | undefined)?.length === 1

/** The options of Perseverance, Episode 4 as people read them. */
export const options: GameOptions = {
  option(name, language) {
    const { board, names } = wordsIn(language)
    const words = board.option[name]
    if (!words) return null
    switch (name) {
      case 'leaders':
        return { ...words, values: names.leader }
      case 'colours':
        return { ...words, values: board.colour }
      case 'level':
        return { ...words, values: board.level, lines: board.levelLine }
      default:
        return words
    }
  },
  applies: (name, values) => name !== 'level' || isAlone(values),
  sections(language) {
    const { setup } = wordsIn(language).board
    return [
      { title: setup.table, options: ['leaders', 'colours'] },
      { title: setup.solo, options: ['level'] },
    ]
  },
  seat({ leaders, colours }, language) {
    const { names, board } = wordsIn(language)
    const leader = isLeader(leaders) ? names.leader[leaders] : null
    const colour = COLOURS.find(one => one === colours)
    return [leader, colour && board.colour[colour]].filter(Boolean).join(', ')
  },
  Sign: ({ chosen: { leaders } }) =>
    leaders !== undefined && isLeader(leaders) ? <Seal party={leaders} size={24} /> : null,
  brief: (values, language) => {
    const { board } = wordsIn(language)
    const level = Object.entries(board.level).find(([id]) => id === values.level)
    return isAlone(values) && level ? [level[1]] : []
  },
}
