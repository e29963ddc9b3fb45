import type { FC } from 'react'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotKey, RobotLines } from '../../../board/parts/robot.tsx'
import { Icon } from '../../../board/ui/art.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { wordsOf } from '../../../board/words.ts'
import { openPlots } from '../../../factions/corvids/rules/plots.ts'
import type { PlotWords } from '../text/en/board.ts'

const OWN = wordsOf<PlotWords>('cogwheelCorvids')

/** The Cogwheel Corvids: their plots on the map, those face up by their signs. */
const Lines: FC<Own> = own => {
  const { language } = usePart().props
  const { corvids, tokens } = own.player
  const plots = corvids?.plots.flatMap((plot, clearing) => (plot ? [{ ...plot, clearing }] : [])) ?? []
  const down = plots.filter(({ faceUp }) => !faceUp).length
  return (
    <RobotLines {...own}>
      <div className="rt-line">
        {plots.map(({ kind, faceUp, clearing }) => (
          <span key={clearing} className="rt-plot" data-ref={`clearing:${clearing}`}>
            <Icon name={faceUp && kind !== 'hidden' ? kind : 'plot'} />
          </span>
        ))}
        <span className="kit-label">{OWN[language].facts(down, openPlots(own.player), tokens.plot[0])}</span>
      </div>
    </RobotLines>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key: RobotKey }
