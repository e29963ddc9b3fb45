import { onMap } from '../../../board/contents.ts'
import { robotFace } from '../../../board/robot.ts'
import { ROBOTS, WORDS, wordsOf } from '../../../board/words.ts'
import { SUITS } from '../../../data/suits.ts'
import { face as cult } from '../../../factions/cult/board/index.ts'
import { GARDEN_OF } from '../../../factions/cult/data.ts'
import { CONSPIRACIES, TRACK } from '../data.ts'
import { orderBy } from '../rules/board.ts'
import { eveningPoints } from '../rules/evening.ts'
import type { LizardWords } from '../text/en/board.ts'
import './colours.css'

const OWN = wordsOf<LizardWords>('logicalLizards')

/** The Logical Lizards at the table. */
export const face = robotFace('logicalLizards', cult, {
  chapter: 'robot',
  order: ({ logicalLizards }, language) =>
    OWN[language].ordered(WORDS[language].suit[orderBy(logicalLizards?.lostSouls ?? [])]),
  standing: (player, language) =>
    ROBOTS[language].scores(eveningPoints(player, orderBy(player.logicalLizards?.lostSouls ?? []))),
  facts: ({ buildings, logicalLizards: own }, language) => {
    const words = OWN[language]
    const { track } = CONSPIRACIES
    const last = own?.conspiracy ?? 0
    return [
      ...SUITS.map(suit => `${WORDS[language].piece[GARDEN_OF[suit]]} ${onMap(buildings[GARDEN_OF[suit]])}`),
      words.acolytesTip(own?.acolytes ?? 0),
      words.marker(words.conspiracy[track[last]], words.conspiracy[track[(last + 1) % track.length]]),
      words.soulsTip(own?.lostSouls.length ?? 0),
    ]
  },
  cards: ({ logicalLizards: own }) => (own ? [...own.lostSouls, ...own.revealed] : []),
  track: ({ buildings }, id) => {
    const n = onMap(buildings[id])
    return [n, TRACK.points[n] ?? 0]
  },
  journal: {
    consequences: ['logicalLizards.lostSouls', 'logicalLizards.acolyte', 'logicalLizards.impossible'],
    tells: { 'logicalLizards.sanctified': 9 },
  },
  battle: {
    extra: (reason, language) => (reason === 'fanatics' ? OWN[language].fanatics : undefined),
  },
  scenes: [
    { id: 'logicalLizards.sanctified', kind: 'robotSanctify', icon: 'garden', weight: 70 },
    { id: 'logicalLizards.converted', kind: 'robotConvert', icon: 'acolyte', weight: 40 },
  ],
})
