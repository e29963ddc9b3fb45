import { Chance } from '@tablee/kernel'
import type { Selecting } from '@tablee/perseverance/data/dissenters.ts'
import {
  type ActionDeck,
  assign,
  discardSlots,
  fillRow,
  stacked,
} from '@tablee/perseverance/dissenters/deck.ts'
import {
  canSpendReserve,
  coverLast,
  gainReserve,
  type ReserveMarker,
  resetReserve,
  spacesLeft,
  spendReserve,
} from '@tablee/perseverance/dissenters/reserve.ts'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { ACTION_CARD_IDS, type ActionCardId, RESHUFFLE_CARD } from '../data/solo/actions.ts'
import { LAST_RESERVE, MOST_RESERVE_CRATES } from '../data/solo/levels.ts'

const { actions } = reconstructed.usual.dissenters
const selects = (card: ActionCardId): Selecting => actions[card].selects
const seeds = Array.from({ length: 60 }, (_, seed) => seed)

const fresh = (seed: number) => stacked(Chance.of(seed), ACTION_CARD_IDS, RESHUFFLE_CARD)

const everything = ({ deck, row, slots, discard }: ActionDeck<ActionCardId>) =>
  [...deck, ...row, slots.narek, slots.camilla, ...discard].filter(card => card !== null)

/** A deck whose top is the last of these, with this row; the rest is discarded. */
function cards(top: ActionCardId[], row: ActionCardId[]): ActionDeck<ActionCardId> {
  const discard = ACTION_CARD_IDS.filter(card => !top.includes(card) && !row.includes(card))
  return { deck: top, shown: false, row: [...row], slots: { narek: null, camilla: null }, discard }
}

const unshuffled = { shuffle: () => undefined }

describe('the deck of the Dissenters', () => {
  test('the card that reshuffles is among the last three, nine others lie above [s3.setup.27] [s3.setup.28]', () => {
    const places = new Set<number>()
    for (const seed of seeds) {
      const { deck } = fresh(seed)
      expect(deck).toHaveLength(9)
      places.add(deck.indexOf(RESHUFFLE_CARD))
    }
    expect([...places].sort()).toEqual([0, 1, 2])
  })

  test('three others lie in the row [s3.setup.29]', () => {
    for (const seed of seeds) {
      const { row } = fresh(seed)
      expect(row).toHaveLength(3)
      expect(row).not.toContain(RESHUFFLE_CARD)
    }
  })

  test('the top card is turned up and stays where it is [solo.turn.6]', () => {
    const one = cards(['9', '1'], ['2', '3', '4'])
    assign(one, selects)
    expect([one.shown, one.deck]).toEqual([true, ['9', '1']])
  })

  test.each<[ActionCardId, Selecting, ActionCardId, ActionCardId, (ActionCardId | null)[], string]>([
    ['1', 'NC-', '5', '6', [null, null, '8'], 'solo.turn.11'],
    ['4', 'C-N', '8', '5', [null, '6', null], 'solo.turn.8'],
    ['3', 'N-C', '5', '8', [null, '6', null], 'solo.turn.9'],
    ['11', '-NC', '6', '8', ['5', null, null], 'solo.turn.10'],
  ])('card %s (%s) gives Narek %s and Camilla %s, and %j stays [%s]', (top, symbols, narek, camilla, row) => {
    const one = cards([top], ['5', '6', '8'])
    expect(selects(top)).toBe(symbols)
    assign(one, selects)
    expect(one.slots).toEqual({ narek, camilla })
    expect(one.row).toEqual(row)
  })

  test('the card that reshuffles gives cards like any other; nothing is shuffled yet [solo.turn.12]', () => {
    const one = cards(['1', '2', RESHUFFLE_CARD], ['5', '6', '8'])
    assign(one, selects)
    expect(one.slots).toEqual({ narek: '8', camilla: '6' })
    expect(one.deck).toEqual(['1', '2', RESHUFFLE_CARD])
  })

  test('both cards are discarded, the third keeps its place [solo.turn.22]', () => {
    const one = cards(['1', '3'], ['5', '6', '8'])
    one.discard = []
    assign(one, selects)
    discardSlots(one)
    expect([one.slots, one.discard, one.row]).toEqual([
      { narek: null, camilla: null },
      ['5', '8'],
      [null, '6', null],
    ])
  })

  test.each<[(ActionCardId | null)[], ActionCardId[], string]>([
    [[null, null, '8'], ['3', '1', '8'], 'solo.turn.25'],
    [['8', null, null], ['8', '3', '1'], 'solo.turn.26'],
    [[null, '8', null], ['3', '8', '1'], 'solo.turn.23'],
  ])('where %j is left, the card that lies open and the next make %j [%s] [solo.turn.27]', (row, filled) => {
    const one = { ...cards(['2', '1', '3'], []), row, shown: true }
    fillRow(unshuffled, one, RESHUFFLE_CARD, () => undefined)
    expect([one.row, one.deck, one.shown]).toEqual([filled, ['2'], false])
  })

  test('reshuffling instead of laying the open card: deck and discards, not the row [solo.turn.24] [solo.turn.29] [solo.reshuffle.3] [solo.reshuffle.4]', () => {
    const one = cards(['1', '2', RESHUFFLE_CARD], ['5', '6', '8'])
    assign(one, selects)
    discardSlots(one)
    let times = 0
    fillRow(Chance.of(7), one, RESHUFFLE_CARD, () => times++)
    expect(times).toBe(1)
    expect(one.row).not.toContain(null)
    expect(one.row[0]).toBe('5')
    expect(one.discard).toEqual([])
    expect(one.deck).toHaveLength(9)
  })

  test('reshuffling as the next card comes up: the row is filled all the same [solo.turn.28]', () => {
    const one = cards(['1', RESHUFFLE_CARD, '3'], ['5', '6', '8'])
    assign(one, selects)
    discardSlots(one)
    let times = 0
    fillRow(Chance.of(7), one, RESHUFFLE_CARD, () => times++)
    expect([times, one.row[0], one.row[1]]).toEqual([1, '3', '6'])
    expect(one.row[2]).not.toBeNull()
  })

  test('the card that reshuffles ends up among the three at the bottom [solo.reshuffle.1] [solo.reshuffle.5] [solo.reshuffle.6]', () => {
    const places = new Set<number>()
    for (const seed of seeds) {
      const one = cards(['1', '2', RESHUFFLE_CARD], ['5', '6', '8'])
      assign(one, selects)
      discardSlots(one)
      fillRow(Chance.of(seed), one, RESHUFFLE_CARD, () => undefined)
      places.add(one.deck.indexOf(RESHUFFLE_CARD))
    }
    expect([...places].sort()).toEqual([0, 1, 2])
  })

  test('eight rounds: no card is lost, and the first reshuffle falls in round 4 or early in 5 [solo.reshuffle.7] [solo.reshuffle.9] [solo.reshuffle.10] [solo.reshuffle.11] [solo.reshuffle.12]', () => {
    const first = new Set<string>()
    for (const seed of seeds) {
      const chance = Chance.of(seed)
      const one = stacked(chance, ACTION_CARD_IDS, RESHUFFLE_CARD)
      let when: string | null = null
      for (let round = 1; round <= 8; round++) {
        expect(one.row).not.toContain(null)
        expect(one.slots).toEqual({ narek: null, camilla: null })
        expect(one.deck).toContain(RESHUFFLE_CARD)
        const isOpen = one.deck.at(-1) === RESHUFFLE_CARD
        assign(one, selects)
        expect(one.slots.narek).not.toBe(one.slots.camilla)
        discardSlots(one)
        fillRow(chance, one, RESHUFFLE_CARD, () => {
          when ??= `${round}${isOpen ? 'B' : 'C'}`
        })
        expect(everything(one).sort()).toEqual([...ACTION_CARD_IDS].sort())
      }
      first.add(String(when))
    }
    expect([...first].sort()).toEqual(['4B', '4C', '5B'])
  })
})

describe('the reserve', () => {
  const track = (crates = 0) => ({ last: LAST_RESERVE, crates })
  const at = (space: number): ReserveMarker => ({ space, onProgram: false })

  test('a reserve is a space forward [s3.reserve.1]', () => {
    const marker = at(1)
    gainReserve(marker, track(), 2)
    expect(marker).toEqual(at(3))
  })

  test.each([
    [5, 0],
    [3, 2],
    [1, 4],
  ])(
    'from space %i with %i crates it comes on the program card [s3.reserve.2] [s3.reserve.7]',
    (space, crates) => {
      const marker = at(space - 1)
      gainReserve(marker, track(crates), 1)
      expect(marker.onProgram).toBe(false)
      gainReserve(marker, track(crates), 1)
      expect(marker.onProgram).toBe(true)
    },
  )

  test('there it neither gains nor loses [s3.reserve.3] [solo.reserve.3]', () => {
    const marker = { space: 5, onProgram: true }
    gainReserve(marker, track(), 2)
    expect(spendReserve(marker)).toBe(false)
    expect(marker).toEqual({ space: 5, onProgram: true })
  })

  test('it is spent only off the first space and off the program card [s3.die.7]', () => {
    expect([at(0), at(1), { space: 5, onProgram: true }].map(canSpendReserve)).toEqual([false, true, false])
    const marker = at(2)
    expect(spendReserve(marker)).toBe(true)
    expect(marker).toEqual(at(1))
  })

  test('spaces left by the crates [s3.reserve.8] [s3.reserve.12]', () => {
    expect([0, 1, 2, 3, 4].map(crates => spacesLeft(track(crates)))).toEqual([6, 5, 4, 3, 2])
    expect(MOST_RESERVE_CRATES).toBe(4)
  })

  test('crates cover space 5 first, then 4; a marker there moves on to the program card [s3.reserve.6] [s3.reserve.9]', () => {
    const covered = (space: number, crates: number) => {
      const marker = at(space)
      coverLast(marker, track(crates))
      return marker.onProgram
    }
    expect([covered(5, 0), covered(4, 0), covered(4, 1), covered(3, 1)]).toEqual([true, false, true, false])
  })

  test('after the reserve action it is back on space 0 [solo.turn.15]', () => {
    const marker = { space: 5, onProgram: true }
    resetReserve(marker)
    expect(marker).toEqual(at(0))
  })
})
