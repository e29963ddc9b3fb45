import type { Match } from '@tablee/kernel'
import type { DeckName } from '../data/cards.ts'
import { CLEARINGS, MAPS } from '../data/map.ts'
import { ALL_MAPS } from '../maps/index.ts'
import type { RootState } from '../state.ts'
import { landmarksLine } from './landmarks.ts'
import { SUIT } from './vocabulary.ts'

const DECK: { readonly [D in DeckName]: string } = { standard: 'Standard', exiles: 'E&P' }

/** What stands before the turns: the map, its suits unless they are the printed ones, the deck, the players. */
export function headerOf({ state, setup, history }: Match<RootState>, letters: readonly string[]): string[] {
  const { map, deckName, suits } = state
  const printed = MAPS[map].suited === 'printed' && setup.options.suits === 'printed'
  const lines = [`Map: ${ALL_MAPS.find(({ id }) => id === map)?.rootlog}`, `Deck: ${DECK[deckName]}`]
  if (!printed)
    lines.push(`Clearings: ${CLEARINGS.map(clearing => SUIT[suits[clearing]] + clearing).join(', ')}`)
  lines.push(...landmarksLine(state, history?.journal ?? []))
  const seats = letters.slice(0, state.order.length)
  const hired = letters.slice(state.order.length)
  if (hired.length > 0) lines.push(`// Hirelings: ${hired.join(', ')}`)
  return [...lines, ...seats.map((letter, seat) => `${letter}: Seat ${seat + 1}`)]
}
