import { Match } from '@tablee/kernel'
import type { DeckName } from '../data/cards.ts'
import { CLEARINGS, MAPS } from '../data/map.ts'
import { root } from '../game.ts'
import { ALL_MAPS } from '../maps/index.ts'
import { partyAt } from '../rules/faction.ts'
import { landmarksLine } from './landmarks.ts'
import type { RootMatch } from './rootlog.ts'
import { cardOf, SUIT } from './vocabulary.ts'

const DECK: { readonly [D in DeckName]: string } = { standard: 'Standard', exiles: 'E&P' }

/** What stands before the turns: the map, its suits unless they are the printed ones, the deck, the players. */
export function headerOf(match: RootMatch, letters: readonly string[]): string[] {
  const { state, setup, history } = match
  const { map, deckName, suits } = state
  const printed = MAPS[map].suited === 'printed' && setup.options.suits === 'printed'
  const lines = [`Map: ${ALL_MAPS.find(({ id }) => id === map)?.rootlog}`, `Deck: ${DECK[deckName]}`]
  if (!printed)
    lines.push(`Clearings: ${CLEARINGS.map(clearing => SUIT[suits[clearing]] + clearing).join(', ')}`)
  lines.push(...landmarksLine(state, history?.journal ?? []))
  const seats = letters.slice(0, state.order.length)
  lines.push(...openHands(match, letters))
  const hired = letters.slice(state.order.length)
  if (hired.length > 0) lines.push(`// Hirelings: ${hired.join(', ')}`)
  return [...lines, ...seats.map((letter, seat) => `${letter}: Seat ${seat + 1}`)]
}

/** The hands that lie face up from the start, as remarks: the notation does not tell what is dealt. */
function openHands({ setup, state }: RootMatch, letters: readonly string[]): string[] {
  const open = state.order.filter(seat => partyAt(state, seat).publicHand)
  if (open.length === 0 || setup.options.setup !== 'standard') return []
  const { players } = Match.start(root, setup).state
  return open.map(seat => `// Hand of ${letters[seat]}: ${players[seat].hand.map(cardOf).join(', ')}`)
}
