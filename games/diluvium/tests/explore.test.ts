import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { RIVAL } from '../state.ts'
import { type DiluviumMatch, type Position, several, solo } from './position.ts'

/** A seat that has begun to explore. */
function exploring(position: Position): DiluviumMatch {
  const match = position.at(['turn', 0])
  match.pickKey(0, 'explore')
  return match
}

// On the lens: tiles 1 at -1,3 and 2 at 0,3 beside the City at -1,4; 5 at -2,2, 6 at -2,3, 7 at 1,2; 17 at -1,1 … 20 at 0,2.
describe('the Exploration Ship', () => {
  test('sails 0 to 2 tiles for nothing, and further for Food [base.explore.1] [base.explore.2]', () => {
    const poor = exploring(solo().up('-1,2', '0,2', '0,1'))
    expect(keys(poor, 0)).toEqual(expect.arrayContaining(['-1,4', '-1,3', '0,3', '-1,2', '0,2']))
    expect(keys(poor, 0)).not.toContain('0,1')
    expect(refusal(poor, 0, '0,1')).toBe('base.explore.1')
    const rich = exploring(solo().up('-1,2', '0,2', '0,1').has(0, { food: 1 }))
    rich.pickKey(0, '0,1')
    expect(rich.state.players[0].explorer).toBe('0,1')
    expect(rich.state.players[0].resources.food).toBe(0)
    expect(rich.state.discarded.food).toBe(1)
  })

  test('enters a tile that is face down for its cost, turns it over and stops there [base.explore.3] [base.explore.4]', () => {
    expect(refusal(exploring(solo()), 0, '-2,3')).toBe('base.explore.3')
    const match = exploring(solo().has(0, { food: 1 }))
    expect(keys(match, 0)).not.toContain('-2,2')
    match.pickKey(0, '-2,3')
    expect(match.state.places['-2,3'].up).toBe(true)
    expect(match.state.players[0].resources.food).toBe(0)
    expect(match.ask?.id).toBe('explore.space')
  })

  test('pays 2 Food for a tile of level 2 at distance 2, 3 at distance 3: H17 [base.explore.2] [base.explore.3]', () => {
    const match = exploring(solo().up('-1,2', '0,2').has(0, { food: 4 }))
    const price = (at: string) => match.face(0)?.candidates.find(({ key }) => key === at)?.say.values?.food
    expect(price('-1,2')).toBe(0)
    expect(price('0,1')).toBe(3)
    expect(
      exploring(solo().has(0, { food: 4 }))
        .face(0)
        ?.candidates.find(({ key }) => key === '0,2')?.say.values?.food,
    ).toBe(2)
  })

  test('does not reach a tile for which Food lacks: D16 [base.explore.3]', () => {
    const match = exploring(solo().up('-1,2').has(0, { food: 1 }))
    expect(keys(match, 0)).not.toContain('-2,2')
  })

  test('does not enter a tile with an enemy Warship, nor pass it [base.explore.5]', () => {
    const match = exploring(solo().up('-1,2', '0,2').warship(RIVAL, '-1,3').explorer(0, '-1,4'))
    expect(refusal(match, 0, '-1,3')).toBe('base.explore.5')
    expect(keys(match, 0)).not.toContain('-1,2')
    expect(keys(match, 0)).toContain('0,2')
  })

  test('passes it where the flag is off, and does not stop there [rexplore.17]', () => {
    const match = exploring(solo({ warshipBlocksPassage: false }).up('-1,2').warship(RIVAL, '-1,3'))
    expect(keys(match, 0)).toContain('-1,2')
    expect(refusal(match, 0, '-1,3')).toBe('base.explore.5')
  })

  test('crosses the City of others and does not stop there; its own City may [base.explore.6]', () => {
    const match = exploring(solo().explorer(0, '0,0'))
    expect(refusal(match, 0, '1,-1')).toBe('base.explore.6')
    expect(keys(match, 0)).toContain('1,0')
    expect(keys(exploring(solo().explorer(0, '0,3')), 0)).toContain('-1,4')
  })

  test('goes further and cheaper with the board of the Explorer [board.11] [board.12]', () => {
    const match = exploring(solo({ board: 'explorer' }).up('-1,2'))
    expect(keys(match, 0)).toContain('-2,2')
    expect(refusal(match, 0, '0,1')).toBe('base.explore.3')
    match.pickKey(0, '-2,2')
    expect(match.state.places['-2,2'].up).toBe(true)
  })
})

describe('a tile is explored', () => {
  test('where there is a marker, none of one’s own, and a free space; or not at all [base.explore.7] [base.explore.8]', () => {
    const match = exploring(solo())
    match.pickKey(0, '-1,3')
    expect(keys(match, 0)).toEqual(['gold2', 'settler', 'gold1', 'pass'])
    match.pickKey(0, 'pass')
    expect(match.state.players[0].markers).toBe(8)

    const again = exploring(solo().explored(0, '-1,3'))
    again.pickKey(0, '-1,3') // H18
    expect(again.ask?.id).toBe('after')

    const none = exploring(
      solo().change(state => {
        for (const at of ['-1,3', '0,3', '0,0', '1,0'] as const) state.places[at].markers[3] = 0
        for (const at of ['-2,2', '-2,3', '1,2', '2,0'] as const) {
          state.places[at].markers = []
        }
        state.players[0].markers = 4
      }),
    )
    none.pickKey(0, '0,3')
    expect(none.ask?.id).toBe('after')

    const full = exploring(
      several(4).change(state => {
        state.places['2,-2'].markers = [1, 2, 3, 1].map((one, place) => (place < 3 ? one : null))
        for (const party of [1, 2, 3]) state.players[party].markers--
      }),
    )
    full.pickKey(0, '2,-2')
    expect(keys(full, 0)).toEqual(['gold1', 'pass'])
  })

  test('must be where the flag is off [base.explore.8]', () => {
    const match = exploring(solo({ exploringOptional: false }))
    match.pickKey(0, '-1,3')
    expect(keys(match, 0)).not.toContain('pass')
  })

  test('takes a marker: without one left nothing is explored [base.explore.7]', () => {
    const all = ['-1,3', '0,3', '-1,2', '0,2', '-2,2', '-2,3', '1,2', '2,1'] as const
    const ahead = (markers: number) => {
      const position = solo().up('0,1').explorer(0, '-1,2')
      for (const at of all.slice(0, markers)) position.explored(0, at)
      const match = exploring(position)
      match.pickKey(0, '0,1')
      return match.ask?.id
    }
    expect([ahead(7), ahead(8)]).toEqual(['explore.space', 'after'])
  })

  test('and gives what lies under the leftmost marker, then the space [base.explore.9] [base.explore.10] [base.explore.11] [base.explore.14]', () => {
    const match = exploring(solo().explored(0, '0,3'))
    match.pickKey(0, '-1,3')
    match.pickKey(0, 'gold2')
    const { players, places, gold } = match.state
    expect(players[0].gold).toBe(3) // The second marker: 1, and the space: 2.
    expect(gold?.supply).toBe(57)
    expect(players[0].markers).toBe(6)
    expect(places['-1,3'].markers).toEqual([0, null, null, null])
  })

  test('and the third marker gives a Ruins card [board.4]', () => {
    const match = exploring(solo().explored(0, '0,3').explored(0, '0,0').deck('ruGold'))
    match.pickKey(0, '-1,3')
    match.pickKey(0, 'gold1')
    expect(match.state.players[0].hand).toEqual(['ruGold'])
    expect(match.state.players[0].gold).toBe(1)
  })

  test('and the space of a settler moves one from anywhere to this tile, or none [base.explore.12] [base.explore.13]', () => {
    const match = exploring(solo())
    match.pickKey(0, '-1,3')
    match.pickKey(0, 'settler')
    expect(keys(match, 0)).toEqual(['reserve:0', '-1,4:food:0', '-1,4:craft:0', '-1,4:weapons:0', 'pass'])
    match.pickKey(0, '-1,4:craft:0')
    expect(keys(match, 0)).toEqual(['-1,3:food', '-1,3:craft'])
    match.pickKey(0, '-1,3:food')
    expect(match.state.players[0].resources).toEqual({ food: 1, craft: 0, weapons: 0 })
    expect(match.state.places['-1,3'].islands[0].settlers).toEqual([0])

    const none = exploring(solo())
    answer(none, { sail: '-1,3', 'explore.space': 'settler', settler: 'pass' }, 'after')
    expect(none.state.players[0].reserve).toHaveLength(6)
  })

  test('also under a live monster [base.monster.6]', () => {
    const match = exploring(solo().tile('-1,3', 10))
    match.pickKey(0, '-1,3')
    expect(match.ask?.id).toBe('explore.space')
  })
})
