import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotKey, RobotLines, Tally } from '../../../board/parts/robot.tsx'
import { INDUSTRIES, type Industry } from '../../../factions/marquise/data.ts'
import type { Player } from '../../../state.ts'
import { BUILDS, TRACK } from '../data.ts'

const pointsOf = ({ buildings }: Player, kind: Industry): number => TRACK.points[onMap(buildings[kind])]

/** The track that her order will score; on a bird the best. 4.6.1 */
function scoring(player: Player): Industry | null {
  const { robot } = player
  if (!robot || robot.order < 0) return null
  if (robot.suit !== 'bird') return BUILDS[robot.suit]
  return INDUSTRIES.toSorted((a, b) => pointsOf(player, b) - pointsOf(player, a))[0]
}

/** The Mechanical Marquise: how many of each building stand, and what they score; framed what will. */
const Lines: FC<Own> = own => {
  const { player } = own
  const next = scoring(player)
  return (
    <RobotLines {...own}>
      <div className="rt-line rt-tallies">
        {INDUSTRIES.map(kind => (
          <Tally
            key={kind}
            icon={kind}
            piece={kind}
            about={`${player.faction}.${kind}`}
            n={onMap(player.buildings[kind])}
            points={pointsOf(player, kind)}
            scores={kind === next}
          />
        ))}
      </div>
    </RobotLines>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key: RobotKey }
