import { QUESTS } from '../../factions/vagabond/data.ts'
import { picture as vagabond } from '../../factions/vagabond/terminal.ts'
import { label, NAMES } from '../../terminal/lines.ts'
import { robotPicture } from '../../terminal/robot.ts'
import { board as en } from './text/en/board.ts'
import { board as fr } from './text/fr/board.ts'

const WORDS = { en, fr } as const
const COLON = { en: ': ', fr: ' : ' } as const

/** The Vagabot in the terminal. */
export const picture = robotPicture({ ...vagabond, letter: 'B' }, ({ vagabot }, language) => {
  if (!vagabot) return []
  const { satchel, track, damaged, quest, character } = vagabot
  const words = WORDS[language]
  const { ITEM, SUIT } = NAMES[language]
  const line = (title: string, text: string): string => `${title}${COLON[language]}${text || '–'}`
  return [
    words.character[character],
    line(words.satchel, satchel.map(one => label(ITEM[one.item], one.exhausted)).join(', ')),
    line(words.track, track.map(one => label(ITEM[one.item], one.exhausted)).join(', ')),
    line(words.damaged, damaged.map(one => `${label(ITEM[one.item], one.exhausted)}✗`).join(', ')),
    quest < 0 ? '' : line(words.quest, SUIT[QUESTS[quest].suit]),
  ]
})
