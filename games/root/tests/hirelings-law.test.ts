import { describe, expect, test } from 'vitest'
import { hidden } from '../factions/corvids/tests/plots.ts'
import { oppressed } from '../factions/hundreds/rules/evening.ts'
import { wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { battle } from '../rules/battle.ts'
import { canBattleIn } from '../rules/battlefields.ts'
import { losePieces } from '../rules/losses.ts'
import { destinations } from '../rules/may-move.ts'
import { canPlace } from '../rules/pieces.ts'
import { removeAllEnemies } from '../rules/remove.ts'
import { enemies, ruled, ruler, rules } from '../rules/ruler.ts'
import { atDawn, beside, byDay, endOfTurn, HIRED, hire, hirelingIn, rolling } from './hired.ts'
import { asked, exiles, offered, type Position, pick, position, reported } from './position.ts'

/** Runs a rule that asks nobody. */
function run(rule: Generator<unknown, unknown, number>): void {
  expect(rule.next(0).done).toBe(true)
}

describe('rule', () => {
  test('the controller rules by what he hired, also where he has nothing else [E.3.1.a]', () => {
    const { state } = beside('patrol', 0)
      .warriors(HIRED, 2, 5)
      .warriors('marquise', 1, 6)
      .warriors(HIRED, 1, 6)
    state.players[1].warriors[6] = 1
    expect([ruler(state, 5), ruler(state, 6)]).toEqual([0, 0])
    expect(rules(state, HIRED, 5)).toBe(true)
    const { state: free } = beside('patrol').warriors(HIRED, 2, 5)
    expect(ruler(free, 5)).toBe(HIRED)
    expect(rules(free, 0, 5)).toBe(false)
  })

  test('one that nobody controls rules as a player would [E.3.1.b]', () => {
    const { state } = beside('vaults')
      .warriors(HIRED, 1, 5)
      .building(HIRED, 'vault', 5)
      .warriors('eyrie', 1, 5)
    expect(ruler(state, 5)).toBe(HIRED)
    state.players[1].warriors[5] = 2
    expect(ruler(state, 5)).toBe(1) // the Eyrie win a tie, against a hireling too
  })

  test('what its controller’s abilities do for rule, they do with it [booklet.hirelings.10] [booklet.hirelings.18]', () => {
    const at = hire(position('eyrie', 'marquise'), 'patrol', 0)
    const { state } = at.warriors('eyrie', 1, 5).warriors(HIRED, 1, 5).warriors('marquise', 2, 5)
    expect(ruler(state, 5)).toBe(0)
    state.players[HIRED].controller = null
    expect(ruler(state, 5)).toBe(1)
  })

  test('Lords of the Forest need a piece of their own there [ruling.r-31]', () => {
    const at = hire(position('eyrie', 'marquise'), 'patrol', 0)
      .warriors(HIRED, 2, 5)
      .warriors('marquise', 2, 5)
    expect(ruler(at.state, 5)).toBe(-1)
    at.state.players[HIRED].warriors[5] = 1
    at.warriors('eyrie', 1, 5)
    expect(ruler(at.state, 5)).toBe(0)
  })

  test('pawns of hirelings do not count for rule [ruling.r-124]', () => {
    for (const id of ['flotilla', 'protector', 'stoic']) {
      const { state } = beside(id, 0)
      state.players[HIRED].pawn = 5
      expect(ruler(state, 5)).toBe(-1)
    }
  })
})

describe('enemies', () => {
  test('an enemy of all but its controller and his coalition, and of all while it is free [E.3.2] [G.1.2]', () => {
    const { state } = hire(position('marquise', 'eyrie', 'vagabond'), 'patrol', 1)
    const against = () => [0, 1, 2].map(seat => enemies(state, seat, 3))
    expect(against()).toEqual([true, false, true])
    state.players[2].coalition = 1
    expect(against()).toEqual([true, false, false])
    state.players[3].controller = null
    expect(against()).toEqual([true, true, true])
  })

  test('hirelings of one controller are no enemies of each other', () => {
    const { state } = hire(beside('patrol', 0), 'spies', 0)
    expect(enemies(state, 2, 3)).toBe(false)
    state.players[3].controller = 1
    expect(enemies(state, 2, 3)).toBe(true)
  })

  test('a Favor spares one’s own and removes all others, free ones too [booklet.hirelings.13] [G.1.23.a]', () => {
    const at = hire(hire(beside('patrol', 0), 'spies', 1), 'band')
    for (const party of [2, 3, 4]) at.warriors(party, 2, 1)
    const match = at.turn('marquise', 'daylight')
    run(removeAllEnemies(match, 0, [1]))
    expect([2, 3, 4].map(party => match.state.players[party].warriors[1])).toEqual([2, 0, 0])
  })
})

describe('apart from its controller’s faction', () => {
  test('its pieces are no faction pieces: nothing of his is used for them [E.3.3] [booklet.hirelings.14] [booklet.adjust.3]', () => {
    const at = hire(position('alliance', 'marquise'), 'patrol', 0).warriors(HIRED, 3, 5)
    const match = at.noting({ actions: 3 }).turn('alliance', 'evening')
    expect(offered(match)).not.toContain('move')
    expect(offered(match)).not.toContain('organize')
    const duchy = hire(position('duchy', 'marquise'), 'patrol', 0).warriors(HIRED, 3, 5, 6, 7)
    const day = duchy.hand('duchy', 'anvil', 'foxfolkSteel', 'birdyBindle').turn('duchy', 'daylight')
    expect(offered(day).filter(key => key.startsWith('sway'))).toEqual([])
  })

  test('aid, exposure, camps and oppression count faction pieces alone [booklet.adjust.4] [9.5.4.b]', () => {
    const aided = (pieces: (at: Position) => Position) => {
      const at = position('vagabond', 'marquise')
        .change(wanderer(0, 'ranger', 'boots'))
        .pawn('vagabond', 5)
      return offered(byDay(pieces(at).hand('vagabond', 'bakeSale'), 'vagabond')).includes('aid')
    }
    expect(aided(at => hire(at, 'patrol', 1).warriors(HIRED, 2, 5))).toBe(false)
    expect(aided(at => at.warriors('marquise', 1, 5))).toBe(true)
    const exposes = (pieces: (at: Position) => Position) => {
      const at = hidden(position('corvids', 'marquise'), 'raid', 1).hand('marquise', 'anvil')
      return offered(byDay(pieces(at))).includes('expose:1')
    }
    expect(exposes(at => hire(at, 'dynasty', 1).warriors(HIRED, 2, 1))).toBe(false)
    expect(exposes(at => at.warriors('marquise', 1, 1))).toBe(true)
    const camps = atDawn(
      hire(position('keepers', 'marquise'), 'patrol', 0).warriors(HIRED, 2, 5).warriors('keepers', 1, 8),
      'keepers',
    )
    expect(offered(camps).filter(key => key.startsWith('encamp'))).toEqual(['encamp:8'])
    const oppresses = hire(position('hundreds', 'marquise'), 'patrol', 0).warriors(HIRED, 2, 5)
    expect(oppressed(oppresses.state, 0)).toBe(0)
    expect(oppressed(oppresses.warriors('hundreds', 1, 5).state, 0)).toBe(1)
  })

  test('Field Hospitals heal no hireling [1.5.3.b]', () => {
    const at = beside('patrol', 0).warriors(HIRED, 2, 5).warriors('eyrie', 3, 5).token('marquise', 'keep', 1)
    const match = at.hand('marquise', 'ambushRabbit').turn('eyrie', 'daylight')
    run(removeAllEnemies(match, 1, [5]))
    expect(match.state.players[HIRED].warriors[5]).toBe(0)
    expect(match.state.players[0].warriors[1]).toBe(0)
  })

  test('it moves and battles with its own pieces only, and only by its card [E.3.4.a] [E.3.4.b] [booklet.hirelings.16]', () => {
    const at = beside('patrol', 0).warriors(HIRED, 2, 5).warriors('marquise', 3, 5).warriors('eyrie', 2, 5)
    const match = byDay(at)
    expect(offered(match)).toContain('patrol')
    pick(match, 'march')
    expect(asked(match)).toBe('move.to')
    pick(match, '1')
    expect(offered(match)).toEqual(['1', '2', '3']) // her own three, no more
    const its = byDay(at)
    pick(its, 'patrol', '5', '1')
    expect(offered(its)).toEqual(['1', '2']) // and now its two
    pick(its, '2')
    expect(its.state.players[0].warriors[5]).toBe(3)
    const orders = hire(exiles('marquise', 'eyrie'), 'patrol', 1).effects('marquise', 'falseOrders')
    const birdsong = orders.warriors(HIRED, 2, 5).turn('marquise', 'birdsong')
    expect(offered(birdsong)).not.toContain('effect:falseOrders')
  })

  test('no relic goes with it, and no warlord takes its place [booklet.hirelings.17]', () => {
    const at = hire(position('hundreds', 'marquise'), 'patrol', 0).warriors(HIRED, 3, 5)
    const match = at.warriors('hundreds', 1, 7, 8).turn('hundreds', 'birdsong')
    expect(asked(match)).toBe('hundreds.anoint')
    expect(offered(match)).toEqual(['7', '8'])
    const keepers = hire(position('keepers', 'marquise'), 'patrol', 0).warriors(HIRED, 2, 5)
    const kinds = Object.keys(keepers.player('keepers').tokens)
    keepers.token('keepers', kinds[0], 5)
    const day = keepers.turn('keepers', 'daylight')
    pick(day, 'patrol', '5', '1', '2')
    expect(day.state.players[0].tokens[kinds[0]][5]).toBe(1)
  })

  test('it moves where its controller rules, from or to, without his cards and abilities [ruling.r-119] [E.3.5.a]', () => {
    const at = beside('patrol', 0).warriors(HIRED, 1, 4).warriors('eyrie', 3, 4)
    expect(destinations(at.state, HIRED, 4)).toEqual([])
    at.warriors('marquise', 3, 4)
    expect(destinations(at.state, HIRED, 4)).toEqual(destinations(at.state, 0, 4))
    const boats = hire(exiles('marquise', 'eyrie'), 'patrol', 0).effects('marquise', 'boatBuilders')
    boats.warriors(HIRED, 1, 4).warriors('marquise', 1, 4)
    expect(destinations(boats.state, 0, 4).length).toBeGreaterThan(destinations(boats.state, HIRED, 4).length)
  })

  test('no ambush for it, when it is attacked nor when it attacks; against it there is one [E.3.5.b] [booklet.hirelings.15]', () => {
    const at = beside('patrol', 0)
      .warriors(HIRED, 2, 5)
      .warriors('eyrie', 2, 5)
      .hand('marquise', 'ambushRabbit')
    const defended = at.dice(0, 0).turn('eyrie', 'daylight')
    const fight = battle(defended, 1, HIRED, 5)
    fight.next(0)
    expect(fight.next(0).done).toBe(true) // the roll, and no question about an ambush
    const attacks = beside('patrol', 0)
      .warriors(HIRED, 2, 5)
      .warriors('eyrie', 2, 5)
      .hand('marquise', 'ambushRabbit')
      .hand('eyrie', 'ambushBird')
      .turn('marquise', 'daylight')
    pick(attacks, 'patrol', '5')
    expect(asked(attacks)).toBe('battle.ambush')
    pick(attacks, 'ambushBird')
    expect(reported(attacks)).toContain('battle.overByAmbush') // not foiled
    expect(attacks.state.players[0].hand.length).toBe(1)
  })

  test('who controls it chooses what it loses; while nobody does, whoever’s turn it is [ruling.r-21]', () => {
    const chooser = (controller: number | null) => {
      const at = hire(position('marquise', 'eyrie'), 'expedition', controller)
      at.token(HIRED, 'foothold', 5).state.players[HIRED].tokens.other =
        at.state.players[HIRED].tokens.foothold
      const match = at.turn('marquise', 'daylight')
      const ask = losePieces(
        match,
        { attacker: 0, defender: HIRED, clearing: 5, instigator: -1 } as never,
        HIRED,
        1,
      ).next(0).value
      return (ask as { readonly seats: readonly number[] }).seats
    }
    expect(chooser(1)).toEqual([1])
    expect(chooser(null)).toEqual([0])
  })
})

describe('points and penalties', () => {
  const fight = (controller: number | null, attacker: number, defender: number) => {
    const at = beside('vaults', controller).building(HIRED, 'vault', 5).building('eyrie', 'roost', 5)
    at.warriors(attacker, 3, 5)
    const match = at.dice(2, 0).turn('marquise', 'daylight')
    const rule = battle(match, attacker, defender, 5)
    for (let result = rule.next(0); !result.done; ) result = rule.next(0)
    return match
  }

  test('its controller scores nothing for what it removes [E.3.6.a]', () => {
    const match = fight(0, HIRED, 1)
    expect(match.state.players[1].buildings.roost[5]).toBe(0)
    expect(match.state.players[0].score).toBe(0)
  })

  test('others score for its buildings and tokens, as defenders too [E.3.6.b]', () => {
    const match = fight(0, 1, HIRED)
    expect(match.state.players[HIRED].buildings.vault[5]).toBe(0)
    expect(match.state.players[1].score).toBe(1)
    const at = beside('vaults', 0).building(HIRED, 'vault', 5).warriors(HIRED, 1, 5).warriors('eyrie', 3, 5)
    const defends = at.dice(3, 3).turn('marquise', 'daylight')
    const rule = battle(defends, HIRED, 1, 5)
    for (let result = rule.next(0); !result.done; ) result = rule.next(0)
    expect(defends.state.players[HIRED].buildings.vault[5]).toBe(0)
    expect(defends.state.players[1].score).toBe(1)
  })

  test('its controller owes Outrage for where it goes and for what it removes [E.3.7.b] [E.3.7.c]', () => {
    const at = hire(position('marquise', 'alliance'), 'patrol', 0).warriors(HIRED, 2, 5)
    at.token('alliance', 'sympathy', 1).hand('marquise', 'anvil')
    const match = byDay(at)
    pick(match, 'patrol', '5', '1', '1')
    expect(asked(match)).toBe('alliance.outrage')
    expect(match.ask?.waiting).toEqual([0])
    const removed = at.turn('marquise', 'daylight')
    const rule = removeAllEnemies(removed, HIRED, [1])
    expect(rule.next(0).value).toMatchObject({ id: 'alliance.outrage', seats: [0] })
    const free = hire(position('marquise', 'alliance'), 'patrol').token('alliance', 'sympathy', 1)
    run(removeAllEnemies(free.hand('marquise', 'anvil').turn('marquise', 'daylight'), HIRED, [1]))
    const own = hire(position('marquise', 'alliance'), 'patrol', 1).warriors(HIRED, 2, 5)
    const moved = own.token('alliance', 'sympathy', 1).turn('alliance', 'daylight')
    pick(moved, 'patrol', '5', '1', '1')
    expect(asked(moved)).not.toBe('alliance.outrage')
  })

  test('the Vagabond makes no enemy of anybody by it, nor by removing it [ruling.r-55]', () => {
    const seats = position('marquise', 'vagabond')
      .change(wanderer(1, 'ranger', 'boots'))
      .pawn('vagabond', 7)
    const at = hire(seats, 'patrol', 1)
    at.warriors(HIRED, 3, 5).warriors('marquise', 1, 5)
    const relations = ['indifferent', null, null]
    const match = at.dice(1, 0).turn('vagabond', 'daylight')
    const rule = battle(match, HIRED, 0, 5)
    for (let result = rule.next(0); !result.done; ) result = rule.next(0)
    expect(match.state.players[0].warriors[5]).toBe(0)
    expect(match.state.players[1]).toMatchObject({ score: 0, vagabond: { relations } })
    run(removeAllEnemies(match, 0, [5]))
    expect(match.state.players[1].vagabond?.relations).toEqual(relations)
  })

  test('who moves it by the Ferry draws, and the Ferry is used for the turn [E.3.7.a] [booklet.hirelings.19]', () => {
    const at = beside('patrol', 0).warriors(HIRED, 2, 4).warriors('marquise', 2, 4)
    at.state.landmarks = [{ id: 'ferry', clearing: 4 }]
    const match = byDay(at)
    const hand = match.state.players[0].hand.length
    pick(match, 'patrol', '4')
    const ridden = offered(match).find(
      key => !destinations(beside('patrol', 0).warriors(HIRED, 1, 4).state, HIRED, 4).includes(Number(key)),
    )
    expect(ridden).toBeDefined()
    pick(match, ridden ?? '', '1')
    expect(match.state.players[0].hand.length).toBe(hand + 1)
    expect(match.state.landmarks?.[0].clearing).toBe(Number(ridden))
  })
})

describe('what hirelings do', () => {
  test('a power worded for the controller is his, and ends with his control [E.2]', () => {
    const at = beside('nobles', 0).warriors('marquise', 1, 5).warriors('eyrie', 1, 6)
    at.state.players[HIRED].controller = 0
    expect(ruled(at.state, 0)).toEqual([5])
    const dawn = (controller: number) => {
      const match = atDawn(beside('nobles', controller).warriors('marquise', 1, 5, 6, 7))
      return match.state.players[0].score
    }
    expect([dawn(0), dawn(1)]).toEqual([1, 0])
  })

  test('when-hired actions are done on every gain, by who gains [E.2.1] [ruling.r-108] [booklet.hirelings.11]', () => {
    const match = endOfTurn(rolling(beside('uprising', 0, 1).score('marquise', 1), [6, 0], [3, 0]))
    expect(asked(match)).toBe('hireling.place')
    expect(match.ask?.waiting).toEqual([1])
    expect(offered(match)).toEqual(['1', '6', '8', '12'])
    pick(match, '6')
    expect(hirelingIn(match).warriors[6]).toBe(1)
  })

  test('abilities hold whoever controls it, actions only with a controller [E.2.2]', () => {
    const at = beside('protector')
    at.state.players[HIRED].pawn = 5
    expect([canPlace(at.state, 0, 5), canPlace(at.state, 0, 6)]).toEqual([false, true])
    const dawn = atDawn(at.warriors('eyrie', 1, 5))
    expect(reported(dawn)).not.toContain('hireling.acts')
    expect(offered(byDay(beside('street')))).not.toContain('street')
  })

  test('at the start of Birdsong some must act and some may [E.2.3]', () => {
    const must = atDawn(rolling(beside('uprising', 0).warriors(HIRED, 1, 1), [3, 0]))
    expect(reported(must)).toContain('uprising.rolled')
    const may = atDawn(beside('envoys', 0).discard('anvil'))
    expect(asked(may)).toBe('birdsong.start')
    expect(offered(may)).toEqual(['envoys', 'pass'])
  })

  test('a Daylight action is taken once in its controller’s Daylight, and in no other’s [E.2.4]', () => {
    const match = byDay(beside('street', 0))
    pick(match, 'street', '5')
    expect(hirelingIn(match).warriors[5]).toBe(1)
    expect(offered(match)).not.toContain('street')
    expect(offered(byDay(beside('street', 1)))).not.toContain('street')
    expect(canBattleIn(match.state, 0, 5)).toBe(false)
  })
})
