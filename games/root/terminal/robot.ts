import type { Language } from '@tablee/kernel'
import { CARDS } from '../data/cards.ts'
import type { Party, Player } from '../state.ts'
import { robotBoard as en } from '../text/en/robot-board.ts'
import { robotBoard as fr } from '../text/fr/robot-board.ts'
import type { FactionPicture } from './faction.ts'
import { NAMES } from './lines.ts'

const WORDS = { en, fr } as const

/** A robot in the terminal: the marks of its faction, its order and traits, and what is its own. */
export const robotPicture = (
  { letter, colour, marks }: FactionPicture,
  facts: (player: Player, language: Language, letter: (party: Party) => string) => readonly string[],
  order?: (player: Player, language: Language) => string,
): FactionPicture => ({
  letter,
  colour,
  marks,
  facts(_, player, language, letter) {
    const { robot } = player
    if (!robot) return []
    const words = WORDS[language]
    const traits = robot.traits.map(one => words.trait[one][0])
    return [
      [words.level[robot.level], ...(traits.length > 0 ? [words.traitsAre(traits)] : [])].join(' · '),
      order?.(player, language) ??
        (robot.order < 0 ? words.noOrder : words.order(NAMES[language].SUIT[CARDS[robot.order].suit])),
      ...facts(player, language, letter),
    ]
  },
})
