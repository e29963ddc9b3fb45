import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { PreparationId, RepairId } from '../../data/types.ts'
import { count } from '../../rules/count.ts'
import { SOURCES } from '../../rules/end/score.ts'
import type { Player } from '../../state.ts'
import { colourOf, gloryOf } from '../contents.ts'
import { Sign } from '../ui/art.tsx'
import { Effects } from '../ui/effects.tsx'
import { useAbout, useView } from '../ui/part.tsx'

/** The repair card with how far its lines are; two of them while one is being chosen. */
export const Repair: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, board } = useView()
  const { repairs } = view.players[seat]
  return (
    <section className="kit-panel p4-goals">
      <h2>
        <Sign name="repair" />
        {board.repair}
        <b>{repairs.length === 1 ? view.glory[seat].repair : ''}</b>
      </h2>
      {repairs.map(card => (
        <RepairCard key={card} card={card} seat={seat} />
      ))}
      {repairs.length === 0 && <p className="p4-none">{board.repairOther}</p>}
    </section>
  )
}

const RepairCard: FC<{ readonly card: RepairId; readonly seat: number }> = ({ card, seat }) => {
  const { state, data, board, things } = useView()
  const about = useAbout()
  const attributes = useSpotAttributes(`repair:${card}`, 'p4-repair', about(`repair:${card}`))
  return (
    <div {...attributes}>
      <ul>
        {data.repairs[card].lines.map(line => {
          const n = Math.min(line.atLeast, count(state, seat, line.count))
          const met = n >= line.atLeast
          return (
            <li key={line.count} className={met ? 'is-met' : undefined}>
              <span>{things.goals([line])}</span>
              {line.atLeast <= 6 && (
                <i className="p4-pips">
                  {Array.from({ length: line.atLeast }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pips of a number
                    <i key={i} className={i < n ? 'is-full' : undefined} />
                  ))}
                </i>
              )}
              <b>{met ? board.repairMet(data.numbers.repairLine) : `${n}/${line.atLeast}`}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The preparation under way with its stages, and those on offer. */
export const Preparing: FC<{ readonly mine: Player | null }> = ({ mine }) => {
  const { view, data, names, board } = useView()
  const now = mine?.preparation ?? null
  const card = now && data.preparations[now.card]
  return (
    <section className="kit-panel p4-goals">
      <h2>
        <Sign name="adventure" />
        {board.preparation}
      </h2>
      {mine &&
        (now && card ? (
          <div className="p4-prep" {...told(names.preparation[now.card])}>
            <b>{names.preparation[now.card]}</b>
            <ol>
              <li className={now.stage === 2 ? 'is-done' : 'is-next'}>
                {now.stage === 2 ? '✓' : board.endOfTurn} <Branches of={card.stage1} />
              </li>
              <li className={now.stage === 2 ? 'is-next' : undefined}>
                {now.stage === 2 ? board.endOfTurn : board.later} <Branches of={card.stage2} />
              </li>
            </ol>
          </div>
        ) : (
          <p className="p4-none">{board.noPreparation}</p>
        ))}
      <h3>
        {board.offer} <small>{board.deck(view.preparations.deck)}</small>
      </h3>
      <ul className="p4-offer">
        {view.preparations.open.map(one => (
          <Offered key={one} card={one} />
        ))}
      </ul>
    </section>
  )
}

const Branches: FC<{
  readonly of: ReturnType<typeof useView>['data']['preparations'][PreparationId]['stage1']
}> = ({ of }) => (
  <>
    {of.map((effects, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: branches of a card
      <span key={i}>
        {i > 0 && '/ '}
        <Effects of={effects} quiet />
      </span>
    ))}
  </>
)

const Offered: FC<{ readonly card: PreparationId }> = ({ card }) => {
  const { data, names } = useView()
  const about = useAbout()
  const attributes = useSpotAttributes(`preparation:${card}`, 'p4-offered', about(`preparation:${card}`))
  return (
    <li>
      <span {...attributes}>
        <b>{names.preparation[card]}</b>
        <span>
          <Branches of={data.preparations[card].stage1} />
        </span>
        <span>
          <Branches of={data.preparations[card].stage2} />
        </span>
      </span>
    </li>
  )
}

/** What everybody would score now, by where it comes from, and alone how much more is needed. */
export const Glory: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, board } = useView()
  const mine = gloryOf(view, seat)
  const theirs = view.solo?.glory
  return (
    <section className="kit-panel p4-goals p4-glo">
      <h2>
        <Sign name="glory" />
        {board.glory}
        <b>{mine}</b>
      </h2>
      <ul>
        {SOURCES.map(source => (
          <li key={source}>
            <span>{board.source[source]}</span>
            <b>{view.glory[seat][source]}</b>
          </li>
        ))}
      </ul>
      {theirs !== undefined && (
        <>
          <ol className="p4-race">
            <li className={`pv-p-${colourOf(view, seat)}`}>
              <span>{board.reads}</span>
              <i style={{ width: `${(100 * mine) / Math.max(mine, theirs, 1)}%` }} />
              <b>{mine}</b>
            </li>
            <li className="is-theirs">
              <span>{board.dissenters}</span>
              <i style={{ width: `${(100 * theirs) / Math.max(mine, theirs, 1)}%` }} />
              <b>{theirs}</b>
            </li>
          </ol>
          <p className="p4-need">{mine > theirs ? board.ahead(mine - theirs) : board.toWin(theirs + 1)}</p>
        </>
      )}
    </section>
  )
}
