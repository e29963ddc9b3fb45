import { keys, refusal } from '@tablee/common/testing/answers.ts'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import { room } from '../../../index.ts'
import { checklist, endings } from '../../../rules/checklist.ts'
import { type Diluvium, RIVAL } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'
import { en } from '../../../text/en.ts'
import { fr } from '../../../text/fr.ts'

const EGYPT = '3,0'
const position = (options = {}): Position => solo({ scenario: 's13', ...options })

/** The gold of the supply, aside, yours and the rival's. */
const golds = ({ gold, players, rival }: Diluvium) => [
  gold?.supply,
  gold?.aside,
  players[0].gold,
  rival?.gold,
]

const share = (supply: number, aside: number, yours: number, theirs: number): Position =>
  position().change(({ gold, players, rival }) => {
    if (gold) Object.assign(gold, { supply, aside, start: supply + aside + yours + theirs })
    players[0].gold = yours
    if (rival) rival.gold = theirs
  })

/** You play a card that gives 3 gold. */
function gaining(one: Position) {
  const match = one.hand(0, 'ruGold').at(['turn', 0])
  match.pickKey(0, 'ruGold')
  return match
}

/** The rival exploits with two pairs on Craft: 6 gold. */
const exploiting = (one: Position) =>
  one
    .home(RIVAL)
    .tile('0,0', 3)
    .explored(RIVAL, '0,0')
    .settlers(RIVAL, '0,0', 'craft', 2)
    .settlers(RIVAL, '1,-1', 'craft')
    .tile('1,1', 21)
    .explored(RIVAL, '1,1')
    .settlers(RIVAL, '1,1', 'craft')
    .last(0, 'exploit')
    .tokens('ct1a')
    .at('rival').state

describe('the set-up', () => {
  test('the Chinese, the Egyptian City, 6 gold and 62 aside [s13.1] [s13.2] [s13.3] [s13.4] [inv.7]', () => {
    const { state } = position()
    expect(state.rival).toMatchObject({ civ: 'chinese', column: ['craft', 'food', 'weapons', 'ruins'] })
    expect(state.supply).toEqual({ food: 15, craft: 15, weapons: 20 })
    expect(state.places[EGYPT]).toMatchObject({ city: 'egyptian', tile: 0 })
    expect(golds(state)).toEqual([6, 62, 0, 0])
  })

  test('harder, 10 of the gold aside are missing: H47 [difficulty.10] [inv.7]', () => {
    const { state } = position({ difficulty: 'difficult' })
    expect(golds(state)).toEqual([6, 52, 0, 0])
    expect(state.supply).toEqual({ food: 13, craft: 13, weapons: 18 })
  })
})

describe('your gold', () => {
  test('comes from the supply for you, or goes from aside into the supply [s13.5] [inv.7]', () => {
    const match = gaining(position())
    expect(keys(match, 0)).toEqual(['supply', 'aside'])
    match.pickKey(0, 'supply')
    expect(golds(match.state)).toEqual([3, 62, 3, 0])
    const stored = gaining(position())
    stored.pickKey(0, 'aside')
    expect(golds(stored.state)).toEqual([9, 59, 0, 0])
  })

  test('comes wholly from one source; what the supply lacks, from aside: H42 [s13.6]', () => {
    const taken = gaining(share(2, 62, 4, 0))
    taken.pickKey(0, 'supply')
    expect(golds(taken.state)).toEqual([0, 61, 7, 0])
    const stored = gaining(share(2, 62, 4, 0))
    stored.pickKey(0, 'aside')
    expect(golds(stored.state)).toEqual([5, 59, 4, 0])
  })

  test('is asked for at each gain [s13.5]', () => {
    const match = position().has(0, { craft: 3 }).at(['turn', 0])
    match.pickKey(0, 'exploit')
    match.pickKey(0, 'pair')
    match.pickKey(0, 'aside')
    match.pickKey(0, 'single')
    match.pickKey(0, 'supply')
    expect(golds(match.state)).toEqual([8, 59, 1, 0])
  })

  test('is no more than there is [s13.6]', () => {
    const match = gaining(share(1, 1, 40, 26))
    match.pickKey(0, 'supply')
    expect(golds(match.state)).toEqual([0, 0, 42, 26])
    expect(golds(gaining(share(0, 0, 40, 28)).state)).toEqual([0, 0, 40, 28])
  })
})

describe('the rival’s gold', () => {
  test('comes from the supply, what that lacks from yours, never from aside [s13.7] [s13.8]', () => {
    expect(golds(exploiting(share(8, 60, 0, 0)))).toEqual([2, 60, 0, 6])
    expect(golds(exploiting(share(4, 54, 10, 0)))).toEqual([0, 54, 8, 6])
  })

  test('leaves you no less than nothing [s13.9] [inv.7]', () => {
    expect(golds(exploiting(share(1, 65, 2, 0)))).toEqual([0, 65, 0, 3])
  })
})

describe('the end', () => {
  const round = (one: Position) => one.last(0, 'explore').tokens('ct1a').at('round').state.final

  test('comes when supply and aside are empty, not while gold lies aside [s13.10] [s13.11]', () => {
    expect(round(share(0, 1, 40, 27))).toBe(false)
    expect(round(share(1, 0, 40, 27))).toBe(false)
    expect(round(share(0, 0, 40, 28))).toBe(true)
  })

  test('is as far as the gold of both places goes [s13.10]', () => {
    const line = endings(share(4, 20, 40, 4).state).find(({ rule }) => rule === 'end.3')
    expect(line).toMatchObject({ says: { values: { left: 24 } }, holds: false })
  })

  test('comes with an empty pile, and when the rival’s Warship reaches your City [s13.13]', () => {
    expect(round(position().pile('weapons', 0))).toBe(true)
    const fallen = position().warship(RIVAL, '-1,3').last(0, 'fight').tokens('ct1a').at('rival')
    expect(fallen.outcome?.why.values).toMatchObject({ reason: 'cityFell' })
  })
})

describe('the ally', () => {
  const near = (weapons: number, yours = 1) =>
    share(5, 62, yours, 0).up('2,0').explorer(0, '2,0').warship(0, '2,0').has(0, { weapons })

  test.each(['explore', 'fight'])(
    'is armed by a ship that comes with 6 Weapons: %s [s13.12] [s13.14]',
    action => {
      const match = near(7).at(['turn', 0])
      match.pickKey(0, action)
      match.pickKey(0, EGYPT)
      expect(match.state.players[0].resources.weapons).toBe(1)
      expect(checklist(match.state)[1].holds).toBe(true)
      match.pickKey(0, 'end')
      expect(match.outcome).toMatchObject({ winners: [0], why: { values: { outcome: 'condottiere' } } })
    },
  )

  test.each(['explore', 'fight'])(
    'tells of the 6 Weapons before a ship goes there, and of none where it is armed: %s [s13.12]',
    action => {
      const price = (armed: boolean) => {
        const match = near(7)
          .change(state => {
            state.story = { id: 's13', armed }
          })
          .at(['turn', 0])
        match.pickKey(0, action)
        const said = (at: string) => match.face(0)?.candidates.find(({ key }) => key === at)?.say
        expect(said('2,1')?.values?.weapons ?? 0).toBe(0)
        return said(EGYPT)
      }
      const dear = price(false)
      expect(dear?.values).toMatchObject({ weapons: 6 })
      expect(en['sail.to'](dear?.values as never)).toContain('(0 Food, 6 Weapons)')
      expect(fr['sail.to'](dear?.values as never, [])).toMatch(/\(0\sNourriture, 6\sArmes\)/)
      const free = price(true)
      expect(free?.values).toMatchObject({ weapons: 0 })
      expect(en['sail.to'](free?.values as never)).toContain('(0 Food)')
      expect(fr['sail.to'](free?.values as never, [])).toMatch(/\(0\sNourriture\)/)
    },
  )

  test('does not let a ship in that has fewer [s13.12]', () => {
    const match = near(5).at(['turn', 0])
    match.pickKey(0, 'explore')
    expect(refusal(match, 0, EGYPT)).toBe('s13.12')
    expect(refusal(match, 0, '1,-1')).toBe('base.explore.6')
  })

  test('brings no victory without more gold, and ends the campaign with it [s13.14] [s13.15]', () => {
    const match = near(6, 0).at(['turn', 0])
    for (const key of ['explore', EGYPT, 'end']) match.pickKey(0, key)
    expect(match.outcome).toMatchObject({ winners: [], why: { values: { reason: 'poorer' } } })
    expect(ROADS.condottiere).toMatchObject({ from: 's13', to: null })
  })
})

test('random games keep the laws', () => {
  expect(lawful(room, { games: 6, seed: 1, seats: 1, options: { scenario: 's13' } }).games).toBe(6)
})
