import type { GameOptions } from '@tablee/board'
import { isLeader, Seal } from '@tablee/perseverance/board/pieces.tsx'
import { COLOURS } from '@tablee/perseverance/ids.ts'
import { wordsIn } from './words.ts'
import '@tablee/perseverance/board/css/colours.css'

type Values = { readonly [option: string]: unknown }

const SOLO: readonly string[] = ['level', 'adjustment', 'needPresence']
const VARIANTS = ['firstGame', 'deterministicThreat', 'randomOfficers'] as const

const isAlone = ({ leaders }: Values): boolean => (leaders as readonly string[] | undefined)?.length === 1

/** The options of Perseverance, Episode 3 as people read them. */
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
        return { ...words, values: names.level }
      case 'adjustment':
        return { ...words, values: names.adjustment }
      default:
        return words
    }
  },
  applies: (name, values) => !SOLO.includes(name) || isAlone(values),
  sections(language) {
    const { setup } = wordsIn(language).board
    return [
      { title: setup.table, options: ['leaders', 'colours'] },
      { title: setup.solo, options: SOLO },
      { title: setup.readings, options: VARIANTS },
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
    const { board, names } = wordsIn(language)
    const level = Object.entries(names.level).find(([id]) => id === values.level)
    return isAlone(values) && level ? [level[1]] : values.firstGame ? [board.option.firstGame.name] : []
  },
}
