import { told } from '@tablee/board/kit/told.ts'
import { AssemblyTiles, Turns } from '@tablee/perseverance/board/score.tsx'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import type { FC } from 'react'
import { ROUNDS } from '../../data/numbers.ts'
import { breachLimit } from '../../rules/query.ts'
import { gloryOf, ownersOf } from '../contents.ts'
import { LeaderOf, Sign } from '../ui/art.tsx'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

/** Over the map: the turns with the leaders on them, the assembly tiles with their prizes, and what is reconstructed. */
export const Score: FC<Props> = props => (
  <Part
    props={props}
    className={`pv-tracks p4-tracks is-${props.size}`}
    label={wordsIn(props.language).board.score}
  >
    {props.size === 'phone' ? <Chips /> : <Tracks />}
  </Part>
)

const Tracks: FC = () => {
  const { view, data, board } = useView()
  const turn = Math.min(ROUNDS, view.players[view.active].turns + 1)
  const tiles = data.assembly.length - 1
  const next = Math.min(view.assemblies + 1, tiles)
  // The Dissenters play after the only seat.
  const turnOf = (owner: number): number =>
    owner === view.active ? turn : Math.max(1, view.players[owner]?.turns ?? view.players[0].turns)
  return (
    <div className="pv-tracks2">
      <h2>
        {board.turn} {turn} <small>{board.ofTurns(ROUNDS)}</small>
      </h2>
      <Turns
        all={ROUNDS}
        now={turn}
        on={n =>
          ownersOf(view)
            .filter(owner => turnOf(owner) === n)
            .map(owner => <LeaderOf key={owner} owner={owner} />)
        }
      />
      <h2>
        {board.assembly} {ROMAN[next]}
      </h2>
      <AssemblyTiles
        all={tiles}
        next={next}
        held={view.assemblies}
        tile={tile => {
          const { prizes, symbol } = data.assembly[tile]
          const words = [
            ...prizes.map(
              ({ followers, crates }, place) => `${place + 1}, ${board.prize(followers, crates)}`,
            ),
            board.tileSymbol[symbol],
          ].filter(Boolean)
          return {
            label: board.assemblyTile(ROMAN[tile] ?? '', words),
            prizes:
              tile === next ? prizes.slice(0, 3) : prizes.slice(0, 1).map(one => ({ ...one, crates: 0 })),
          }
        }}
      />
      <span className="p4-recon" {...told(board.reconstructedLine)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15ZM10 9v5M10 6.200v.1" />
        </svg>
        <span aria-hidden="true">{board.reconstructed}</span>
      </span>
    </div>
  )
}

/** On a phone: the glory of both sides, the breaches, the turn. */
const Chips: FC = () => {
  const { view, state, board, names } = useView()
  const turn = Math.min(ROUNDS, view.players[view.active].turns + 1)
  const limit = breachLimit(state)
  return (
    <ol className="kit-chips score-chips p4-chips">
      {view.players.map(({ leader }, seat) => (
        <li key={leader} className={`f-${leader}${seat === view.seat ? ' mine' : ''}`}>
          <LeaderOf owner={seat} />
          <b {...told(`${names.leader[leader]}${board.colon}${board.gloryOf(gloryOf(view, seat))}`)}>
            {gloryOf(view, seat)}
          </b>
        </li>
      ))}
      {view.solo && (
        <li>
          <LeaderOf owner={1} />
          <LeaderOf owner={2} />
          <b {...told(`${board.dissenters}${board.colon}${board.gloryOf(view.solo.glory)}`)}>
            {view.solo.glory}
          </b>
        </li>
      )}
      <li className="p4-chip-breach">
        <Sign name="breach" />
        <b {...told(`${board.breaches}${board.colon}${board.breachesOf(view.breaches, limit)}`)}>
          {view.breaches}/{limit}
        </b>
      </li>
      <li>
        <b {...told(board.turnOf(turn, ROUNDS))}>
          {turn}/{ROUNDS}
        </b>
      </li>
    </ol>
  )
}
