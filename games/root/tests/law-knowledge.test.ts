import { readFileSync } from 'node:fs'
import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { cardNumber, FACE_DOWN } from '../data/cards.ts'
import { allianceOf } from '../factions/alliance/rules/supporters.ts'
import { officers, supporters } from '../factions/alliance/tests/supporters.ts'
import { decree } from '../factions/eyrie/tests/decree.ts'
import { buried, related, wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { root } from '../game.ts'
import type { RootState } from '../state.ts'
import { redeal, view } from '../view.ts'
import { offered, position, type RootMatch } from './position.ts'

const table = () =>
  supporters(
    officers(
      position('marquise', 'eyrie', 'alliance', 'vagabond')
        .change(wanderer(3, 'thief', 'boots', 'sword.damaged'))
        .change(related(3, 0, 'hostile')),
      2,
    ),
    'bakeSale',
    'ambushBird',
  )
    .hand('marquise', 'anvil', 'sword')
    .hand('eyrie', 'birdyBindle')
    .effects('eyrie', 'cobbler')
    .items('marquise', 'tea')
    .discard('favorMice', 'armorers')
    .change(buried(6, 'sword'))

test('a hand is hidden from all but its owner; how many cards it has is not [1.2.1.a] [1.2.1.b]', () => {
  const { state } = table()
  const hands = (viewer: number | null) => view(state, viewer).players.map(({ hand }) => hand)
  const down = [FACE_DOWN, FACE_DOWN]
  expect(hands(0)).toEqual([[cardNumber('anvil'), cardNumber('sword')], [FACE_DOWN], [], []])
  expect(hands(1)).toEqual([down, [cardNumber('birdyBindle')], [], []])
  expect(hands(null)).toEqual([down, [FACE_DOWN], [], []])
})

test('everybody may look through the discard pile [1.2.2]', () => {
  const { state } = table()
  for (const viewer of [0, 1, 2, 3, null])
    expect(view(state, viewer).discard).toEqual([cardNumber('favorMice'), cardNumber('armorers')])
})

test('the order of the decks and what lies under ruins is hidden from all [visibility.3] [visibility.4]', () => {
  const { state } = table()
  for (const viewer of [0, 3, null]) {
    const seen = view(state, viewer)
    expect(seen.deck).toBe(state.deck.length)
    expect(seen.questDeck).toBe(state.questDeck.length)
    expect(seen.ruins[6]).toBe(1)
    expect(seen.ruinItems[6]).toBeNull()
  }
})

test('Decree, officers, items, relationships and play areas are open to all [visibility.6]', () => {
  const built = decree(table(), 'despot', { move: ['protectionRacket'] })
  for (const viewer of [0, 1, 2, 3, null]) {
    const [marquise, eyrie, alliance, vagabond] = view(built.state, viewer).players
    expect(eyrie.eyrie?.decree.move).toContain(cardNumber('protectionRacket'))
    expect(eyrie.effects).toEqual([cardNumber('cobbler')])
    expect(alliance.alliance?.officers).toBe(2)
    expect(marquise.items).toEqual([{ item: 'tea', exhausted: false }])
    expect(vagabond.vagabond?.items.map(({ item, damaged }) => [item, damaged])).toEqual([
      ['boots', false],
      ['sword', true],
    ])
    expect(vagabond.vagabond?.relations[0]).toBe('hostile')
  }
})

test('supporters are known to the Alliance alone, their number to all', () => {
  const { state } = table()
  const seen = (viewer: number | null) => allianceOf(view(state, viewer).players[2]).supporters
  expect(seen(2)).toEqual([cardNumber('bakeSale'), cardNumber('ambushBird')])
  expect(seen(0)).toEqual([FACE_DOWN, FACE_DOWN])
  expect(seen(null)).toEqual([FACE_DOWN, FACE_DOWN])
})

/** Plays games of all four factions at random, with some answers wherever they are offered, and looks at each question. */
function watch(
  games: number,
  deck: string,
  look: (match: RootMatch) => void,
  always: readonly string[] = [],
): void {
  for (let seed = 1; seed <= games; seed++) {
    const chance = Chance.of(seed + 1000)
    const match = Match.start(root, { seats: 4, options: { deck }, seed })
    for (let picks = 0; picks < 1500 && match.ask; picks++) {
      look(match)
      const [seat] = match.ask.waiting
      const wanted = always.length > 0 ? offered(match).findIndex(key => always.includes(key)) : -1
      match.pick(seat, wanted < 0 ? chance.below(match.ask.count(seat)) : wanted)
    }
  }
}

/** All cards that a seat cannot see, wherever they lie. */
function hiddenCards(state: RootState, viewer: number | null): number[] {
  return state.players.flatMap((player, seat) =>
    seat === viewer ? [] : [...player.hand, ...(player.alliance?.supporters ?? [])],
  )
}

test('nothing hidden is in a view: any other deal looks the same [1.2.1.a] [visibility.4]', () => {
  let moment = 0
  watch(2, 'exiles', ({ state }) => {
    if (moment++ % 150 !== 0) return
    for (const viewer of [0, 1, 2, 3, null]) {
      const before = JSON.stringify(view(state, viewer))
      const other = structuredClone(state)
      redeal(other, viewer, Chance.of(moment))
      expect(JSON.stringify(view(other, viewer))).toBe(before)
      expect(hiddenCards(other, viewer)).toHaveLength(hiddenCards(state, viewer).length)
    }
  })
  expect(moment).toBeGreaterThan(500)
})

/** What a seat may be asked in the turn of another: to react, never to agree. */
const REACTIONS: readonly string[] = [
  'battle.ambush',
  'battle.effect',
  'battle.lose',
  'trigger.which',
  'hospital.spend',
  'alliance.outrage',
  'alliance.discard',
  'vagabond.damage',
  'vagabond.enlist',
]

test('no action needs the consent of another: others are only asked to react [law.q2]', () => {
  const others = new Set<string>()
  watch(10, 'standard', ({ ask, state }) => {
    const inTurn = state.players.every(
      ({ corner, faction, pawn }) => corner > 0 || faction === 'alliance' || pawn > 0,
    )
    if (inTurn && ask && ask.waiting[0] !== state.turn.seat) others.add(ask.id)
  })
  expect([...others].filter(id => !REACTIONS.includes(id))).toEqual([])
  expect(others).toContain('battle.ambush')
})

test('cards pass from hand to hand only where a rule says so [1.3.2]', () => {
  let hands: number[][] = []
  let told = 0
  const passed = new Set<string>()
  const look = (match: RootMatch): void => {
    if (match.picks === 0) hands = []
    const journal = match.history?.journal ?? []
    const now = match.state.players.map(({ hand }) => hand.slice())
    const news = journal.slice(told)
    const ids = news.map(({ id }) => id)
    for (const [seat, hand] of now.entries())
      for (const card of hand) {
        const from = hands.findIndex(held => held.includes(card))
        if (from < 0 || from === seat || ids.includes('deck.reshuffled')) continue
        // By name, from this seat to that one, and not by the way of another rule.
        const how = news.find(
          ({ id, values }) =>
            /^card\.(taken|given)\.which/.test(id) &&
            values?.card === card &&
            values.from === from &&
            values.to === seat,
        )
        passed.add(how?.id ?? `? ${ids.join(' ')}`)
      }
    hands = now
    told = journal.length
  }
  for (const deck of ['standard', 'exiles']) watch(3, deck, look, ['thief', 'steal'])
  expect([...passed].filter(id => id.startsWith('?'))).toEqual([])
  expect([...passed].sort()).toEqual(['card.given.which', 'card.taken.which'])
})

test('every question cites a rule, and every rule that it or a refusal cites is in the rule index', () => {
  const index = readFileSync(new URL('../RULES.tsv', import.meta.url), 'utf8')
  const ids = new Set(index.split('\n').map(line => line.split('\t')[0]))
  const cited = new Set<string>()
  const silent = new Set<string>()
  for (const deck of ['standard', 'exiles'])
    watch(4, deck, match => {
      const face = match.ask && match.face(match.ask.waiting[0])
      if (face && !face.rule) silent.add(face.prompt.id)
      for (const rule of [face?.rule, ...(face?.refused.map(one => one.rule) ?? [])])
        if (rule) cited.add(rule)
    })
  expect(cited.size).toBeGreaterThan(40)
  expect([...cited].filter(rule => !ids.has(rule))).toEqual([])
  expect([...silent]).toEqual([])
})
