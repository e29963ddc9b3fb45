import { type FC, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CLEARINGS, MAPS } from '../../data/map.ts'
import { SUITS } from '../../data/suits.ts'
import { forests } from '../art/forests.ts'
import { plateFor } from '../art/plate.ts'
import { woodland } from '../art/woodland.ts'
import { PatternDef } from '../ui/art.tsx'
import { Part } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { Clearing } from './clearing.tsx'
import { Forest } from './forest.tsx'
import { Glows } from './glows.tsx'
import { Ground } from './ground.tsx'
import { usePanZoom } from './pan-zoom.ts'

/** The woodland with all that stands in it. */
export const RootMap: FC<Props> = props => {
  const { view, language, size } = props
  const words = WORDS[language]
  const mine = view.viewer === null ? '' : ` f-${view.players[view.viewer].faction}`
  const [box, setBox] = useState<{ width: number; height: number } | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const zoom = usePanZoom(frame, sheet)
  const patterns = useId()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect
      setBox({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const plate = plateFor(size, box?.width, box?.height)
  const wood = woodland(plate, MAPS[view.map])
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = { '+': zoom.in, '=': zoom.in, '-': zoom.out, '0': zoom.fit }[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  return (
    <Part props={props} className={`rt-map rt-${size}${mine}`} label={words.map}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys zoom whatever is focused inside. */}
      <div ref={frame} className="rt-frame" tabIndex={-1} onKeyDown={onKeyDown}>
        <div ref={sheet} className="rt-sheet">
          <Ground wood={wood} />
          <Glows wood={wood} />
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up. */}
          <svg
            className="rt-clearings"
            viewBox={`0 0 ${plate.width} ${plate.height}`}
            preserveAspectRatio="xMidYMid slice"
          >
            <defs>
              {SUITS.map(suit => (
                <PatternDef key={suit} suit={suit} id={patterns + suit} />
              ))}
              <pattern id={`${patterns}ash`} width="9" height="9" patternUnits="userSpaceOnUse">
                <path className="rt-ash" d="M0 0 9 9M9 0 0 9" />
              </pattern>
            </defs>
            {forests(wood).map(forest => (
              <Forest key={forest.id} plate={plate} forest={forest} />
            ))}
            {CLEARINGS.map(id => (
              <Clearing key={id} wood={wood} id={id} patterns={patterns} />
            ))}
          </svg>
        </div>
      </div>
      <div className="rt-zoom">
        <button type="button" aria-label={words.zoomIn} onClick={zoom.in}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={zoom.out}>
          −
        </button>
        <button type="button" aria-label={words.zoomFit} onClick={zoom.fit}>
          ⤢
        </button>
      </div>
    </Part>
  )
}
