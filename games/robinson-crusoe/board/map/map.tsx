import { type Box, Sheet } from '@tablee/board/sheet.tsx'
import type { FC } from 'react'
import { SHEET } from '../art/hex.ts'
import { usedNodes } from '../contents.ts'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { Sea } from './sea.tsx'
import { Space } from './space.tsx'

const STACK = 'M0-19 16.5-9.5V9.5L0 19-16.5 9.5V-9.5Z'

/** The room of a desktop, until it is known. */
const ROOM: Box = { width: 536, height: 372 }

/** The island in its sea. */
export const Island: FC<Props> = props => {
  const { language, size } = props
  const words = WORDS[language]
  return (
    <Part props={props} className={`rc-map is-${size}`} label={words.island}>
      <Sheet words={words} size={size}>
        {box => <Drawing props={props} box={box ?? ROOM} />}
      </Sheet>
    </Part>
  )
}

const Drawing: FC<{ readonly props: Props; readonly box: Box }> = ({ props, box }) => {
  const { view, language, size } = props
  const nodes = usedNodes(view)
  const wide = nodes.includes('E1') ? SHEET.wide : SHEET.width
  const scale = Math.min(box.width / wide, box.height / SHEET.height)
  const width = box.width / scale
  const height = box.height / scale
  const left = (wide - width) / 2
  const top = (SHEET.height - height) / 2
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up.
    <svg viewBox={`${left} ${top} ${width} ${height}`}>
      <Sea nodes={nodes} left={left} top={top} width={width} height={height} />
      {nodes.map(node => (
        <Space key={node} node={node} />
      ))}
      <g className="rc-stack" transform={`translate(${left + width - 48} ${top + height - 62})`}>
        <path className="rc-stack-b" d={STACK} transform="translate(0 5)" />
        <path className="rc-stack-a" d={STACK} />
        <text className="rc-stack-n" y="5">
          {view.decks.tiles.size}
        </text>
        {size !== 'phone' && (
          <text className="rc-stack-t" y="42">
            {WORDS[language].tilesLeft}
          </text>
        )}
      </g>
    </svg>
  )
}
