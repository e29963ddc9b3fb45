import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotKey, RobotLines } from '../../../board/parts/robot.tsx'
import { Disc, Icon } from '../../../board/ui/art.tsx'
import { Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS } from '../../../board/words.ts'
import { BASES, PRINTED_SUIT } from '../../../factions/alliance/data.ts'
import { TRACK } from '../data.ts'

/** The Automated Alliance: its sympathy, and the bases that wait. */
const Lines: FC<Own> = own => {
  const words = WORDS[usePart().props.language]
  const { tokens, buildings } = own.player
  const placed = onMap(tokens.sympathy)
  return (
    <RobotLines {...own}>
      <div className="rt-line">
        <Icon name="sympathy" className="rt-lead" />
        <Track
          values={TRACK.points}
          placed={placed}
          round
          about={`${own.player.faction}.sympathy`}
          label={`${words.piece.sympathy}${words.colon}${placed}`}
        />
        <span className="kit-grow" />
        {BASES.filter(base => buildings[base][0] > 0).map(base => (
          <Disc key={base} suit={PRINTED_SUIT[base]} />
        ))}
      </div>
    </RobotLines>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key: RobotKey }
