import { POSTS } from '../../factions/riverfolk/data.ts'
import { owners } from '../../factions/riverfolk/rules/purse.ts'
import { picture as riverfolk } from '../../factions/riverfolk/terminal.ts'
import { cardName, onMap } from '../../terminal/lines.ts'
import { robotPicture } from '../../terminal/robot.ts'
import { board as en } from './text/en/board.ts'
import { board as fr } from './text/fr/board.ts'

const WORDS = { en, fr } as const

/** The Riverfolk Robots in the terminal. */
export const picture = robotPicture(riverfolk, ({ riverfolkRobots, tokens, warriors }, language, letter) => {
  if (!riverfolkRobots) return []
  const { market, payments } = riverfolkRobots
  const words = WORDS[language]
  const paid = owners(payments).map(owner => `${letter(owner)}${payments[owner]}`)
  return [
    `${words.market} ${market.map(card => cardName(card, language)).join(', ') || '–'}`,
    `${words.payments} ${paid.join(' ') || '0'} · ${words.posts} ${POSTS.reduce((sum, post) => sum + onMap(tokens[post]), 0)} · ${riverfolk.letter} ${warriors[0]}`,
  ]
})
