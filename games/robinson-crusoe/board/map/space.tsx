import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { type FC, useId } from 'react'
import type { Node } from '../../data/board.ts'
import type { PlanAction } from '../../state.ts'
import type { RobinsonView } from '../../view.ts'
import { GLOW, hexPath, middleOf } from '../art/hex.ts'
import { gatherersAt, openTile, piecesAt, plannedOf, sourcesAt } from '../contents.ts'
import { explain } from '../explain.ts'
import { isFigure } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { Land } from './land.tsx'
import { Camp, Feature, PawnAt, Round, SignAt, Token } from './pieces.tsx'
import { BESIDE, Source } from './source.tsx'

const TILE = hexPath(0)
const INNER = hexPath(-4.6)
const EDGE = hexPath(-1)
const HALO = hexPath(3)

/** A space of the island with all that lies on it: a button where something may be done there. */
export const Space: FC<{ readonly node: Node }> = ({ node }) => {
  const { view, language, lit } = usePart().props
  const ref = `node:${node}`
  const [x, y] = middleOf(node)
  const { candidates } = useSpot(ref)
  const tile = openTile(view, node)
  const kind = tile ? tile.terrain : view.island[node].closed ? 'lava' : 'mist'
  const attributes = useSpotAttributes(ref, `rc-space is-${kind}`, explain(ref, view, language) ?? undefined)
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...attributes}>
        {candidates.length > 0 &&
          GLOW.map(width => <path key={width} className="rc-glow" d={TILE} strokeWidth={width} />)}
        {(candidates.length > 0 || lit.has(ref)) && <path className="rc-halo" d={HALO} />}
        {tile ? <Revealed node={node} /> : kind === 'lava' ? <Lava /> : <Mist node={node} />}
        <Planned node={node} />
        <Sleepers node={node} />
      </g>
      {tile && <Sources node={node} />}
    </g>
  )
}

/** The sources of a tile, buttons beside that of the space itself. */
const Sources: FC<{ readonly node: Node }> = ({ node }) => {
  const { view } = usePart().props
  const sources = sourcesAt(view, node)
  const places = rowB(sources.map(({ number }) => gatherersAt(view, node, number).length))
  const y = view.camp === node ? 30 : 27
  return sources.map((source, i) => (
    <Source key={source.number} node={node} source={source} x={places[i]} y={y} />
  ))
}

/** A tile with its land, what is printed on it, and tokens. */
const Revealed: FC<{ readonly node: Node }> = ({ node }) => {
  const { view, language, size } = usePart().props
  const words = WORDS[language]
  const clip = useId()
  const tile = openTile(view, node)
  if (!tile) return null
  return (
    <>
      <path className="rc-hx-shadow" d={TILE} transform="translate(0 3)" />
      <path className="rc-hx-side" d={TILE} transform="translate(0 2)" />
      <path className="rc-hx-lip" d={TILE} />
      <clipPath id={clip}>
        <path d={INNER} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Land terrain={tile.terrain} />
      </g>
      {size !== 'phone' && !plannedOn(view, node) && (
        <text className="rc-hx-name" y={-34.8}>
          {words.terrain[tile.terrain]}
        </text>
      )}
      <RowA node={node} />
    </>
  )
}

/** Where the sources of the lower row lie, each with the pawns that stand beside it. */
function rowB(gatherers: readonly number[]): readonly number[] {
  const widths = gatherers.map(pawns => 32 + pawns * BESIDE)
  let left = -widths.reduce((sum, width) => sum + width, 0) / 2
  return widths.map(width => {
    const x = left + 16
    left += width
    return x
  })
}

/** How wide a row of pieces may be. */
const ROOM = 106

/** The upper row of a tile: the camp, what is printed, tokens. */
const RowA: FC<{ readonly node: Node }> = ({ node }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const tile = openTile(view, node)
  const isCamp = view.camp === node
  const ref = `node:${node}`
  const pieces = piecesAt(view, node)
  const row = [
    ...(isCamp ? [{ id: 'camp', wide: 44 }] : []),
    ...(tile?.totem ? [{ id: 'totem', wide: 28 }] : []),
    ...(tile?.shelter ? [{ id: 'cave', wide: 28 }] : []),
    ...pieces.map((_, i) => ({ id: `piece${i}`, wide: 27 })),
  ]
  const whole = row.reduce((sum, { wide }) => sum + wide, 0)
  // A crowd is drawn smaller, then closer.
  const scale = Math.max(0.8, Math.min(1, ROOM / Math.max(1, whole)))
  const squeeze = Math.min(1, ROOM / Math.max(1, whole * scale))
  let left = (-whole * squeeze) / 2
  const y = isCamp ? -7 : -6
  const pictures = row.map(({ id, wide }) => {
    const x = left + (wide * squeeze) / 2
    left += wide * squeeze
    if (id === 'camp')
      return <Camp key={id} x={x} y={y - 1} sheltered={view.sheltered} place={ref} tip={words.campHere} />
    if (id === 'totem') return <Feature key={id} x={x} y={y} name="totem" about="totem:" />
    if (id === 'cave') return <Feature key={id} x={x} y={y} name="cave" about={`tip:${words.shelterHere}`} />
    const { kind, n } = pieces[Number(id.slice(5))]
    return <Token key={id} x={x} y={y} kind={kind} n={n} place={ref} tip={words.piece[kind]} />
  })
  return scale === 1 ? (
    pictures
  ) : (
    <g transform={`translate(0 ${y * (1 - scale)}) scale(${scale})`}>{pictures}</g>
  )
}

/** A space nobody has seen yet: mist, and what it takes to go there. */
const Mist: FC<{ readonly node: Node }> = ({ node }) => {
  const { view, language, size } = usePart().props
  const words = WORDS[language]
  const clip = useId()
  const { faceDown } = view.island[node]
  const far = view.far[node]
  const planned = plannedOf(view, 'explore').find(one => one.node === node)
  const price = faceDown ? words.inaccessible : far < 0 ? words.unreachable : words.pawns(Math.max(1, far))
  const leader = planned?.pawns[0]
  const taken = leader === undefined ? '' : ` is-planned f-${isFigure(leader) ? leader : 'neutral'}`
  return (
    <>
      <clipPath id={clip}>
        <path d={TILE} />
      </clipPath>
      <path className="rc-mist-a" d={TILE} />
      <g clipPath={`url(#${clip})`}>
        <path
          className="rc-mist-b"
          d="M-70 30c10-14 26-14 34-4 4-14 24-18 34-4 8-12 28-10 32 4 10-8 26-4 32 8v60H-70Z"
        />
        <path
          className="rc-mist-c"
          d="M-70 46c8-10 22-10 30-2 8-12 26-12 34 0 6-10 24-12 32 0 8-8 28-6 36 4v40H-70ZM-60-40c4-10 18-12 24-3 5-9 20-8 23 2 6-3 13 0 14 6h-66ZM10-26c3-8 14-9 18-2 4-6 14-5 17 2 5-2 10 0 11 5H5Z"
        />
      </g>
      <path className={`rc-mist-edge${taken}`} d={EDGE} />
      {!planned && (
        <>
          <text className="rc-mist-q" y={size !== 'phone' ? -4 : 8}>
            {faceDown ? '×' : '?'}
          </text>
          {size !== 'phone' && (view.phase === 'planning' || faceDown) && (
            <text className="rc-mist-t" y={16}>
              {price}
            </text>
          )}
          {piecesAt(view, node).map(({ kind, n }, i) => (
            <Token
              key={kind}
              x={(i - (piecesAt(view, node).length - 1) / 2) * 27}
              y={size !== 'phone' ? 36 : -22}
              kind={kind}
              n={n}
              place={`node:${node}`}
              tip={words.piece[kind]}
            />
          ))}
        </>
      )}
    </>
  )
}

const Lava: FC = () => (
  <>
    <path className="rc-hx-shadow" d={TILE} transform="translate(0 3)" />
    <path className="rc-lava" d={TILE} />
    <path className="rc-lava-2" d="M-58-20C-30-34-10-6 12-14S44-34 58-24V20C30 34 8 8-14 16S-40 34-58 26Z" />
    <SignAt name="volcano" x={0} y={0} size={40} />
  </>
)

/** What is planned on the space itself: an exploration, a cross, a trap, a camp far away. */
const Planned: FC<{ readonly node: Node }> = ({ node }) => {
  const { view } = usePart().props
  const here = plannedOn(view, node) ?? []
  if (here.length === 0) return null
  const revealed = openTile(view, node) !== null
  const pawns = here.flatMap(({ pawns: all }) => all)
  return (
    <>
      {!revealed && (
        <Round x={0} y={-22.5} k="explore" r={12.5}>
          <SignAt name="explore" x={0} y={-22.5} size={17} />
        </Round>
      )}
      {pawns.map((pawn, i) => (
        <PawnAt
          // biome-ignore lint/suspicious/noArrayIndexKey: two pawns of one character differ by their place alone.
          key={i}
          pawn={pawn}
          x={(i - (pawns.length - 1) / 2) * 25}
          y={revealed ? -36 : 10}
          place={`node:${node}`}
        />
      ))}
    </>
  )
}

/** The actions planned on a space itself; null when there are none. */
function plannedOn({ plan, camp }: RobinsonView, node: Node): readonly PlanAction[] | null {
  const here = plan.actions.filter(one => one.node === node && isOnSpace(one, camp))
  return here.length > 0 ? here : null
}

const isOnSpace = ({ type, node }: PlanAction, camp: Node): boolean =>
  type === 'explore' || ((type === 'build' || type === 'hunt' || type === 'reclaim') && node !== camp)

/** Those who spend the night there. */
const Sleepers: FC<{ readonly node: Node }> = ({ node }) => {
  const { view } = usePart().props
  const here = view.characters.filter(({ outside, alive }) => outside === node && alive)
  return here.map(({ id }, i) => <PawnAt key={id} pawn={id} x={34 - i * 20} y={42} place={`node:${node}`} />)
}
