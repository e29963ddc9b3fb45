import { onMap } from '../../../board/contents.ts'
import { robotFace } from '../../../board/robot.ts'
import { WORDS, wordsOf } from '../../../board/words.ts'
import { face as riverfolk } from '../../../factions/riverfolk/board/index.ts'
import { POSTS } from '../../../factions/riverfolk/data.ts'
import { owners } from '../../../factions/riverfolk/rules/purse.ts'
import type { Player } from '../../../state.ts'
import type { MarketWords } from '../text/en/board.ts'
import './colours.css'

const OWN = wordsOf<MarketWords>('riverfolkRobots')

const postsOf = ({ tokens }: Player): number => POSTS.reduce((sum, post) => sum + onMap(tokens[post]), 0)

/** The Riverfolk Robots at the table. */
export const face = robotFace('riverfolkRobots', riverfolk, {
  chapter: 'robot',
  standing: ({ riverfolkRobots }, language) =>
    OWN[language].now(Math.max(0, ...(riverfolkRobots?.payments ?? []))),
  facts: (player, language) => {
    const { riverfolkRobots: own } = player
    if (!own) return []
    const { colon } = WORDS[language]
    const words = OWN[language]
    const paid = owners(own.payments).reduce((sum, owner) => sum + own.payments[owner], 0)
    return [`${words.payments}${colon}${paid}`, `${words.posts}${colon}${postsOf(player)}`]
  },
  cards: ({ riverfolkRobots, robot }) => riverfolkRobots?.market.filter(card => card !== robot?.order) ?? [],
  track: () => null,
  explains: {
    service(id, _, language) {
      const { serviceTip } = OWN[language]
      return id === 'riverboats' || id === 'mercenaries' ? serviceTip[id] : null
    },
  },
  offers: ['service'],
  journal: {
    consequences: ['riverfolkRobots.returns'],
    pays: ['robot.paid'],
    paid: ['robot.sold', 'robot.serves'],
    tells: { 'riverfolkRobots.protects': 6, 'robot.sold': 2, 'robot.serves': 2 },
  },
})
