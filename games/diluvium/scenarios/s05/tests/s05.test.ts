import { answer, keys, told } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import type { TokenId } from '../../../data/tokens.ts'
import { placesOf } from '../../../rules/query.ts'
import { RIVAL } from '../../../state.ts'
import { type DiluviumMatch, type Position, solo } from '../../../tests/position.ts'
import { endsAsUsual, leadsTo, started, victory } from '../../../tests/scenario.ts'
import { view } from '../../../view.ts'

const s05 = (options = {}) => solo({ scenario: 's05', ...options })

/** An outpost of a certain strength stands at a green position; the others keep the rest. */
const outpost = (position: Position, n: number): Position =>
  position.change(({ places, objectives }) => {
    const at = ['-2,2', '0,1', '2,1'] as const
    const left = [1, 2, 3, 4].filter(one => one !== n)
    for (const [place, one] of at.entries())
      places[one].token = { n: place === 0 ? n : (left.pop() as number), up: false }
    objectives.splice(0, 4, ...left)
  })

describe('Recours tardif', () => {
  test('is played against the Aztecs, with its piles, gold, column and greens [s05.1] [s05.2] [s05.3]', () => {
    const { rival, supply, gold, places } = started('s05')
    expect(rival).toMatchObject({ civ: 'aztec', column: ['weapons', 'craft', 'food', 'ruins'] })
    expect([supply, gold?.supply]).toEqual([{ food: 15, craft: 18, weapons: 15 }, 60])
    const greens = Object.values(places).flatMap(({ green, at }) => (green ? [at] : []))
    expect(greens.sort()).toEqual(['-2,2', '0,1', '2,1'])
  })

  test('three of the four Objective tokens lie face down on the greens, the fourth unseen [s05.4]', () => {
    const fourth = new Set<number>()
    for (let seed = 1; seed <= 20; seed++) {
      const state = started('s05', seed)
      const tokens = placesOf(state).flatMap(({ token, green }) => (token && green ? [token] : []))
      expect(tokens.map(({ up }) => up)).toEqual([false, false, false])
      expect([...tokens.map(({ n }) => n), ...state.objectives].sort()).toEqual([1, 2, 3, 4])
      fourth.add(state.objectives[0])
      expect(view(state, 0).places['0,1'].token).toEqual({ n: null, up: false })
    }
    expect(fourth.size).toBe(4)
  })
})

describe('an outpost', () => {
  const exploring = (position: Position, to: string): DiluviumMatch => {
    const match = position.has(0, { food: 4 }).at(['turn', 0])
    match.pickKey(0, 'explore')
    match.pickKey(0, to)
    return match
  }

  test('is revealed when you reveal its tile; your ship may stand there, and cannot explore: H27 [s05.5] [s05.8] [s05.9]', () => {
    const match = exploring(outpost(s05().up('-2,3').explorer(0, '-2,3'), 3), '-2,2')
    expect(match.state.places['-2,2'].token).toEqual({ n: 3, up: true })
    expect(match.state.players[0].explorer).toBe('-2,2')
    expect(match.ask?.id).toBe('after')
    expect(told(match)).toContain('outpost.bars')
    expect(told(exploring(s05(), '-1,3'))).not.toContain('outpost.bars')
  })

  test('takes no marker by a card either, until it is gone [s05.9]', () => {
    const tiles = (stands: boolean) => {
      const position = outpost(s05().up('-2,2').hand(0, 'ruMarker'), 3)
      if (!stands) position.place('-2,2').token = null
      const match = position.at(['turn', 0])
      match.pickKey(0, 'ruMarker')
      return keys(match, 0)
    }
    expect(tiles(true)).not.toContain('-2,2')
    expect(tiles(false)).toContain('-2,2')
  })

  test('is revealed when your ship comes to its tile, also in passing: D17 [s05.6]', () => {
    const position = () => outpost(s05().up('-2,2', '-2,3', '-1,2', '-1,1'), 3)
    expect(exploring(position(), '-2,2').state.places['-2,2'].token?.up).toBe(true)
    const passing = exploring(position().explorer(0, '-2,3'), '-1,1')
    expect(passing.ask?.id).toBe('sail.via')
    passing.pickKey(0, keys(passing, 0).find(key => key.includes('-2,2')) as string)
    expect(passing.state.places['-2,2'].token?.up).toBe(true)
    const around = exploring(position().explorer(0, '-2,3'), '-1,1')
    around.pickKey(0, keys(around, 0).find(key => !key.includes('-2,2')) as string)
    expect(around.state.places['-2,2'].token?.up).toBe(false)
  })

  test('can be passed by on a detour, as long as the ship goes no further than it may [s05.6]', () => {
    const beside = outpost(s05().up('-2,2', '-2,3', '-1,2'), 3).explorer(0, '-2,3')
    const match = exploring(beside, '-1,2')
    expect(match.ask?.id).toBe('sail.via')
    expect(keys(match, 0).sort()).toEqual(['-1,2', '-2,2 -1,2'])
  })

  test('stays hidden when a rival ship reveals its tile [s05.7]', () => {
    const position = outpost(s05(), 3).explored(RIVAL, '0,0').explored(RIVAL, '1,0')
    for (const at of ['-1,1', '1,1', '2,0'] as const) position.explored(RIVAL, at)
    const match = position.explorer(RIVAL, '0,0').last(0, 'explore').tokens('ct1a').at('rival')
    const { up, token } = match.state.places['0,1']
    expect([up, token?.up]).toEqual([true, false])
  })
})

describe('a combat with an outpost', () => {
  /** Your Warship, this strong, comes to an outpost with so many of 2 Weapons; the rival draws a token. */
  function attacking(n: number, strength: number, token: TokenId, weapons = 0, change = (p: Position) => p) {
    const position = outpost(
      s05().up('-2,2', '-2,3').warship(0, '-2,3').strength(0, strength).strength(RIVAL, 5),
      n,
    )
    const match = change(position.has(0, { weapons: 2 }).tokens(token)).at(['turn', 0])
    answer(match, { turn: 'fight', sail: '-2,2' }, 'combat')
    match.pickKey(0, String(weapons))
    return match
  }

  test('comes at the end of your Warship’s move: its number and a token, not the track; a tie is yours: H26 [s05.10] [s05.11] [s05.12] [s05.16] [s05.19]', () => {
    const { state } = attacking(2, 3, 'ct1a')
    expect(state.places['-2,2'].token).toBeNull()
    expect(state.story).toEqual({ id: 's05', destroyed: 1 })
    expect(state.players[0].warships[0].at).toBe('-2,2')
    expect(state.rival?.discard).toEqual(['ct1a'])
    expect(attacking(2, 3, 'ct2a').state.story).toEqual({ id: 's05', destroyed: 0 })
  })

  test('comes with a tile that the Warship turns over too: H26 [s05.5] [s05.10]', () => {
    const match = outpost(s05().up('-2,3').warship(0, '-2,3').has(0, { food: 1 }).tokens('ct0a'), 3).at([
      'turn',
      0,
    ])
    answer(match, { turn: 'fight', sail: '-2,2' }, 'combat')
    expect(match.ask?.naming.values?.()).toMatchObject({ attack: 1, defence: 3, ties: true })
  })

  test('lets you add Weapons [s05.20]', () => {
    const { state } = attacking(4, 3, 'ct1a', 2)
    expect(state.story).toEqual({ id: 's05', destroyed: 1 })
    expect(state.discarded.weapons).toBe(2)
  })

  test('raises the rival’s own strength by a 0 [s05.13]', () => {
    expect(attacking(1, 3, 'ct0a').state.rival?.strength).toBe(6)
    expect(attacking(1, 3, 'ct1a').state.rival?.strength).toBe(5)
  })

  test('pays what its number is worth on the track: 2 gold for the 4 [s05.14] [s05.15]', () => {
    expect(attacking(4, 6, 'ct2a').state.players[0].gold).toBe(2)
    const { data } = s05().state
    expect(attacking(1, 6, 'ct2a').state.players[0].gold).toBe(data.tracks.prizes[0])
  })

  test('lost, sends your Warship home and pays the rival for your position [s05.17] [s05.18]', () => {
    const { players, rival, places, data } = attacking(4, 2, 'ct2a').state
    expect(players[0].warships[0].at).toBe('-1,4')
    expect(rival?.gold).toBe(data.tracks.prizes[1])
    expect(places['-2,2'].token).toEqual({ n: 4, up: true })
  })

  test('comes after the rival’s Warship, before settlers flee and the monster [s05.21]', () => {
    const crowded = (p: Position) =>
      p.tile('-2,2', 10).explored(RIVAL, '-2,2').settlers(RIVAL, '-2,2', 'food').warship(RIVAL, '-2,2')
    const match = attacking(3, 6, 'ct1a', 0, crowded) // The Warship: 6 against 6.
    expect(match.ask?.naming.values?.()).toMatchObject({ defence: 3 })
    match.pickKey(0, '0')
    const order = ['warship.beaten', 'outpost.destroyed', 'settler.fled']
    expect(told(match).filter(id => order.includes(id))).toEqual(order)
    expect(match.ask?.id).toBe('monster')
    const beaten = attacking(3, 1, 'ct2a', 0, crowded)
    expect(told(beaten)).not.toContain('outpost.destroyed')
    expect(beaten.ask?.id).toBe('after')
  })
})

describe('Craft for the rival', () => {
  const sharing = (craft: number, given = 0, shared = true) => {
    const position = s05().home(0).tile('-1,3', 8).explored(0, '-1,3').explored(RIVAL, '-1,3')
    position.settlers(0, '-1,3', 'food').settlers(RIVAL, '-1,3', shared ? 'food' : 'craft')
    position.change(({ rival, supply }) => {
      if (rival) rival.craft = given
      supply.craft -= given
    })
    const match = position.has(0, { craft }).at(['turn', 0])
    match.pickKey(0, 'exploit')
    return match
  }

  test('can be given where settlers share an island, and lies beside its board without gold [s05.22] [s05.23]', () => {
    const match = sharing(3)
    match.pickKey(0, 'giveCraft')
    expect(keys(match, 0)).toEqual(['1', '2', '3'])
    match.pickKey(0, '2')
    expect(match.state.rival).toMatchObject({ craft: 2, gold: 0 })
    expect(told(match)).toContain('craft.given')
    expect(match.state.players[0].resources.craft).toBe(1)
    expect(keys(sharing(3, 0, false), 0)).not.toContain('giveCraft')
    expect(sharing(0).ask?.id).toBe('after')
  })

  test('is 10 in all at most [s05.24]', () => {
    const match = sharing(4, 8)
    match.pickKey(0, 'giveCraft')
    expect(keys(match, 0)).toEqual(['1', '2'])
    expect(keys(sharing(4, 10), 0)).not.toContain('giveCraft')
  })
})

describe('its ends', () => {
  const with_ = (destroyed: number, craft: number) =>
    s05()
      .gold(0, 1)
      .change(({ story, rival, supply }) => {
        if (story?.id === 's05') story.destroyed = destroyed
        if (rival) rival.craft = craft
        supply.craft -= craft
      })
      .last(0, 'exploit')
      .tokens('ct1a')
      .at('roundEnd')

  test('three outposts destroyed, or 10 Craft given [s05.26] [s05.27]', () => {
    expect(victory(with_(3, 0))).toBe('belliciste')
    expect(victory(with_(0, 10))).toBe('corruptrice')
    expect(with_(2, 9).outcome).toBeNull()
  })

  test('la Belliciste leads to S10 without a bonus [s05.28]', () => {
    expect(leadsTo('belliciste')).toEqual({ to: 's10', bonuses: [] })
  })

  test('la Corruptrice: an Aztec settler, Aztec allies, S08 [s05.29] [s05.32] [s05.33]', () => {
    expect(leadsTo('corruptrice')).toEqual({ to: 's08', bonuses: ['settler', 'allies'] })
    expect(ROADS.corruptrice.bonuses).toContainEqual({ kind: 'allies', civ: 'aztec' })
    const { players, allies } = started('s08', 1, { aztecSettler: true, allies: 'aztec' })
    expect(players[0].reserve.filter(one => one === 'aztec')).toHaveLength(1)
    expect([players[0].reserve.length, allies]).toEqual([6, 'aztec'])
  })

  test('the Aztec settler brings 2 where it is placed, but 1 card, and 1 at a harvest [s05.29] [s05.30]', () => {
    const placed = (type: string) => {
      const match = s05({ aztecSettler: true }).home(0).tile('-1,3', 11).explored(0, '-1,3').at(['turn', 0])
      const moves = { settler: ['reserve:aztec', 'pass'], 'settler.to': `-1,3:${type}` }
      answer(match, { turn: 'colonise', ...moves }, 'after')
      return match
    }
    expect(placed('food').state.players[0].resources.food).toBe(2)
    expect(placed('ruins').state.players[0].hand).toHaveLength(1)
    // The last of the reserve is the Aztec one; another settler is on Food in the City.
    const harvest = s05({ aztecSettler: true }).explored(0, '-1,3').settlers(0, '-1,3', 'food')
    expect(harvest.island('-1,3', 'food').settlers).toEqual(['aztec'])
    const match = harvest.at(['turn', 0])
    match.pickKey(0, 'exploit')
    expect(match.state.players[0].resources.food).toBe(2)
  })

  endsAsUsual('s05', 's05.25', { board: 'warrior' })
})
