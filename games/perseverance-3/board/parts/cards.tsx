import { Opens } from '@tablee/board/kit/opens.tsx'
import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import type { Effect } from '../../data/effects.ts'
import type { AdventureId, TempleId } from '../../data/types.ts'
import { count } from '../../rules/count.ts'
import { leadsIn, PERSONAL, ZONE } from '../../rules/end/objective.ts'
import type { Player } from '../../state.ts'
import { PROPER } from '../../text/proper.ts'
import { asState } from '../forecast.ts'
import { Effects } from '../ui/effects.tsx'
import { useView } from '../ui/part.tsx'
import { groundName } from '../words.ts'
import { UnitRow } from './units.tsx'

/** The adventure under way, with its units and stages. */
export const AdventureNow: FC<{ readonly mine: Player }> = ({ mine }) => {
  const { board } = useView()
  const { adventure, completed } = mine
  return (
    <div className="pv-advw">
      <h3>{board.adventureNow}</h3>
      {adventure ? (
        <article className="pv-cur">
          <h4>
            <Opens about={`card:${adventure.card}`} mark="none">
              {PROPER[adventure.card]}
            </Opens>
          </h4>
          <p className="pv-row">
            <UnitRow units={adventure.units} of={mine} />
            {adventure.prone && <Sign name="heal" />}
          </p>
          <Stages card={adventure.card} stage={adventure.stage} />
        </article>
      ) : (
        <article className="pv-cur is-empty">
          <p className="pv-none">{board.noAdventure}</p>
          <p className="pv-none">{board.completed(completed.length)}</p>
          {completed.map(card => (
            <p key={card}>
              <Opens about={`card:${card}`} mark="none">
                {PROPER[card]}
              </Opens>
            </p>
          ))}
        </article>
      )}
    </div>
  )
}

const Stages: FC<{ readonly card: AdventureId | TempleId; readonly stage: 1 | 2 }> = ({ card, stage }) => {
  const { data, board, names } = useView()
  if (card in data.temples) {
    const { stage1, stage2, city, loss } = data.temples[card as TempleId]
    return (
      <>
        <Stage
          n={1}
          effects={stage1}
          threat={board.loses(loss === 'ranger' ? board.unit.ranger : names.species[loss])}
          done={stage > 1}
        />
        <Stage n={2} effects={stage2} threat="" done={false} />
        <p>
          <Sign name="die" /> <Effects of={city} />
        </p>
      </>
    )
  }
  const { stage1, threat1, stage2, threat2, at, mapping } = data.adventures[card as AdventureId]
  return (
    <>
      <Stage n={1} effects={stage1} threat={board.threat(threat1.join(', '))} done={stage > 1} />
      <Stage n={2} effects={stage2} threat={board.threat(threat2.join(', '))} done={false} />
      <p>
        <b className="pv-at">{at === 'hills' ? '▲' : at}</b> <Effects of={mapping} />
      </p>
    </>
  )
}

const Stage: FC<{
  readonly n: number
  readonly effects: readonly Effect[]
  readonly threat: string
  readonly done: boolean
}> = ({ n, effects, threat, done }) => {
  const { board } = useView()
  return (
    <p className={done ? 'pv-zero' : undefined}>
      {n} <Effects of={effects} />
      <small>{done ? board.done : threat}</small>
    </p>
  )
}

/** The secret objective: what it asks for, and where to be the first. */
export const Objective: FC<{ readonly mine: Player }> = ({ mine }) => {
  const { view, data, board, names, moments, things, words } = useView()
  if (mine.objective === null || view.seat === null) return null
  const { seat } = view
  const state = asState(view)
  const { personal, zones, officer } = data.objectives[mine.objective]
  return (
    <div className="pv-objw">
      <h3>
        <Sign name="lock" />
        <Opens about={`objective:${mine.objective}`} mark="none">
          {board.secret}
        </Opens>
      </h3>
      <article>
        <p className="pv-og">
          <b>{things.goals(personal)}</b>
          <span>
            {personal
              .map(({ count: what, atLeast }) =>
                moments.dissenters.reached(Math.min(count(state, seat, what), atLeast), atLeast),
              )
              .join(', ')}
          </span>
          <em>+{PERSONAL}</em>
        </p>
        <ul>
          {zones.map(zone => (
            <li key={zone}>
              <span>
                {groundName(zone, words)} {leadsIn(state, seat, zone) && '✓'}
              </span>
              <em>+{ZONE}</em>
            </li>
          ))}
        </ul>
        <p>
          <Sign name={officer} /> {names.officer[officer]}
        </p>
      </article>
    </div>
  )
}
