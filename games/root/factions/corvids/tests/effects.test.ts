import { expect, test } from 'vitest'
import { forcedDestinations } from '../../../rules/may-move.ts'
import { canPlace } from '../../../rules/pieces.ts'
import { asked, exiles, offered, pick, position, refusedBy, reported } from '../../../tests/position.ts'
import { related } from '../../vagabond/tests/wanderer.ts'
import { four, hidden, lies, open, own, playerOf, standing, three } from './plots.ts'

test('defending beside a plot that lies face down deals an extra hit, with or without warriors [13.2.5]', () => {
  const guarded = hidden(three().warriors('corvids', 1, 1), 'snare', 1)
    .warriors('marquise', 3, 1)
    .dice(0, 0)
  const match = guarded.turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(standing(match, 'marquise')).toEqual({ 1: 2 })
  const bare = hidden(three(), 'snare', 1).warriors('marquise', 3, 1).dice(0, 0).turn('marquise', 'daylight')
  pick(bare, 'battle')
  expect(standing(bare, 'marquise')).toEqual({ 1: 2 })
  expect(lies(bare, 1)).toBeNull() // Defenceless: one hit for the plot.
  expect(reported(bare)).toContain('battle.agents')
})

test('a plot face up has no agents, nor has the attacker, nor a plot elsewhere [13.2.5]', () => {
  const faceUp = open(three(), 'snare', 1).warriors('marquise', 3, 1).dice(0, 0).turn('marquise', 'daylight')
  pick(faceUp, 'battle')
  expect(standing(faceUp, 'marquise')).toEqual({ 1: 3 })
  const attacks = hidden(three().warriors('corvids', 2, 1), 'snare', 1)
    .warriors('marquise', 2, 1)
    .dice(0, 0)
  const attacking = attacks.turn('corvids', 'daylight')
  pick(attacking, 'battle')
  expect(standing(attacking, 'marquise')).toEqual({ 1: 2 })
  const elsewhere = hidden(three().warriors('corvids', 1, 1), 'snare', 5)
    .warriors('marquise', 3, 1)
    .dice(0, 0)
  const away = elsewhere.turn('marquise', 'daylight')
  pick(away, 'battle')
  expect(standing(away, 'marquise')).toEqual({ 1: 3 })
})

test('a battle tells of the agents before the dice [13.2.5]', () => {
  const at = hidden(three().warriors('corvids', 1, 1), 'snare', 1).warriors('marquise', 3, 1)
  const match = at.noting({ actions: 3 }).turn('marquise', 'daylight', 2)
  match.pickKey(1, 'battle')
  const values = match.face(1)?.prompt.values as unknown as { defending: { extra: unknown; pieces: unknown } }
  expect(values.defending.extra).toEqual([{ reason: 'agents', hits: 1 }])
  expect(values.defending.pieces).toEqual([{ kind: 'plot', count: 1 }])
})

test('a raid without warriors: defenceless, an extra hit by its agents, and warriors all around [example.tx-4] [13.7.4.a]', () => {
  const at = hidden(three(), 'raid', 1).warriors('marquise', 2, 1).dice(1, 1)
  const match = at.turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(playerOf(match, 'marquise').score).toBe(1)
  expect(standing(match, 'marquise')).toEqual({ 1: 1 })
  expect(standing(match, 'corvids')).toEqual({ 5: 1, 9: 1, 10: 1 })
})

test('no enemy piece is placed at a snare face up; face down it bars nothing [13.7.2.a]', () => {
  const { state } = hidden(open(three(), 'snare', 1), 'snare', 5)
  expect([canPlace(state, 1, 1), canPlace(state, 2, 1)]).toEqual([false, false])
  expect(canPlace(state, 0, 1)).toBe(true)
  expect(canPlace(state, 1, 5)).toBe(true)
  const other = open(three(), 'extortion', 1).state
  expect(canPlace(other, 1, 1)).toBe(true)
})

test('sympathy does not spread to a snare, and is told why [13.7.2.a]', () => {
  const at = open(four(), 'snare', 5).token('alliance', 'sympathy', 1).hand('alliance', 'bakeSale', 'sword')
  const { hand, alliance } = at.player('alliance')
  alliance?.supporters.push(...hand.splice(0))
  const match = at.turn('alliance', 'birdsong')
  pick(match, 'pass')
  expect([asked(match), offered(match)]).toEqual(['alliance.spread', ['spread:9', 'spread:10', 'pass']])
  expect(refusedBy(match, 'spread:5')).toBe('13.7.2.a')
})

test('who shares their victory is no enemy: the snare lets him be [13.7.2.a] [13.7.2.b]', () => {
  const { state } = open(four(), 'snare', 1).change(one => {
    one.players[3].coalition = 0
  })
  expect([canPlace(state, 3, 1), canPlace(state, 1, 1)]).toEqual([true, false])
})

test('no enemy piece moves out of the clearing of a snare face up; into it they do [13.7.2.b]', () => {
  const at = open(three(), 'snare', 1).warriors('marquise', 3, 1, 5)
  const match = at.turn('marquise', 'daylight')
  pick(match, 'march')
  expect(asked(match)).toBe('move.to') // From 5 alone.
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '1', '3')
  expect(standing(match, 'marquise')).toEqual({ 1: 6 })
})

test('the refusal names the snare [13.7.2.b]', () => {
  const at = open(three(), 'snare', 1).warriors('marquise', 3, 1, 5, 9)
  const match = at.turn('marquise', 'daylight')
  pick(match, 'march')
  expect([asked(match), offered(match)]).toEqual(['move.from', ['5', '9']])
  expect(refusedBy(match, '1')).toBe('13.7.2.b')
})

test('the Corvids leave their own snare, and any other plot holds nobody [13.7.2.b]', () => {
  const match = open(three().warriors('corvids', 1, 1), 'snare', 1).turn('corvids', 'daylight')
  pick(match, 'move', '5')
  expect(standing(match, 'corvids')).toEqual({ 5: 1 })
  const held = hidden(three(), 'snare', 1).warriors('marquise', 3, 1).turn('marquise', 'daylight')
  pick(held, 'march', '5', '3')
  expect(standing(held, 'marquise')).toEqual({ 5: 3 })
})

test('forced moves out of a snare are impossible too, and enemies there may still battle [ruling.r-85]', () => {
  const at = open(exiles('corvids', 'marquise', 'eyrie'), 'snare', 1).warriors('marquise', 2, 1)
  expect(forcedDestinations(at.state, 1, 1)).toEqual([])
  expect(forcedDestinations(at.warriors('marquise', 1, 5).state, 1, 5)).toEqual([1, 2])
  const match = at.effects('eyrie', 'falseOrders').dice(0, 0).turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(lies(match, 1)).toBeNull() // The snare itself was battled.
})

test('False Orders do not reach who stands at a snare [ruling.r-85]', () => {
  const at = open(exiles('corvids', 'marquise', 'eyrie'), 'snare', 1).warriors('marquise', 2, 1)
  const match = at.effects('eyrie', 'falseOrders').hand('eyrie', 'anvil').turn('eyrie', 'birdsong')
  expect(offered(match)).not.toContain('effect:falseOrders')
})

test('the Vagabond does not walk away from a snare, but slips away, alone [9.4.2.b] [13.7.2.b]', () => {
  const at = open(four(), 'snare', 1).pawn('vagabond', 1)
  const match = at.turn('vagabond', 'daylight')
  expect(offered(match)).not.toContain('move')
  const slips = open(four(), 'snare', 1)
    .pawn('vagabond', 1)
    .warriors('marquise', 2, 1)
    .change(related(3, 1, 'allied'))
  const slip = slips.turn('vagabond', 'birdsong')
  while (asked(slip) !== 'vagabond.slip') pick(slip, offered(slip)[0])
  pick(slip, '5')
  expect(asked(slip)).not.toBe('vagabond.ally.move')
  expect(playerOf(slip, 'vagabond').pawn).toBe(5)
  expect(standing(slip, 'marquise')).toEqual({ 1: 2 })
})

test('a revolt removes the snare first, then places [ruling.r-44.a]', () => {
  const at = open(four(), 'snare', 1)
    .token('alliance', 'sympathy', 1)
    .hand('alliance', 'anvil', 'foxfolkSteel')
  const { hand, alliance } = at.player('alliance')
  alliance?.supporters.push(...hand.splice(0))
  const match = at.turn('alliance', 'birdsong')
  pick(match, 'revolt:1', 'anvil', 'foxfolkSteel')
  expect(playerOf(match, 'alliance').buildings.foxBase[1]).toBe(1)
  expect(standing(match, 'alliance')).toEqual({ 1: 1 })
  expect(lies(match, 1)).toBeNull()
})

test('a removed raid brings a warrior to each adjacent clearing, face up or face down [13.7.4.a]', () => {
  for (const lay of [hidden, open]) {
    const at = lay(three(), 'raid', 11)
      .building('marquise', 'workshop', 2, 7, 9)
      .hand('marquise', 'favorMice')
    const match = at.turn('marquise', 'daylight')
    pick(match, 'craft:favorMice')
    expect(standing(match, 'corvids')).toEqual({ 3: 1, 6: 1, 12: 1 })
    expect(own(match).supply).toHaveLength(8)
    expect(playerOf(match, 'marquise').score).toBe(1)
  }
})

test('any other plot that is removed brings nobody [13.7.4.a]', () => {
  const at = hidden(open(three(), 'bomb', 2), 'snare', 11).building('marquise', 'workshop', 2, 7, 9)
  const match = at.hand('marquise', 'favorMice').turn('marquise', 'daylight')
  pick(match, 'craft:favorMice')
  expect(standing(match, 'corvids')).toEqual({})
  expect(playerOf(match, 'marquise').score).toBe(2)
})

test('a raid skips clearings that refuse its warriors; where they are short the Corvids choose [ruling.r-86]', () => {
  const kept = hidden(three(), 'raid', 11)
    .token('marquise', 'keep', 3)
    .building('marquise', 'workshop', 2, 7, 9)
  const match = kept.hand('marquise', 'favorMice').turn('marquise', 'daylight')
  pick(match, 'craft:favorMice')
  expect(standing(match, 'corvids')).toEqual({ 6: 1, 12: 1 })
  const short = hidden(three().warriors('corvids', 13, 1), 'raid', 11).building(
    'marquise',
    'workshop',
    2,
    7,
    9,
  )
  const few = short.hand('marquise', 'favorMice').turn('marquise', 'daylight')
  pick(few, 'craft:favorMice')
  expect([asked(few), few.ask?.waiting, offered(few)]).toEqual(['place.warrior', [0], ['3', '6', '12']])
  pick(few, '12', '3')
  expect(standing(few, 'corvids')).toEqual({ 1: 13, 3: 1, 12: 1 })
})

test('whose turn it is orders what several removed pieces set off, the raid among it [13.7.4.a]', () => {
  const at = hidden(position('corvids', 'marquise', 'alliance'), 'raid', 11).token('alliance', 'sympathy', 2)
  const match = at
    .building('marquise', 'workshop', 2, 7, 9)
    .hand('marquise', 'favorMice', 'investments')
    .turn('marquise', 'daylight')
  pick(match, 'craft:favorMice')
  expect([asked(match), offered(match)]).toEqual(['trigger.whose', ['seat1', 'seat3']])
  pick(match, 'seat1')
  expect(standing(match, 'corvids')).toEqual({ 3: 1, 6: 1, 12: 1 })
  expect(asked(match)).toBe('alliance.outrage')
})
