import { answer, keys, told } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import type { Hex, IslandType } from '../../../data/types.ts'
import { alliesAt, placesOf } from '../../../rules/query.ts'
import { forecast } from '../../../rules/rival/forecast.ts'
import { RIVAL } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'
import { endsAsUsual, leadsTo, started, victory } from '../../../tests/scenario.ts'

const s04 = (options = {}) => solo({ scenario: 's04', ...options }).gold(0, 1)

/** Egyptians go from beside the board to an island. */
const egyptians = (position: Position, at: Hex, type: IslandType, count = 1): Position =>
  position.change(({ players }) => {
    players[0].beside -= count
    for (let left = count; left > 0; left--) position.island(at, type).settlers.push('ally')
  })

describe('Un ami dans le besoin', () => {
  test('is played against the Aztecs, with its piles, gold, column and map [s04.1] [s04.2] [s04.3] [s04.4]', () => {
    const state = started('s04')
    expect(state.rival).toMatchObject({ civ: 'aztec', column: ['weapons', 'food', 'craft', 'ruins'] })
    expect([state.supply, state.gold?.supply]).toEqual([{ food: 18, craft: 18, weapons: 18 }, 60])
    const of = (level: number) =>
      placesOf(state).flatMap(one => (one.city === null && one.level === level ? [one.at] : []))
    expect(of(1).sort()).toEqual(['-1,2', '-2,2', '-2,3', '0,2', '1,2', '2,1'])
    expect(of(2).sort()).toEqual(['-1,1', '0,1', '1,1', '2,0'])
    const greens = placesOf(state).filter(({ green }) => green)
    expect(greens.map(({ at }) => at).sort()).toEqual(['-1,2', '-2,2', '0,2', '1,2'])
  })

  test('tiles 5, 6, 7 and a random one lie on the greens; nine Egyptians wait beside your board [s04.5] [s04.6]', () => {
    const fourth = new Set<number>()
    for (let seed = 1; seed <= 20; seed++) {
      const state = started('s04', seed)
      const tiles = placesOf(state).flatMap(({ green, up, tile }) => (green && !up ? [tile] : []))
      expect(tiles).toEqual(expect.arrayContaining([5, 6, 7]))
      for (const tile of tiles) if (tile > 7) fourth.add(tile)
      expect(state.players[0].beside).toBe(9)
    }
    expect(fourth.size).toBeGreaterThan(2)
  })
})

describe('Egyptian settlers', () => {
  test('are placed as yours or mixed with them, and bring nothing: H25 [s04.10] [s04.11]', () => {
    const match = s04().explored(0, '-1,3').at(['turn', 0])
    const to = ['-1,3:food', '-1,3:craft']
    answer(match, { turn: 'colonise', settler: ['beside:ally', 'reserve:0'], 'settler.to': to }, 'after')
    const { players, places } = match.state
    expect(places['-1,3'].islands.map(({ settlers }) => settlers)).toEqual([['ally'], [0]])
    expect([players[0].beside, players[0].reserve.length]).toEqual([8, 5])
    expect(players[0].resources).toEqual({ food: 0, craft: 1, weapons: 0 })
  })

  test('are placed by an exploration space too [s04.10]', () => {
    const match = s04().at(['turn', 0])
    answer(match, { turn: 'explore', sail: '-1,3', 'explore.space': 'settler' }, 'settler')
    expect(keys(match, 0)).toContain('beside:ally')
  })

  test('bring nothing to an Exploit [s04.12]', () => {
    const match = egyptians(s04().home(0).explored(0, '-1,3'), '-1,3', 'food', 2).at(['turn', 0])
    answer(match, { turn: 'exploit' }, 'after')
    expect(match.state.players[0].resources.food).toBe(0)
  })

  test('are moved later like your own [s04.17]', () => {
    const match = egyptians(s04().explored(0, '-1,3'), '-1,3', 'food').at(['turn', 0])
    answer(
      match,
      { turn: 'colonise', settler: ['-1,3:food:ally', 'pass'], 'settler.to': '-1,3:craft' },
      'after',
    )
    expect(match.state.places['-1,3'].islands.map(({ settlers }) => settlers)).toEqual([[], ['ally']])
  })

  test('draw the rival’s Warship where they are nearer than your City [s04.13]', () => {
    const goal = (position: Position) => {
      const sight = forecast(position.state, 'fight')
      return sight.action === 'fight' ? sight.warships[0].far : null
    }
    expect(goal(s04())).toBe(5)
    expect(goal(egyptians(s04().explored(0, '2,0'), '2,0', 'craft'))).toBe(2)
    const near = egyptians(s04().explored(0, '2,0'), '2,0', 'craft').warship(RIVAL, '-1,3')
    expect(goal(near)).toBe(1)
  })

  test('go back beside your board when the rival’s Warship drives them off; yours flee as usual: D13 [s04.18]', () => {
    const position = s04().explored(0, '-1,3').settlers(0, '-1,3', 'craft').up('-1,2').warship(RIVAL, '-1,2')
    const match = egyptians(position, '-1,3', 'food', 2).last(0, 'fight').tokens('ct1a').at('rival')
    const { players, places } = match.state
    expect(alliesAt(places['-1,3'])).toBe(0)
    expect([players[0].beside, players[0].reserve.length]).toEqual([9, 6])
  })

  test('are not driven off by your own Warship [s04.18]', () => {
    const match = egyptians(s04().explored(0, '-1,3'), '-1,3', 'food', 2).at(['turn', 0])
    answer(match, { turn: 'fight', sail: '-1,3' }, 'after')
    expect(match.state.players[0].beside).toBe(7)
  })
})

describe('an Objective token', () => {
  /** An Exploit without harvest, in which these conversions are done. */
  const exploiting = (held: object, ...deeds: string[]) => {
    const match = s04().home(0).has(0, held).at(['turn', 0])
    match.pickKey(0, 'exploit')
    for (const deed of deeds) match.pickKey(0, deed)
    return match
  }

  test('costs one resource of each type, which bring nothing else [s04.14] [s04.15]', () => {
    const match = exploiting({ food: 1, craft: 1, weapons: 1 }, 'tradeSet')
    const { players, discarded, story } = match.state
    expect(told(match)).toContain('objective.won')
    expect(story).toMatchObject({ won: 1 })
    expect(players[0].resources).toEqual({ food: 0, craft: 0, weapons: 0 })
    expect([players[0].gold, discarded]).toEqual([1, { food: 1, craft: 1, weapons: 1 }])
  })

  test('is not offered where a type is missing [s04.14]', () => {
    expect(keys(exploiting({ food: 0, craft: 2, weapons: 2 }), 0)).not.toContain('tradeSet')
    expect(keys(exploiting({ food: 1, craft: 1, weapons: 1 }), 0)).toContain('tradeSet')
  })

  test('is one of four: there is no fifth [s04.9] [s04.14]', () => {
    const offered = (won: number) => {
      const position = s04().home(0).has(0, { food: 1, craft: 1, weapons: 1 })
      const match = position
        .change(({ story }) => {
          if (story?.id === 's04') story.won = won
        })
        .at(['turn', 0])
      match.pickKey(0, 'exploit')
      return keys(match, 0).includes('tradeSet')
    }
    expect([offered(3), offered(4)]).toEqual([true, false])
  })

  test('comes once per Exploit, and again in the next [s04.16]', () => {
    const match = exploiting({ food: 2, craft: 2, weapons: 2 }, 'tradeSet')
    expect(keys(match, 0)).not.toContain('tradeSet')
    answer(match, { exploit: 'pass', after: 'end' }, 'turn')
    expect(match.state.story).toEqual({ id: 's04', won: 1, traded: false })
  })
})

describe('its ends', () => {
  /** All but so many Egyptians on the large islands, a settler of yours in one place that is left. */
  const settled = (left: number) => {
    const position = s04().tile('-2,2', 5).tile('-1,2', 6).tile('0,2', 7)
    for (const at of ['-2,2', '-1,2', '0,2'] as const) position.explored(0, at)
    egyptians(position, '-2,2', 'food', 3)
    egyptians(position, '-1,2', 'craft', 3)
    egyptians(position, '0,2', 'weapons', 3 - left)
    if (left > 0) egyptians(position.settlers(0, '0,2', 'weapons'), '0,2', 'craft')
    return position.last(0, 'exploit').tokens('ct1a').at('roundEnd')
  }

  test('nine Egyptians on the large islands of tiles 5, 6 and 7: one slot of others is one too few [s04.8] [s04.19]', () => {
    expect(victory(settled(0))).toBe('bergere')
    expect(settled(1).outcome).toBeNull()
  })

  test('four Objective tokens, not three [s04.9]', () => {
    const won = (tokens: number) =>
      s04()
        .change(({ story }) => {
          if (story?.id === 's04') story.won = tokens
        })
        .last(0, 'exploit')
        .tokens('ct1a')
        .at('roundEnd')
    expect(victory(won(4))).toBe('marchande')
    expect(won(3).outcome).toBeNull()
  })

  test('la Bergère: the Coloniser’s board, the Egyptians as allies, S08 [s04.20] [s04.21] [s04.22]', () => {
    expect(leadsTo('bergere')).toEqual({ to: 's08', bonuses: ['board', 'allies'] })
    expect(started('s01', 1, { board: 'coloniser' }).players[0].board).toBe('coloniser')
    expect(ROADS.bergere.bonuses).toContainEqual({ kind: 'allies', civ: 'egyptian' })
  })

  test('la Marchande: the Exploiter’s board, S07 [s04.23] [s04.24]', () => {
    expect(leadsTo('marchande')).toEqual({ to: 's07', bonuses: ['board'] })
    expect(started('s01', 1, { board: 'exploiter' }).players[0].board).toBe('exploiter')
  })

  endsAsUsual('s04', 's04.7', { board: 'exploiter', exploitAllTiles: false })
})
