import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import type { Hex } from '../../../data/types.ts'
import { pointed } from '../../../rules/astrolabe.ts'
import { placesOf } from '../../../rules/query.ts'
import { isRivalWater } from '../../../rules/rival/paths.ts'
import { storyIn } from '../../../rules/scenario.ts'
import { RIVAL } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'
import { endsAsUsual, leadsTo, started, victory } from '../../../tests/scenario.ts'

/** So many exiles were met, the next one is somewhere; your ship has 5 gold. */
const s06 = (met: number, exile: Hex | null): Position =>
  solo({ scenario: 's06' })
    .gold(0, 5)
    .change(state => {
      Object.assign(storyIn(state, 's06'), { met, exile })
    })

/** Your Exploration Ship goes to a tile. */
function sailing(position: Position, to: Hex) {
  const match = position.at(['turn', 0])
  answer(match, { turn: 'explore' }, 'sail')
  match.pickKey(0, to)
  return match
}

describe('Sur la route des égarés', () => {
  test('is played against the Aztecs, on its own map, with its piles, gold and column [s06.1] [s06.2] [s06.3]', () => {
    const state = started('s06')
    expect(state.rival).toMatchObject({ civ: 'aztec', column: ['food', 'weapons', 'craft', 'ruins'] })
    expect([state.supply, state.gold?.supply]).toEqual([{ food: 15, craft: 15, weapons: 15 }, 60])
    expect([state.players[0].city, state.rival?.city]).toEqual(['0,0', '1,4'])
    expect(placesOf(state).some(({ green }) => green)).toBe(false)
    expect(placesOf(state).flatMap(({ city }) => city ?? [])).not.toContain('chinese')
  })

  test('the Astrolabe puts the first of four exiles on one of the two tiles below your City [s06.4] [s06.5]', () => {
    const seen = new Set<Hex | null>()
    for (let seed = 1; seed <= 20; seed++) {
      const state = started('s06', seed)
      const { met, exile, city } = storyIn(state, 's06')
      expect([met, city]).toEqual([0, null])
      const turned = state.astrolabe?.turned ?? 0
      expect(exile).toBe(pointed(state, '0,0', ['0,1', '1,0'], turned))
      seen.add(exile)
    }
    expect([...seen].sort()).toEqual(['0,1', '1,0'])
  })
})

describe('an exile', () => {
  test('is met for 2 gold, which leave the game; the next is below, by the Astrolabe [s06.8] [s06.9] [s06.10] [s06.18]', () => {
    const next = new Set<Hex | null>()
    for (let seed = 1; seed <= 12; seed++) {
      const match = sailing(s06(0, '0,1').seed(seed), '0,1')
      expect(match.ask?.id).toBe('exile')
      match.pickKey(0, 'meet')
      const { players, gold, story, astrolabe } = match.state
      expect([players[0].gold, gold?.spent, gold?.supply]).toEqual([3, 2, 55])
      expect(story).toMatchObject({ met: 1, city: null })
      const { exile } = storyIn(match.state, 's06')
      expect(exile).toBe(pointed(match.state, '0,1', ['-1,2', '0,2', '1,1'], astrolabe?.turned ?? 0))
      next.add(exile)
    }
    expect([...next].sort()).toEqual(['-1,2', '0,2', '1,1'])
  })

  test('need not be met: you may stop and explore all the same [s06.11]', () => {
    const match = sailing(s06(0, '0,1'), '0,1')
    answer(match, { exile: 'pass', 'explore.space': 'gold2' }, 'after')
    expect(match.state.players[0].gold).toBeGreaterThanOrEqual(7)
    expect(match.state.story).toMatchObject({ met: 0, exile: '0,1' })
  })

  test('is not met with 1 gold, which is said, nor by a Warship, nor elsewhere [s06.10]', () => {
    const poor = sailing(s06(0, '0,1').gold(0, 1), '0,1')
    expect(poor.ask?.id).toBe('explore.space')
    expect(told(poor)).toContain('exile.poor')
    expect(sailing(s06(0, '0,1'), '1,0').ask?.id).toBe('explore.space')
    const war = s06(0, '0,1').at(['turn', 0])
    answer(war, { turn: 'fight', sail: '0,1' }, 'after')
  })

  test('may be met whenever the ship ends a move there, also by a card or where it stays [s06.12]', () => {
    expect(sailing(s06(0, '0,1').explorer(0, '0,1'), '0,1').ask?.id).toBe('exile')
    const match = s06(0, '0,1').hand(0, 'ruShip').at(['turn', 0])
    answer(match, { turn: 'ruShip', 'card.ship': 'explorer', sail: '0,1' }, 'exile')
  })

  test('stands where one tile lies below without the Astrolabe: H28 [s06.8]', () => {
    // Below 1,3 lie 0,4, the rival's City, and nothing.
    const match = sailing(s06(2, '1,3').explorer(0, '0,4'), '1,3')
    match.pickKey(0, 'meet')
    expect(match.state.story).toMatchObject({ met: 3, exile: '0,4' })
    expect(told(match)).not.toContain('astrolabe')
  })

  test('takes no slot, and no Warship drives it off [s06.14] [s06.15]', () => {
    const position = s06(0, '0,1')
    expect(position.place('0,1').islands.every(({ settlers }) => settlers.length === 0)).toBe(true)
    const yours = s06(0, '0,1').at(['turn', 0])
    answer(yours, { turn: 'fight', sail: '0,1' }, 'after')
    expect(yours.state.story).toMatchObject({ exile: '0,1' })
    const theirs = s06(0, '0,1').up('0,2').warship(RIVAL, '0,2').last(0, 'fight').tokens('ct1a').at('rival')
    expect(theirs.state.rival?.warships[0].at).toBe('0,1')
    expect(theirs.state.story).toMatchObject({ exile: '0,1' })
  })
})

describe('the Chinese City', () => {
  /** The fourth exile is met on a tile. */
  const found = (at: Hex, from: Hex, seed = 1) => {
    const match = sailing(s06(3, at).up(at, from).explorer(0, from).seed(seed), at)
    match.pickKey(0, 'meet')
    return match
  }

  test('appears below the fourth exile where no tile lies, by the Astrolabe: H29 [s06.13]', () => {
    const seen = new Set<Hex | null>()
    for (let seed = 1; seed <= 12; seed++) {
      const match = found('0,4', '0,3', seed)
      const { city, exile } = storyIn(match.state, 's06')
      expect(exile).toBeNull()
      expect(match.state.places[city as Hex]).toMatchObject({ city: 'chinese', tile: 0 })
      seen.add(city)
    }
    expect([...seen].sort()).toEqual(['-1,5', '0,5']) // 1,4 is the rival's City.
  })

  test('lies further away where every position below is taken [s06.16]', () => {
    const match = found('0,1', '1,0')
    // -1,2, 0,2 and 1,1 hold tiles; so do 0,3 and 2,1, but -2,3 is free.
    expect(storyIn(match.state, 's06').city).toBe('-2,3')
  })

  test('takes any of your ships, and no ship of the rival [s06.17]', () => {
    const match = found('0,4', '0,3')
    const city = storyIn(match.state, 's06').city as Hex
    expect(isRivalWater(match.state, match.state.places[city])).toBe(false)
    const position = s06(4, null).up('0,3').explorer(0, '0,4').warship(0, '0,4')
    position.change(state => {
      state.places[city] = structuredClone(match.state.places[city])
      storyIn(state, 's06').city = city
    })
    for (const turn of ['explore', 'fight']) {
      const ship = position.at(['turn', 0])
      answer(ship, { turn }, 'sail')
      expect(keys(ship, 0)).toContain(city)
      expect(refusal(ship, 0, '1,4')).toBeDefined()
    }
    const arrived = sailing(position, city)
    answer(arrived, { after: 'end' })
    expect(victory(arrived)).toBe('voyageuse')
  })
})

describe('its ends', () => {
  test('your Exploration Ship on the City, with more gold; finding it is not enough [s06.7]', () => {
    const at = (ship: Hex, gold = 5) =>
      s06(4, null)
        .gold(0, gold)
        .change(state => {
          storyIn(state, 's06').city = '0,1'
        })
        .explorer(0, ship)
        .last(0, 'exploit')
        .tokens('ct1a')
        .at('roundEnd')
    expect(victory(at('0,1'))).toBe('voyageuse')
    expect(at('1,0').outcome).toBeNull()
    expect(at('0,1', 0).outcome?.winners).toEqual([])
  })

  test('la Voyageuse: the Explorer’s board, S11 [s06.19] [s06.20]', () => {
    expect(leadsTo('voyageuse')).toEqual({ to: 's11', bonuses: ['board'] })
    expect(started('s01', 1, { board: 'explorer' }).players[0].board).toBe('explorer')
  })

  endsAsUsual('s06', 's06.6', { home: 12 })
})
