import { told } from '@tablee/board/kit/told.ts'
import { Leader } from '@tablee/perseverance/board/pieces.tsx'
import { AssemblyTiles, Turns } from '@tablee/perseverance/board/score.tsx'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import type { FC } from 'react'
import { nextTile, TILES_OF_ASSEMBLY } from '../../terminal/contents.ts'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

const TURNS = 8

/** Over the map: the turns with the leaders on them, and the assembly tiles with their prizes. */
export const Score: FC<Props> = props => (
  <Part props={props} className={`pv-tracks is-${props.size}`} label={wordsIn(props.language).board.score}>
    {props.size === 'phone' ? <Chips /> : <Tracks />}
  </Part>
)

const Tracks: FC = () => {
  const { view, data, board, things } = useView()
  const turn = Math.min(TURNS, view.players[view.active].turns + 1)
  return (
    <div className="pv-tracks2">
      <h2>
        {board.turn} {turn} <small>{board.of(TURNS)}</small>
      </h2>
      <Turns
        all={TURNS}
        now={turn}
        on={n =>
          view.players.map(
            ({ leader, colour, turns }, seat) =>
              (seat === view.active ? turn : Math.max(1, turns)) === n && (
                <Leader key={leader} leader={leader} colour={colour} />
              ),
          )
        }
      />
      <h2>
        {board.assembly} {ROMAN[nextTile(view)]}
      </h2>
      <AssemblyTiles
        all={TILES_OF_ASSEMBLY}
        next={nextTile(view)}
        held={view.assemblies}
        tile={tile => {
          const prizes = data.assembly[tile].prizes[view.side]
          return {
            label: board.assemblyTile(ROMAN[tile] ?? '', prizes.map(things.prize)),
            prizes: prizes.slice(0, 2),
          }
        }}
      />
    </div>
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
          <b {...told(`${names.leader[leader]}${board.colon}${followers}`)}>{followers}</b>
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
