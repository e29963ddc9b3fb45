import { answer, keys, told } from '@tablee/common/testing/answers.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { count, sails } from '../rules/count.ts'
import { view } from '../view.ts'
import { NAREK, type P4Match, position, YOU } from './position.ts'

const threeSeats = () => position('adelita', 'jack', 'keoni')

const followers = ({ state }: P4Match) => state.players.map(player => player.followers)

describe('several seats', () => {
  /** The end of a game of three: what the first two have decides. */
  const ended = (cubes: number) => {
    const table = threeSeats()
      .has(0, { followers: 40 })
      .has(1, { followers: 40 })
      .herd(1, 'home', { shieldhead: 2, raptor: 2, thunderhorn: 1 })
      .cubes(0, 'chiefMate', 1)
      .cubes(1, 'chiefSteward', cubes)
    // Memoirs are worth nothing to either here.
    return table.at('finalScoring')
  }
  test('there are no Dissenters; the most glory wins, ties by influence in all [e4.seats.1]', () => {
    expect(threeSeats().state.solo).toBeNull()
    expect(ended(3).outcome).toMatchObject({ winners: [1] })
    expect(ended(0).outcome).toMatchObject({ winners: [0] })
    expect(ended(1).outcome).toMatchObject({ winners: [0, 1] })
    const glory = threeSeats().has(2, { followers: 60 }).cubes(0, 'chiefMate', 5).at('finalScoring')
    expect(glory.outcome).toMatchObject({ winners: [2] })
  })

  test('after each turn the next seat has one, and the end comes after seven each [e4.seats.1]', () => {
    const match = threeSeats().at('endOfTurn')
    expect(match.ask).toMatchObject({ id: 'space', waiting: [1] })
    const last = threeSeats()
      .change(state => {
        state.active = 2
        state.players[0].turns = 7
        state.players[1].turns = 7
        state.players[2].turns = 6
      })
      .at('endOfTurn')
    expect(last.outcome).not.toBeNull()
  })

  test('what ends the game turns the repair cards over, so nobody takes it back; another crate may be [e4.vis.1]', () => {
    const shipped = (turns: number) => {
      const match = threeSeats()
        .change(state => {
          state.active = 2
          for (const player of state.players) player.turns = turns + 1
          state.players[2].turns = turns
          state.players[2].crates++
          state.players[2].crateSupply--
        })
        .at('secondary')
      expect(view(match.state, 0).players[2].repairs).toEqual([])
      match.pickKey(2, 'crate:sustenance:voyage')
      return match
    }
    const last = shipped(6)
    expect(last.outcome).not.toBeNull()
    expect(view(last.state, 0).players[2].repairs).toEqual(last.state.players[2].repairs)
    expect(last.canUndo(2)).toBe(false)
    expect(shipped(5).canUndo(2)).toBe(true)
  })

  test('rewards are chosen by damage, the most first, ties in turn order from whoever’s turn it is [e4.seats.6]', () => {
    const fight = (active: number) => {
      const match = threeSeats()
        .change(state => {
          state.active = active
          state.zones.military.flagged = true
        })
        .battlefield(
          'military',
          ['spearman', 0, 'thunderhorn'],
          ['spearman', 1, 'thunderhorn'],
          ['raider', 2, 'thunderhorn', 'raptor'],
        )
        .at('endOfTurn')
      const order: number[] = []
      while (match.ask && match.ask.id !== 'space') {
        const [seat] = match.ask.waiting
        if (match.ask.id === 'reward') order.push(seat)
        match.pick(seat, match.ask.id === 'reward' ? match.ask.count(seat) - 1 : 0)
      }
      return order
    }
    // The highest damage has two rewards, the others one.
    expect(fight(0)).toEqual([2, 2, 0, 1])
    expect(fight(1)).toEqual([2, 2, 1, 0])
  })

  test('who deals most may take the artefact, the others may not [e4.seats.6]', () => {
    const match = threeSeats()
      .change(state => {
        state.zones.military.flagged = true
      })
      .battlefield('military', ['spearman', 0, 'thunderhorn'], ['raider', 1, 'thunderhorn', 'raptor'])
      .at('endOfTurn')
    const asked: [number, boolean][] = []
    while (match.ask && match.ask.id !== 'space') {
      const [seat] = match.ask.waiting
      if (match.ask.id === 'reward') asked.push([seat, keys(match, seat).includes('artefact')])
      match.pick(seat, match.ask.count(seat) - 1)
    }
    expect(asked).toEqual([
      [1, true],
      [1, true],
      [0, false],
    ])
  })
})

describe('what a seat knows', () => {
  test('alone all but the decks is open; with several seats a repair card is its owner’s until the end [e4.vis.1]', () => {
    const { state } = position()
    expect(view(state, null)).toMatchObject({
      players: [{ repairs: ['r1'] }],
      memoirs: state.memoirs,
      preparations: { open: state.preparations.open },
    })
    const table = threeSeats().cabins(1, 'military', 'sailor', 3)
    const seen = (seat: number | null) => view(table.state, seat).players.map(({ repairs }) => repairs)
    expect(seen(0)).toEqual([['r1'], [], []])
    expect(seen(1)).toEqual([[], ['r2'], []])
    expect(seen(null)).toEqual([[], [], []])
    expect(view(table.state, 0).glory[1].repair).toBe(0)
    expect(view(table.state, 1).glory[1].repair).toBe(6)
    expect(view(table.state, 0).zones.military.artefacts).toEqual(table.state.zones.military.artefacts)
    expect(view(table.at('finalScoring').state, 0).players[1].repairs).toEqual(['r2'])
  })
})

describe('whose a crate is', () => {
  test('it counts for voyages and crates, unless that is switched off: then each counts for everybody [e4.switch.2]', () => {
    const table = () =>
      position()
        .crate(NAREK, { zone: 'military', place: 'voyage' })
        .crate(NAREK, { zone: 'military', place: 'a' })
        .crate(YOU, { zone: 'evacuation', place: 'battlefield' })
    const mine = table().at('secondary').state
    expect(sails(mine, YOU, 'military')).toBe(false)
    expect([count(mine, YOU, 'crates'), count(mine, YOU, 'voyages')]).toEqual([1, 0])
    const all = table().switched('ep4CrateOwnership').at('secondary').state
    expect(sails(all, YOU, 'military')).toBe(true)
    expect([count(all, YOU, 'crates'), count(all, YOU, 'voyages')]).toEqual([3, 1])
  })

  test('the price of a battlefield crate is the same whoever laid it: it helps every group [e4.switch.2]', () => {
    const table = position()
      .crate(NAREK, { zone: 'military', place: 'battlefield' })
      .battlefield('military', 'spearman')
      .faces(NEUTRAL, 'adventurer')
    const match = table.at('primary')
    match.pickKey(0, 'military:0')
    match.pickKey(0, `${NEUTRAL}:adventurer`)
    match.pickKey(0, 'pass')
    expect(keys(match, 0)).toContain('0:raptor')
  })
})

describe('leader spaces', () => {
  test('with four seats two in each zone, but nobody stands on both: where the own leader is he is not sent [e4.turn.22]', () => {
    const table = position('adelita', 'jack', 'keoni', 'phoenix')
      .cubes(0, 'chiefMate', 1)
      .change(({ zones }) => {
        zones.military.leaders.push(0)
        zones.evacuation.leaders.push(1)
        zones.construction.leaders.push(1, 2)
      })
    const match = table.at('secondary')
    match.pickKey(0, 'favour:chiefMate')
    expect(keys(match, 0)).toEqual(['sustenance', 'evacuation'])
    match.pickKey(0, 'evacuation')
    expect(match.state.zones.military.leaders).toEqual([])
    expect(match.state.zones.evacuation.leaders).toEqual([1, 0])
  })
  test('one in each zone: where somebody stands no other leader comes [e4.board.25]', () => {
    const table = position()
      .cubes(YOU, 'chiefMate', 1)
      .change(({ zones }) => zones.military.leaders.push(NAREK))
    const match = table.at('secondary')
    match.pickKey(0, 'favour:chiefMate')
    expect(keys(match, 0)).toEqual(['sustenance', 'evacuation', 'construction'])
    match.pickKey(0, 'evacuation')
    expect(match.state.zones.evacuation.leaders).toEqual([YOU])
    answer(match, { option: 'pass' }, 'solo.turn')
    expect(told(match)).toContain('leader.placed')
    expect(followers(match)).toEqual([10])
  })
})
