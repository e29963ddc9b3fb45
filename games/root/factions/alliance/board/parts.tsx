import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import type { CSSProperties, FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Actions } from '../../../board/parts/actions.tsx'
import { Belongings } from '../../../board/parts/head.tsx'
import { WarriorSupply } from '../../../board/parts/supply.tsx'
import { Fan, Figure, Head, Icon } from '../../../board/ui/art.tsx'
import { Mini, Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS as SHARED, SHEETS, wordsOf } from '../../../board/words.ts'
import { FACE_DOWN } from '../../../data/cards.ts'
import type { Player } from '../../../state.ts'
import { BASES, PRINTED_SUIT, SYMPATHY_TRACK } from '../data.ts'
import type { AllianceWords } from '../text/en/board.ts'

const WORDS = wordsOf<AllianceWords>('alliance')

/** The costs over the Sympathy track, each over as many spaces as have it. */
const COSTS = [...new Set(SYMPATHY_TRACK.cost)].map(cost => ({
  cost,
  spaces: SYMPATHY_TRACK.cost.filter(one => one === cost).length,
}))

const Sympathy: FC<{ readonly player: Player }> = ({ player }) => {
  const { language } = usePart().props
  const shared = SHARED[language]
  return (
    <div className="rt-line rt-sympathy">
      <Icon name="sympathy" className="rt-lead" />
      <div>
        <div className="rt-costs">
          {COSTS.map(({ cost, spaces }) => (
            <span key={cost} style={{ '--n': spaces } as CSSProperties}>
              {shared.cost} {cost}
            </span>
          ))}
        </div>
        <Track
          values={SYMPATHY_TRACK.points}
          placed={onMap(player.tokens.sympathy)}
          about="sympathy"
          label={`${WORDS[language].sympathy}${shared.colon}${onMap(player.tokens.sympathy)}`}
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
const Lines: FC<Own> = ({ seat, player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { alliance: own } = player
  if (!own) return null
  return (
    <>
      <div className="rt-line rt-facts">
        <span {...FOCUSABLE} data-ref={`tip:${words.supportersTip(own.supporters.length)}`}>
          <Fan />
          {words.supporters} <b>{own.supporters.length}</b>
        </span>
        <span {...FOCUSABLE} data-ref={`tip:${words.officersTip(own.officers)}`}>
          <Figure party="alliance" />
          {words.officers} <b>{own.officers}</b>
        </span>
        <span {...FOCUSABLE} data-ref={`tip:${SHEETS[language].tip.supply(player.warriors[0])}`}>
          {SHARED[language].supply} <b>{player.warriors[0]}</b>
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
const Board: FC<Own> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  const { alliance: own } = player
  if (!own) return null
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

/** Supporters and officers. */
const Key: FC<Own> = ({ player: { alliance } }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  if (!alliance) return null
  const { length } = alliance.supporters
  return (
    <>
      <Stat tip={words.supportersTip(length)} sign={<Fan />} n={length} />
      <span className="kit-label">{words.supportersShort(length)}</span>
      <Stat
        tip={words.officersTip(alliance.officers)}
        sign={<Figure party="alliance" />}
        n={alliance.officers}
      />
    </>
  )
}

/** The Alliance drawn. */
export const parts: FactionParts = { Lines, Board, Key, Supply: WarriorSupply }
