import { SUITS } from '../../data/suits.ts'
import { GARDEN_OF } from '../../factions/cult/data.ts'
import { picture as cult } from '../../factions/cult/terminal.ts'
import { cardName, NAMES, onMap } from '../../terminal/lines.ts'
import { robotPicture } from '../../terminal/robot.ts'
import { CONSPIRACIES } from './data.ts'
import { lizardsOf, orderBy } from './rules/board.ts'
import { board as en } from './text/en/board.ts'
import { board as fr } from './text/fr/board.ts'

const WORDS = { en, fr } as const

/** The Logical Lizards in the terminal. */
export const picture = robotPicture(
  cult,
  (player, language) => {
    const words = WORDS[language]
    const { SUIT } = NAMES[language]
    const { acolytes, conspiracy, lostSouls } = lizardsOf(player)
    const { track } = CONSPIRACIES
    const { buildings, warriors } = player
    const gardens = SUITS.map(suit => `${SUIT[suit]} ${onMap(buildings[GARDEN_OF[suit]])}`).join(', ')
    return [
      `${cult.marks[language].foxGarden} ${gardens} · ${cult.letter} ${warriors[0]}`,
      `${words.acolytesTip(acolytes)} ${words.marker(words.conspiracy[track[conspiracy]], words.conspiracy[track[(conspiracy + 1) % track.length]])}`,
      `${words.souls} ${lostSouls.map(card => cardName(card, language)).join(', ')}`,
    ]
  },
  (player, language) => WORDS[language].ordered(NAMES[language].SUIT[orderBy(lizardsOf(player).lostSouls)]),
)
