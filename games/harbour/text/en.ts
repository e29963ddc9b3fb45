import { count, list } from '@tablee/common/words/en.ts'
import { type Cast, speaker, type Text } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import type { Good } from '../data/goods.ts'

/** The cards by name. */
export const cardNames: { readonly [C in CardId]: string } = {
  guard: 'Guard',
  bribe: 'Bribe',
  commission: 'Commission',
  smuggler: 'Smuggler',
  broker: 'Broker',
  lookout: 'Lookout',
}

/** The goods by name. */
export const goodNames: { readonly [G in Good]: string } = {
  tea: 'tea',
  silk: 'silk',
  spice: 'spice',
  salt: 'salt',
}

const nameOf = (cast: Cast, seat: number) => {
  const trade = goodNames[cast[seat] as Good] as string | undefined
  return `[[merchant:${seat}|${trade ? `${trade} merchant` : `merchant at seat ${seat + 1}`}]]`
}
const who = (cast: Cast, seat: number) => `the ${nameOf(cast, seat)}`
const Who = (cast: Cast, seat: number) => `The ${nameOf(cast, seat)}`
const all = (cast: Cast, seats: readonly number[]) => list(seats.map(seat => who(cast, seat)))
const coins = (n: number) => count(n, 'coin')
const crates = (n: number) => count(n, 'crate')

/** Harbour in English. */
export const en = {
  // Names
  good: (v: { good: Good }) => `a crate of ${goodNames[v.good]}`,
  merchant: (v: { seat: number }, cast: Cast) => who(cast, v.seat),

  // Tide and harbour master
  'tide.rolled': (v: { die: number }) => `The tide: ${v.die}.`,
  'tide.ashore': (v: { good: Good }) => `A crate of [[quay:${v.good}|${goodNames[v.good]}]] comes ashore.`,
  'master.highTide': (v: { die: number }) =>
    `At ${v.die} the tide is high: the harbour master inspects nobody.`,
  'master.nothingToSeize': () => 'The tide is low, but the harbour master finds every warehouse empty.',
  'master.tied': (v: { seats: readonly number[] }, cast: Cast) =>
    `The fullest are level (${all(cast, v.seats)}): the first from the helm on is taken.`,
  'master.seizes': (v: { seat: number; crates: number; good: Good }, cast: Cast) =>
    `The tide is low: the harbour master inspects the fullest warehouse, that of ${who(cast, v.seat)} (${crates(v.crates)}), and seizes a crate of ${goodNames[v.good]}.`,
  'master.patrols': (v: { seat: number; crates: number }, cast: Cast) =>
    `The patrol boat goes where the most is stored: to ${who(cast, v.seat)} (${crates(v.crates)}).`,

  // Auction
  bid: () => 'How much do you bid for the helm?',
  'bid.coins': (v: { bid: number }) => coins(v.bid),
  'bid.won': (v: { seat: number; bids: readonly number[] }, cast: Cast) =>
    `Bids: ${v.bids.join(', ')}. ${Who(cast, v.seat)} takes the helm for ${coins(v.bids[v.seat])}.`,

  // Turns
  action: (v: { left: number }) => `Take an action (${v.left} left).`,
  work: () => 'Work on the docks for 1 coin',
  draw: () => 'Draw a card',
  buy: () => 'Buy a crate from the quay',
  raid: () => 'Raid a warehouse',
  play: (v: { card: CardId }) => `Play ${cardNames[v.card]}`,
  'buy.crate': (v: { good: Good; coins: number }) => `a crate of ${goodNames[v.good]} for ${coins(v.coins)}`,
  worked: (v: { seat: number }, cast: Cast) => `${Who(cast, v.seat)} works for 1 coin.`,
  drew: (v: { seat: number }, cast: Cast) => `${Who(cast, v.seat)} draws a card.`,
  'drew.card': (v: { card: CardId }) => `You drew ${cardNames[v.card]}.`,
  reshuffled: () => 'The discard pile is shuffled: it is the new deck.',
  bought: (v: { seat: number; good: Good }, cast: Cast) =>
    `${Who(cast, v.seat)} buys a crate of ${goodNames[v.good]}.`,
  played: (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Who(cast, v.seat)} plays ${cardNames[v.card]}.`,

  // Cards
  smuggle: () => 'Which crate do you smuggle out of the customs house?',
  smuggled: (v: { seat: number; good: Good }, cast: Cast) =>
    `${Who(cast, v.seat)} smuggles out a crate of ${goodNames[v.good]}.`,
  sell: () => 'Which crate do you sell?',
  'sell.crate': (v: { good: Good; coins: number }) => `a crate of ${goodNames[v.good]} for ${coins(v.coins)}`,
  'sell.enough': () => 'Sell no more',
  sold: (v: { seat: number; good: Good; coins: number }, cast: Cast) =>
    `${Who(cast, v.seat)} sells a crate of ${goodNames[v.good]} for ${coins(v.coins)}.`,
  look: (v: { good: Good }) => `A crate of ${goodNames[v.good]} comes ashore next. Leave it so?`,
  'look.leave': () => 'Leave it so',
  'look.shuffle': () => 'Have the hold shuffled',
  looked: (v: { seat: number }, cast: Cast) => `${Who(cast, v.seat)} looks at what comes ashore next.`,
  'looked.good': (v: { good: Good }) => `You saw a crate of ${goodNames[v.good]}.`,
  shuffled: (v: { seat: number }, cast: Cast) => `${Who(cast, v.seat)} has the hold shuffled.`,

  // Raid
  'raid.whom': () => 'Whose warehouse do you raid?',
  'raid.guard': (v: { raider: number }, cast: Cast) =>
    `${Who(cast, v.raider)} raids your warehouse. Do you play a guard?`,
  'raid.bribe': () => 'A guard stands in your way. Do you bribe him?',
  'raid.loot': () => 'Which crate do you take?',
  raids: (v: { seat: number; victim: number }, cast: Cast) =>
    `${Who(cast, v.seat)} raids the warehouse of ${who(cast, v.victim)}.`,
  'raid.stopped': (v: { victim: number }, cast: Cast) =>
    `The guard stops the raid; ${who(cast, v.victim)} keeps the crew’s coin.`,
  looted: (v: { seat: number; victim: number; good: Good }, cast: Cast) =>
    `${Who(cast, v.seat)} takes a crate of ${goodNames[v.good]} from ${who(cast, v.victim)}.`,

  // Loading and voyage
  plan: (v: { left: number }) => `Load the ship together (the bell rings after ${v.left} more).`,
  'plan.load': (v: { good: Good }) => `Load a crate of ${goodNames[v.good]}`,
  'plan.unload': (v: { good: Good }) => `Unload a crate of ${goodNames[v.good]}`,
  'plan.ready': () => 'Ready to sail',
  'plan.loaded': (v: { seat: number; good: Good }, cast: Cast) =>
    `${Who(cast, v.seat)} loads a crate of ${goodNames[v.good]}.`,
  'plan.unloaded': (v: { seat: number; good: Good }, cast: Cast) =>
    `${Who(cast, v.seat)} unloads a crate of ${goodNames[v.good]}.`,
  'plan.called': (v: { seat: number }, cast: Cast) => `${Who(cast, v.seat)} calls the ship ready.`,
  'plan.bell': () => 'The bell rings: the ship sails as she is.',
  'plan.reopened': (v: { seats: readonly number[] }, cast: Cast) =>
    `Not yet, say ${all(cast, v.seats)}: the plan is open again.`,
  confirm: () => 'May the ship sail?',
  'confirm.agree': () => 'Let her sail',
  'confirm.reopen': () => 'Open the plan again',
  'voyage.calm': (v: { first: number; second: number }) => `The sea is calm (${v.first} + ${v.second}).`,
  'voyage.storm': (v: { first: number; second: number; seat: number; good: Good }, cast: Cast) =>
    `A storm (${v.first} + ${v.second}): ${who(cast, v.seat)} loses a crate of ${goodNames[v.good]}, loaded last.`,
  'voyage.paid': (v: { seat: number; good: Good; coins: number }, cast: Cast) =>
    `${Who(cast, v.seat)} gets ${coins(v.coins)} for a crate of ${goodNames[v.good]}.`,

  // Why not
  'no.roomInHand': () => 'Your hand is full: five cards at most.',
  'no.crateToBuy': () => 'You cannot pay for it.',
  'no.roomInWarehouse': () => 'Your warehouse is full: five crates at most.',
  'no.answerAsAction': () => 'This card only answers a raid.',
  'no.crateInCustoms': () => 'The customs house is empty.',
  'no.crateToSell': () => 'You have no crate to sell.',
  'no.crateAtSea': () => 'There is no crate left at sea.',
  'no.secondRaid': () => 'You raid once a turn at most.',
  'no.crew': () => 'You have no coin to hire a crew.',
  'no.victim': () => 'There is nothing to take.',
  'no.raidUnderPatrol': () => 'The patrol boat lies there.',
  'no.roomAboard': () => 'The ship is full.',
  'no.sharedTrade': (v: { good: Good }) => `Two merchants cannot both trade in ${goodNames[v.good]}.`,

  // The end
  'win.range': () => 'All four goods in one warehouse.',
  'win.cargo': () => 'The grand cargo sails: everybody wins.',
  'win.wealth': (v: { worth: readonly number[] }) => `The wealthiest wins: ${v.worth.join(', ')}.`,
  'win.master': () => 'The customs house is full: the harbour master closes the port.',
} satisfies Text

/** The messages of Harbour. */
export type HarbourText = typeof en

/** Builds a message of Harbour. */
export const say = speaker<HarbourText>()
