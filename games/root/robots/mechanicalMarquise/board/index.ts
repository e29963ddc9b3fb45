import { onMap } from '../../../board/contents.ts'
import { robotFace } from '../../../board/robot.ts'
import { ROBOTS, WORDS } from '../../../board/words.ts'
import { face as marquise } from '../../../factions/marquise/board/index.ts'
import { INDUSTRIES } from '../../../factions/marquise/data.ts'
import { TRACK } from '../data.ts'
import './colours.css'

/** The Mechanical Marquise at the table. */
export const face = robotFace('mechanicalMarquise', marquise, {
  chapter: 'robot',
  standing: ({ buildings }, language) =>
    ROBOTS[language].scores(Math.max(...INDUSTRIES.map(kind => TRACK.points[onMap(buildings[kind])]))),
  facts: ({ buildings }, language) =>
    INDUSTRIES.map(kind => `${WORDS[language].piece[kind]} ${onMap(buildings[kind])}`),
  track: ({ buildings }, kind) => {
    const n = onMap(buildings[kind] ?? [])
    return [n, TRACK.points[n]]
  },
  journal: { consequences: ['mechanicalMarquise.hospitals'] },
})
