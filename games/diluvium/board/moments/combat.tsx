import { capital } from '@tablee/common/words/marks.ts'
import type { Candidate, Face, Message } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import type { MonsterId } from '../../data/tiles.ts'
import { COMBAT_TOKENS } from '../../data/tokens.ts'
import type { Spot } from '../../rules/query.ts'
import { RIVAL } from '../../state.ts'
import type { DiluviumView } from '../../view.ts'
import { civOf, powerIn } from '../contents.ts'
import { Seal, Sign } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { told } from './told.ts'

interface Fight {
  readonly attacker: number
  readonly defender: number
  readonly attack: number
  readonly defence: number
}

const isRival = (view: DiluviumView, party: number): boolean => view.rival !== null && party === RIVAL

/** The tokens that the rival may draw now: those of its pile, or all where it is empty. */
function tokensLeft({ rival, tokens }: DiluviumView): readonly number[] {
  if (!rival) return [0]
  const pile = rival.pile.length > 0 ? rival.pile : COMBAT_TOKENS
  return pile.map(id => tokens[id].value)
}

/** How likely whoever looks wins a combat against the rival with so many Weapons, from 0 to 1. */
export function chanceToWin(
  view: DiluviumView,
  { attacker, attack, defence, ties }: Fight & { readonly ties: boolean },
  weapons: number,
): number {
  const values = tokensLeft(view)
  const attacks = attacker === view.seat
  const wins = values.filter(value => {
    const mine = (attacks ? attack : defence) + weapons
    const theirs = (attacks ? defence : attack) + value
    // A tie is the attacker's where it is anybody's of the two.
    return mine === theirs ? attacks === ties : mine > theirs
  })
  return wins.length / values.length
}

/** One side of a combat: who, and what makes its total. */
const Side: FC<{
  readonly party: number
  readonly rows: readonly (readonly [name: string, value: ReactNode])[]
  readonly total?: number
  readonly won?: boolean
}> = ({ party, rows, total, won }) => {
  const { view, board, moments } = useView()
  const civ = civOf(view, party)
  return (
    <section className={`dl-side f-${civ}${won ? ' is-won' : ''}`}>
      <Seal party={civ} size={38} />
      <h3>{board.people[civ]}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {total !== undefined && (
          <div className="dl-total">
            <dt>{moments.total}</dt>
            <dd>{total}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const tokenIn = (reports: readonly Message[]): number | undefined => {
  const token = reports.find(({ id }) => id === 'token.drawn')
  return token && told<{ value: number }>(token).value
}

/** The rival against a monster: what its total was made of, and what it had to reach. */
export const MonsterFought: FC<{ readonly fought: Message; readonly reports: readonly Message[] }> = ({
  fought,
  reports,
}) => {
  const { view, board, names, moments } = useView()
  const { party, monster, place, total, won } = told<{
    party: number
    monster: MonsterId
    place: Spot
    total: number
    won: boolean
  }>(fought)
  const value = tokenIn(reports) ?? 0
  const strength = view.places[place.at]?.monster?.strength
  return (
    <>
      <Versus>
        <Side
          party={party}
          rows={[
            [moments.strength, total - value],
            [moments.token, `+${value}`],
          ]}
          total={total}
          won={won}
        />
        <b aria-hidden="true">⚔</b>
        <section className={`dl-side is-monster${won ? '' : ' is-won'}`}>
          <Sign name="monster" />
          <h3>{capital(names.monster[monster])}</h3>
          <dl>
            <div className="dl-total">
              <dt>{moments.strength}</dt>
              <dd>{strength}</dd>
            </div>
          </dl>
        </section>
      </Versus>
      <p className={`dl-verdict ${won ? `f-${civOf(view, party)}` : 'is-monster'}`}>
        {won ? moments.wins(board.people[civOf(view, party)]) : moments.holds}
      </p>
    </>
  )
}

const Versus: FC<{ readonly children: ReactNode }> = ({ children }) => (
  <div className="dl-versus">{children}</div>
)

/** A combat before it is decided: both strengths, and what each number of Weapons comes to. */
export const CombatAsked: FC<{ readonly face: Face }> = ({ face }) => {
  const { candidates, say } = usePart().props
  const { view, board, moments } = useView()
  const fight = told<Fight & { ties: boolean }>(face.prompt)
  const { attacker, defender, attack, defence, ties } = fight
  const solo = isRival(view, attacker) || isRival(view, defender)
  const added = (party: number): readonly [string, ReactNode] =>
    isRival(view, party) ? [moments.token, moments.unknown] : [moments.weapons, '?']
  // What stands on the rival's side may have a strength of its own: an outpost, a City.
  const strengthOf = (party: number): number =>
    (isRival(view, party) ? view.combat?.strength : null) ?? powerIn(view, party).strength
  const prize = (party: number): number => {
    const { prizes } = view.tracks
    return prizes[Math.max(1, Math.min(strengthOf(party), prizes.length)) - 1]
  }
  const winner = ties ? attacker : defender
  return (
    <article>
      <header>
        <Sign name="fight" />
        <h2>{moments.title.combat}</h2>
      </header>
      <Versus>
        <Side party={attacker} rows={[[moments.strength, attack], added(attacker)]} />
        <b aria-hidden="true">⚔</b>
        <Side party={defender} rows={[[moments.strength, defence], added(defender)]} />
      </Versus>
      <p className="kit-label">
        {moments.ties(board.people[civOf(view, winner)])}.{' '}
        {moments.prize(prize(attacker === view.seat ? defender : attacker))}.
      </p>
      {!solo && <p className="kit-label">{moments.inSecret}.</p>}
      <p className="sr">{say(face.prompt)}</p>
      <div className="dl-commits">
        {candidates.map(candidate => (
          <Commit key={candidate.key} candidate={candidate} fight={fight} solo={solo} />
        ))}
      </div>
    </article>
  )
}

const Commit: FC<{
  readonly candidate: Candidate
  readonly fight: Fight & { readonly ties: boolean }
  readonly solo: boolean
}> = ({ candidate, fight, solo }) => {
  const { chosen, onPick } = usePart().props
  const { view, moments } = useView()
  const { weapons } = told<{ weapons: number }>(candidate.say)
  const strength = fight.attacker === view.seat ? fight.attack : fight.defence
  const percent = Math.round(100 * chanceToWin(view, fight, weapons))
  return (
    <button
      type="button"
      className={`dl-commit kit-quiet${chosen === candidate.key ? ' is-chosen' : ''}`}
      data-key={candidate.key}
      aria-pressed={chosen === candidate.key || undefined}
      onClick={() => onPick(candidate.key)}
    >
      <span>
        <Sign name="weapons" className="k-weapons" />
        <b>{moments.commit(weapons)}</b>
        <span>
          {moments.total} {strength + weapons}
        </span>
      </span>
      {solo && (
        <span className="dl-odds-bar">
          <i style={{ width: `${percent}%` }} />
          <span>{moments.victory(percent)}</span>
        </span>
      )}
    </button>
  )
}

/** A combat that is decided: both totals and what they were made of. */
export const CombatFought: FC<{ readonly fought: Message; readonly reports: readonly Message[] }> = ({
  fought,
  reports,
}) => {
  const { view, board, moments } = useView()
  const { attacker, defender, attack, defence, won } = told<Fight & { won: boolean }>(fought)
  const value = tokenIn(reports)
  const rows = (party: number, total: number): (readonly [string, ReactNode])[] => {
    if (isRival(view, party) && value !== undefined)
      return [
        [moments.strength, total - value],
        [moments.token, `+${value}`],
      ]
    const { strength, abilities } = view.players[party]
    const own = strength + abilities.strength
    return [
      [moments.strength, own],
      [moments.weapons, `+${total - own}`],
    ]
  }
  const winner = won ? attacker : defender
  return (
    <>
      <Versus>
        <Side party={attacker} rows={rows(attacker, attack)} total={attack} won={won} />
        <b aria-hidden="true">⚔</b>
        <Side party={defender} rows={rows(defender, defence)} total={defence} won={!won} />
      </Versus>
      <p className={`dl-verdict f-${civOf(view, winner)}`}>
        {winner === view.seat ? moments.youWin : moments.wins(board.people[civOf(view, winner)])}
      </p>
    </>
  )
}
