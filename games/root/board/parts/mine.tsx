import type { FC } from 'react'
import type { Player } from '../../state.ts'
import { FACES } from '../faces.ts'
import { Effect } from '../ui/bits.tsx'
import { Part, usePart } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { CraftedItems, SeatHead } from './head.tsx'
import { PARTS } from './of.ts'

/** What lies in front of the seat that looks: its board, without the hand. */
export const Mine: FC<Props> = props => {
  const { view, language, size } = props
  const seat = view.viewer
  if (seat === null) return null
  const player = view.players[seat]
  const { Board } = PARTS[player.faction]
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
      <Board seat={seat} player={player} />
    </Part>
  )
}

/** Supply, items and effects. */
const Facts: FC<{ readonly player: Player; readonly seat: number }> = ({ player, seat }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { faction, items, effects } = player
  const { Supply, NoItems } = PARTS[faction]
  const none = <span className="kit-label">{words.none}</span>
  return (
    <dl>
      {!Supply ? (
        <div>
          <dt className="rt-character">{FACES[faction].title?.(player, language)}</dt>
        </div>
      ) : (
        <>
          <div>
            <dt>{words.supply}</dt>
            <dd>
              <Supply player={player} />
            </dd>
          </div>
          <div>
            {NoItems ? (
              <NoItems player={player} />
            ) : (
              <>
                <dt>{words.items}</dt>
                <dd>{items.length > 0 ? <CraftedItems seat={seat} items={items} /> : none}</dd>
              </>
            )}
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
