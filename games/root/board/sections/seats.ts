import type { Row, Section, TableFacts } from '@tablee/board'
import { CARDS } from '../../data/cards.ts'
import { COLUMNS } from '../../factions/eyrie/data.ts'
import { INDUSTRIES } from '../../factions/marquise/data.ts'
import type { Player } from '../../state.ts'
import type { BoardWords } from '../../text/en/board.ts'
import type { OutlineWords } from '../../text/en/outline.ts'
import type { RootView } from '../../view.ts'
import { castOf, onMap } from '../contents.ts'
import { capital } from '../words.ts'

/** The seats in turn order, one a row: points, hand, supply, and how they stand. */
export function seatsSection(
  view: RootView,
  scene: TableFacts,
  words: BoardWords,
  own: OutlineWords,
): Section {
  const cast = castOf(view)
  const rows = view.order.map((seat): Row => {
    const player = view.players[seat]
    const { name } = scene.players[seat]
    return {
      ref: `seat:${seat}`,
      party: cast[seat],
      cells: [
        `${own.short[cast[seat]]} (${seat === scene.seat ? words.you : name})`,
        player.score === null ? words.dominance : String(player.score),
        String(player.hand.length),
        String(player.warriors[0]),
        factsOf(view, player, words, own).join('. '),
      ],
    }
  })
  return { place: 'seats', title: own.seats, columns: own.seatColumns, rows }
}

function factsOf(view: RootView, player: Player, words: BoardWords, own: OutlineWords): string[] {
  const items = player.items.map(({ item }) => capital(words.item[item]))
  const effects = player.effects.map(card => words.title[CARDS[card].name])
  return [...factionFacts(view, player, words, own), items.join(', '), effects.join(', ')].filter(
    fact => fact !== '',
  )
}

/** What the faction's own board shows. */
function factionFacts(view: RootView, player: Player, words: BoardWords, own: OutlineWords): string[] {
  const { eyrie, alliance, vagabond } = player
  if (eyrie) {
    const columns = COLUMNS.filter(column => eyrie.decree[column].length > 0).map(
      column =>
        `${words.column[column]} ${eyrie.decree[column].map(card => words.suit[CARDS[card].suit]).join(', ')}`,
    )
    return [
      eyrie.leader ? words.leader[eyrie.leader][0] : words.noLeader,
      `${own.decree}${words.colon}${columns.join(' ; ') || words.none}`,
      `${words.roosts} ${onMap(player.buildings.roost)}`,
    ]
  }
  if (alliance)
    return [
      `${words.supporters} ${alliance.supporters.length}`,
      `${words.officers} ${alliance.officers}`,
      `${words.sympathy} ${onMap(player.tokens.sympathy)}`,
    ]
  if (vagabond) {
    const items = vagabond.items.map(
      ({ item, exhausted, damaged }) =>
        words.item[item] +
        (damaged ? ` (${words.damaged(item)})` : exhausted ? ` (${words.exhausted(item)})` : ''),
    )
    const relations = vagabond.relations.flatMap((relation, seat) =>
      relation === null || relation === 'indifferent'
        ? []
        : [`${own.short[view.players[seat].faction]} ${words.relation[relation]}`],
    )
    return [
      vagabond.character ? words.character[vagabond.character] : '',
      capital(items.join(', ')),
      relations.join(', '),
    ]
  }
  return INDUSTRIES.map(kind => `${words.industry[kind]} ${onMap(player.buildings[kind] ?? [])}`)
}
