import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { Own } from '../../../board/faction.ts'
import { Figure, Icon } from '../../../board/ui/art.tsx'
import { Mini, Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { useRules } from '../../../board/ui/rules.ts'
import { WORDS as SHARED, SHEETS, wordsOf } from '../../../board/words.ts'
import { CARDS, type CardId } from '../../../data/cards.ts'
import type { RootState } from '../../../state.ts'
import type { RootView } from '../../../view.ts'
import { COLUMNS, type Column, ROOST_TRACK } from '../data.ts'
import { ORDERS } from '../rules/orders.ts'
import type { EyrieWords } from '../text/en/board.ts'

const WORDS = wordsOf<EyrieWords>('eyrie')

/** The Decree with what each order can still do, and what it costs to fail. */
export const Orders: FC<Own> = ({ seat, player: { buildings, warriors, eyrie: own } }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  if (!own) return null
  const cards = COLUMNS.flatMap(column => own.decree[column])
  const birds = cards.filter(card => CARDS[card].suit === 'bird').length
  return (
    <>
      <p className="rt-line">
        <span className="kit-label">{words.roosts}</span>
        <Track
          values={ROOST_TRACK.points.slice(1)}
          placed={onMap(buildings.roost)}
          about="roost"
          label={`${words.roosts}${SHARED[language].colon}${onMap(buildings.roost)}`}
        />
        <span className="kit-grow" />
        <Figure party="eyrie" />
        {SHEETS[language].supplyOf(warriors[0])}
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
  useRules(view)
  const words = WORDS[language]
  const sites = cards.map(card => sitesOf(view, seat, column, card))
  const fails = sites.some(places => places.length === 0)
  const tight = sites.some(places => places.length === 1)
  const named = [...new Set(sites.flat())].sort((a, b) => a - b)
  const list = named.slice(0, NAMED).join(', ') + (named.length > NAMED ? '…' : '')
  return (
    <section className={fails || tight ? 'is-tight' : undefined}>
      <h4>{words.column[column]}</h4>
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
