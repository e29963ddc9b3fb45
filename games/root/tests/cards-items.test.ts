import { expect, test } from 'vitest'
import { CARDS, cardNumber, DECKS, type DeckName } from '../data/cards.ts'
import type { Item } from '../data/items.ts'
import type { ClearingSuit, Suit } from '../data/suits.ts'
import { offered, pick, position, refusedBy } from './position.ts'

const CLEARINGS_OF: { readonly [S in ClearingSuit]: readonly number[] } = {
  fox: [8, 12],
  rabbit: [5, 10],
  mouse: [2, 9],
}

const row = (
  rule: string,
  key: string,
  suit: Suit,
  cost: readonly ClearingSuit[],
  item: Item,
  vp: number,
) => ({
  rule: `card.standard.${rule}`,
  key,
  suit,
  cost,
  item,
  vp,
})

const ITEM_CARDS = [
  row('birdy-bindle', 'birdyBindle', 'bird', ['mouse'], 'bag', 1),
  row('woodland-runners', 'woodlandRunners', 'bird', ['rabbit'], 'boots', 1),
  row('arms-trader', 'armsTrader', 'bird', ['fox', 'fox'], 'sword', 2),
  row('crossbow-bird', 'crossbowBird', 'bird', ['fox'], 'crossbow', 1),
  row('gently-used-knapsack', 'gentlyUsedKnapsack', 'fox', ['mouse'], 'bag', 1),
  row('root-tea-fox', 'rootTeaFox', 'fox', ['mouse'], 'tea', 2),
  row('travel-gear-fox', 'travelGearFox', 'fox', ['rabbit'], 'boots', 1),
  row('protection-racket', 'protectionRacket', 'fox', ['rabbit', 'rabbit'], 'coins', 3),
  row('foxfolk-steel', 'foxfolkSteel', 'fox', ['fox', 'fox'], 'sword', 2),
  row('anvil', 'anvil', 'fox', ['fox'], 'hammer', 2),
  row('smugglers-trail', 'smugglersTrail', 'rabbit', ['mouse'], 'bag', 1),
  row('root-tea-rabbit', 'rootTeaRabbit', 'rabbit', ['mouse'], 'tea', 2),
  row('a-visit-to-friends', 'aVisitToFriends', 'rabbit', ['rabbit'], 'boots', 1),
  row('bake-sale', 'bakeSale', 'rabbit', ['rabbit', 'rabbit'], 'coins', 3),
  row('mouse-in-a-sack', 'mouseInASack', 'mouse', ['mouse'], 'bag', 1),
  row('root-tea-mouse', 'rootTeaMouse', 'mouse', ['mouse'], 'tea', 2),
  row('travel-gear-mouse', 'travelGearMouse', 'mouse', ['rabbit'], 'boots', 1),
  row('investments', 'investments', 'mouse', ['rabbit', 'rabbit'], 'coins', 3),
  row('sword', 'sword', 'mouse', ['fox', 'fox'], 'sword', 2),
  row('crossbow-mouse', 'crossbowMouse', 'mouse', ['fox'], 'crossbow', 1),
]

for (const { rule, key, suit, cost, item, vp } of ITEM_CARDS)
  test(`${key} is crafted for ${vp} points and its item [${rule}]`, () => {
    const clearings = cost.map((one, index) => CLEARINGS_OF[one][index])
    const short = position('marquise', 'eyrie')
      .building('marquise', 'workshop', ...clearings.slice(1))
      .hand('marquise', key)
      .turn('marquise', 'daylight')
    expect(refusedBy(short, `craft:${key}`)).toBe('4.1.1.a')

    const match = position('marquise', 'eyrie')
      .building('marquise', 'workshop', ...clearings)
      .hand('marquise', key)
      .turn('marquise', 'daylight')
    const left = match.state.supply[item]
    pick(match, `craft:${key}`)
    const [marquise] = match.state.players
    expect(CARDS[cardNumber(key)].suit).toBe(suit)
    expect(marquise.items).toEqual([{ item, exhausted: false }])
    expect(marquise.score).toBe(vp)
    expect(match.state.supply[item]).toBe(left - 1)
    expect(match.state.discard).toEqual([cardNumber(key)])
    expect(DECKS.exiles).toContain(cardNumber(key))
  })

test('there are 20 item cards, and they need the suit of their cost, no other', () => {
  expect(ITEM_CARDS.map(({ key }) => key).sort()).toEqual(
    CARDS.filter(({ kind }) => kind === 'item')
      .map(({ key }) => key)
      .sort(),
  )
  const match = position('marquise', 'eyrie')
    .building('marquise', 'workshop', 8, 12)
    .hand('marquise', 'anvil', 'bakeSale', 'sword', 'rootTeaFox')
    .turn('marquise', 'daylight')
  expect(offered(match).filter(key => key.startsWith('craft:'))).toEqual(['craft:anvil', 'craft:sword'])
})

const suitsOf = (deck: DeckName) => {
  const suits = DECKS[deck].map(card => CARDS[card].suit)
  const count = (suit: Suit) => suits.filter(one => one === suit).length
  return { bird: count('bird'), fox: count('fox'), rabbit: count('rabbit'), mouse: count('mouse') }
}

/** How many copies of each persistent or immediate effect a deck has. */
const copiesIn = (deck: DeckName) => {
  const copies: { [name: string]: number } = {}
  for (const card of DECKS[deck]) {
    const { name, kind } = CARDS[card]
    if (kind === 'effect' || kind === 'favor') copies[name] = (copies[name] ?? 0) + 1
  }
  return copies
}

test('the standard deck has 54 cards: 14 birds, 14 foxes, 13 rabbits, 13 mice [deck.standard.1]', () => {
  expect(new Set(DECKS.standard).size).toBe(54)
  expect(suitsOf('standard')).toEqual({ bird: 14, fox: 14, rabbit: 13, mouse: 13 })
  expect(copiesIn('standard')).toEqual({
    armorers: 2,
    sappers: 2,
    brutalTactics: 2,
    royalClaim: 1,
    standAndDeliver: 2,
    taxCollector: 3,
    favorFoxes: 1,
    favorRabbits: 1,
    favorMice: 1,
    commandWarren: 2,
    betterBurrowBank: 2,
    cobbler: 2,
    scoutingParty: 2,
    codebreakers: 2,
  })
})

test('the Exiles and Partisans deck has 54 cards of the same suits [deck.exiles.1]', () => {
  expect(new Set(DECKS.exiles).size).toBe(54)
  expect(suitsOf('exiles')).toEqual({ bird: 14, fox: 14, rabbit: 13, mouse: 13 })
  expect(copiesIn('exiles')).toEqual({
    saboteurs: 3,
    soupKitchens: 1,
    boatBuilders: 1,
    corvidPlanners: 1,
    eyrieEmigre: 1,
    foxPartisans: 1,
    rabbitPartisans: 1,
    mousePartisans: 1,
    propagandaBureau: 1,
    falseOrders: 2,
    informants: 2,
    tunnels: 2,
    charmOffensive: 1,
    swapMeet: 2,
    coffinMakers: 1,
    leagueOfAdventurousMice: 2,
    murineBroker: 1,
    masterEngravers: 1,
  })
})

test('both decks share 20 items, 5 ambushes and 4 dominance cards, nothing else [deck.exiles.2]', () => {
  const shared = DECKS.standard.filter(card => DECKS.exiles.includes(card)).map(card => CARDS[card].kind)
  const count = (kind: string) => shared.filter(one => one === kind).length
  expect([count('item'), count('ambush'), count('dominance'), shared.length]).toEqual([20, 5, 4, 29])
})
