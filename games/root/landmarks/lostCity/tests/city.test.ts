import { expect, test } from 'vitest'
import { SUITS } from '../../../data/suits.ts'
import { own, player, supporters } from '../../../factions/alliance/tests/supporters.ts'
import { ruled } from '../../../rules/ruler.ts'
import { clearingsOf, hasSuit } from '../../../rules/suits.ts'
import { asked, offered, pick, position } from '../../../tests/position.ts'

/** The Lost City in 10, a rabbit clearing with a ruin and two slots. */
const city = (...who: Parameters<typeof position>) => position(...who).landmark('lostCity', 10)

test('its clearing is of all three suits at once [landmark.lost-city.b]', () => {
  const { state } = city('marquise', 'eyrie')
  for (const suit of SUITS) {
    expect(hasSuit(state, 10, suit)).toBe(true)
    expect(clearingsOf(state, suit)).toHaveLength(suit === 'rabbit' ? 4 : 5)
  }
  expect(hasSuit(state, 12, 'mouse')).toBe(false)
})

test('a Favor of any suit strikes it [landmark.lost-city.b]', () => {
  const match = city('marquise', 'eyrie')
    .building('marquise', 'workshop', 8, 12, 1)
    .warriors('eyrie', 2, 10, 4)
    .hand('marquise', 'favorFoxes')
    .turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes')
  expect(match.state.players[1].warriors[10]).toBe(0)
  expect(match.state.players[1].warriors[4]).toBe(2)
})

test('each crafting piece there gives one suit per use, and two may give two [landmark.lost-city.b] F4', () => {
  const crafting = (...workshops: number[]) => {
    const game = city('marquise', 'eyrie').building('marquise', 'workshop', ...workshops)
    game.state.ruins[10] = null
    return game.hand('marquise', 'codebreakers', 'taxCollector').turn('marquise', 'daylight')
  }
  // The tax collector costs one piece of each suit.
  expect(offered(crafting(10, 1))).not.toContain('craft:taxCollector')
  const match = crafting(10, 10, 1)
  expect(offered(match)).toContain('craft:taxCollector')
  pick(match, 'craft:taxCollector')
  expect(match.state.players[0].effects).toHaveLength(1)
  expect(match.state.turn.activated[10]).toBe(2)
  expect(match.state.turn.activated[1]).toBe(1)
})

test('it counts once, as whichever suit is asked for [ruling.r-114]', () => {
  const { state } = city('marquise', 'eyrie').warriors('marquise', 1, 10, 1, 6)
  expect(ruled(state, 0, 'fox')).toEqual([1, 6, 10])
  expect(ruled(state, 0, 'rabbit')).toEqual([10])
  expect(ruled(state, 0)).toEqual([1, 6, 10])
})

test('a dominance is won with it [ruling.r-114]', () => {
  const game = city('marquise', 'eyrie', 'alliance').warriors('marquise', 1, 10, 1, 6)
  game.hand('marquise', 'dominanceFox').score('marquise', null)
  game.player('marquise').dominance = game.player('marquise').hand.pop() ?? null
  expect(game.turn('marquise', 'birdsong').outcome?.winners).toEqual([0])
})

test('a revolt there is paid with any two supporters, also of two suits, for a base of any suit [landmark.lost-city.b]', () => {
  const match = supporters(
    city('marquise', 'eyrie', 'alliance').token('alliance', 'sympathy', 10).warriors('marquise', 2, 10),
    'anvil',
    'bakeSale',
  ).turn('alliance', 'birdsong')
  pick(match, 'revolt:10')
  expect(asked(match)).toBe('alliance.revolt.base')
  expect(offered(match)).toEqual(['foxBase', 'rabbitBase', 'mouseBase'])
  pick(match, 'mouseBase')
  while (asked(match) === 'alliance.supporter') pick(match, offered(match)[0])
  expect(own(match).supporters).toEqual([])
  expect(player(match).buildings.mouseBase[10]).toBe(1)
})

test('several bases may stand there [ruling.r-114]', () => {
  const game = city('marquise', 'eyrie', 'alliance')
    .token('alliance', 'sympathy', 10)
    .building('alliance', 'foxBase', 10)
  game.state.ruins[10] = null
  const match = supporters(game, 'anvil', 'bakeSale').turn('alliance', 'birdsong')
  pick(match, 'revolt:10')
  expect(offered(match)).toEqual(['rabbitBase', 'mouseBase'])
})

test('a base lost there takes supporters of all suits along [landmark.lost-city.b]', () => {
  const lost = (clearing: number) => {
    const game = supporters(
      city('marquise', 'eyrie', 'alliance')
        .building('alliance', 'foxBase', clearing)
        .warriors('marquise', 3, clearing),
      'anvil',
      'bakeSale',
      'mouseInASack',
      'ambushBird',
    )
    const match = game.dice(1, 0).turn('marquise', 'daylight')
    pick(match, 'battle')
    expect(player(match).buildings.foxBase[clearing]).toBe(0)
    return own(match).supporters.length
  }
  expect(lost(10)).toBe(0)
  expect(lost(8)).toBe(2)
})

test('outrage there takes a card of any suit [landmark.lost-city.b]', () => {
  const match = city('marquise', 'alliance')
    .token('alliance', 'sympathy', 10)
    .warriors('marquise', 2, 1)
    .hand('marquise', 'sword', 'bakeSale', 'anvil')
    .turn('marquise', 'daylight')
  pick(match, 'march', '10', '1')
  expect(asked(match)).toBe('alliance.outrage')
  expect(offered(match)).toEqual(['sword', 'bakeSale', 'anvil'])
})

test('both sides of a battle there ambush with any suit, not the same one [landmark.lost-city.b]', () => {
  const match = city('marquise', 'eyrie', 'alliance')
    .warriors('marquise', 3, 10)
    .warriors('eyrie', 1, 10)
    .hand('eyrie', 'ambushFox')
    .hand('marquise', 'ambushMouse')
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('battle.ambush')
  pick(match, 'ambushFox')
  expect(asked(match)).toBe('battle.foil')
  expect(offered(match)).toContain('ambushMouse')
})
