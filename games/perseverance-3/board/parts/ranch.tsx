import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Dino, Sign } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import { ARTEFACTS, type ArtefactId } from '../../data/types.ts'
import type { Player } from '../../state.ts'
import { PROPER } from '../../text/proper.ts'
import { explain } from '../explain.ts'
import { Effects } from '../ui/effects.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { tamedBy } from './units.tsx'

const ROWS = [0, 1, 2] as const

/** The ranch: three rows of three cells, with crates beside each. */
export const Ranch: FC<{ readonly mine: Player }> = ({ mine }) => (
  <div className="pv-ranchw">
    <h3>{useView().board.ranch}</h3>
    <div className="pv-ranch">
      {ROWS.map(row => (
        <RanchRow key={row} mine={mine} row={row} />
      ))}
    </div>
  </div>
)

const RanchRow: FC<{ readonly mine: Player; readonly row: number }> = ({ mine, row }) => {
  const { board } = useView()
  const n = mine.crates[row]
  const attributes = useSpotAttributes(`row:${row}`, 'pv-cr', `${board.crates}${board.colon}${n}`)
  return (
    <>
      <div {...attributes}>
        {[0, 1].map(nth => (
          <span key={nth}>{n > nth && <Sign name="crate" />}</span>
        ))}
        {n > 2 && <b>+{n - 2}</b>}
      </div>
      {ROWS.map(column => (
        <Cell key={column} mine={mine} cell={row * 3 + column} />
      ))}
    </>
  )
}

const Cell: FC<{ readonly mine: Player; readonly cell: number }> = ({ mine, cell }) => {
  const { view, data, board } = useView()
  const { language } = usePart().props
  const { effect, bonus } = data.leaders[mine.leader].ranch[cell]
  const tile = mine.ranch[cell].at(-1)
  const attributes = useSpotAttributes(
    `cell:${cell}`,
    `pv-cell${tile ? ' pv-tiled' : ''}`,
    explain(`cell:${cell}`, view, language) ?? board.cell(cell + 1),
    tile ? `ranchTile:${tile}` : undefined,
  )
  return (
    <div {...attributes}>
      {tile ? (
        <>
          <b>{PROPER[tile]}</b>
          <span className="pv-cell-fx">
            <Effects of={data.ranchTiles[tile].effects} quiet />
            <Sign name={data.ranchTiles[tile].type} className="pv-kind" />
          </span>
        </>
      ) : (
        <>
          <Effects of={effect} quiet />
          {bonus.length > 0 && (
            <span className="pv-pill">
              <Effects of={bonus} quiet />
            </span>
          )}
        </>
      )}
    </div>
  )
}

/** The eight artefacts: four with a bonus of the leader's own, four that tame a species free. */
export const Artefacts: FC<{ readonly mine: Player }> = ({ mine }) => (
  <div className="pv-artw">
    <h3>{useView().board.artefacts}</h3>
    <ul>
      {[0, 1, 2, 3].flatMap(row =>
        [ARTEFACTS[row], ARTEFACTS[row + 4]].map(one => <Artefact key={one} mine={mine} artefact={one} />),
      )}
    </ul>
  </div>
)

const Artefact: FC<{ readonly mine: Player; readonly artefact: ArtefactId }> = ({ mine, artefact }) => {
  const { view, data, board, names } = useView()
  const { language } = usePart().props
  const bonus = data.leaders[mine.leader].artefacts[artefact]
  const species = tamedBy(artefact)
  const got = mine.artefacts.includes(artefact)
  const about = [
    explain(`artefact:${artefact}`, view, language),
    species && board.tamesFree(names.species[species]),
    got && board.owned,
  ]
  const attributes = useSpotAttributes(
    `artefact:${artefact}`,
    'pv-artefact',
    about.filter(Boolean).join(', '),
  )
  return (
    <li>
      <span {...attributes}>
        <i className={`pv-art pv-big${got ? ' pv-got' : ''}`}>
          <Sign name={artefact} />
        </i>
        {bonus && <Effects of={bonus} quiet />}
        {species && <Dino species={species} />}
      </span>
    </li>
  )
}
