import { told } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import type { PlayerView } from '../../view.ts'
import { mineOf } from '../contents.ts'
import { atStep } from '../moments/at-step.ts'
import { Amount, Seal, Sign } from '../ui/art.tsx'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Actions, MyReserve, Rack } from './actions.tsx'
import { Fact, Strength } from './facts.tsx'
import { PartyHead } from './head.tsx'
import { Wheel } from './wheel.tsx'

/** What lies in front of me: rack, reserve and strength, the rudder, the four actions, my markers. */
export const Mine: FC<Props> = given => {
  const props = atStep(given)
  const { view, language, size } = props
  const { board } = wordsIn(language)
  const mine = mineOf(view)
  if (view.seat === null || !mine) return null
  return (
    <Part props={props} className={`dl-mine is-${size} f-${mine.civ}`} label={board.people[mine.civ]}>
      <div className="dl-me">
        <PartyHead party={view.seat} />
        <dl>
          {size === 'desktop' && (
            <>
              <Fact name={board.rack} tip={board.rackIs}>
                <Rack mine={mine} />
              </Fact>
              <Fact name={board.reserve} tip={board.reserveIs}>
                <MyReserve mine={mine} />
              </Fact>
            </>
          )}
          <Strength party={view.seat} />
        </dl>
      </div>
      {size !== 'phone' && <Wheel last={mine.last} />}
      {size === 'desktop' && <Actions mine={mine} />}
      <Markers mine={mine} />
    </Part>
  )
}

/** My Exploration markers: those that are left, and what lies under each. */
const Markers: FC<{ readonly mine: PlayerView }> = ({ mine }) => {
  const { view, board } = useView()
  const bonuses = view.tracks.markers
  const placed = bonuses.length - mine.markers
  return (
    <section className="dl-markers">
      <h3 {...told(board.markersAre)}>{board.markers}</h3>
      <ol>
        {bonuses.map((bonus, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: markers that are alike differ by their place alone.
            key={i}
            className={i < placed ? 'is-open' : i === placed ? 'is-next' : undefined}
            data-ref={`tip:${board.bonus[bonus]}`}
          >
            <span>{i >= placed && <Sign name="flag" />}</span>
            {bonus === 'none' && '–'}
            {bonus === 'ruins' && <Amount of="ruins" />}
            {bonus !== 'none' && bonus !== 'ruins' && <Amount of="gold" n={bonus.slice(4)} />}
          </li>
        ))}
      </ol>
      {placed < bonuses.length && <p className="kit-label">{board.next(board.bonus[bonuses[placed]])}</p>}
    </section>
  )
}

/** My actions, rack and reserve where the whole panel has no room: under every pane of a phone. */
export const Pool: FC<Props> = props => {
  const { view, language, size } = props
  const mine = mineOf(view)
  if (!mine) return null
  return (
    <Part props={props} className={`dl-pool is-${size} f-${mine.civ}`} label={wordsIn(language).board.rudder}>
      <Actions mine={mine} />
      <Store mine={mine} />
    </Part>
  )
}

/** Rack, reserve, strength and cards in a row. */
const Store: FC<{ readonly mine: PlayerView }> = ({ mine }) => {
  const { board } = useView()
  return (
    <div className="dl-store">
      <Rack mine={mine} />
      <MyReserve mine={mine} />
      <Amount of="strength" n={mine.strength} tip={board.strengthIs(mine.strength)} />
      <Amount of="ruins" n={mine.cards} tip={board.cards(mine.cards)} />
    </div>
  )
}

/** My civilisation beside my hand on a tablet: seal, gold, actions, rack and reserve. */
export const Brief: FC<Props> = props => {
  const { view, language } = props
  const { board } = wordsIn(language)
  const mine = mineOf(view)
  if (!mine) return null
  return (
    <Part props={props} className={`dl-brief f-${mine.civ}`} label={board.people[mine.civ]}>
      <Seal party={mine.civ} size={34} />
      <Amount of="gold" n={mine.gold} tip={`${board.gold}${board.colon}${mine.gold}`} />
      <Store mine={mine} />
      <Actions mine={mine} />
    </Part>
  )
}
