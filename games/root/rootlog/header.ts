import { Match } from '@tablee/kernel'
import type { DeckName } from '../data/cards.ts'
import { CLEARINGS, MAPS } from '../data/map.ts'
import { root } from '../game.ts'
import { ALL_MAPS } from '../maps/index.ts'
import { partyAt } from '../rules/faction.ts'
import { landmarksLine } from './landmarks.ts'
import type { Logs, RootMatch } from './rootlog.ts'
import { cardOf, SUIT } from './vocabulary.ts'

const DECK: { readonly [D in DeckName]: string } = { standard: 'Standard', exiles: 'E&P' }

/** What stands before the turns: the map, its suits unless they are the printed ones, the deck, the players. */
export function headerOf(match: RootMatch, logs: Logs, letters: readonly string[], hired: string): string[] {
  const { state, setup, history } = match
  const { map, deckName, suits } = state
  const printed = MAPS[map].suited === 'printed' && setup.options.suits === 'printed'
  const lines = [`Map: ${ALL_MAPS.find(({ id }) => id === map)?.rootlog}`, `Deck: ${DECK[deckName]}`]
  if (!printed)
    lines.push(`Clearings: ${CLEARINGS.map(clearing => SUIT[suits[clearing]] + clearing).join(', ')}`)
  lines.push(...landmarksLine(state, history?.journal ?? []))
  const seats = state.order.length
  const hirelings = letters.slice(seats).join(', ')
  if (hirelings) lines.push(`// Hirelings: ${hirelings}${hired && `/${hired}`}`)
  lines.push(...poolOf(match, logs))
  const variants = VARIANTS.filter(name => setup.options[name] === true)
  if (variants.length > 0) lines.push(`// Variants: ${variants.join(', ')}`)
  return [...lines, ...openHands(match, letters)]
}

/** What tables may play otherwise: the notation has no word for it. */
export const VARIANTS = ['partisansKeepBirds', 'coalitionAnyScore', 'insurgents'] as const

/** The set-up cards of a draft in which order they lay there, and as a remark what lies beside those that are left. */
function poolOf({ state, history }: RootMatch, logs: Logs): string[] {
  const dealt = history?.journal.find(({ id }) => id === 'draft.dealt')?.values as
    | { readonly factions: readonly string[] }
    | undefined
  if (!dealt) return []
  const left = (state.advanced?.cards ?? []).flatMap(({ faction, along }) =>
    along ? `${logs[faction].letters[0]} ${along}` : [],
  )
  const pool = dealt.factions.map(
    (id, place) => logs[id].letters[dealt.factions.slice(0, place).filter(one => one === id).length],
  )
  return [`Pool: ${pool.join('')}`, ...(left.length > 0 ? [`// Left over: ${left.join(', ')}`] : [])]
}

/** The hands that lie face up when the first turn begins, as remarks: the notation does not tell what is dealt. */
function openHands({ setup, state, history }: RootMatch, letters: readonly string[]): string[] {
  const open = state.order.filter(seat => letters[seat] !== '' && partyAt(state, seat).publicHand)
  const first = history?.journal.find(({ id }) => id === 'turn.begins')
  if (open.length === 0 || !first) return []
  const match = Match.start(root, setup)
  for (const { seat, key } of history?.entries.slice(0, first.at) ?? []) match.pickKey(seat, key)
  const { players } = match.state
  return open.map(seat => `// Hand of ${letters[seat]}: ${players[seat].hand.map(cardOf).join(', ')}`)
}
