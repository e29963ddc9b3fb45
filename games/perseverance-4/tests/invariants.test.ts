import { SPECIALISTS } from '@tablee/perseverance/ids.ts'
import { describe, expect, test } from 'vitest'
import { invariants } from '../invariants.ts'
import type { Perseverance4 } from '../state.ts'
import { CAMILLA, NAREK, position, YOU } from './position.ts'

/** What is wrong with a table after something was done to it. */
const faults = (change: (state: Perseverance4) => void, table = position()): string[] => {
  expect(invariants(table.state)).toEqual([])
  change(table.state)
  return invariants(table.state)
}

const soloOf = ({ solo }: Perseverance4) => {
  if (solo === null) throw new Error('There are no Dissenters.')
  return solo
}

describe('what must hold', () => {
  test('dinos: 20, 20, 12 and 12, and ten large saddles each [e4.dino.11]', () => {
    expect(faults(({ supply }) => supply.ironjaw++)).toEqual(['there are 13 ironjaws'])
    expect(faults(({ players }) => players[0].infirmary.raptor--)).toContain('there are 19 raptors')
    expect(faults(({ players }) => players[0].saddles.large++)).toEqual(['seat 0 has 11 large saddles'])
    const table = position().battlefield('military', ['spearman', NAREK, 'shieldhead'])
    expect(faults(state => soloOf(state).dissenters.narek.large++, table)).toEqual(['narek has 11 saddles'])
  })

  test('a group of yours reaches the strength of its unit; one of a Dissenter is a shieldhead with his saddle [e4.rally.6]', () => {
    const weak = position().battlefield('military', ['raider', YOU, 'thunderhorn'])
    expect(invariants(weak.state)).toEqual(['a group is too weak for its raider'])
    const theirs = position().battlefield('military', ['sixleg', NAREK, 'shieldhead'])
    expect(invariants(theirs.state)).toEqual([])
    const two = position().battlefield('military', ['sixleg', NAREK, 'shieldhead', 'shieldhead'])
    expect(invariants(two.state)).toEqual(['a Dissenter faces a sixleg with 2 dinos'])
    const raptor = position()
      .battlefield('military', ['sixleg', NAREK, 'raptor'])
      .change(state => {
        soloOf(state).dissenters.narek.large++
      })
    expect(invariants(raptor.state)).toEqual(['a Dissenter faces a sixleg with a raptor'])
  })

  test('eight artefacts, in zones and with owners [e4.artefact.8]', () => {
    expect(faults(({ zones }) => zones.military.artefacts.pop())).toEqual(['there are 7 artefacts'])
    const moved = ({ zones, players }: Perseverance4) =>
      players[0].artefacts.push(...zones.military.artefacts.splice(0))
    expect(faults(moved)).toEqual([])
  })

  test('sixteen crates of the Dissenters with the one that marks breaches, eight of yours; no space holds two [e4.end.3]', () => {
    expect(faults(state => soloOf(state).crates--)).toEqual(['the Dissenters have 15 crates'])
    expect(faults(({ players }) => players[0].crates++)).toEqual(['the crates of seat 0 do not add up'])
    const full = position()
    for (let i = 0; i < 3; i++) full.crate(NAREK, { zone: 'military', place: 'battlefield' })
    expect(
      faults(state => {
        state.zones.military.crates.push(CAMILLA)
        soloOf(state).crates--
      }, full),
    ).toEqual(['too many crates on a battlefield'])
  })

  test('two fortifications of a colour [e4.end.4]', () => {
    expect(
      faults(({ zones }) => {
        zones.military.fortifications[0] = YOU
      }),
    ).toEqual(['owner 0 has 3 fortifications'])
    expect(position().state.zones.military.fortifications).toHaveLength(3)
  })

  test('at most three cabins in a column [e4.end.5]', () => {
    const table = position().cabins(YOU, 'military', 'sailor', 3)
    expect(
      faults(({ zones, players }) => {
        zones.military.section.sailor.push(YOU)
        players[0].cabins--
      }, table),
    ).toEqual(['a column is too high'])
  })

  test('18 cubes and 16 cabins of each Dissenter, markers counted [solo.officer.13]', () => {
    expect(faults(({ influence }) => influence.chiefMate[NAREK]++)).toEqual(['owner 1 has 19 cubes'])
    expect(faults(state => soloOf(state).dissenters.camilla.cabins--)).toEqual(['owner 2 has 15 cabins'])
  })

  test('eleven different action cards, and the one that reshuffles in the deck [solo.reshuffle.9] [solo.reshuffle.10]', () => {
    expect(faults(state => soloOf(state).cards.deck.pop())).toEqual([
      'there are 10 action cards, of which 10 differ',
    ])
    const out = (state: Perseverance4) => {
      const { deck, row } = soloOf(state).cards
      const place = deck.indexOf('11')
      deck[place] = row[0] ?? '1'
      row[0] = '11'
    }
    expect(faults(out)).toEqual(['the card that reshuffles left the deck'])
  })

  test('in your turn the row is full and the deck is not empty [solo.reshuffle.11]', () => {
    const empty = (state: Perseverance4) => {
      const { row, discard } = soloOf(state).cards
      if (row[1] !== null) discard.push(row[1])
      row[1] = null
    }
    expect(faults(empty)).toEqual(['the row is not filled'])
    expect(
      faults(state => {
        const { deck, discard } = soloOf(state).cards
        discard.push(...deck.splice(0))
      }),
    ).toContain('the action deck is empty')
  })

  test('the game does not go on at the limit of breaches [s4.end.17]', () => {
    expect(
      faults(state => {
        state.breaches = 5
      }),
    ).toEqual(['the game goes on after 5 breaches'])
  })
})

test('dice show each specialist as often as any other [e4.board.9]', () => {
  const shown = new Map<string, number>()
  const table = position()
    .placed('military', 0, YOU)
    .placed('military', 1, NAREK)
    .placed('military', 2, CAMILLA)
  for (let seed = 1; seed <= 200; seed++) {
    table.seed(seed)
    const match = table.at('endOfTurn')
    match.pickKey(0, 'prize')
    for (const { face } of match.state.pool.slice(-3)) shown.set(face, (shown.get(face) ?? 0) + 1)
  }
  expect([...shown.keys()].sort()).toEqual([...SPECIALISTS].sort())
  for (const n of shown.values()) expect(Math.abs(n - 150)).toBeLessThan(40)
})
