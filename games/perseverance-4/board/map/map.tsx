import { FrameContext } from '@tablee/board'
import { Sheet } from '@tablee/board/sheet.tsx'
import type { FC } from 'react'
import { ZONES } from '../../data/types.ts'
import { Part, type Props } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Breaches, ScoutDie } from './breaches.tsx'
import { Battlefield, Community, Officer, Section, Voyage } from './column.tsx'
import { Sea } from './sea.tsx'
import { NextAssembly, Tray } from './tray.tsx'
import { North } from './warpath.tsx'
import { ZonePane } from './zone-pane.tsx'
import '@tablee/perseverance/board/css/map.css'
import './map.css'
import './column.css'

/** The room that the whole board is drawn for. */
const WIDTH = 812
const HEIGHT = 776

/** The middle of the table: gateway, battlefields, community, ship, sea; on a phone one zone of them. */
export const Field: FC<Props> = props => {
  const { language, size } = props
  const { board } = wordsIn(language)
  return (
    <Part props={props} className={`p4-map is-${size}`} label={board.map}>
      {size === 'phone' ? (
        <ZonePane />
      ) : (
        // What passes is lit up; the map stays whole.
        <FrameContext value={null}>
          <Sheet words={board.zoom} size={size}>
            {box => (
              <div
                className="p4-plate"
                style={{ zoom: box ? Math.min(box.width / WIDTH, box.height / HEIGHT) : 1 }}
              >
                <Plate />
              </div>
            )}
          </Sheet>
        </FrameContext>
      )}
    </Part>
  )
}

const Plate: FC = () => (
  <>
    <div className="p4-voys">
      {ZONES.map(zone => (
        <Voyage key={zone} zone={zone} />
      ))}
    </div>
    <div className="p4-northw">
      <North />
      <Breaches />
      <ScoutDie />
    </div>
    <div className="p4-cols">
      {ZONES.map(zone => (
        <div key={zone} className="p4-col">
          <Battlefield zone={zone} />
          <Community zone={zone} />
          <Section zone={zone} />
          <Officer zone={zone} />
        </div>
      ))}
    </div>
    <Sea />
    <div className="p4-under">
      <Tray />
      <NextAssembly />
    </div>
  </>
)
