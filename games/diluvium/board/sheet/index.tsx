import type { Board, SheetProps } from '@tablee/board'
import { type FC, lazy, Suspense } from 'react'
import type { CardId } from '../../data/cards.ts'
import { RIVAL } from '../../state.ts'
import type { DiluviumView } from '../../view.ts'
import { civOf, partiesIn, powerIn } from '../contents.ts'
import { wordsIn } from '../words.ts'

/** What can be opened: civilisations, the scenario, Ruins cards. */
export const sheet: Board<DiluviumView>['sheet'] = (about, view, language) => {
  const { sheets, board, names } = wordsIn(language)
  const [kind, id] = about.split(':')
  if (kind === 'scenario' && view.scenario !== null)
    return {
      title: names.scenario[view.scenario],
      line: sheets.scenarioLine(names.difficulty[view.difficulty], view.round),
      rules: { words: sheets.book, at: `${view.scenario}.1` },
    }
  if (kind === 'card' && id in names.card) {
    const card = id as CardId
    return { title: names.card[card], line: board.card[card](view.cards[card].n), small: true }
  }
  const party = Number(id)
  if (kind !== 'party' || !partiesIn(view).includes(party)) return null
  const isRival = view.rival !== null && party === RIVAL
  return {
    title: board.people[civOf(view, party)],
    line: isRival ? sheets.rivalLine : sheets.seatLine(names.board[view.players[party].board]),
    party: civOf(view, party),
    note: String(powerIn(view, party).gold),
    rules: { words: sheets.book, at: isRival ? 'rival.1' : 'base.turn.1' },
  }
}

const Body = lazy(() => import('./body.tsx'))

/** What is under the head of a sheet; it is loaded with the first of them. */
export const Sheet: FC<SheetProps<DiluviumView>> = props => (
  <Suspense fallback={null}>
    <Body {...props} />
  </Suspense>
)
