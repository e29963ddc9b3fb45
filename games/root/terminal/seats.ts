import { type Language, plain } from '@tablee/kernel'
import { CARDS, type CardId, FACE_DOWN } from '../data/cards.ts'
import { ITEMS } from '../data/items.ts'
import { LINE as en } from '../text/en/names.ts'
import { LINE as fr } from '../text/fr/names.ts'
import type { RootView } from '../view.ts'
import { COLOUR, paint } from './canvas.ts'
import { cardName, label, NAMES } from './lines.ts'
import { PICTURES } from './pictures.ts'
import type { Words } from './words.ts'

/** Every seat in turn order, with what is public, the hand of whoever looks, and what lies beside the board. */
export function drawSeats(view: RootView, words: Words, language: Language): string {
  const lines = view.order.flatMap(seat => drawSeat(view, seat, words, language))
  return [...lines, ...drawHirelings(view, words, language), ...drawCommon(view, words, language)].join('\n')
}

const LINES = { en, fr } as const

/** The hirelings: what they do, who controls them and for how many turns. */
function drawHirelings(view: RootView, words: Words, language: Language): string[] {
  const { Who } = NAMES[language]
  const cast = castOf(view)
  return view.players.flatMap(({ faction, hireling, controller = null }, party) => {
    if (!hireling) return []
    const stars = '★'.repeat(hireling.markers)
    const whose = controller === null ? words.free : `${plain(Who(cast, controller))} ${stars}`
    return [
      paint(`  ${PICTURES[faction].letter} ${plain(Who(cast, party))}${words.colon}${whose}`, COLOUR.plain),
      paint(`    ${LINES[language][faction]}`, COLOUR.dim),
    ]
  })
}

function drawSeat(view: RootView, seat: number, words: Words, language: Language): string[] {
  const player = view.players[seat]
  const picture = PICTURES[player.faction]
  const mark = view.turn.seat === seat ? '▶' : ' '
  const name = plain(NAMES[language].Who(castOf(view), seat))
  const score = player.score === null ? words.dominance : `${player.score} ${words.points}`
  const head = `${mark} ${picture.letter} ${name}${words.colon}${score}, ${player.hand.length} ${words.hand}`
  const facts = [
    ...picture.facts(view, player, language, other => PICTURES[view.players[other].faction].letter),
    ...fact(
      words.colon,
      words.items,
      player.items.map(({ item, exhausted }) => label(NAMES[language].ITEM[item], exhausted)).join(', '),
    ),
    ...fact(words.colon, words.inPlay, player.effects.map(card => cardName(card, language)).join(', ')),
  ]
  const lines = [
    paint(head, picture.colour),
    ...facts.filter(one => one.trim() !== '').map(one => `    ${one}`),
  ]
  if (seat === view.viewer)
    lines.push(
      `    ${words.yourHand}${words.colon}${player.hand.map(card => handCard(card, language)).join(', ') || '–'}`,
    )
  return lines
}

const fact = (colon: string, name: string, value: string): string[] =>
  value === '' ? [] : [`${name}${colon}${value}`]

/** The parties, as sentences name them. */
function castOf({ players }: RootView): string[] {
  return players.map(({ faction }, seat) =>
    players.slice(0, seat).some(other => other.faction === faction) ? `${faction}2` : faction,
  )
}

function handCard(card: CardId, language: Language): string {
  return card === FACE_DOWN ? '▮' : paint(cardName(card, language), COLOUR[CARDS[card].suit])
}

/** The item supply, the piles, and what else lies beside the board. */
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
    ...Object.values(PICTURES).flatMap(({ common }) => {
      const line = common?.(view, language)
      return line ? [paint(line, COLOUR.dim)] : []
    }),
    paint(words.legend, COLOUR.dim),
  ]
}
