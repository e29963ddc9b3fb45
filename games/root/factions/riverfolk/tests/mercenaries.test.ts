import { describe, expect, test } from 'vitest'
import { battlefields, canBattleIn } from '../../../rules/battlefields.ts'
import { forecast } from '../../../rules/forecast.ts'
import { isDefenceless, rolledCap } from '../../../rules/hits.ts'
import { shareHits } from '../../../rules/losses.ts'
import { destinations, origins } from '../../../rules/may-move.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { replaceable } from '../../../rules/replace.ts'
import { hasPiece, ruled, ruler } from '../../../rules/ruler.ts'
import type { Phase } from '../../../state.ts'
import { asked, exiles, offered, type Position, pick, position, reported } from '../../../tests/position.ts'
import { related, relationOf, wanderer } from '../../vagabond/tests/wanderer.ts'
import { purchases } from '../rules/services.ts'
import { company, EYRIE, held, MARQUISE, own, RIVERFOLK, three } from './company.ts'

/** The Marquise has hired mercenaries; part 1 of her Daylight, with actions. */
const hired = (built: Position, phase: Phase = 'daylight') =>
  built
    .noting({ actions: 3, notes: { hired: 1, bought: 1 } })
    .turn('marquise', phase, phase === 'daylight' ? 1 : 0)

describe('mercenaries count as the buyer’s for rule', () => {
  const at = () => three().warriors('riverfolk', 3, 7).warriors('eyrie', 2, 7)

  test('in Daylight and Evening, not before; and then not as the Riverfolk’s [11.2.7.III.x] [ruling.r-33]', () => {
    const { state } = at()
    state.turn.seat = MARQUISE
    state.turn.notes = { hired: 1 }
    state.turn.phase = 'birdsong'
    expect(ruler(state, 7)).toBe(RIVERFOLK)
    state.turn.phase = 'daylight'
    expect(ruler(state, 7)).toBe(MARQUISE)
    expect(ruled(state, RIVERFOLK)).toEqual([])
    state.turn.phase = 'evening'
    expect(ruler(state, 7)).toBe(MARQUISE)
    state.turn.notes = {}
    expect(ruler(state, 7)).toBe(RIVERFOLK)
  })

  test('from the purchase to the end of the turn, and no longer [11.2.7.III.x]', () => {
    const match = at()
      .change(company({ prices: { mercenaries: 2 } }))
      .building('marquise', 'sawmill', 1)
      .turn('marquise', 'birdsong')
    pick(match, 'buy:mercenaries')
    expect(held(own(match).payments)).toEqual({ 0: 2 })
    expect(match.state.turn.phase).toBe('daylight')
    expect(ruler(match.state, 7)).toBe(MARQUISE)
    while (match.ask && match.state.turn.seat === MARQUISE)
      match.pick(match.ask.waiting[0], offered(match).length - 1)
    expect(ruler(match.state, 7)).toBe(RIVERFOLK)
  })

  test('so a clearing ruled by them alone can be built in [11.2.7.III.x]', () => {
    const match = hired(at().token('marquise', 'wood', 7)) // V9
    pick(match, 'build', 'sawmill')
    expect(match.state.players[MARQUISE].buildings.sawmill[7]).toBe(1)
  })

  test('they add to the buyer’s own, and a tie is nobody’s unless the Eyrie have a piece there [7.2.2]', () => {
    const { state } = three().warriors('riverfolk', 2, 7).warriors('marquise', 1, 7).warriors('eyrie', 3, 7)
    state.turn.notes = { hired: 1 }
    state.turn.phase = 'daylight'
    expect(ruler(state, 7)).toBe(EYRIE)
    state.players[EYRIE].warriors[7] = 2
    expect(ruler(state, 7)).toBe(MARQUISE)
  })

  test('Soup Kitchens of the Riverfolk stay theirs: only warriors are lent', () => {
    const { state } = exiles('marquise', 'riverfolk', 'eyrie')
      .warriors('riverfolk', 1, 7)
      .token('riverfolk', 'mousePost', 7)
      .effects('riverfolk', 'soupKitchens')
    state.turn.notes = { hired: 1 }
    state.turn.phase = 'daylight'
    expect(ruler(state, 7)).toBe(RIVERFOLK)
  })

  test('Royal Claim in Birdsong does not count them [11.2.7.III.x]', () => {
    const match = at()
      .warriors('marquise', 1, 1)
      .effects('marquise', 'royalClaim')
      .change(company({ prices: { mercenaries: 1 } }))
      .turn('marquise', 'birdsong')
    pick(match, 'buy:mercenaries', 'effect:royalClaim')
    expect(match.state.players[MARQUISE].score).toBe(1) // clearing 1 alone
  })
})

describe('what they do not do', () => {
  test('the buyer cannot move them [11.2.7.III.y]', () => {
    const match = hired(three().warriors('riverfolk', 3, 7).warriors('marquise', 1, 3))
    expect(origins(match.state, MARQUISE).free).toEqual([3])
    expect(destinations(match.state, MARQUISE, 3)).toContain(7)
  })

  test('the buyer cannot remove or replace them: they are no enemy pieces [11.2.7.III.y] [G.1.8.a]', () => {
    const match = hired(
      three().warriors('riverfolk', 3, 7).token('riverfolk', 'mousePost', 7).warriors('eyrie', 1, 7),
    )
    expect(replaceable(match.state, MARQUISE, 7)).toEqual([EYRIE])
    const removal = removeAllEnemies(match, MARQUISE, [7])
    while (!removal.next(0).done);
    const { warriors, tokens } = match.state.players[RIVERFOLK]
    expect([warriors[7], tokens.mousePost[7]]).toEqual([3, 0]) // the trade post is an enemy token
    expect(match.state.players[EYRIE].warriors[7]).toBe(0)
  })

  test('others remove them as ever [G.1.8.b]', () => {
    const match = hired(three().warriors('riverfolk', 3, 7))
    const removal = removeAllEnemies(match, EYRIE, [7])
    while (!removal.next(0).done);
    expect(match.state.players[RIVERFOLK].warriors[7]).toBe(0)
  })

  test('they never fight the Riverfolk: there they defend, and the buyer has his own alone [11.2.7.III.y]', () => {
    const match = hired(three().warriors('riverfolk', 3, 7).warriors('marquise', 1, 7).dice(3, 3))
    pick(match, 'battle') // V11
    expect(asked(match)).toBe('marquise.day')
    const rolled = match.history?.journal.find(({ id }) => id === 'battle.rolled')
    expect(rolled?.values).toMatchObject({ high: 3, low: 3 })
    expect(match.state.players[RIVERFOLK].warriors[7]).toBe(2) // one warrior deals one hit at most
    expect(match.state.players[MARQUISE].warriors[7]).toBe(0)
  })

  test('alone they cannot be sent against their own people [11.2.7.III.y] [ruling.r-14]', () => {
    const { state } = hired(three().warriors('riverfolk', 3, 7).token('riverfolk', 'mousePost', 7))
    expect(canBattleIn(state, MARQUISE, 7)).toBe(false)
  })

  test('they stay pieces of the Riverfolk: no Field Hospitals for them [11.2.7.III.z] [1.5.3.b] [G.1.8.b]', () => {
    const match = hired(
      three()
        .token('marquise', 'keep', 1)
        .warriors('riverfolk', 2, 7)
        .warriors('eyrie', 3, 7)
        .hand('marquise', 'ambushMouse')
        .dice(2, 2),
    )
    const supply = match.state.players[RIVERFOLK].warriors[0]
    pick(match, 'battle')
    if (asked(match) === 'battle.ambush') pick(match, 'pass')
    expect(reported(match)).not.toContain('marquise.healed')
    expect(asked(match)).toBe('marquise.day')
    expect(match.state.players[RIVERFOLK].warriors[7]).toBe(0)
    expect(match.state.players[RIVERFOLK].warriors[0]).toBe(supply + 2)
  })

  test('they are no pieces of the buyer, nor allied warriors those of the Vagabond [booklet.adjust.3]', () => {
    const { state } = hired(three().warriors('riverfolk', 3, 7))
    expect(ruler(state, 7)).toBe(MARQUISE)
    expect(hasPiece(state.players[MARQUISE], 7)).toBe(false)
    const allied = position('vagabond', 'riverfolk', 'marquise')
      .change(wanderer(0, 'ranger', 'boots'))
      .change(related(0, 2, 'allied'))
      .pawn('vagabond', 5)
      .token('riverfolk', 'mousePost', 7, 11)
      .warriors('marquise', 3, 7)
      .items('marquise', 'tea')
    expect(purchases(allied.state, RIVERFOLK, 0)).toBe(1)
    expect(purchases(allied.state, RIVERFOLK, 2)).toBe(2) // warriors count, items nowhere
  })
})

describe('in battle', () => {
  test('the buyer may battle where only they stand [ruling.r-14]', () => {
    const match = hired(three().warriors('riverfolk', 2, 7).warriors('eyrie', 2, 7).dice(1, 0))
    expect(battlefields(match.state, MARQUISE)).toEqual([7])
    pick(match, 'battle')
    expect(match.state.players[EYRIE].warriors[7]).toBe(1)
    expect(match.state.players[MARQUISE].score).toBe(0)
  })

  test('without them hired nobody fights there [11.2.7.III.x]', () => {
    const match = three()
      .warriors('riverfolk', 2, 7)
      .warriors('eyrie', 2, 7)
      .noting({ actions: 3 })
      .turn('marquise', 'daylight', 1)
    expect(battlefields(match.state, MARQUISE)).toEqual([])
  })

  test('they count for the hits that can be rolled, and make no one defenceless [11.2.7.III.x]', () => {
    const { state } = hired(
      three().warriors('riverfolk', 2, 7).warriors('marquise', 1, 7).warriors('eyrie', 2, 7),
    )
    const fight = { attacker: MARQUISE, defender: EYRIE, clearing: 7, ally: -1, enlisted: -1 } as never
    expect(rolledCap(state, fight, MARQUISE)).toBe(3)
    expect(rolledCap(state, fight, EYRIE)).toBe(2)
    const forced = { attacker: EYRIE, defender: MARQUISE, clearing: 7, ally: -1, enlisted: -1 } as never
    state.players[MARQUISE].warriors[7] = 0
    expect(isDefenceless(state, forced)).toBe(false)
    state.turn.notes = {}
    expect(isDefenceless(state, forced)).toBe(true)
  })

  test('the forecast tells them beside the buyer [11.2.7.III.x]', () => {
    const { state } = hired(
      three().warriors('riverfolk', 2, 7).warriors('marquise', 1, 7).warriors('eyrie', 2, 7),
    )
    const fight = {
      attacker: MARQUISE,
      defender: EYRIE,
      clearing: 7,
      ally: -1,
      enlisted: -1,
      usedOptions: [],
    }
    expect(forecast(state, fight as never).attacking).toMatchObject({ ally: RIVERFOLK, allied: 2, cap: 3 })
  })

  test('hits are split evenly; an odd one falls on an own warrior, if there is one [11.2.7.III.a.a]', () => {
    expect(shareHits(2, 3, 3)).toEqual({ own: 1, hired: 1 })
    expect(shareHits(3, 3, 3)).toEqual({ own: 2, hired: 1 })
    expect(shareHits(1, 1, 3)).toEqual({ own: 1, hired: 0 })
    expect(shareHits(3, 2, 1)).toEqual({ own: 2, hired: 1 }) // V10
    expect(shareHits(3, 1, 3)).toEqual({ own: 1, hired: 2 }) // V10
    expect(shareHits(1, 0, 3)).toEqual({ own: 0, hired: 1 })
    expect(shareHits(3, 5, 0)).toEqual({ own: 3, hired: 0 })
  })

  test('so it goes in a battle [11.2.7.III.a.a]', () => {
    const match = hired(
      three().warriors('riverfolk', 3, 7).warriors('marquise', 1, 7).warriors('eyrie', 5, 7).dice(3, 3),
    )
    pick(match, 'battle', 'seat3')
    expect(match.state.players[MARQUISE].warriors[7]).toBe(0)
    expect(match.state.players[RIVERFOLK].warriors[7]).toBe(1)
    expect(match.state.players[EYRIE].warriors[7]).toBe(2)
  })

  test('buildings and tokens fall only once no warrior of either is left [11.2.7.III.a.b] [example.tx-6]', () => {
    expect(shareHits(4, 1, 2)).toEqual({ own: 1, hired: 2 }) // one hit is left for the building
    const match = hired(
      three()
        .warriors('riverfolk', 1, 7)
        .building('marquise', 'sawmill', 7)
        .warriors('eyrie', 5, 7)
        .dice(2, 2),
    )
    pick(match, 'battle')
    expect(match.state.players[RIVERFOLK].warriors[7]).toBe(0)
    expect(match.state.players[MARQUISE].buildings.sawmill[7]).toBe(0)
    expect(match.state.players[EYRIE].score).toBe(1)
    const kept = hired(
      three()
        .warriors('riverfolk', 2, 7)
        .building('marquise', 'sawmill', 7)
        .warriors('eyrie', 5, 7)
        .dice(2, 2),
    )
    pick(kept, 'battle')
    expect(kept.state.players[RIVERFOLK].warriors[7]).toBe(0)
    expect(kept.state.players[MARQUISE].buildings.sawmill[7]).toBe(1)
  })

  test('an ambush is shared too, and while a mercenary stands the battle goes on [4.3.1.II]', () => {
    const match = hired(
      three()
        .warriors('riverfolk', 2, 7)
        .warriors('marquise', 1, 7)
        .warriors('eyrie', 1, 7)
        .hand('eyrie', 'ambushMouse')
        .dice(1, 0),
    )
    pick(match, 'battle', 'seat3', 'ambushMouse')
    if (asked(match) === 'battle.foil') pick(match, 'pass')
    expect(match.state.players[MARQUISE].warriors[7]).toBe(0)
    expect(match.state.players[RIVERFOLK].warriors[7]).toBe(1)
    expect(match.state.players[EYRIE].warriors[7]).toBe(0)
    expect(reported(match)).toContain('battle.rolled')
  })

  test('fallen by the Vagabond’s hand they make the buyer Hostile, not the Riverfolk [11.2.7.III.b.b]', () => {
    const match = position('marquise', 'riverfolk', 'vagabond')
      .change(wanderer(2, 'ranger', 'sword', 'sword', 'boots'))
      .pawn('vagabond', 7)
      .warriors('riverfolk', 2, 7)
      .dice(1, 1)
      .noting({ actions: 3, notes: { hired: 1 } })
      .turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    while (asked(match) === 'vagabond.damage') match.pick(2, 0)
    expect(match.state.players[RIVERFOLK].warriors[7]).toBe(1)
    expect(relationOf(match, 2, MARQUISE)).toBe('hostile')
    expect(relationOf(match, 2, RIVERFOLK)).toBe('indifferent')
  })
})
