import type { Node } from '../data/board.ts'
import { TILES } from '../data/tiles.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { RobinsonView } from '../view.ts'

/** The rows of the island, the outer ones half a space to the right. */
const ROWS: readonly { readonly nodes: readonly Node[]; readonly indent: number }[] = [
  { nodes: ['T1', 'T2', 'T3', 'E1'], indent: 1 },
  { nodes: ['M1', 'M2', 'M3', 'M4'], indent: 0 },
  { nodes: ['B1', 'B2', 'B3'], indent: 1 },
]

const WIDTH = 18

/** The island as rows of spaces: where, terrain, sources and what lies there; `*` for the camp, `?` for the unknown. */
export function drawIsland(view: RobinsonView, words: BoardWords): string {
  return ROWS.map(({ nodes, indent }) => {
    const used = nodes.filter(node => node !== 'E1' || !view.island.E1.closed)
    const cells = used.map(node => spaceLines(view, node, words))
    const lines = [0, 1, 2].map(line => {
      const row = cells.map(cell => cell[line].slice(0, WIDTH - 1).padEnd(WIDTH)).join('')
      return (' '.repeat((indent * WIDTH) / 2) + row).trimEnd()
    })
    return lines.join('\n')
  }).join('\n')
}

function spaceLines(view: RobinsonView, node: Node, words: BoardWords): readonly string[] {
  const { tile, faceDown, closed } = view.island[node]
  const here = view.pieces.filter(({ at }) => at === node)
  const marks = here
    .filter(({ kind }) => kind !== 'exhausted')
    .map(({ kind }) => MARK[kind] ?? kind.charAt(0))
  const where = `${words.node[node]}${view.camp === node ? ' *' : ''}`
  if (closed) return [where, '×', marks.join('')]
  if (tile === 0 || faceDown) return [where, '?', marks.join('')]
  const { terrain, sources, totem, shelter } = TILES[tile]
  const shown = sources.map((kind, source) => {
    const out = here.some(one => one.kind === 'exhausted' && one.source === source)
    return out ? '×' : words.source[kind]
  })
  const printed = `${totem ? 'T' : ''}${shelter ? '^' : ''}${marks.join('')}`
  return [where, words.terrain[terrain], [shown.join('+'), printed].filter(part => part !== '').join(' ')]
}

const MARK: { readonly [kind: string]: string | undefined } = {
  slow: '~',
  danger: '!',
  extraFood: '+',
  extraWood: '+',
  fog: '░',
  ash: '▒',
  cross: '†',
}
