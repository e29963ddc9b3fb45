import type { Language } from '@tablee/kernel'
import type { Good } from '../data/goods.ts'
import type { HarbourView, MerchantView } from '../rules/knowledge.ts'
import { cardNames as cardsEn, goodNames as goodsEn } from './en.ts'
import { cardNames as cardsFr, goodNames as goodsFr } from './fr.ts'

const WORDS = {
  en: {
    ...{ cards: cardsEn, goods: goodsEn },
    ...{
      round: 'Round',
      deck: 'deck',
      atSea: 'at sea',
      next: 'next',
      quay: 'quay',
      customs: 'customs',
      ship: 'ship',
    },
    ...{ helm: 'helm', patrol: 'patrol boat', hand: 'hand' },
  },
  fr: {
    ...{ cards: cardsFr, goods: goodsFr },
    ...{
      round: 'Manche',
      deck: 'pioche',
      atSea: 'en mer',
      next: 'puis',
      quay: 'quai',
      customs: 'douane',
      ship: 'navire',
    },
    ...{ helm: 'barre', patrol: 'vedette', hand: 'main' },
  },
} as const

type Words = (typeof WORDS)[Language]

/** A view of Harbour in a few lines of plain text. */
export function draw(view: HarbourView, language: Language): string {
  const words = WORDS[language]
  const { quay, master, ship, merchants } = view
  const cargo = ship.cargo.map(({ owner, good }) => `${words.goods[good]}/${owner + 1}`)
  const next = view.next ? ` (${words.next} ${words.goods[view.next]})` : ''
  return [
    `${words.round} ${view.round}/${view.rounds}   ${words.deck} ${view.deck}   ${words.atSea} ${view.hold}${next}`,
    row(words.quay, crates(words, quay)),
    row(words.customs, crates(words, master.customs)),
    row(words.ship, `${cargo.join(' ') || '–'}  [${ship.cargo.length}/${merchants.length + 2}]`),
    ...merchants.map((merchant, seat) => merchantRow(view, words, merchant, seat)),
    ...merchants.flatMap(({ hand }) =>
      hand ? [row(words.hand, hand.map(id => words.cards[id]).join(', ') || '–')] : [],
    ),
  ].join('\n')
}

const row = (name: string, what: string) => `  ${name.padEnd(8)} ${what}`

const crates = (words: Words, goods: readonly Good[]) => goods.map(good => words.goods[good]).join(' ') || '–'

function merchantRow(
  { helm, master }: HarbourView,
  words: Words,
  merchant: MerchantView,
  seat: number,
): string {
  const { trade, coins, cards, warehouse } = merchant
  const name = `${seat + 1} ${words.goods[trade]}`.padEnd(8)
  const marks = [seat === helm && words.helm, seat === master.patrol && words.patrol].filter(Boolean)
  const notes = marks.length > 0 ? `  (${marks.join(', ')})` : ''
  return `  ${name} ¤${String(coins).padEnd(3)} ▯${cards}  ${crates(words, warehouse)}${notes}`
}
