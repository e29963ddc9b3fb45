import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import { PASS } from '@tablee/kernel'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { ROUNDS } from '../data/numbers.ts'
import { PREPARATIONS, type PreparationId, ZONES } from '../data/types.ts'
import { perseverance4 } from '../game.ts'
import { type P4Match, position, YOU } from './position.ts'

/** You are at a stage of a preparation, at the end of your turn. */
function preparing(card: PreparationId, stage: 1 | 2 = 2, table = position()) {
  return table.change(({ players, preparations }) => {
    players[0].preparation = { card, stage }
    for (const pile of [preparations.open, preparations.deck])
      if (pile.includes(card)) pile.splice(pile.indexOf(card), 1)
  })
}

const you = (match: P4Match) => match.state.players[0]

describe('a preparation', () => {
  test('is started by an option: one of the three offered, which are filled up again, or none [e4.turn.15]', () => {
    const match = position().faces(NEUTRAL, 'organizer').at('primary')
    match.pickKey(0, 'evacuation:0')
    match.pickKey(0, `${NEUTRAL}:organizer`)
    match.pickKey(0, 'evacuation:b')
    expect(keys(match, 0)).toEqual(['p1', 'p2', 'p3', PASS])
    match.pickKey(0, 'p2')
    expect(you(match).preparation).toEqual({ card: 'p2', stage: 1 })
    expect(match.state.preparations.open).toEqual(['p1', 'p3', 'p4'])
  })

  test('only one is in progress [e4.prep.3]', () => {
    const match = preparing('p9', 1).faces(NEUTRAL, 'organizer').at('primary')
    match.pickKey(0, 'evacuation:0')
    match.pickKey(0, `${NEUTRAL}:organizer`)
    expect(refusal(match, 0, 'evacuation:b')).toBe('e4.turn.9')
  })

  test('its first stage comes at the end of the turn it is started, its second at the end of the next [e4.prep.2] [e4.prep.4]', () => {
    const match = preparing('p1', 1).at('preparation')
    expect(you(match).preparation).toEqual({ card: 'p1', stage: 2 })
    expect(you(match).resources.food).toBe(4)
    expect(you(match).followers).toBe(10)
    const next = preparing('p1', 2).at('preparation')
    expect(you(next)).toMatchObject({ preparation: null, followers: 13, crates: 4 })
    expect(next.state.preparations.deck[0]).toBe('p1') // The top is the last.
    expect(next.state.preparations.deck.at(-1)).toBe('p4')
  })

  test('the second stage comes in the next own turn, not the same one [e4.prep.2]', () => {
    const match = preparing('p1', 1).at('preparation')
    while (match.ask !== null && match.state.players[0].turns < 2) match.pick(0, 0)
    expect(you(match).preparation).toBeNull()
    const [first, second] = (match.history?.journal ?? []).filter(({ id }) => id === 'preparation.stage')
    expect([first.values, second.values]).toMatchObject([{ stage: 1 }, { stage: 2 }])
  })

  test('started in round 7 it resolves its first stage only [e4.prep.6]', () => {
    const table = preparing('p1', 1).change(({ players }) => {
      players[0].turns = ROUNDS - 1
    })
    const match = table.at('preparation')
    answer(match, { 'solo.turn': 'go' })
    expect(match.outcome).not.toBeNull()
    expect(you(match).preparation).toEqual({ card: 'p1', stage: 2 })
    expect(you(match)).toMatchObject({ resources: { food: 4 }, crates: 3 })
  })
})

describe('stages that ask', () => {
  test('Rampart Crew: a fortification or 5 followers, or neither [e4.turn.26]', () => {
    const match = preparing('p8').at('preparation')
    expect(keys(match, 0)).toEqual(['fortification', 'followers', PASS])
    match.pickKey(0, 'followers')
    expect(you(match).followers).toBe(15)
    const declined = preparing('p8').at('preparation')
    declined.pickKey(0, PASS)
    expect(you(declined)).toMatchObject({ followers: 10, fortifications: 2, preparation: null })
  })

  test('Chart the Storm: a crate of the supply on any voyage, for its followers, or none [e4.turn.26]', () => {
    const match = preparing('p6').crates(YOU, 0).at('preparation')
    expect(keys(match, 0)).toEqual([...ZONES, PASS])
    match.pickKey(0, 'military')
    expect(match.state.zones.military.shipped).toEqual([YOU])
    expect(you(match)).toMatchObject({ followers: 15, crates: 0, crateSupply: 7 })
    const declined = preparing('p6').at('preparation')
    declined.pickKey(0, PASS)
    expect(you(declined).crateSupply).toBe(5)
  })

  test('Envoy to the Ancients: a figure that is not at the top up 1, or none; 2 followers either way [e4.turn.26]', () => {
    const match = preparing('p11').trail('military', 5).at('preparation')
    expect(keys(match, 0)).toEqual(['sustenance', 'evacuation', 'construction', PASS])
    match.pickKey(0, 'evacuation')
    expect(match.state.zones.evacuation.trail).toBe(5)
    expect(you(match).followers).toBe(12)
    const declined = preparing('p11').at('preparation')
    declined.pickKey(0, PASS)
    expect(you(declined).followers).toBe(12)
    expect(declined.state.zones.evacuation.trail).toBe(4)
  })

  test('Night Watch: a spearman whom nobody faces goes, or none [e4.turn.26]', () => {
    const table = () =>
      preparing('p12', 1).battlefield('military', ['spearman', YOU, 'thunderhorn'], 'spearman', 'raider')
    const match = table().at('preparation')
    expect(keys(match, 0)).toEqual(['military:1', PASS])
    match.pickKey(0, 'military:1')
    expect(match.state.zones.military.units.map(unit => unit?.kind ?? null)).toEqual([
      'spearman',
      null,
      'raider',
      null,
      null,
    ])
    const declined = table().at('preparation')
    declined.pickKey(0, PASS)
    expect(declined.state.zones.military.units[1]?.kind).toBe('spearman')
  })

  test('War Council rallies up to two dinos on one battlefield [e4.turn.16]', () => {
    const match = preparing('p5')
      .battlefield('military', 'spearman')
      .battlefield('evacuation', 'raider')
      .at('preparation')
    expect(keys(match, 0)).toEqual(['military', 'evacuation', PASS])
    match.pickKey(0, PASS)
    expect(you(match).followers).toBe(12)
  })
})

describe('what is known', () => {
  test('the deck’s order is hidden, its size and the offer are not [e4.vis.2]', () => {
    const { state } = position()
    const seen = perseverance4.view(state, 0) as { preparations: unknown }
    expect(seen.preparations).toEqual({ open: ['p1', 'p2', 'p3'], deck: PREPARATIONS.length - 3 })
  })
})
