import type { FC } from 'react'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS } from '../../../board/words.ts'
import { NODES, type Node } from '../../../data/board.ts'
import { LAVA } from '../data.ts'
import { lava as en } from '../text/en/sheet.ts'
import { lava as fr } from '../text/fr/sheet.ts'

/** The lava as the sheet tells it. */
const SHEET = { en, fr } as const

/** The columns of the rows of hexes, as they lie on the island. */
const AT: { readonly [N in Node]?: readonly [number, number] } = {
  T1: [0.5, 0],
  T2: [1.5, 0],
  T3: [2.5, 0],
  M1: [0, 1],
  M2: [1, 1],
  M3: [2, 1],
  M4: [3, 1],
  B1: [0.5, 2],
  B2: [1.5, 2],
  B3: [2.5, 2],
}
const VOLCANO: Node = 'M3'
const STEP = 47
const ROW = 41
const HEX = 'M0-26 22.500-13V13L0 26-22.500 13V-13Z'

const roundOf = (node: Node): number =>
  Number(Object.entries(LAVA).find(([, nodes]) => nodes.includes(node))?.[0] ?? 0)

/** The round in which lava takes each space: the redder, the sooner. */
export const LavaMap: FC = () => {
  const { view, language } = usePart().props
  const words = SHEET[language]
  const { node: names, space } = WORDS[language]
  const next = Object.keys(LAVA)
    .map(Number)
    .find(round => round > view.round)
  const taken = LAVA[view.round] ?? []
  const coming = next === undefined ? [] : (LAVA[next] ?? [])
  const where = (nodes: readonly Node[]): string => nodes.map(one => space(names[one])).join(', ')
  return (
    <>
      <h3>{words.title}</h3>
      <svg className="rc-lava" viewBox="0 0 188 142" role="img" aria-label={words.title}>
        {NODES.flatMap(node => {
          const at = AT[node]
          if (!at) return []
          const round = roundOf(node)
          const isGone = round > 0 && round <= view.round
          const state = node === VOLCANO ? 'is-volcano' : isGone ? 'is-gone' : `is-${round}`
          return [
            <g
              key={node}
              className={`${state}${coming.includes(node) ? ' is-next' : ''}`}
              transform={`translate(${24 + at[0] * STEP} ${29 + at[1] * ROW})`}
            >
              <path d={HEX} />
              {node === VOLCANO ? (
                <path className="rc-lava-peak" d="M-14 12-4-10H4L14 12Z" />
              ) : (
                <text y="5" textAnchor="middle">
                  {round === 0 ? '–' : round}
                </text>
              )}
              {view.camp === node && <path className="rc-lava-camp" d="M-6-12 0-18 6-12V-8H-6Z" />}
            </g>,
          ]
        })}
      </svg>
      {taken.length > 0 && <p>{words.now(where(taken))}</p>}
      {next !== undefined && (
        <p>
          {words.next(next - view.round, where(coming))}{' '}
          {coming.includes(view.camp) && <b className="rc-warn">{words.camp}</b>}
        </p>
      )}
    </>
  )
}
