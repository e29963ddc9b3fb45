import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import type { Seat } from '@tablee/kernel'
import type { CSSProperties, FC } from 'react'
import { FACE_DOWN } from '../../data/cards.ts'
import { BASES, PRINTED_SUIT, SYMPATHY_TRACK } from '../../factions/alliance/data.ts'
import type { AllianceState } from '../../factions/alliance/rules/supporters.ts'
import type { Player } from '../../state.ts'
import { onMap } from '../contents.ts'
import { Fan, Figure, Head, Icon } from '../ui/art.tsx'
import { Mini, Track } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { SHEETS, WORDS } from '../words.ts'
import { Actions } from './actions.tsx'
import { Belongings } from './head.tsx'

interface Own {
  readonly seat: Seat
  readonly player: Player
  readonly own: AllianceState
}

/** The costs over the Sympathy track, each over as many spaces as have it. */
const COSTS = [...new Set(SYMPATHY_TRACK.cost)].map(cost => ({
  cost,
  spaces: SYMPATHY_TRACK.cost.filter(one => one === cost).length,
}))

const Sympathy: FC<{ readonly player: Player }> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  return (
    <div className="rt-line rt-sympathy">
      <Icon name="sympathy" className="rt-lead" />
      <div>
        <div className="rt-costs">
          {COSTS.map(({ cost, spaces }) => (
            <span key={cost} style={{ '--n': spaces } as CSSProperties}>
              {words.cost} {cost}
            </span>
          ))}
        </div>
        <Track
          values={SYMPATHY_TRACK.points}
          placed={onMap(player.tokens.sympathy)}
          about="sympathy"
          label={`${words.sympathy}${words.colon}${onMap(player.tokens.sympathy)}`}
          round
        />
      </div>
    </div>
  )
}

const Bases: FC<{ readonly player: Player }> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  return (
    <>
      <span className="kit-label">{words.bases}</span>
      {BASES.map(base => (
        <span
          key={base}
          className={`rt-base ${onMap(player.buildings[base]) > 0 ? 'is-open' : ''}`}
          data-ref={`base:${base}`}
          {...FOCUSABLE}
        >
          <Head suit={PRINTED_SUIT[base]} />
        </span>
      ))}
    </>
  )
}

/** The Alliance as others see it: supporters and officers, Sympathy, bases. */
export const AllianceLines: FC<Own> = ({ seat, player, own }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { tip } = SHEETS[language]
  return (
    <>
      <div className="rt-line rt-facts">
        <span data-ref={`tip:${tip.supporters(own.supporters.length)}`}>
          <Fan />
          {words.supporters} <b>{own.supporters.length}</b>
        </span>
        <span data-ref={`tip:${tip.officers(own.officers)}`}>
          <Figure party="alliance" />
          {words.officers} <b>{own.officers}</b>
        </span>
        <span data-ref={`tip:${tip.supply(player.warriors[0])}`}>
          {words.supply} <b>{player.warriors[0]}</b>
        </span>
      </div>
      <Sympathy player={player} />
      <div className="rt-line">
        <Bases player={player} />
        <span className="kit-grow" />
        <Belongings seat={seat} items={player.items} effects={player.effects} />
      </div>
    </>
  )
}

/** The Alliance's own board. */
export const AllianceBoard: FC<Own> = ({ player, own }) => {
  const words = WORDS[usePart().props.language]
  return (
    <>
      <div className="rt-own">
        <div className="rt-line rt-facts">
          <span>
            {words.supporters} <b>{own.supporters.length}</b>
          </span>
          <p className={`rt-minis ${own.supporters.length > 6 ? 'is-tight' : ''}`}>
            {own.supporters
              .filter(card => card !== FACE_DOWN)
              .map(card => (
                <Mini key={card} card={card} />
              ))}
          </p>
        </div>
        <Sympathy player={player} />
        <div className="rt-line rt-facts">
          <span>
            <Bases player={player} />
          </span>
          <span>
            <Figure party="alliance" />
            {words.officers} <b>{own.officers}</b>
          </span>
        </div>
      </div>
      <Actions of="alliance" />
    </>
  )
}
