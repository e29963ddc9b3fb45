import type { Board, SheetProps } from '@tablee/board'
import { type FC, lazy, Suspense } from 'react'
import { CARDS, cardNumber } from '../data/cards.ts'
import type { RootView } from '../view.ts'
import { castOf, DISCARD } from './contents.ts'
import { FACES } from './faces.ts'
import { UNDECIDED } from './undecided.ts'
import { factionWords, SHEETS, titleOf, WORDS } from './words.ts'

/** What can be opened: the board of a seat, the discard pile, a card by its name. */
export const sheet: Board<RootView>['sheet'] = (about, view, language) => {
  const [kind, id] = about.split(':')
  const words = SHEETS[language]
  if (kind === 'card') return { title: titleOf(CARDS[cardNumber(id)], language), small: true }
  if (about === DISCARD)
    return {
      title: words.discard,
      line: view.discard.length === 0 ? words.discardEmpty : words.discardLine(view.discard.length),
      rules: { words: words.discardRule, at: '1.2.2' },
    }
  const player = kind === 'seat' ? view.players[Number(id)] : undefined
  // A seat that has not picked its faction yet has no board; that of a robot is seen whole.
  if (!player || player.hireling || player.robot || (player.faction as string) === UNDECIDED) return null
  const party = castOf(view)[Number(id)]
  const named = FACES[player.faction].title?.(player, language)
  return {
    title: WORDS[language].party[party],
    line: [...(named ? [named] : []), words.hand(player.hand.length)].join(', '),
    party,
    note: player.score === null ? WORDS[language].dominance : String(player.score),
    rules: {
      words: factionWords(player.faction, language).rules,
      at: `chapter-${FACES[player.faction].chapter}`,
    },
  }
}

const Body = lazy(() => import('./sheets/body.tsx'))

/** What is under the head of a sheet; it is loaded when the first one opens. */
export const Sheet: FC<SheetProps<RootView>> = props => (
  <Suspense fallback={null}>
    <Body {...props} />
  </Suspense>
)
