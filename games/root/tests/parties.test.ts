import { sift } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { invariants } from '../invariants.ts'
import { battle } from '../rules/battle.ts'
import { canBattleIn } from '../rules/battlefields.ts'
import { openBoxes, type PartyRules, type StartOffer } from '../rules/faction.ts'
import { destinations } from '../rules/may-move.ts'
import { chooseFor, isSeated, NOBODY, seatOf } from '../rules/party.ts'
import { canPlace, freeSlots, partyNaming, placeWarriors } from '../rules/pieces.ts'
import { remove, removeAllEnemies } from '../rules/remove.ts'
import { enemies, enemiesIn, ruler } from '../rules/ruler.ts'
import { score } from '../rules/score.ts'
import { say } from '../text/say.ts'
import { view } from '../view.ts'
import { asked, exiles, offered, pick, position, type RootMatch, refusedBy, reported } from './position.ts'

/** A party of the forest that nobody plays: warriors, dens and a snare. */
const BANDITS: PartyRules = {
  id: 'outlaws',
  warriors: 8,
  buildings: { den: 2 },
  tokens: { snare: 2 },
}

/** Its number beside two seats. */
const bandits = 2

const table = () => position('marquise', 'eyrie').unseated(BANDITS)

/** Runs a rule that asks nobody. */
function run(rule: Generator<unknown, unknown, number>): void {
  expect(rule.next(0).done).toBe(true)
}

const battleOf = (match: RootMatch) => match.history?.journal.find(({ id }) => id === 'battle.starts')?.values

describe('a party that no seat plays', () => {
  test('is asked nothing, and no seat stands for it', () => {
    const { state } = table()
    expect(seatOf(state, bandits)).toBe(NOBODY)
    expect(seatOf(state, 0)).toBe(0)
    expect(state.players.map(isSeated)).toEqual([true, true, false])
  })

  test('rules where it has the most warriors and buildings, and others move by that [2.5] [4.2.1]', () => {
    const { state } = table()
      .warriors(bandits, 2, 5)
      .building(bandits, 'den', 5)
      .warriors('marquise', 2, 5, 1)
      .warriors('eyrie', 3, 2)
    expect(ruler(state, 5)).toBe(bandits)
    expect(destinations(state, 0, 5)).toEqual([1])
    expect(view(state, 0).rulers[5]).toBe(bandits)
    state.players[1].warriors[5] = 3
    expect(ruler(state, 5)).toBe(1) // tied: the Eyrie win
  })

  test('moves by its own rule of clearings [4.2.1]', () => {
    const { state } = table().warriors(bandits, 2, 5).warriors('eyrie', 3, 2)
    expect(destinations(state, bandits, 5)).toEqual([1, 2])
    state.players[0].warriors[5] = 2
    expect(destinations(state, bandits, 5)).toEqual([])
  })

  test('is everybody’s enemy, takes up slots and keeps what is placed [G.1.2] [2.2.3]', () => {
    const at = table().building(bandits, 'den', 5).warriors('marquise', 1, 5)
    const { state } = at
    expect(enemies(state, 0, bandits)).toBe(true)
    expect(enemiesIn(state, 0, 5)).toEqual([bandits])
    expect(freeSlots(state, 5)).toBe(1)
    expect(canPlace(state, bandits, 5)).toBe(true)
    const match = at.turn('marquise', 'daylight')
    placeWarriors(match, bandits, 5, 9)
    expect(match.state.players[bandits].warriors[5]).toBe(8)
    state.players[0].tokens.keep[5] = 1
    expect(canPlace(state, bandits, 5)).toBe(false)
  })

  test('is battled: its warriors fall first, then its buildings and tokens, as its rules decide [4.3.4]', () => {
    const match = table()
      .warriors('marquise', 3, 5)
      .warriors(bandits, 1, 5)
      .building(bandits, 'den', 5)
      .token(bandits, 'snare', 5)
      .dice(2, 0)
      .turn('marquise', 'daylight')
    pick(match, 'battle')
    expect(battleOf(match)).toEqual({ attacker: 0, defender: bandits, clearing: 5 })
    expect(reported(match)).toContain('battle.rolled')
    const { players } = match.state
    expect(players[bandits].warriors[5]).toBe(0)
    expect(players[bandits].buildings.den[5]).toBe(0)
    expect(players[bandits].tokens.snare[5]).toBe(1)
    expect(players[0].score).toBe(1)
    expect(asked(match)).toBe('marquise.day')
    expect(invariants(match.state)).not.toContainEqual(expect.stringContaining('outlaws'))
  })

  test('its own rules decide what it loses', () => {
    const last: PartyRules = { ...BANDITS, decides: (_, __, ___, candidates) => candidates.length - 1 }
    const match = position('marquise', 'eyrie')
      .unseated(last)
      .warriors('marquise', 3, 5)
      .building(bandits, 'den', 5)
      .token(bandits, 'snare', 5)
      .dice(0, 0)
      .turn('marquise', 'daylight')
    pick(match, 'battle')
    expect(match.state.players[bandits].buildings.den[5]).toBe(1)
    expect(match.state.players[bandits].tokens.snare[5]).toBe(0)
  })

  test('battles, and the seat that it attacks is asked what it loses [4.3.4]', () => {
    const match = table()
      .warriors(bandits, 3, 5)
      .building('marquise', 'sawmill', 5)
      .building('marquise', 'workshop', 5)
      .dice(0, 0)
      .turn('marquise', 'daylight')
    expect(canBattleIn(match.state, bandits, 5)).toBe(true)
    const fight = battle(match, bandits, 0, 5)
    const { value } = fight.next(0)
    expect(value).toMatchObject({ id: 'battle.lose', seats: [0] })
    run(fight)
    expect(match.state.players[0].buildings.sawmill[5]).toBe(0)
    expect(match.state.players[bandits].score).toBe(0) // it takes no turns, and scores nothing
  })

  test('its pieces are removed with all others, and score for the remover [3.2.1] [1.5.4]', () => {
    const match = table()
      .warriors(bandits, 2, 5)
      .building(bandits, 'den', 5)
      .token(bandits, 'snare', 5)
      .turn('marquise', 'daylight')
    run(removeAllEnemies(match, 0, [5]))
    const { players } = match.state
    expect(players[bandits]).toMatchObject({ warriors: expect.objectContaining({ 0: 8, 5: 0 }), leaving: 0 })
    expect(players[bandits].buildings.den).toMatchObject({ 0: 2, 5: 0 })
    expect(players[0].score).toBe(2)
    run(remove(match, { losses: [], battle: null }))
  })

  test('what never returns leaves the game [G.1.31]', () => {
    const match = position('marquise', 'eyrie')
      .unseated({ ...BANDITS, neverReturn: ['den'] })
      .building(bandits, 'den', 5)
      .turn('marquise', 'daylight')
    run(removeAllEnemies(match, 0, [5]))
    expect(match.state.players[bandits].buildings.den).toMatchObject({ 0: 1, 5: 0 })
    expect(invariants(match.state)).not.toContainEqual(expect.stringContaining('den'))
  })

  test('scores, and when it wins no seat does [3.1]', () => {
    const match = table()
      .change(({ order }) => order.push(bandits))
      .turn('marquise', 'daylight')
    expect(() => score(match, bandits, 30, 'effects')).toThrow()
    expect(match.outcome ?? { winners: [] }).toMatchObject({ winners: [] })
  })

  test('is seen by all as it stands, and dealt nothing', () => {
    const { state } = table().warriors(bandits, 2, 5)
    expect(view(state, null).players[bandits].warriors[5]).toBe(2)
    const before = structuredClone(state.players[bandits])
    const match = table().warriors(bandits, 2, 5).turn('marquise', 'daylight')
    const guess = match.guess(0, 3)
    expect(guess.state.players[bandits]).toEqual(before)
  })
})

describe('a party that takes no turns', () => {
  test('is no player: cards that speak of players leave it out, those that speak of enemies do not', () => {
    const bank = table().effects('marquise', 'betterBurrowBank').turn('marquise', 'birdsong')
    expect(reported(bank)).not.toContain('betterBurrowBank.who')
    expect(bank.state.players[bandits].hand).toEqual([])
    const orders = exiles('marquise', 'eyrie')
      .unseated(BANDITS)
      .effects('marquise', 'falseOrders')
      .warriors(bandits, 2, 5)
      .turn('marquise', 'birdsong')
    pick(orders, 'effect:falseOrders')
    expect(asked(orders)).toBe('falseOrders.to')
    pick(orders, '1')
    expect(orders.state.players[bandits].warriors[1]).toBe(1)
  })

  test('is not aided, and stands in no relationship [9.5.4.b]', () => {
    const match = position('marquise', 'vagabond')
      .unseated(BANDITS)
      .warriors(bandits, 1, 5)
      .change(wanderer(1, 'ranger', 'boots'))
      .pawn('vagabond', 5)
      .hand('vagabond', 'ambushRabbit')
      .turn('vagabond', 'daylight')
    expect(offered(match)).not.toContain('aid')
    expect(refusedBy(match, 'aid')).toBe('9.5.4.b')
  })
})

describe('a party that a seat controls', () => {
  test('is decided for by that seat, whoever it is now', () => {
    const match = position('marquise', 'eyrie').unseated(BANDITS, 1).turn('marquise', 'daylight')
    const ask = () =>
      chooseFor(match, bandits, 'trigger.whose', [0, 1], { like: partyNaming, rule: '1.1.3.a' }).next(0).value
    expect(ask()).toMatchObject({ seats: [1] })
    match.state.players[bandits].controller = 0
    expect(ask()).toMatchObject({ seats: [0] })
    expect(offered(match).length).toBeGreaterThan(0)
  })
})

describe('a party that lends its warriors and buildings', () => {
  const lent = (to: number): PartyRules => ({ ...BANDITS, lendsTo: () => to })

  test('counts for the rule of whom it lends them to, and no more for its own [2.5]', () => {
    const { state } = position('marquise', 'eyrie')
      .unseated(lent(0))
      .warriors(bandits, 2, 5)
      .building(bandits, 'den', 5)
      .warriors('eyrie', 2, 5)
    expect(ruler(state, 5)).toBe(0) // three of the bandits against two
    state.players[1].warriors[5] = 3
    expect(ruler(state, 5)).toBe(1) // tied: the Eyrie win, with a piece of their own
    state.players[0].warriors[5] = 1
    expect(ruler(state, 5)).toBe(0)
    openBoxes([{ rules: lent(NOBODY) }])
    expect(ruler(state, 5)).toBe(1)
    openBoxes([{ rules: BANDITS }])
    expect(ruler(state, 4)).toBe(NOBODY)
  })

  test('does not win a tie for whoever has no piece of its own there [7.2.2]', () => {
    const { state } = position('marquise', 'eyrie')
      .unseated(lent(1))
      .warriors(bandits, 2, 5)
      .warriors('marquise', 2, 5)
    expect(ruler(state, 5)).toBe(NOBODY)
    state.players[1].warriors[5] = 1
    state.players[0].warriors[5] = 3
    expect(ruler(state, 5)).toBe(1)
  })

  test('they are no enemy pieces of whoever has them; its tokens are [G.1.23.a]', () => {
    const match = position('marquise', 'eyrie')
      .unseated(lent(0))
      .warriors(bandits, 2, 5)
      .building(bandits, 'den', 5)
      .token(bandits, 'snare', 5)
      .turn('marquise', 'daylight')
    run(removeAllEnemies(match, 0, [5]))
    const { warriors, buildings, tokens } = match.state.players[bandits]
    expect([warriors[5], buildings.den[5], tokens.snare[5]]).toEqual([2, 1, 0])
    run(removeAllEnemies(match, 1, [5]))
    expect([warriors[5], buildings.den[5]]).toEqual([0, 0])
    openBoxes([{ rules: BANDITS }])
  })
})

describe('what a party offers at the start of a Birdsong', () => {
  const selling = (mandatory: boolean): PartyRules => ({
    ...BANDITS,
    startOffers: (state, party, seat) =>
      sift<StartOffer>(
        ['one', 'two'].map(key => ({
          party,
          key,
          say: say('seat', { seat }),
          mandatory: mandatory && key === 'one',
          run: function* (t) {
            t.state.turn.notes[key] = 1
          },
        })),
        ({ key }) => (state.turn.notes[key] ? { why: say('why.effectUsed'), rule: '4.1.3.a' } : null),
      ),
  })

  test('stands beside the effects of that moment, in any order, and may be passed [1.4.1.b]', () => {
    const match = position('vagabond', 'eyrie')
      .unseated(selling(false))
      .change(wanderer(0, 'ranger', 'boots'))
      .pawn('vagabond', 5)
      .effects('vagabond', 'betterBurrowBank')
      .turn('vagabond', 'birdsong')
    expect(asked(match)).toBe('birdsong.start')
    expect(offered(match)).toEqual(['own', 'betterBurrowBank', 'one', 'two']) // no passing before Refresh
    pick(match, 'two')
    expect(offered(match)).toEqual(['own', 'betterBurrowBank', 'one'])
    expect(refusedBy(match, 'two')).toBe('4.1.3.a')
    pick(match, 'own', 'pass')
    expect(match.state.turn.notes).toMatchObject({ two: 1 })
    expect(asked(match)).not.toBe('birdsong.start')
    openBoxes([{ rules: BANDITS }])
  })

  test('must be done where it is mandatory', () => {
    const match = position('marquise', 'eyrie').unseated(selling(true)).turn('marquise', 'birdsong')
    expect(offered(match)).toEqual(['one', 'two'])
    pick(match, 'one')
    expect(offered(match)).toEqual(['two', 'pass'])
    pick(match, 'pass')
    expect(asked(match)).toBe('marquise.day')
    openBoxes([{ rules: BANDITS }])
  })
})
