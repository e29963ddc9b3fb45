import type { GameOptions, OptionWords, SeatChoice } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { FC } from 'react'
import { COLOURS, type Colour, type LeaderId } from '../ids.ts'
import { isLeader, Seal } from './pieces.tsx'
import './css/colours.css'

/** What options are set to. */
type Values = { readonly [option: string]: unknown }

/** The words that the options of both episodes need. */
interface Words {
  readonly board: {
    readonly option: { readonly [option: string]: OptionWords | undefined }
    readonly colour: { readonly [C in Colour]: string }
  }
  readonly names: { readonly leader: { readonly [L in LeaderId]: string } }
}

/** Whether one plays alone against the Dissenters. */
export const isAlone = ({ leaders }: Values): boolean =>
  (leaders as readonly string[] | undefined)?.length === 1

const LeaderSign: FC<{ readonly chosen: SeatChoice }> = ({ chosen: { leaders } }) =>
  leaders !== undefined && isLeader(leaders) ? <Seal party={leaders} size={24} /> : null

/** Options as people read them: those of the seats, and whatever `more` tells of the others. */
export const optionsOf = <W extends Words>(
  wordsIn: (language: Language) => W,
  more: (name: string, words: W) => Partial<OptionWords>,
): Pick<GameOptions, 'option' | 'seat' | 'Sign'> => ({
  option(name, language) {
    const all = wordsIn(language)
    const { option, colour } = all.board
    const words = option[name]
    if (!words) return null
    if (name === 'leaders') return { ...words, values: all.names.leader }
    return { ...words, ...(name === 'colours' ? { values: colour } : more(name, all)) }
  },
  seat({ leaders, colours }, language) {
    const { names, board } = wordsIn(language)
    const leader = isLeader(leaders) ? names.leader[leaders] : null
    const colour = COLOURS.find(one => one === colours)
    return [leader, colour && board.colour[colour]].filter(Boolean).join(', ')
  },
  Sign: LeaderSign,
})
