import type { Row, Section, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { CARDS } from '../../data/cards.ts'
import type { Player } from '../../state.ts'
import type { BoardWords } from '../../text/en/board.ts'
import type { OutlineWords } from '../../text/en/outline.ts'
import type { RootView } from '../../view.ts'
import { castOf } from '../contents.ts'
import { FACES } from '../faces.ts'
import { capital } from '../words.ts'

/** The seats in turn order, one a row: points, hand, supply, and how they stand. */
export function seatsSection(
  view: RootView,
  facts: TableFacts,
  words: BoardWords,
  own: OutlineWords,
  language: Language,
): Section {
  const cast = castOf(view)
  const rows = view.order.map((seat): Row => {
    const player = view.players[seat]
    const { name } = facts.players[seat] ?? { name: words.robot }
    return {
      ref: `seat:${seat}`,
      party: cast[seat],
      cells: [
        `${words.shortParty[cast[seat]]} (${seat === facts.seat ? words.you : name})`,
        player.score === null ? words.dominance : String(player.score),
        String(player.hand.length),
        String(player.warriors[0]),
        factsOf(view, player, words, language).join('. '),
      ],
    }
  })
  const note = hirelingNotes(view, words).join(' ')
  return { place: 'seats', title: own.seats, columns: own.seatColumns, rows, ...(note && { note }) }
}

/** The hirelings: what they do, who controls them and for how many turns, and where the next markers lie. */
function hirelingNotes({ players, hirelings }: RootView, words: BoardWords): string[] {
  const told = players.flatMap(({ faction, hireling, controller = null }) => {
    if (!hireling) return []
    const whose =
      controller === null
        ? words.freeHireling
        : `${words.hiredBy(words.party[players[controller].faction])}, ${words.controlMarkers(hireling.markers)}`
    return [`${words.party[faction]} (${whose})${words.colon}${words.line[faction]}`]
  })
  return [...told, ...(hirelings?.onTrack ?? []).map(points => `${words.hirelingMarker(points)}.`)]
}

function factsOf(view: RootView, player: Player, words: BoardWords, language: Language): string[] {
  const items = player.items.map(({ item }) => capital(words.item[item]))
  const effects = player.effects.map(card => words.title[CARDS[card].name])
  return [
    ...FACES[player.faction].facts(view, player, language),
    items.join(', '),
    effects.join(', '),
  ].filter(fact => fact !== '')
}
