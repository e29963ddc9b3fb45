import { BURROW } from '../../data/map.ts'
import { picture as duchy } from '../../factions/duchy/terminal.ts'
import { onMap } from '../../terminal/lines.ts'
import { robotPicture } from '../../terminal/robot.ts'
import { MINISTERS } from './data.ts'
import { crownedOf } from './rules/board.ts'
import { board as en } from './text/en/board.ts'
import { board as fr } from './text/fr/board.ts'

const WORDS = { en, fr } as const

/** The Drillbit Duchy in the terminal. */
export const picture = robotPicture(duchy, (player, language) => {
  const words = WORDS[language]
  const marks = duchy.marks[language]
  const { tokens, buildings, warriors } = player
  const crowned = MINISTERS.order.filter(one => crownedOf(player).includes(one))
  return [
    [
      `${words.burrow} ${warriors[BURROW]}`,
      `${marks.tunnel} ${onMap(tokens.tunnel)}`,
      `${marks.citadel} ${onMap(buildings.citadel)}`,
      `${marks.market} ${onMap(buildings.market)}`,
      `${duchy.letter} ${warriors[0]}`,
    ].join(' · '),
    words.crowned(crowned.map(one => words.minister[one].short)),
  ]
})
