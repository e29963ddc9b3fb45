import { prefer } from '@tablee/common/prefer.ts'
import { Chance } from '@tablee/kernel'
import type { ActionDeck } from '@tablee/perseverance/dissenters/deck.ts'
import { byColour, byFace } from '@tablee/perseverance/dissenters/dice.ts'
import { choosePlace } from '@tablee/perseverance/dissenters/place.ts'
import { deckFaults, redealDeck, viewDeck } from '@tablee/perseverance/dissenters/unseen.ts'
import { bestPlace, isFarAhead, otherOf, startApart } from '@tablee/perseverance/dissenters/who.ts'
import { because as englishly } from '@tablee/perseverance/text/en/dissenters.ts'
import { because as frenchly } from '@tablee/perseverance/text/fr/dissenters.ts'
import { describe, expect, test } from 'vitest'
import { ACTION_CARD_IDS, type ActionCardId, RESHUFFLE_CARD } from '../data/solo/actions.ts'
import { CITY_ZONES, type Zone } from '../data/types.ts'

type Avoid = 'full' | 'ahead'

/** Narek’s shelters in the four zones, and what he avoids. */
const look = (
  named: Zone | null,
  own: readonly number[],
  avoids: Partial<{ [Z in Zone]: Avoid }>,
  program: Zone,
  opposed: Zone,
) =>
  choosePlace<Zone, Avoid>({
    loop: CITY_ZONES,
    named,
    avoids: zone => avoids[zone] ?? null,
    own: zone => own[CITY_ZONES.indexOf(zone as (typeof CITY_ZONES)[number])],
    program,
    opposed,
  })

describe('where a Dissenter puts a piece', () => {
  test('what the card names will do, if it is not avoided [solo.zone.25]', () => {
    const choice = look('construction', [0, 3, 0, 2], {}, 'construction', 'military')
    expect(choice).toEqual({ named: 'construction', place: 'construction', avoided: [], findings: [] })
  })

  test('the book’s example: a tie that program and opposed zone do not break [solo.zone.28] [solo.zone.29]', () => {
    const avoided = { military: 'ahead', construction: 'full' } as const
    const { place, findings } = look('military', [0, 3, 0, 2], avoided, 'construction', 'military')
    expect(place).toBe('expansion')
    expect(findings.map(({ by, value, left }) => [by, value, left])).toEqual([
      ['fewest', 0, ['sustenance', 'expansion']],
      ['program', 0, ['sustenance', 'expansion']],
      ['opposed', 0, ['sustenance', 'expansion']],
      ['next', 1, ['expansion']],
    ])
  })

  test('the reason is told in both languages', () => {
    const choice = look(
      'military',
      [0, 3, 0, 2],
      { military: 'ahead', construction: 'full' },
      'construction',
      'military',
    )
    const words = { place: (zone: Zone) => zone, avoided: { full: 'no space', ahead: '2 more' } }
    expect(englishly(choice, words)).toBe(
      ' (military avoided, 2 more; construction avoided, no space; fewest own pieces (0): sustenance and expansion; next in the loop: expansion)',
    )
    expect(frenchly(choice, words)).toContain('le moins d’éléments à soi (0) : sustenance et expansion')
    expect(englishly(look('military', [0, 0, 0, 0], {}, 'military', 'military'), words)).toBe('')
  })

  test('nothing is left where every zone is avoided [solo.zone.17]', () => {
    const all = { sustenance: 'full', military: 'full', expansion: 'full', construction: 'full' } as const
    expect(look(null, [0, 0, 0, 0], all, 'military', 'military').place).toBeNull()
  })

  test('Camilla starts one zone on where Narek does [s3.setup.39] [s3.setup.40]', () => {
    const loop: readonly Zone[] = CITY_ZONES
    expect(startApart(loop, 'military', 'military')).toBe('expansion')
    expect(startApart(loop, 'construction', 'construction')).toBe('sustenance')
    expect(startApart(loop, 'wilderness', 'wilderness')).toBe('sustenance')
    expect(startApart(loop, 'military', 'construction')).toBe('construction')
  })

  test('two more are enough, one more is not', () => {
    expect([isFarAhead(3, 1), isFarAhead(2, 1)]).toEqual([true, false])
    expect([otherOf('narek'), otherOf('camilla')]).toEqual(['camilla', 'narek'])
  })

  test('the better place of the two counts, and none is no place', () => {
    expect([bestPlace([3, 2]), bestPlace([0, 2]), bestPlace([0, 0])]).toEqual([2, 2, 0])
  })

  test('the own die comes before a neutral one, that before the other’s; then the face of the card', () => {
    const dice = [
      { owner: 2, face: 'innovator' },
      { owner: -1, face: 'adventurer' },
      { owner: -1, face: 'innovator' },
    ] as const
    const criteria = [byColour(1, -1), byFace(['innovator', 'adventurer'])]
    expect(prefer(dice, criteria)?.choice).toBe(dice[2])
    expect(prefer([...dice, { owner: 1, face: 'organizer' }], criteria)?.choice.owner).toBe(1)
  })
})

describe('what nobody knows of the action cards', () => {
  const cards = (shown: boolean): ActionDeck<ActionCardId> => ({
    deck: ['12', '1', '2', '3', '4', '5'],
    shown,
    row: ['6', '7', '8'],
    slots: { narek: null, camilla: null },
    discard: ['9', '10', '11'],
  })

  test('the order of the deck is hidden, its size and what is in it are not [solo.vis.2]', () => {
    const { deck, top, unseen } = viewDeck(cards(false), ACTION_CARD_IDS)
    expect([deck, top, unseen]).toEqual([6, null, ['1', '2', '3', '4', '5', '12']])
  })

  test('the top card that lies face up is known [solo.vis.3]', () => {
    const { top, unseen } = viewDeck(cards(true), ACTION_CARD_IDS)
    expect([top, unseen]).toEqual(['5', ['1', '2', '3', '4', '12']])
  })

  test('dealt again, the card that reshuffles stays among the last three and the top where it is shown', () => {
    const places = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const one = cards(true)
      redealDeck(one, RESHUFFLE_CARD, Chance.of(seed))
      expect(one.deck.slice().sort()).toEqual(cards(true).deck.slice().sort())
      expect(one.deck[5]).toBe('5')
      places.add(one.deck.indexOf(RESHUFFLE_CARD))
    }
    expect([...places].sort()).toEqual([0, 1, 2])
  })

  test('a card that is missing, doubled or out of the deck is noticed', () => {
    const faults = (one: ActionDeck<ActionCardId>) => deckFaults(one, ACTION_CARD_IDS, RESHUFFLE_CARD)
    expect(faults(cards(false))).toEqual([])
    expect(faults({ ...cards(false), discard: ['9', '10', '10'] })).toHaveLength(1)
    const out = cards(false)
    out.deck[0] = '11'
    out.discard[2] = '12'
    expect(faults(out)).toEqual(['the card that reshuffles left the deck'])
  })
})
