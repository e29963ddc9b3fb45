import { expect, test } from 'vitest'
import { futureResources } from '../rules/gains.ts'
import { hunt } from '../rules/resolve/hunt.ts'
import type { Robinson } from '../state.ts'
import { offers, resolving } from './cards/powers.ts'
import { explore as drawMystery, endOfActions, offeredIn, pickIn, Scene } from './cards/scene.ts'
import { carryOut, NO, position, put, type RobinsonMatch, YES } from './position.ts'

const told = (match: RobinsonMatch): string[] => match.history?.journal.map(({ id }) => id) ?? []
const four = () => position('cook', 'carpenter', 'explorer', 'soldier')

/** Discovery tokens that come next, in this order. */
const onTop =
  (...tokens: Robinson['discoveries']) =>
  ({ decks }: Robinson) => {
    for (const token of tokens.toReversed()) {
      decks.discovery.splice(decks.discovery.indexOf(token), 1)
      decks.discovery.push(token)
    }
  }

// The order

test('threat, hunt, build, gather, explore, Arrange Camp, Rest: so they are resolved, however they were planned [resolve.1]', () => {
  const match = four().tile('M2', 5).hunting('birds').level('weapons', 1).has({ wood: 1 }).planning()
  put(match, 'cook', 'rest:M1')
  put(match, 'cook', 'arrange:M1')
  put(match, 'carpenter', 'explore:T1')
  put(match, 'carpenter', 'gather:M2:1')
  put(match, 'explorer', 'build:weapons:M1')
  put(match, 'explorer', 'hunt')
  put(match, 'soldier', 'join:6')
  put(match, 'soldier', 'threat:foodCrates')
  for (const seat of [0, 1, 2, 3]) match.pickKey(seat, 'confirm')
  while (match.waiting) pickIn(match, offeredIn(match)[0])
  const begun = match.history?.journal.filter(({ id }) => id === 'action.begins') ?? []
  expect(JSON.stringify(begun).match(/"type":"(\w+)"/g)).toEqual(
    ['threat', 'hunt', 'build', 'gather', 'explore', 'arrange', 'rest'].map(type => `"type":"${type}"`),
  )
})

test('of several threats or builds the group picks which comes first (example 71) [resolve.3] [resolve.4]', () => {
  const threats = position('cook').threats('badFeelings', 'exhaustingNight').planning()
  put(threats, 'cook', 'threat:badFeelings')
  put(threats, 'cook', 'threat:exhaustingNight')
  carryOut(threats)
  expect([threats.waiting?.prompt, offeredIn(threats)]).toEqual(['action.next', ['1', '2']])
  pickIn(threats, '2')
  expect(threats.state.gone.filter(card => card.startsWith('event:'))).toEqual([
    'event:exhaustingNight',
    'event:badFeelings',
  ])
  const builds = position('cook').shelter().has({ wood: 9 }).planning()
  put(builds, 'cook', 'build:roof:M1')
  put(builds, 'cook', 'build:weapons:M1')
  carryOut(builds)
  expect(offeredIn(builds)).toEqual(['1', '2'])
})

test('pawns that serve once leave the game, those of items come back [resolve.2]', () => {
  const match = position('cook')
    .items('lantern', 'map')
    .discoveries('candlesToken')
    .has({ wood: 2 })
    .shelter()
    .planning()
  put(match, 'cook', 'build:roof:M1')
  put(match, 'candlesToken', 'join:1')
  put(match, 'cook', 'explore:M2')
  put(match, 'map', 'join:2')
  carryOut(match)
  expect(match.state.discoveries).not.toContain('candlesToken')
  expect(match.state.discoveriesGone).toContain('candlesToken')
  expect(match.state.items).toContain('map')
})

// As planned

test('the Map is turned while its pawn explores: the exploration still has that pawn (example 19) [resolve.5] [resolve.6]', () => {
  const match = position('cook', 'soldier')
    .items('map')
    .has({ wood: 1 })
    .piece('adventure', 'build')
    .adventures('brokenTool')
    .planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'cook', 'join:1')
  put(match, 'soldier', 'explore:M2')
  put(match, 'map', 'join:2')
  carryOut(match)
  expect(match.state.items).toEqual([])
  expect(told(match)).not.toContain('die')
  expect(match.state.island.M2.tile).not.toBe(0)
})

test('a source freezes while a gather there is planned: it still gives its wood (example 20) [resolve.7]', () => {
  const match = position('cook', 'soldier')
    .tile('M2', 5)
    .piece('adventure', 'gather')
    .adventures('winterFreezing')
    .planning()
  put(match, 'cook', 'gather:M2:0')
  put(match, 'cook', 'join:1')
  put(match, 'soldier', 'gather:M2:1')
  put(match, 'soldier', 'join:2')
  carryOut(match)
  pickIn(match, '1')
  pickIn(match, offeredIn(match).find(key => key.endsWith('1')) ?? '')
  expect(match.state.pieces).toMatchObject([{ kind: 'exhausted', at: 'M2', source: 1 }])
  expect(match.state.available).toMatchObject({ wood: 1, food: 1 })
})

test('a token placed in the action phase waits for its end [plan.33]', () => {
  const match = position('cook', 'soldier')
    .tiles(3, 1)
    .adventures('theresSomethingInTheAir')
    .rolls(YES, NO, YES)
    .planning()
  put(match, 'cook', 'explore:T1')
  put(match, 'soldier', 'explore:B1')
  put(match, 'soldier', 'join:2')
  carryOut(match)
  pickIn(match, '1')
  expect(told(match).filter(id => id === 'adventure.drawn')).toHaveLength(1)
  expect(match.state.pieces).toMatchObject([{ kind: 'adventure', at: 'explore', fresh: false }])
})

test('tokens on an action space leave with the action, those on the island stay [plan.34] [plan.35]', () => {
  const match = position('cook', 'soldier')
    .tile('M2', 5)
    .has({ wood: 1 })
    .piece('slow', 'build')
    .piece('slow', 'M2')
    .planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'cook', 'join:1')
  put(match, 'soldier', 'gather:M2:1')
  put(match, 'soldier', 'join:2')
  carryOut(match)
  expect(match.state.pieces.map(({ at }) => at)).toEqual(['M2'])
})

test('two players come to an agreement: morale rises, only who leads gains determination (example 15) [assign.3]', () => {
  const match = position('cook', 'soldier').threats('', 'argument').planning()
  put(match, 'soldier', 'threat:argument')
  put(match, 'cook', 'join:1')
  carryOut(match)
  expect(match.state).toMatchObject({ morale: 1, characters: [{ det: 0 }, { det: 1 }] })
  expect(match.state.gone).toContain('event:argument')
})

// Hunting

test('a hunt brings its prey whatever the wounds, then the card’s text; the beast leaves [hunt.5] [combat.7] [combat.8]', () => {
  const match = position('soldier').hunting('iguana').level('weapons', 1).planning()
  put(match, 'soldier', 'hunt')
  put(match, 'soldier', 'join:1')
  carryOut(match)
  expect(match.state.characters[0].wounds).toBe(3 + 1)
  expect(match.state).toMatchObject({ weapons: 0, available: { food: 3, fur: 1 } })
  expect(match.state.gone).toContain('beast:iguana')
})

test('a hunt that finds no beast left does nothing [hunt.6]', () => {
  const scene = new Scene().with(({ decks }) => (decks.hunting = []))
  expect(scene.play(t => hunt(t, resolving(t.state, 'hunt'), 'cook'))).toEqual({})
})

// Rest and the end of the phase

test('rest does not take special wounds away [rest.4]', () => {
  const match = position('cook')
    .wounds('cook', 1)
    .change(({ characters, decks }) => {
      decks.explore.splice(decks.explore.indexOf('vipers'), 1)
      decks.event.unshift('vipers')
      characters[0].specialWounds.push({ card: 'vipers', colour: 'explore', part: 'head' })
    })
    .planning()
  carryOut(match)
  expect(match.state.characters[0]).toMatchObject({ wounds: 0, specialWounds: [{ card: 'vipers' }] })
})

test('what was gained waits for the end of the phase [resolve.15] [action-end.1]', () => {
  const match = position('cook', 'soldier').tile('M2', 5).tile('T1', 7).rolls(YES, NO, NO).planning()
  for (const deed of ['gather:M2:1', 'gather:M2:0']) put(match, 'cook', deed)
  put(match, 'soldier', 'gather:T1:0')
  put(match, 'soldier', 'join:3')
  carryOut(match)
  pickIn(match, '1')
  expect(match.state.available.wood).toBe(0)
  expect(futureResources(match.state).wood).toBe(1)
  pickIn(match, '3')
  expect(match.state.available.wood).toBe(2)
  expect(match.state.gains).toEqual([])
})

test('discoveries are kept, but those of two food or a wood are exchanged [action-end.2] [action-end.3]', () => {
  const match = position('cook')
    .tiles(3)
    .change(onTop('tobaccoToken', 'nourishingLarvae', 'fallenTree'))
    .planning()
  put(match, 'cook', 'explore:M2')
  put(match, 'cook', 'join:1')
  carryOut(match)
  expect(match.state.discoveries).toEqual(['tobaccoToken'])
  expect(match.state.available).toMatchObject({ food: 2, wood: 1 })
})

test('treasures wait too; one that lasts is then for all [action-end.5] [term.1] [term.2]', () => {
  const scene = new Scene().mysteries('bottleOfWine')
  scene.play(drawMystery({ treasures: 1 }))
  expect(scene.state.treasures).toEqual([])
  const wine = () =>
    (['cook', 'carpenter'] as const).map(who =>
      offers(scene.state, 'night', who, true).includes('bottleOfWine'),
    )
  expect(wine()).toEqual([false, false])
  expect(scene.play(endOfActions)).toMatchObject({ 'later.bottleOfWine': -1, 'treasure.bottleOfWine': 1 })
  expect(wine()).toEqual([true, true])
})

test('of several inventions the group picks which becomes an item first [action-end.6]', () => {
  const match = position('cook', 'soldier').tile('M2', 5).planning()
  put(match, 'cook', 'build:knife:M1')
  put(match, 'cook', 'join:1')
  put(match, 'soldier', 'build:fire:M1')
  put(match, 'soldier', 'join:2')
  carryOut(match)
  pickIn(match, '1')
  expect([match.waiting, offeredIn(match)]).toMatchObject([
    { prompt: 'end.order', seats: [0, 1] },
    ['knife', 'fire'],
  ])
  pickIn(match, 'fire')
  expect(match.state.items).toEqual(['fire', 'knife'])
})
