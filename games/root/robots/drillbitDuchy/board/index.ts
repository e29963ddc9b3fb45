import { onMap } from '../../../board/contents.ts'
import { robotFace } from '../../../board/robot.ts'
import { ROBOTS, WORDS, wordsOf } from '../../../board/words.ts'
import { BURROW } from '../../../data/map.ts'
import { face as duchy } from '../../../factions/duchy/board/index.ts'
import { BUILDINGS } from '../../../factions/duchy/data.ts'
import { MINISTERS } from '../data.ts'
import type { DrillbitWords } from '../text/en/board.ts'
import './colours.css'

const OWN = wordsOf<DrillbitWords>('drillbitDuchy')

/** The Drillbit Duchy at the table. */
export const face = robotFace('drillbitDuchy', duchy, {
  chapter: 'robot',
  standing: ({ buildings }, language) => ROBOTS[language].scores(onMap(buildings.market)),
  facts: ({ tokens, buildings, warriors, drillbitDuchy }, language) => {
    const { piece } = WORDS[language]
    const words = OWN[language]
    const crowned = MINISTERS.order.filter(one => drillbitDuchy?.crowned.includes(one))
    return [
      `${words.burrow} ${warriors[BURROW]}`,
      `${piece.tunnel} ${onMap(tokens.tunnel)}`,
      ...BUILDINGS.map(kind => `${piece[kind]} ${onMap(buildings[kind])}`),
      words.crowned(crowned.map(one => words.minister[one].name)),
    ]
  },
  track: ({ buildings }, kind) =>
    kind === 'market' ? [onMap(buildings.market), onMap(buildings.market)] : null,
  journal: {
    consequences: ['drillbitDuchy.lost', 'drillbitDuchy.unpaid'],
    tells: { 'drillbitDuchy.swayed': 9 },
  },
  battle: {
    asks: { 'drillbitDuchy.investors': -1 },
    extra: (reason, language) => (reason === 'drillbitCaptain' ? OWN[language].captain : undefined),
  },
})
