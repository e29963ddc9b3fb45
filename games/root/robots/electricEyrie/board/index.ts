import { onMap } from '../../../board/contents.ts'
import { robotFace } from '../../../board/robot.ts'
import { ROBOTS, WORDS, wordsOf } from '../../../board/words.ts'
import { face as eyrie } from '../../../factions/eyrie/board/index.ts'
import type { FactionWords } from '../../../text/faction-words.ts'
import { DECREE, TRACK } from '../data.ts'
import './colours.css'

interface OwnWords extends FactionWords {
  readonly decree: string
  readonly fullColumn: string
}

const OWN = wordsOf<OwnWords>('electricEyrie')

/** The Electric Eyrie at the table. */
export const face = robotFace('electricEyrie', eyrie, {
  chapter: 'robot',
  standing: ({ buildings }, language) => ROBOTS[language].scores(TRACK.points[onMap(buildings.roost)]),
  facts: ({ electricEyrie, buildings }, language) => {
    const { suit, colon, piece } = WORDS[language]
    const columns = DECREE.map(one => `${suit[one]} ${electricEyrie?.decree[one].length ?? 0}`)
    return [
      `${OWN[language].decree}${colon}${columns.join(', ')}`,
      `${piece.roost} ${onMap(buildings.roost)}`,
    ]
  },
  cards: ({ electricEyrie }) => DECREE.flatMap(suit => electricEyrie?.decree[suit] ?? []),
  track: ({ buildings }) => {
    const n = onMap(buildings.roost)
    return [n, TRACK.points[n]]
  },
  journal: { tells: { 'electricEyrie.turmoil': 12 } },
  battle: {
    extra: (reason, language) => (reason === 'fullColumn' ? OWN[language].fullColumn : undefined),
  },
  scenes: [{ id: 'electricEyrie.turmoil', kind: 'robotTurmoil', icon: 'crown', weight: 90 }],
})
