import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, DECKS } from '../data/cards.ts'
import { BATTLE_DIE, CONTROL_DIE } from '../data/dice.ts'
import { ITEM_SUPPLY, ITEMS, RUIN_ITEMS, STARTING_ITEMS } from '../data/items.ts'
import { CLEARINGS, MAPS } from '../data/map.ts'
import { MOB_DIE } from '../factions/hundreds/data.ts'
import { FACTIONS } from '../factions/index.ts'
import { SERVICES } from '../factions/riverfolk/data.ts'
import { CHARACTER_NAMES, QUESTS } from '../factions/vagabond/data.ts'
import { root } from '../game.ts'
import { factionOf } from '../rules/faction.ts'
import { isOnEdge } from '../rules/homeland.ts'
import type { FactionId } from '../state.ts'

const letters = (): FactionId[] =>
  FACTIONS.map(({ card }) => card)
    .sort((a, b) => a.letter.localeCompare(b.letter))
    .map(({ id }) => id)

describe('what the boxes hold', () => {
  test('Reach of each faction [5.2.b]', () => {
    const reach = Object.fromEntries(FACTIONS.map(({ id, card }) => [id, card.reach]))
    expect(reach).toEqual({
      marquise: 10,
      hundreds: 9,
      keepers: 8,
      duchy: 8,
      eyrie: 7,
      vagabond: 5,
      riverfolk: 5,
      alliance: 3,
      corvids: 3,
      cult: 2,
    })
    expect(factionOf('vagabond').again).toEqual({ seats: 2, reach: 2 })
  })

  test('the order of setup by letters, and who is militant [board.letters] [board.militant]', () => {
    expect(letters()).toEqual([
      'marquise',
      'eyrie',
      'alliance',
      'vagabond',
      'cult',
      'riverfolk',
      'duchy',
      'corvids',
      'hundreds',
      'keepers',
    ])
    const militant = FACTIONS.filter(({ card }) => card.militant).map(({ id }) => id)
    expect(militant.sort()).toEqual(['duchy', 'eyrie', 'hundreds', 'keepers', 'marquise'])
  })

  test('buildings, tokens and warriors of the base game [B.1.2.a] [B.1.2.b] [B.1.3]', () => {
    const [marquise, eyrie, alliance] = (['marquise', 'eyrie', 'alliance'] as const).map(factionOf)
    expect(marquise.buildings).toEqual({ sawmill: 6, workshop: 6, recruiter: 6 })
    expect(eyrie.buildings).toEqual({ roost: 7 })
    expect(Object.values(alliance.buildings)).toEqual([1, 1, 1])
    expect([alliance.tokens, marquise.tokens]).toEqual([{ sympathy: 10 }, { wood: 8, keep: 1 }])
    expect([marquise.warriors, eyrie.warriors, alliance.warriors]).toEqual([25, 20, 10])
    expect(factionOf('vagabond').warriors).toBe(0)
  })

  test('gardens, trade posts and warriors of the Riverfolk box [B.2.2.a] [B.2.3]', () => {
    const [cult, riverfolk] = (['cult', 'riverfolk'] as const).map(factionOf)
    const all = (counts: { readonly [kind: string]: number }) =>
      Object.values(counts).reduce((sum, count) => sum + count, 0)
    expect(all(cult.buildings)).toBe(15)
    expect(all(riverfolk.tokens) + all(riverfolk.buildings)).toBe(9)
    expect([cult.warriors, riverfolk.warriors]).toEqual([25, 15])
  })

  test('boards and markers of the Riverfolk box: a second Vagabond, two factions, three services [B.2.5]', () => {
    const factions = ['vagabond', 'riverfolk', 'cult', 'vagabond']
    const start = (list: readonly string[]) =>
      Match.start(root, { seats: list.length, seed: 1, options: { factions: list } }).state
    expect(start(factions).players.map(({ faction }) => faction)).toEqual(factions)
    expect(() => start([...factions, 'vagabond'])).toThrow()
    expect(() => start([...factions, 'cult'])).toThrow()
    expect(() => start([...factions, 'riverfolk'])).toThrow()
    expect(SERVICES).toHaveLength(3)
    expect(Object.keys(start(factions).players[1].riverfolk?.prices ?? {})).toEqual([...SERVICES])
  })

  test('markers for suits, four of each, and four ruins [B.1.2.c]', () => {
    const { suits, ruins } = Match.start(root, { seats: 3, seed: 4, options: { suits: 'random' } }).state
    for (const suit of ['fox', 'rabbit', 'mouse'])
      expect(suits.slice(1).filter(one => one === suit)).toHaveLength(4)
    for (const map of Object.values(MAPS)) expect(map.clearings.filter(({ ruin }) => ruin)).toHaveLength(4)
    expect(ruins.filter(one => one !== null)).toHaveLength(4)
  })

  test('items of all boxes: supply, two sets for ruins, those of characters [B.1.2.d] [B.2.2.b] [B.9.1]', () => {
    const boxes = { bag: 5, boots: 8, crossbow: 3, hammer: 5, sword: 7, tea: 3, coins: 4, torch: 2 }
    for (const item of ITEMS) {
      const ruins = 2 * RUIN_ITEMS.filter(one => one === item).length
      expect([item, ITEM_SUPPLY[item] + ruins + STARTING_ITEMS[item]]).toEqual([item, boxes[item]])
    }
  })

  test('decks of 54 cards, quests, characters of three boxes [B.1.4] [B.2.4] [B.7.1] [B.9.3]', () => {
    expect([DECKS.standard.length, DECKS.exiles.length]).toEqual([54, 54])
    expect(QUESTS).toHaveLength(15)
    expect(CHARACTER_NAMES).toHaveLength(9)
    expect(Object.values(CARDS).filter(({ kind }) => kind === 'vizier')).toHaveLength(2)
  })

  test('dice: two of 0 to 3, one of suits, one of stars [dice.2] [dice.3] [B.1.5]', () => {
    expect(BATTLE_DIE.faces).toEqual([0, 1, 2, 3])
    const times = (suit: string) => MOB_DIE.faces.filter(face => face === suit).length
    expect(new Set(['fox', 'rabbit', 'mouse'].map(times)).size).toBe(1)
    expect(times('fox') * 3).toBe(MOB_DIE.faces.length)
    expect(CONTROL_DIE.faces.map(({ gold, red }) => `${gold}+${red}`)).toEqual([
      '1+1',
      '1+1',
      '1+2',
      '2+1',
      '2+1',
      '2+2',
    ])
    expect(Object.keys(MAPS)).toEqual(expect.arrayContaining(['autumn', 'winter']))
  })
})

describe('who may play', () => {
  test('two to six seats, one beside robots, and no others [options.1]', () => {
    for (const seats of [2, 3, 4, 5, 6])
      expect(Match.start(root, { seats, seed: 1 }).state.order).toHaveLength(seats)
    expect(Match.start(root, { seats: 1, seed: 1 }).state.order).toHaveLength(3)
    for (const seats of [0, 7]) expect(() => Match.start(root, { seats, seed: 1 })).toThrow()
  })

  test('the edge of a map is all but its inner clearings [booklet.advanced.4]', () => {
    const edge = (map: string) => {
      const { state } = Match.start(root, { seats: 2, seed: 1, options: { map } })
      return CLEARINGS.filter(one => isOnEdge(state, one))
    }
    expect(edge('autumn')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(edge('winter')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(edge('lake')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(edge('mountain')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])
  })
})
