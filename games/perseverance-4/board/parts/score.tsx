import { told } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import { ROUNDS } from '../../data/numbers.ts'
import { breachLimit } from '../../rules/query.ts'
import { gloryOf, ownersOf, ROMAN } from '../contents.ts'
import { LeaderOf, Sign } from '../ui/art.tsx'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import '@tablee/perseverance/board/css/score.css'

const from1 = (n: number): readonly number[] => Array.from({ length: n }, (_, nth) => nth + 1)

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
      <ol className="pv-turns">
        {from1(ROUNDS).map(n => (
          <li key={n} className={n < turn ? 'pv-past' : n === turn ? 'pv-now' : undefined}>
            <span className="pv-on">
              {ownersOf(view)
                .filter(owner => turnOf(owner) === n)
                .map(owner => (
                  <LeaderOf key={owner} owner={owner} />
                ))}
            </span>
            <i />
            {n}
          </li>
        ))}
      </ol>
      <h2>
        {board.assembly} {ROMAN[next]}
      </h2>
      <ol className="pv-asm">
        {from1(tiles).map(tile => (
          <AssemblyTile
            key={tile}
            tile={tile}
            now={tile === next}
            past={tile <= view.assemblies && tile < tiles}
          />
        ))}
      </ol>
      <span className="p4-recon" {...told(board.reconstructedLine)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15ZM10 9v5M10 6.200v.1" />
        </svg>
        <span aria-hidden="true">{board.reconstructed}</span>
      </span>
    </div>
  )
}

/** A tile: its number over the prizes; ticked once it is gone. */
const AssemblyTile: FC<{ readonly tile: number; readonly now: boolean; readonly past: boolean }> = ({
  tile,
  now,
  past,
}) => {
  const { data, board } = useView()
  const { prizes, symbol } = data.assembly[tile]
  const words = [
    ...prizes.map(({ followers, crates }, place) => `${place + 1}, ${board.prize(followers, crates)}`),
    board.tileSymbol[symbol],
  ].filter(Boolean)
  return (
    <li className={past ? 'pv-past' : now ? 'pv-now' : undefined}>
      <b {...told(board.assemblyTile(ROMAN[tile] ?? '', words.join(' ; ')))}>{ROMAN[tile]}</b>
      <span>
        {past
          ? '✓'
          : prizes.slice(0, now ? 3 : 1).map(({ followers, crates }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places
              <span key={place} className={place === 0 ? 'pv-first' : undefined}>
                {followers}
                {now && crates > 0 && (
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
          <b {...told(`${names.leader[leader]}: ${board.gloryOf(gloryOf(view, seat))}`)}>
            {gloryOf(view, seat)}
          </b>
        </li>
      ))}
      {view.solo && (
        <li>
          <LeaderOf owner={1} />
          <LeaderOf owner={2} />
          <b {...told(`${board.dissenters}: ${board.gloryOf(view.solo.glory)}`)}>{view.solo.glory}</b>
        </li>
      )}
      <li className="p4-chip-breach">
        <Sign name="breach" />
        <b {...told(`${board.breaches}: ${board.breachesOf(view.breaches, limit)}`)}>
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
