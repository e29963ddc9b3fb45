import { told } from '@tablee/board/kit/told.ts'
import { Leader, Sign } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import { nextTile, ROMAN, TILES_OF_ASSEMBLY } from '../../terminal/contents.ts'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import '@tablee/perseverance/board/css/score.css'

const TURNS = 8
const from1 = (n: number): readonly number[] => Array.from({ length: n }, (_, nth) => nth + 1)

/** Over the map: the turns with the leaders on them, and the assembly tiles with their prizes. */
export const Score: FC<Props> = props => (
  <Part props={props} className={`pv-tracks is-${props.size}`} label={wordsIn(props.language).board.score}>
    {props.size === 'phone' ? <Chips /> : <Tracks />}
  </Part>
)

const Tracks: FC = () => {
  const { view, board } = useView()
  const turn = Math.min(TURNS, view.players[view.active].turns + 1)
  return (
    <div className="pv-tracks2">
      <h2>
        {board.turn} {turn} <small>{board.of(TURNS)}</small>
      </h2>
      <ol className="pv-turns">
        {from1(TURNS).map(n => (
          <li key={n} className={n < turn ? 'pv-past' : n === turn ? 'pv-now' : undefined}>
            <span className="pv-on">
              {view.players.map(
                ({ leader, colour, turns }, seat) =>
                  (seat === view.active ? turn : Math.max(1, turns)) === n && (
                    <Leader key={leader} leader={leader} colour={colour} />
                  ),
              )}
            </span>
            <i />
            {n}
          </li>
        ))}
      </ol>
      <h2>
        {board.assembly} {ROMAN[nextTile(view)]}
      </h2>
      <ol className="pv-asm">
        {from1(TILES_OF_ASSEMBLY).map(tile => (
          <AssemblyTile key={tile} tile={tile} />
        ))}
      </ol>
    </div>
  )
}

/** A tile: its number over the prizes of the first and the second; ticked once it is gone. */
const AssemblyTile: FC<{ readonly tile: number }> = ({ tile }) => {
  const { view, data, board, things } = useView()
  const prizes = data.assembly[tile].prizes[view.side]
  const past = tile <= view.assemblies && tile < TILES_OF_ASSEMBLY
  const now = tile === nextTile(view)
  const label = board.assemblyTile(ROMAN[tile] ?? '', prizes.map(things.prize))
  return (
    <li className={past ? 'pv-past' : now ? 'pv-now' : undefined}>
      <b {...told(label)}>{ROMAN[tile]}</b>
      <span>
        {past
          ? '✓'
          : prizes.slice(0, 2).map(({ followers, crates }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second
              <span key={place} className={place === 0 ? 'pv-first' : undefined}>
                {followers}
                {crates > 0 && (
                  <>
                    +<Sign name="crate" />
                  </>
                )}
              </span>
            ))}
      </span>
    </li>
  )
}

/** On a phone: everybody's followers, the turn, the next assembly. */
const Chips: FC = () => {
  const { view, board, names } = useView()
  const turn = Math.min(TURNS, view.players[view.active].turns + 1)
  return (
    <ol className="kit-chips score-chips">
      {view.players.map(({ leader, colour, followers }, seat) => (
        <li key={leader} className={`f-${leader}${seat === view.seat ? ' mine' : ''}`}>
          <Leader leader={leader} colour={colour} />
          <b {...told(`${names.leader[leader]}: ${followers}`)}>{followers}</b>
        </li>
      ))}
      <li>
        <b {...told(board.turnOf(turn))}>
          {turn}/{TURNS}
        </b>
      </li>
      <li>
        <b {...told(`${board.assembly} ${ROMAN[nextTile(view)]}`)}>{ROMAN[nextTile(view)]}</b>
      </li>
    </ol>
  )
}
