import { type Chance, type Game, hang, Mistake, RANDOM, render, type Setup } from '@tablee/kernel'
import { CARD_IDS, CARDS, newDeck } from './data/cards.ts'
import { type Fees, reconstructed } from './data/fees.ts'
import { CRATES_PER_GOOD, GOODS, type Good } from './data/goods.ts'
import { redeal, view } from './rules/knowledge.ts'
import { confirm, plan } from './rules/loading.ts'
import { capacity, type Harbour, LIMITS, wealth } from './rules/state.ts'
import { tide } from './rules/tide.ts'
import { turn } from './rules/turn.ts'
import { en, type HarbourText, say } from './text/en.ts'

const COINS_TO_START = 4
const CARDS_TO_START = 3

/** setup.1 to setup.4 */
function start({ options }: Setup, chance: Chance, data: Fees): Harbour {
  const deck = chance.shuffle(newDeck())
  const hold = GOODS.flatMap(good => Array<Good>(CRATES_PER_GOOD).fill(good))
  const merchants = (options.trades as readonly Good[]).map(trade => ({
    trade,
    coins: COINS_TO_START,
    hand: deck.splice(-CARDS_TO_START),
    warehouse: hold.splice(hold.indexOf(trade), 1),
  }))
  const state = {
    round: 1,
    rounds: options.rounds as number,
    storms: options.storms as boolean,
    helm: 0,
    merchants,
    deck,
    discard: [],
    hold: chance.shuffle(hold),
    seen: [],
    quay: [],
    master: { strict: options.master === 'strict', customs: [], patrol: -1 },
    ship: { cargo: [], changes: 0, reopened: false },
  }
  return hang<Harbour>(state, data)
}

/** setup.3 */
function check({ options }: Setup): Mistake | null {
  const trades = (options.trades as readonly string[]).filter(trade => trade !== RANDOM) as Good[]
  const good = trades.find((trade, seat) => trades.indexOf(trade) < seat)
  if (good === undefined) return null
  const what = say('no.sharedTrade', { good })
  return new Mistake(what, render(en, what))
}

function invariants(state: Harbour): string[] {
  const { merchants, deck, discard, hold, quay, master, ship } = state
  const wrong: string[] = []
  const crates = [hold, quay, master.customs, ...merchants.map(one => one.warehouse)].flat()
  crates.push(...ship.cargo.map(crate => crate.good))
  const cards = [deck, discard, ...merchants.map(one => one.hand)].flat()
  const count = (list: readonly string[], one: string) => list.filter(item => item === one).length

  for (const good of GOODS)
    if (count(crates, good) !== CRATES_PER_GOOD)
      wrong.push(`there are ${count(crates, good)} crates of ${good}`)
  for (const id of CARD_IDS)
    if (count(cards, id) !== CARDS[id].count) wrong.push(`there are ${count(cards, id)} cards ${id}`)
  for (const [seat, { coins, hand, warehouse }] of merchants.entries()) {
    if (coins < 0) wrong.push(`seat ${seat} owes ${-coins} coins`)
    if (hand.length > LIMITS.hand) wrong.push(`seat ${seat} holds ${hand.length} cards`)
    if (warehouse.length > LIMITS.warehouse) wrong.push(`seat ${seat} stores ${warehouse.length} crates`)
  }
  if (quay.length > LIMITS.quay) wrong.push(`${quay.length} crates stand on the quay`)
  if (ship.cargo.length > capacity(state)) wrong.push(`${ship.cargo.length} crates are aboard`)
  return wrong
}

/** Harbour: a small game of our own that uses every feature of the kernel. */
export const harbour: Game<Harbour, HarbourText> = {
  id: 'harbour',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    rounds: { kind: 'number', min: 2, max: 6, default: 4 },
    storms: { kind: 'flag', default: true },
    master: { kind: 'choice', values: ['mild', 'strict'], default: 'mild' },
    trades: { kind: 'perSeat', values: GOODS, default: seats => GOODS.slice(0, seats), drawn: true },
  },
  check,
  reconstructed,
  start,
  first: 'tide',
  steps: { tide, turn, plan, confirm },
  view,
  redeal,
  invariants,
  round: state => state.round,
  party: (state, seat) => state.merchants[seat].trade,
  scores: state => state.merchants.map(wealth),
  // Six rounds at most of 4 bids, 4 turns (a raid: 5 picks, a sale: 3), 8 changes, 2 times “ready”, 4 confirmations.
  bound: 300,
}
