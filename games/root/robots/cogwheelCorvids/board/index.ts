import { robotFace } from '../../../board/robot.ts'
import { ROBOTS, wordsOf } from '../../../board/words.ts'
import { face as corvids } from '../../../factions/corvids/board/index.ts'
import { openPlots } from '../../../factions/corvids/rules/plots.ts'
import type { Player } from '../../../state.ts'
import type { PlotWords } from '../text/en/board.ts'
import './colours.css'

const OWN = wordsOf<PlotWords>('cogwheelCorvids')

/** How many plots lie face down. */
const hidden = ({ corvids: own }: Player): number =>
  own?.plots.filter(plot => plot?.faceUp === false).length ?? 0

/** The Cogwheel Corvids at the table. */
export const face = robotFace('cogwheelCorvids', corvids, {
  chapter: 'robot',
  standing: (player, language) => ROBOTS[language].scores(openPlots(player, 'extortion')),
  facts: (player, language) => [
    OWN[language].facts(hidden(player), openPlots(player), player.tokens.plot[0]),
  ],
  track: () => null,
  journal: {
    consequences: ['cogwheelCorvids.swapped', 'cogwheelCorvids.raid'],
    tells: { 'cogwheelCorvids.flipped': 10 },
  },
  battle: {
    asks: { 'cogwheelCorvids.gamble': -1 },
    extra: (reason, language) => (reason === 'agents' ? OWN[language].agents : undefined),
  },
  scenes: [{ id: 'cogwheelCorvids.flipped', kind: 'robotFlip', icon: 'plot', weight: 80 }],
})
