import { keys, told } from '@tablee/common/testing/answers.ts'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import type { Hex } from '../../../data/types.ts'
import { room } from '../../../index.ts'
import { checklist } from '../../../rules/checklist.ts'
import { RIVAL } from '../../../state.ts'
import { type DiluviumMatch, type Position, solo } from '../../../tests/position.ts'

const CITY = '1,-1'
const GREENS: readonly Hex[] = ['-1,2', '1,2', '-1,1', '2,0']
const position = (): Position => solo({ scenario: 's10' })

function picks(one: Position, ...chosen: string[]): DiluviumMatch {
  const match = one.at(['turn', 0])
  for (const key of chosen) match.pickKey(0, key)
  return match
}

/** Archipelagos that are corrupted. */
const corrupted = (one: Position, ...tiles: Hex[]) =>
  one.change(({ places }) => {
    for (const at of tiles) places[at].token = null
  })

/** You beat the rival's Warship at 0,3. */
const beating = (one: Position) =>
  picks(one.warship(RIVAL, '0,3').strength(0, 6).tokens('ct1a'), 'fight', '0,3', '0')
const rivalAt = ({ state }: DiluviumMatch) => state.rival?.warships[0].at

test('the Aztecs, four tokens face down on the green tiles [s10.1] [s10.2] [s10.3] [s10.4]', () => {
  const { state } = position()
  expect(state.rival).toMatchObject({ civ: 'aztec', column: ['weapons', 'food', 'craft', 'ruins'] })
  expect(state.start).toEqual({ food: 15, craft: 15, weapons: 18 })
  expect(GREENS.map(at => state.places[at].token?.n).sort()).toEqual([1, 2, 3, 4])
  expect(GREENS.every(at => state.places[at].token?.up === false && state.places[at].green)).toBe(true)
})

describe('settlers that are driven off', () => {
  const driven = () =>
    position()
      .home(0)
      .explored(0, '0,3')
      .settlers(0, '0,3', 'food')
      .up('0,2')
      .warship(RIVAL, '0,2')
      .up('-1,2', '1,2')
      .last(0, 'fight')
      .tokens('ct1a')

  test('go to the reserve, though the City has room, and lie there [s10.5] [s10.6]', () => {
    // From 0,2 to your City: S is 0,3 and SW is -1,3. Turned by 3 they show 1 and 4.
    const { state } = driven().dice(4).at('rival')
    expect(state.rival?.warships[0].at).toBe('0,3')
    expect(state.players[0]).toMatchObject({ lying: 1 })
    expect(state.players[0].reserve).toHaveLength(9)
  })

  test('are stood up by a move of their own, which yields nothing: H37 [s10.7] [s10.8]', () => {
    const lying = position()
      .explored(0, '-1,3') // There would be room for one that stands.
      .home(0)
      .settlers(0, '-1,4', 'food')
      .settlers(0, '-1,4', 'craft')
      .settlers(0, '-1,4', 'weapons')
      .change(({ players }) => {
        players[0].lying = 6
      })
    const match = lying.at(['turn', 0])
    match.pickKey(0, 'colonise')
    expect(keys(match, 0)).not.toContain('reserve:0')
    match.pickKey(0, 'lying:0')
    match.pickKey(0, 'lying:0')
    expect(match.ask?.id).toBe('after')
    expect(match.state.players[0]).toMatchObject({ lying: 4, resources: { food: 0, craft: 0, weapons: 0 } })
    expect(match.state.players[0].reserve).toHaveLength(6)
  })
})

describe('the rival’s City', () => {
  const attack = (yours: number, theirs: number) =>
    picks(
      position().gold(0, 1).warship(0, '0,0').strength(0, yours).strength(RIVAL, theirs).tokens('ct1a'),
      'fight',
      CITY,
      '0',
    )

  test('is conquered by a combat against track and token [s10.9] [s10.11] [s10.25]', () => {
    const match = attack(6, 4)
    expect(match.state.players[0].gold).toBe(1 + 2)
    expect(checklist(match.state)[1].holds).toBe(true)
    match.pickKey(0, 'end')
    expect(match.outcome).toMatchObject({ winners: [0], why: { values: { outcome: 'impitoyable' } } })
  })

  test('holds at a tie, which sends your Warship home [s10.10]', () => {
    const { state } = attack(5, 4)
    expect(checklist(state)[1].holds).toBe(false)
    expect(state.players[0].warships[0].at).toBe('-1,4')
    expect(state.rival?.gold).toBe(3)
  })

  test('brings no victory without more gold [s10.25]', () => {
    const match = picks(
      position().gold(RIVAL, 9).warship(0, '0,0').strength(0, 6).tokens('ct1a'),
      'fight',
      CITY,
      '0',
      'end',
    )
    expect(match.outcome).toMatchObject({ winners: [], why: { values: { reason: 'poorer' } } })
  })

  test('is closed to your Exploration Ship [s10.9]', () => {
    expect(keys(picks(position().explorer(0, '0,0'), 'explore'), 0)).not.toContain(CITY)
  })
})

describe('a rival Warship that you beat', () => {
  test('goes to the archipelago nearest to your City, as you choose [s10.12] [s10.16]', () => {
    const match = beating(position())
    expect(match.ask?.id).toBe('respawn')
    expect(keys(match, 0).sort()).toEqual(['-1,2', '1,2'])
    match.pickKey(0, '1,2')
    expect(rivalAt(match)).toBe('1,2')
    expect(match.state.places['1,2']).toMatchObject({ up: true, token: { up: false } })
    expect(rivalAt(beating(corrupted(position(), '1,2', '-1,2')))).toBe('-1,1')
  })

  test('goes to the next where your Warship is, and drives off who is there, lying: H36 [s10.13] [s10.14] [s10.15]', () => {
    // Your Warship defends -1,2.
    const match = position()
      .up('-1,2', '0,1', '-1,1')
      .warship(0, '-1,2')
      .strength(0, 6)
      .explored(0, '1,2')
      .settlers(0, '1,2', 'craft')
      .explorer(0, '1,2')
      .warship(RIVAL, '-1,1')
      .up('-2,2')
      .last(0, 'fight')
      .tokens('ct1a', 'ct1b')
      .dice(1)
      .at('rival')
    match.pickKey(0, '0')
    expect(rivalAt(match)).toBe('1,2')
    expect(match.state.players[0]).toMatchObject({ lying: 1, explorer: '-1,4' })
    expect(match.state.players[0].reserve).toHaveLength(6)
  })

  test('goes home once all archipelagos are corrupted [s10.17]', () => {
    expect(rivalAt(beating(corrupted(position(), ...GREENS)))).toBe(CITY)
  })
})

describe('an archipelago', () => {
  const beside = (gold: number) =>
    position()
      .gold(0, gold)
      .up('-1,2')
      .explorer(0, '-1,3')
      .warship(0, '-1,3')
      .change(({ places }) => {
        const from = GREENS.find(at => places[at].token?.n === 3) as Hex
        const token = places[from].token
        places[from].token = places['-1,2'].token
        places['-1,2'].token = token
      })

  test.each(['explore', 'fight'])(
    'shows its token to a ship of yours that stops there: %s [s10.18]',
    action => {
      const match = picks(beside(0), action, '-1,2')
      expect(match.state.places['-1,2'].token).toEqual({ n: 3, up: true })
      expect(told(match)).toContain('archipelago.seen')
      expect(picks(beside(0), action, '-1,3').state.places['-1,2'].token?.up).toBe(false)
    },
  )

  test('is corrupted for gold that leaves the game, and its token with it [s10.19] [s10.20] [s10.22]', () => {
    const match = picks(beside(3), 'explore', '-1,2')
    expect(match.ask?.id).toBe('corrupt')
    match.pickKey(0, 'pay')
    expect(match.state.players[0].gold).toBe(0)
    expect(match.state.gold).toMatchObject({ supply: 57, spent: 3 })
    expect(match.state.places['-1,2'].token).toBeNull()
    expect(told(match)).toContain('corrupted')
    expect(picks(beside(2), 'explore', '-1,2').ask?.id).toBe('explore.space')
  })

  test('may also be corrupted after exploring, by the Exploration Ship alone [s10.21] [s10.23]', () => {
    const match = picks(beside(2), 'explore', '-1,2', 'gold3')
    expect(match.state.places['-1,2'].markers).toContain(0) // s10.23
    expect(match.ask?.id).toBe('corrupt')
    match.pickKey(0, 'pay')
    expect(match.state.players[0].gold).toBe(2)
    expect(picks(beside(9), 'fight', '-1,2').ask?.id).toBe('after')
  })
})

test('ends with an empty pile, and when the rival’s Warship reaches your City [s10.24]', () => {
  expect(position().pile('food', 0).last(0, 'exploit').tokens('ct1a').at('round').state.final).toBe(true)
  const fallen = position().warship(RIVAL, '-1,3').last(0, 'fight').tokens('ct1a').at('rival')
  expect(fallen.outcome?.why.values).toMatchObject({ reason: 'cityFell' })
})

test('l’Impitoyable leads to S09 with a Warship [s10.26] [s10.32]', () => {
  expect(ROADS.impitoyable).toMatchObject({ from: 's10', to: 's09', bonuses: [{ kind: 'warship' }] })
  const { players } = solo({ scenario: 's09' }).state
  expect(players[0].warships[1]).toEqual({ civ: 'aztec', at: '-1,4', home: '-1,4' })
})

test('random games keep the laws', () => {
  expect(lawful(room, { games: 8, seed: 1, seats: 1, options: { scenario: 's10' } }).games).toBe(8)
})
