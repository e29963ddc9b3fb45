import { Stat } from '@tablee/board/kit/stat.tsx'
import type { FC } from 'react'
import type { Player } from '../../state.ts'
import { Figure } from '../ui/art.tsx'
import { Effect } from '../ui/bits.tsx'
import { Part, usePart } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { AllianceBoard } from './alliance.tsx'
import { EyrieBoard } from './eyrie.tsx'
import { CraftedItems, SeatHead } from './head.tsx'
import { MarquiseBoard, Supply } from './marquise.tsx'
import { VagabondBoard } from './vagabond.tsx'

/** What lies in front of the seat that looks: its board, without the hand. */
export const Mine: FC<Props> = props => {
  const { view, language, size } = props
  const seat = view.viewer
  if (seat === null) return null
  const player = view.players[seat]
  const { eyrie, alliance, vagabond } = player
  return (
    <Part
      props={props}
      className={`rt-mine is-${size} f-${player.faction}`}
      label={WORDS[language].party[player.faction]}
    >
      <div className="rt-me">
        <SeatHead seat={seat} />
        <Facts player={player} seat={seat} />
      </div>
      {eyrie ? (
        <EyrieBoard seat={seat} player={player} own={eyrie} />
      ) : alliance ? (
        <AllianceBoard seat={seat} player={player} own={alliance} />
      ) : vagabond ? (
        <VagabondBoard seat={seat} player={player} own={vagabond} />
      ) : (
        <MarquiseBoard player={player} />
      )}
    </Part>
  )
}

/** Supply, items and effects. */
const Facts: FC<{ readonly player: Player; readonly seat: number }> = ({ player, seat }) => {
  const words = WORDS[usePart().props.language]
  const { faction, warriors, items, effects, vagabond } = player
  const none = <span className="kit-label">{words.none}</span>
  return (
    <dl>
      {vagabond ? (
        <div>
          <dt className="rt-character">{vagabond.character && words.character[vagabond.character]}</dt>
        </div>
      ) : (
        <>
          <div>
            <dt>{words.supply}</dt>
            <dd>
              {faction === 'marquise' ? (
                <Supply player={player} />
              ) : (
                <Stat tip={words.warriors(warriors[0])} sign={<Figure party={faction} />} n={warriors[0]} />
              )}
            </dd>
          </div>
          <div>
            <dt>{words.items}</dt>
            <dd>{items.length > 0 ? <CraftedItems seat={seat} items={items} /> : none}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{words.effects}</dt>
        <dd className="rt-effects">
          {effects.length > 0
            ? effects.map(card => <Effect key={card} card={card} bare={effects.length > 1} />)
            : none}
        </dd>
      </div>
    </dl>
  )
}
