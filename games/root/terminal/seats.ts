import { type Language, plain } from '@tablee/kernel'
import { CARDS, type CardId, FACE_DOWN } from '../data/cards.ts'
import { ITEMS } from '../data/items.ts'
import { COLUMNS, ROOST_TRACK } from '../factions/eyrie/data.ts'
import { INDUSTRIES } from '../factions/marquise/data.ts'
import { QUESTS, type QuestId } from '../factions/vagabond/data.ts'
import type { Player } from '../state.ts'
import * as en from '../text/en/words.ts'
import * as fr from '../text/fr/words.ts'
import type { RootView } from '../view.ts'
import { COLOUR, paint } from './canvas.ts'
import { LETTER } from './map.ts'
import type { Words } from './words.ts'

const NAMES = { en, fr } as const

const onMap = (counts: readonly number[]): number => counts.slice(1).reduce((sum, n) => sum + n, 0)

/** Every seat in turn order, with what is public, the hand of whoever looks, and what lies beside the board. */
export function drawSeats(view: RootView, words: Words, language: Language): string {
  const lines = view.order.flatMap(seat => drawSeat(view, seat, words, language))
  return [...lines, ...drawCommon(view, words, language)].join('\n')
}

function drawSeat(view: RootView, seat: number, words: Words, language: Language): string[] {
  const player = view.players[seat]
  const mark = view.turn.seat === seat ? '▶' : ' '
  const name = plain(NAMES[language].Who(castOf(view), seat))
  const score = player.score === null ? words.dominance : `${player.score} ${words.points}`
  const head = `${mark} ${LETTER[player.faction]} ${name}${words.colon}${score}, ${player.hand.length} ${words.hand}`
  const facts = [
    ...ownFacts(view, player, words, language),
    ...fact(
      words.colon,
      words.items,
      player.items.map(({ item, exhausted }) => label(NAMES[language].ITEM[item], exhausted)).join(', '),
    ),
    ...fact(words.colon, words.inPlay, player.effects.map(card => cardName(card, language)).join(', ')),
  ]
  const lines = [
    paint(head, COLOUR[player.faction]),
    ...facts.filter(one => one.trim() !== '' && one !== '– · ').map(one => `    ${one}`),
  ]
  if (seat === view.viewer)
    lines.push(
      `    ${words.yourHand}${words.colon}${player.hand.map(card => handCard(card, language)).join(', ') || '–'}`,
    )
  return lines
}

const label = (name: string, spent: boolean): string => (spent ? `(${name})` : name)

const fact = (colon: string, name: string, value: string): string[] =>
  value === '' ? [] : [`${name}${colon}${value}`]

/** The parties, as sentences name them. */
function castOf({ players }: RootView): string[] {
  return players.map(({ faction }, seat) =>
    players.slice(0, seat).some(other => other.faction === faction) ? `${faction}2` : faction,
  )
}

function cardName(card: CardId, language: Language): string {
  return card === FACE_DOWN ? '▮' : plain(NAMES[language].card(card))
}

function handCard(card: CardId, language: Language): string {
  return card === FACE_DOWN ? '▮' : paint(cardName(card, language), COLOUR[CARDS[card].suit])
}

/** What each faction shows on its own board. */
function ownFacts(view: RootView, player: Player, words: Words, language: Language): string[] {
  const names = NAMES[language]
  if (player.eyrie) {
    const { leader, decree } = player.eyrie
    const columns = COLUMNS.map(
      column =>
        `${words.column[column]} ${decree[column].map(card => names.SUIT[CARDS[card].suit]).join('+') || '–'}`,
    )
    const roosts = onMap(player.buildings.roost)
    return [
      `${words.leader[leader ?? 'none']} · ${columns.join(' · ')}`,
      `${words.roosts} ${roosts} (+${ROOST_TRACK.points[roosts]})`,
    ]
  }
  if (player.alliance) {
    const { supporters, officers } = player.alliance
    const known =
      supporters.length === 0 || supporters.includes(FACE_DOWN)
        ? ''
        : ` (${supporters.map(card => cardName(card, language)).join(', ')})`
    return [
      `${words.supporters} ${supporters.length}${known} · ${words.officers} ${officers} · ${words.sympathy} ${onMap(player.tokens.sympathy)}`,
    ]
  }
  if (player.vagabond) {
    const { items, relations, completed, character } = player.vagabond
    const shown = items.map(one => `${label(names.ITEM[one.item], one.exhausted)}${one.damaged ? '✗' : ''}`)
    const standing = relations.flatMap((relation, seat) =>
      relation === null ? [] : [`${LETTER[view.players[seat].faction]} ${words.relation[relation]}`],
    )
    return [
      `${words.character[character ?? 'none']} · ${shown.join(', ')}`,
      `${standing.join(' · ')}${completed.length > 0 ? ` · ${words.quests}${words.colon}${completed.length}` : ''}`,
    ]
  }
  const built = INDUSTRIES.map(kind => `${words.mark[kind]} ${onMap(player.buildings[kind] ?? [])}`)
  return [
    `${built.join(' · ')} · ${words.mark.wood} ${onMap(player.tokens.wood ?? [])} · C ${player.warriors[0]}`,
  ]
}

/** The item supply, the piles and the quests. */
function drawCommon(view: RootView, words: Words, language: Language): string[] {
  const names = NAMES[language]
  const supply = ITEMS.filter(item => view.supply[item] > 0).map(
    item => `${names.ITEM[item]} ×${view.supply[item]}`,
  )
  const open = view.available.map(card => cardName(card, language))
  return [
    paint(`${words.supply}${words.colon}${supply.join(', ') || '–'}`, COLOUR.dim),
    paint(
      `${words.deck} ${view.deck} · ${words.discard} ${view.discard.length}${open.length > 0 ? ` · ${open.join(', ')}` : ''}`,
      COLOUR.dim,
    ),
    ...(view.quests.length > 0
      ? [
          paint(
            `${words.quests}${words.colon}${view.quests.map(one => questName(one, language)).join(' · ')}`,
            COLOUR.dim,
          ),
        ]
      : []),
    paint(words.legend, COLOUR.dim),
  ]
}

function questName(id: QuestId, language: Language): string {
  const { suit, items } = QUESTS[id]
  const names = NAMES[language]
  return `${names.SUIT[suit]} (${items.map(item => names.ITEM[item]).join(' + ')})`
}
