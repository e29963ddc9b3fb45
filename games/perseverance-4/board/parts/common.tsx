import { PanelHead } from '@tablee/board/kit/panel.tsx'
import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { mineOf } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import type { ActionCardId } from '../../data/solo/actions.ts'
import { Sign } from '../ui/art.tsx'
import { Part, type Props, useAbout, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Preparing } from './goals.tsx'

/** What belongs to nobody: alone the cards that the Dissenters may get; the offer, where no board of one's own shows it. */
export const Common: FC<Props> = props => {
  const { view, language, size } = props
  const watched = mineOf(view) === null
  if (view.solo === null && !watched) return null
  return (
    <Part props={props} className={`p4-common is-${size}`} label={wordsIn(language).board.common}>
      {view.solo !== null && <Row />}
      {watched && <Preparing mine={null} />}
    </Part>
  )
}

/** The row of action cards: what each would do, and whether the deck is reshuffled. */
const Row: FC = () => {
  const { view, board } = useView()
  const attributes = useSpotAttributes(
    'deck:actions',
    'kit-label p4-deck',
    board.theirDeck(view.solo?.cards.deck ?? 0),
  )
  if (!view.solo) return null
  const { row, deck } = view.solo.cards
  const cards = row.filter(card => card !== null)
  return (
    <section className="kit-panel p4-row">
      <PanelHead title={board.theirCards}>
        <span {...attributes}>{board.theirDeck(deck)}</span>
      </PanelHead>
      <ol>
        {cards.map(card => (
          <ActionCardOf key={card} card={card} />
        ))}
      </ol>
      {/* Two cards fill the row: of a deck of two the card that reshuffles is one. */}
      {deck <= 2 && (
        <p className="p4-shuffle">
          <Sign name="refresh" />
          {board.reshuffle}
        </p>
      )}
    </section>
  )
}

const ActionCardOf: FC<{ readonly card: ActionCardId }> = ({ card }) => {
  const { data, names, board, things } = useView()
  const about = useAbout()
  const { zone, officer, primary } = data.actions[card]
  return (
    <li>
      <div {...told(about(`action:${card}`))}>
        <h3>
          <b>{card}</b>
          {zone === 'program' || zone === 'none' ? board.program : names.zone[zone]}
          <span>
            {officer === 'program' || officer === 'none' ? (
              <>
                <Sign name="program" /> {board.ofProgram}
              </>
            ) : (
              <>
                <Sign name={officer} /> {board.officerShort[officer]}
              </>
            )}
          </span>
        </h3>
        <p>{things.deeds(primary)}</p>
      </div>
    </li>
  )
}
