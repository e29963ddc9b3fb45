import { Fold } from '@tablee/board/fold.tsx'
import { told } from '@tablee/board/kit/told.ts'
import { Track } from '@tablee/board/kit/track.tsx'
import type { FC } from 'react'
import { COMBAT_TOKENS, RANDOM_ACTION } from '../../data/tokens.ts'
import { ISLAND_TYPES } from '../../data/types.ts'
import { RIVAL } from '../../state.ts'
import type { RivalView } from '../../view.ts'
import { placesWords, soonSettled } from '../forecast.ts'
import { Amount, Sign, TypeDisc } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Fact, Reserve, Settlers, Strength } from './facts.tsx'
import { PartyHead } from './head.tsx'

interface OfRival {
  readonly rival: RivalView
}

/** The rival of the solo game, in the order of its own procedure. */
export const RivalPanel: FC<OfRival> = ({ rival }) => (
  <section className={`kit-seat dl-rival f-${rival.civ}`}>
    <PartyHead party={RIVAL} />
    <RivalBody rival={rival} />
  </section>
)

const RivalBody: FC<OfRival> = ({ rival }) => (
  <div className="dl-seat-body">
    <Numbers rival={rival} />
    <Column rival={rival} />
    <Tokens rival={rival} />
  </div>
)

/** The rival folded to its head and a line: speed, strength, its reserve, and the odds of its next turn. */
export const FoldedRival: FC<OfRival> = ({ rival }) => {
  const { view, board } = useView()
  const random = rival.pile.filter(id => view.tokens[id].random).length
  return (
    <Fold
      className={`kit-seat dl-folded f-${rival.civ}`}
      head={<PartyHead party={RIVAL} seal={34} />}
      line={
        <>
          <Amount of="strength" n={rival.strength} tip={board.strengthIs(rival.strength)} />
          <span>{board.steps(rival.speed)}</span>
          <Settlers party={RIVAL} />
          <span className="kit-label">
            {board.copiesYou} {board.odds(rival.pile.length - random, rival.pile.length)}
          </span>
        </>
      }
      name={board.unfold(board.people[rival.civ])}
    >
      <RivalBody rival={rival} />
    </Fold>
  )
}

const Numbers: FC<OfRival> = ({ rival }) => {
  const { view, board, names } = useView()
  const gold = view.tracks.rivalMarkers
  const placed = gold.length - rival.markers
  return (
    <dl>
      <Reserve party={RIVAL}>
        <span className="kit-label">
          {board.empty}
          <Amount of="gold" n="+10" />
        </span>
      </Reserve>
      <Fact name={board.speed} tip={board.speedIs}>
        <span>{board.steps(rival.speed)}</span>
        <Sign name="food" className="k-food" />
      </Fact>
      <Strength party={RIVAL} />
      <Fact name={board.markers} tip={board.rivalMarkers}>
        <Track
          label={board.markersLeft(rival.markers)}
          spaces={gold.map((n, i) => ({ key: i, print: n, state: i < placed ? 'is-open' : 'is-full' }))}
        />
      </Fact>
      <p className="dl-line">
        {rival.token && <CombatToken id={rival.token} gone={false} />}
        <span>{rival.last === null ? board.noAction : board.lastAction(names.action[rival.last])}</span>
      </p>
    </dl>
  )
}

/** The Colonisation tokens, each with the place that it would take now; the next two are tinted. */
const Column: FC<OfRival> = ({ rival }) => {
  const { view, language } = usePart().props
  const words = wordsIn(language)
  const { forecast } = rival
  if (forecast.colonise.action !== 'colonise') return null
  const soon = soonSettled(rival)
  return (
    <section className="dl-column">
      <h3>
        {words.board.column} <span>{words.board.columnNote}</span>
      </h3>
      <ol>
        {forecast.colonise.column.map(token => (
          <li key={token.type} className={soon.includes(token) ? 'is-soon' : undefined}>
            <TypeDisc type={token.type} />
            <b>{words.names.island[token.type]}</b>
            <span>{placesWords(view, token.at, words)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The Combat tokens: full in the pile, hollow when discarded; and what they bring. */
const Tokens: FC<OfRival> = ({ rival }) => {
  const { view, board, names } = useView()
  const { pile } = rival
  const random = pile.filter(id => view.tokens[id].random).length
  const inGame = COMBAT_TOKENS.filter(
    id => pile.includes(id) || rival.discard.includes(id) || rival.token === id,
  )
  return (
    <section>
      <h3>
        {board.tokens} <span>{board.tokensNote}</span>
      </h3>
      <p className="dl-tokens">
        {inGame.map(id => (
          <CombatToken key={id} id={id} gone={!pile.includes(id)} />
        ))}
      </p>
      <p className="dl-odds">
        <b>{board.odds(pile.length - random, pile.length)}</b>
        <span>{board.copies}</span>
      </p>
      <p className="dl-odds">
        <b>{board.odds(random, pile.length)}</b>
        <span>{board.random}</span>
      </p>
      <ul className="dl-random">
        {ISLAND_TYPES.map(type => (
          <li key={type}>
            <TypeDisc type={type} tip={names.island[type]} />
            {names.action[RANDOM_ACTION[type]]}
          </li>
        ))}
      </ul>
    </section>
  )
}

const CombatToken: FC<{ readonly id: (typeof COMBAT_TOKENS)[number]; readonly gone: boolean }> = ({
  id,
  gone,
}) => {
  const { view, board } = useView()
  const { value, random } = view.tokens[id]
  return (
    <span className={`dl-combat${gone ? ' is-gone' : ''}`} {...told(board.token(value, random, gone))}>
      {value}
      {random && <Sign name="wind" className="k-wind" />}
    </span>
  )
}
