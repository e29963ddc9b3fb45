import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { EVENT_IDS } from '../data/events.ts'
import { robinson } from '../game.ts'
import { eventCard } from '../rules/cards/resolve-card.ts'
import { byActor, byAll } from '../rules/cause.ts'
import { beastJoinsHunt, drawInvention, drawMystery, markSeen, shuffleIntoEvents } from '../rules/decks.ts'
import { runEffects } from '../rules/effects/run.ts'
import { discardItem } from '../rules/items.ts'
import { drawMysteries } from '../rules/mystery.ts'
import { gather } from '../rules/resolve/gather.ts'
import type { DeckName, Robinson } from '../state.ts'
import { resolving } from './cards/powers.ts'
import { type Action, Scene } from './cards/scene.ts'
import { position } from './position.ts'

const start = (seed: number, scenario = 'castaways'): Robinson =>
  Match.start(robinson, { seats: 2, seed, options: { scenario } }).state

// Set-up

const SHUFFLED: readonly (readonly [DeckName, string])[] = [
  ['build', 'setup.16'],
  ['gather', 'setup.16'],
  ['explore', 'setup.16'],
  ['beast', 'setup.17'],
  ['mystery', 'setup.19'],
  ['tiles', 'setup.22'],
  ['equipment', 'setup.25'],
  ['discovery', 'setup.26'],
  ['invention', 'setup.9'],
  ['event', 'setup.32'],
]

test.each(SHUFFLED)('the deck of %s lies in another order in every game [%s]', deck => {
  const orders = new Set(Array.from({ length: 6 }, (_, seed) => start(seed + 1).decks[deck].join()))
  expect(orders.size).toBe(6)
})

test('which events are in the deck is a matter of chance, of books and of colours [setup.29] [setup.30]', () => {
  for (const isBook of [true, false]) {
    const chosen = new Set(
      Array.from({ length: 6 }, (_, seed) => {
        const { event } = start(seed + 1).decks
        return event
          .filter(card => isBook === BOOKS.has(card))
          .toSorted()
          .join()
      }),
    )
    expect(chosen.size).toBe(6)
  }
})

test('books and colours are shuffled together: neither lies as a block [setup.32]', () => {
  const kinds = new Set(
    Array.from({ length: 6 }, (_, seed) =>
      start(seed + 1)
        .decks.event.map(card => (BOOKS.has(card) ? 'b' : 'c'))
        .join(''),
    ),
  )
  expect(kinds.size).toBe(6)
})

const BOOKS: ReadonlySet<string> = new Set(EVENT_IDS.filter(id => eventCard(id).symbol === 'book'))

test('of an odd number of rounds half is rounded up: nine rounds, five events of each kind [setup.30] [setup.31]', () => {
  const { decks, rounds } = start(3, 'cannibalIsland')
  expect(rounds).toBe(9)
  const books = decks.event.filter(card => BOOKS.has(card)).length
  expect([books, decks.event.length - books]).toEqual([5, 5])
})

test('the tiles of Volcano Island are shuffled too [scenario.4.4]', () => {
  const orders = new Set(
    Array.from({ length: 6 }, (_, seed) => start(seed + 1, 'volcanoIsland').decks.tiles.join()),
  )
  expect(orders.size).toBe(6)
})

// In the game

/** The orders of a deck after the same has happened with other luck; what was known of it is forgotten. */
function orders(deck: DeckName, action: Action, given: (scene: Scene) => void = () => {}): number {
  const found = new Set<string>()
  for (const side of [1, 2, 3, 4, 5, 6]) {
    const scene = new Scene().dice(side)
    given(scene)
    const [known] = scene.state.decks[deck]
    if (known !== undefined) markSeen(scene.state, deck, known)
    scene.play(action)
    found.add(scene.state.decks[deck].join())
    expect(scene.state.seen[deck]).toEqual([])
  }
  return found.size
}

const doing =
  (what: (t: Parameters<Action>[0]) => unknown): Action =>
  t => {
    what(t)
    return undefined
  }

test('a card that is shuffled into the event deck may lie anywhere [card.adventure.2]', () => {
  expect(
    orders(
      'event',
      doing(t => shuffleIntoEvents(t, 'breakdown')),
    ),
  ).toBeGreaterThan(1)
})

test('a beast that joins the hunting deck may lie anywhere in it [explore.7]', () => {
  const more = (scene: Scene) => scene.state.decks.hunting.push(...scene.state.decks.beast.splice(-4))
  expect(orders('hunting', doing(beastJoinsHunt), scene => void more(scene))).toBeGreaterThan(1)
})

test('mysteries that were set aside are shuffled back [mystery.8]', () => {
  const action: Action = t => {
    resolving(t.state, 'explore', { node: 'M2' })
    return drawMysteries(t, byActor('oldHut', 'cook', 'M2'), { treasures: 1 })
  }
  expect(orders('mystery', action)).toBeGreaterThan(1)
})

test('the discard pile of mysteries becomes a deck in a new order [mystery.12]', () => {
  const discard = ({ state }: Scene) => {
    state.mysteryDiscard.push(...state.decks.mystery.splice(0).toSorted())
  }
  expect(orders('mystery', doing(drawMystery), discard)).toBeGreaterThan(1)
})

test('what a new idea set aside becomes a deck in a new order [skill.a-new-idea.2]', () => {
  const discard = ({ state }: Scene) => {
    state.inventionDiscard.push(...state.decks.invention.splice(0).toSorted())
  }
  expect(orders('invention', doing(drawInvention), discard)).toBeGreaterThan(1)
})

test('inventions and items that are discarded go anywhere into their deck [discard.2] [card.event.catastrophe.4]', () => {
  const discard: Action = t => runEffects(t, [{ do: 'discardInventions', n: 1 }], byAll(t.state, 'mist'))
  const one = ({ state }: Scene) => {
    state.decks.invention.push(...state.inventions.splice(1))
  }
  expect(orders('invention', discard, one)).toBeGreaterThan(1)
  expect(
    orders(
      'invention',
      doing(t => discardItem(t, 'rope')),
    ),
  ).toBeGreaterThan(1)
})

test('from an empty deck of adventures nothing is drawn either [discard.4]', () => {
  const scene = new Scene().discouraged().dice(6, 6, 1)
  scene.state.decks.gather.length = 0
  const failed = scene.play(t => gather(t, resolving(t.state, 'gather', { node: 'M2', source: 1 }), 'cook'))
  expect(failed).toEqual({ 'cook.det': 2 })
  expect(scene.state.open).toEqual([])
})

test('where nothing is left to draw no token, no equipment and no beast appears in an action either [discard.4]', () => {
  const scene = new Scene()
  for (const deck of ['beast', 'discovery', 'equipment'] as const) scene.state.decks[deck].length = 0
  const hunted = scene.state.decks.hunting.slice()
  const nothing = scene.play(t => {
    resolving(t.state, 'explore', { node: 'T2' })
    beastJoinsHunt(t)
    return runEffects(
      t,
      [{ do: 'drawDiscoveries', n: 2, keep: 1 }, { do: 'drawEquipment' }],
      byActor('oldHut', 'cook'),
    )
  })
  expect(nothing).toEqual({})
  expect(scene.state.gains).toEqual([])
  expect(scene.state.decks.hunting).toEqual(hunted)
})

// The event deck

test('in the first round no event is drawn; from the second on it is the top card, for the first player [event.2] [event.1]', () => {
  const first = position('cook', 'soldier').events('frost').until('production').at('roundStart')
  expect(first.state.threats.right).toBe('foodCrates')
  const table = position('cook', 'soldier').round(2).first(1).events('breakdown', 'frost', 'strongWind')
  const second = table.until('morale').at('event')
  expect(second.state.threats).toEqual({ left: 'foodCrates', right: 'frost' })
  expect(second.state.decks.event.at(-1)).toBe('strongWind')
  // The lower part of Breakdown gives the first player two determination.
  expect(second.state.characters.map(({ det }) => det)).toEqual([0, 2])
})
