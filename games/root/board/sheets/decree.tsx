import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { CARDS, type CardId } from '../../data/cards.ts'
import { COLUMNS, type Column, ROOST_TRACK } from '../../factions/eyrie/data.ts'
import type { EyrieState } from '../../factions/eyrie/rules/board.ts'
import { ORDERS } from '../../factions/eyrie/rules/orders.ts'
import { FACTIONS } from '../../factions/index.ts'
import { openBoxes } from '../../rules/faction.ts'
import type { RootState } from '../../state.ts'
import type { RootView } from '../../view.ts'
import { onMap } from '../contents.ts'
import { Figure, Icon } from '../ui/art.tsx'
import { Mini, Track } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { SHEETS, WORDS } from '../words.ts'

openBoxes(FACTIONS)

/** The Decree with what each order can still do, and what it costs to fail. */
export const Decree: FC<{ readonly seat: Seat; readonly own: EyrieState }> = ({ seat, own }) => {
  const { view, language } = usePart().props
  const words = SHEETS[language]
  const { buildings, warriors } = view.players[seat]
  const cards = COLUMNS.flatMap(column => own.decree[column])
  const birds = cards.filter(card => CARDS[card].suit === 'bird').length
  return (
    <>
      <p className="rt-line">
        <span className="kit-label">{WORDS[language].roosts}</span>
        <Track
          values={ROOST_TRACK.points.slice(1)}
          placed={onMap(buildings.roost)}
          about="roost"
          label={`${WORDS[language].roosts}${WORDS[language].colon}${onMap(buildings.roost)}`}
        />
        <span className="kit-grow" />
        <Figure party="eyrie" />
        {words.supplyOf(warriors[0])}
      </p>
      <div className="rt-orders">
        {COLUMNS.map(column => (
          <Order key={column} seat={seat} column={column} cards={own.decree[column]} />
        ))}
      </div>
      {cards.length > 0 && <p className="rt-crisis">{words.crisis(birds)}</p>}
    </>
  )
}

/** The clearings where an order can be carried out as the table stands: the rules ask nothing that a view hides. */
const sitesOf = (view: RootView, seat: Seat, column: Column, card: CardId): readonly number[] =>
  ORDERS[column].sites(view as unknown as RootState, seat, CARDS[card].suit)

/** So many clearings are named. */
const NAMED = 3

const Order: FC<{ readonly seat: Seat; readonly column: Column; readonly cards: readonly CardId[] }> = ({
  seat,
  column,
  cards,
}) => {
  const { view, language } = usePart().props
  const words = SHEETS[language]
  const sites = cards.map(card => sitesOf(view, seat, column, card))
  const fails = sites.some(places => places.length === 0)
  const tight = sites.some(places => places.length === 1)
  const named = [...new Set(sites.flat())].sort((a, b) => a - b)
  const list = named.slice(0, NAMED).join(', ') + (named.length > NAMED ? '…' : '')
  return (
    <section className={fails || tight ? 'is-tight' : undefined}>
      <h4>{WORDS[language].column[column]}</h4>
      <p className="rt-minis">
        {cards.map(card => (
          <Mini key={card} card={card} />
        ))}
      </p>
      <p className={fails ? 'rt-fails' : tight ? 'rt-fails' : 'rt-holds'}>
        {cards.length === 0 ? (
          words.empty
        ) : (
          <>
            <Icon name={fails ? 'battle' : 'march'} />
            {fails ? words.impossible : tight && named.length === 1 ? words.only(list) : words.possible(list)}
          </>
        )}
      </p>
    </section>
  )
}
