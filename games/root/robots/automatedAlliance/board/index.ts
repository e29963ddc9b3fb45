import { onMap } from '../../../board/contents.ts'
import { robotFace } from '../../../board/robot.ts'
import { ROBOTS, WORDS, wordsOf } from '../../../board/words.ts'
import { face as alliance } from '../../../factions/alliance/board/index.ts'
import { BASES } from '../../../factions/alliance/data.ts'
import type { FactionWords } from '../../../text/faction-words.ts'
import { TRACK } from '../data.ts'
import './colours.css'

interface OwnWords extends FactionWords {
  readonly ambush: string
}

const OWN = wordsOf<OwnWords>('automatedAlliance')

/** The Automated Alliance at the table. */
export const face = robotFace('automatedAlliance', alliance, {
  chapter: 'robot',
  standing: ({ tokens }, language) => ROBOTS[language].scores(TRACK.points[onMap(tokens.sympathy)] ?? 0),
  facts: ({ tokens, buildings }, language) => [
    `${WORDS[language].piece.sympathy} ${onMap(tokens.sympathy)}`,
    ...BASES.filter(base => onMap(buildings[base]) > 0).map(base => WORDS[language].piece[base]),
  ],
  track: ({ tokens }) => {
    const n = onMap(tokens.sympathy)
    return [n, TRACK.points[n] ?? 0]
  },
  journal: { consequences: ['automatedAlliance.unpaid'], tells: { 'automatedAlliance.revolts': 10 } },
  battle: {
    asks: { 'automatedAlliance.outrage': -1 },
    extra: (reason, language) => (reason === 'automatedAmbush' ? OWN[language].ambush : undefined),
  },
  scenes: [{ id: 'automatedAlliance.revolts', kind: 'robotRevolt', icon: 'sympathy', weight: 80 }],
})
