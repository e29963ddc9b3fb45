import { expect, test } from 'vitest'
import { CLEARINGS, clearingOf, MAPS } from '../data/map.ts'
import { officers } from '../factions/alliance/tests/supporters.ts'
import { adjacent } from '../rules/adjacent.ts'
import { ruler } from '../rules/ruler.ts'
import type { RootState } from '../state.ts'
import { exiles, offered, pick, refusedBy } from './position.ts'

// What is always on

test('Soup Kitchens: each own token counts as 2 for rule [card.exiles.soup-kitchens] [ruling.r-29]', () => {
  const built = exiles('marquise', 'eyrie').token('marquise', 'wood', 5).warriors('eyrie', 1, 5)
  expect(ruler(built.state, 5)).toBe(1)
  const { state } = built.effects('marquise', 'soupKitchens')
  expect(ruler(state, 5)).toBe(0)
  state.players[1].warriors[5]++
  expect(ruler(state, 5)).toBe(1) // tied, and the Eyrie win ties
})

test('Boat Builders move along rivers [card.exiles.boat-builders]', () => {
  const start = () => exiles('marquise', 'eyrie').warriors('marquise', 1, 5)
  const dry = start().turn('marquise', 'daylight')
  pick(dry, 'march')
  expect(offered(dry)).toEqual(['1', '2'])
  expect(refusedBy(dry, '10')).toBe('2.2.1')
  const match = start().effects('marquise', 'boatBuilders').turn('marquise', 'daylight')
  pick(match, 'march')
  expect(offered(match)).toEqual(['1', '2', '10'])
})

test('for the owner of Boat Builders rivers are paths for everything, for the others they are none [card.exiles.boat-builders]', () => {
  const { state } = exiles('marquise', 'eyrie').effects('marquise', 'boatBuilders')
  expect([...adjacent(state, 0, 5)].sort((a, b) => a - b)).toEqual([1, 2, 10])
  for (const clearing of CLEARINGS)
    expect(adjacent(state, 0, clearing)).toEqual(
      expect.arrayContaining([...clearingOf(MAPS.autumn, clearing).rivers]),
    )
  expect(adjacent(state, 1, 5)).toEqual([1, 2])
  const building = (...cards: string[]) =>
    exiles('marquise', 'eyrie')
      .building('marquise', 'sawmill', 10)
      .token('marquise', 'wood', 10)
      .warriors('marquise', 1, 5)
      .effects('marquise', ...cards)
      .turn('marquise', 'daylight')
  const afloat = building('boatBuilders')
  pick(afloat, 'build', 'sawmill')
  const { buildings, tokens } = afloat.state.players[0]
  expect([buildings.sawmill[5], tokens.wood[10]]).toEqual([1, 0]) // the wood came over the river
  const ashore = building()
  pick(ashore, 'build')
  expect(refusedBy(ashore, 'sawmill')).toBe('6.5.4.I.b')
})

test('a river is a path and no more: Boat Builders too must rule where they start or arrive [card.exiles.boat-builders] [4.2.1]', () => {
  const sailing = (there: number) =>
    exiles('marquise', 'eyrie')
      .warriors('marquise', 1, 5)
      .warriors('marquise', there, 10)
      .warriors('eyrie', 2, 5, 10)
      .effects('marquise', 'boatBuilders')
      .turn('marquise', 'daylight')
  expect(offered(sailing(0))).not.toContain('march')
  const arriving = sailing(3) // she rules 10
  pick(arriving, 'march', '5')
  expect(arriving.state.players[0].warriors[10]).toBe(4)
})

test('Corvid Planners move whoever rules [card.exiles.corvid-planners]', () => {
  const start = () => exiles('marquise', 'eyrie').warriors('marquise', 1, 5).warriors('eyrie', 2, 5, 1, 2)
  expect(offered(start().turn('marquise', 'daylight'))).not.toContain('march')
  const match = start().effects('marquise', 'corvidPlanners').turn('marquise', 'daylight')
  pick(match, 'march')
  expect(offered(match)).toEqual(['1', '2'])
})

test('Tunnels join the clearings of own crafting pieces, for their owner alone [card.exiles.tunnels] [ruling.r-10]', () => {
  const match = exiles('marquise', 'eyrie')
    .building('marquise', 'workshop', 1, 3)
    .building('marquise', 'sawmill', 8)
    .warriors('marquise', 1, 1)
    .effects('marquise', 'tunnels')
    .turn('marquise', 'daylight')
  pick(match, 'march')
  expect(offered(match)).toEqual(['5', '9', '10', '3'])
  expect(adjacent(match.state, 1, 1)).toEqual([5, 9, 10])
})

test('Tunnels lead from no clearing without a crafting piece, and to none [card.exiles.tunnels]', () => {
  const { state } = exiles('marquise', 'eyrie')
    .building('marquise', 'workshop', 1, 3)
    .building('marquise', 'sawmill', 8)
    .warriors('marquise', 2, 8)
    .effects('marquise', 'tunnels')
  expect(adjacent(state, 0, 8)).toEqual([4, 7])
  expect(adjacent(state, 0, 1)).not.toContain(8)
  expect(adjacent(state, 0, 3)).toContain(1)
})

test('Coffin Makers take every warrior that is removed from the map [card.exiles.coffin-makers.a]', () => {
  const match = exiles('marquise', 'eyrie')
    .warriors('marquise', 2, 5)
    .warriors('eyrie', 3, 5)
    .effects('eyrie', 'coffinMakers')
    .dice(2, 1)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  const [marquise, eyrie] = match.state.players
  expect([marquise.coffins, eyrie.coffins]).toEqual([1, 2])
  expect([marquise.warriors[0], eyrie.warriors[0]]).toEqual([23, 17])
})

/** So many warriors of each seat lie on the Coffin Makers. */
const dead =
  (...counts: number[]) =>
  ({ players }: RootState): void => {
    for (const [seat, count] of counts.entries()) {
      players[seat].warriors[0] -= count
      players[seat].coffins = count
    }
  }

test('four warriors on the Coffin Makers are worth nothing, five a point, nine no more [card.exiles.coffin-makers.b]', () => {
  for (const [count, points] of [
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
  ]) {
    const at = exiles('marquise', 'eyrie').effects('marquise', 'coffinMakers').change(dead(0, count))
    expect(at.turn('marquise', 'birdsong').state.players[0].score).toBe(points)
  }
})

test('officers that are lost were not on the map: no Coffin Makers take them [card.exiles.coffin-makers.a] [8.2.4.b]', () => {
  const at = officers(exiles('marquise', 'alliance'), 3)
    .building('alliance', 'foxBase', 8)
    .warriors('marquise', 1, 8)
    .effects('marquise', 'coffinMakers')
  const match = at.dice(1, 0).turn('marquise', 'daylight')
  pick(match, 'battle')
  const [, alliance] = match.state.players
  expect([alliance.alliance?.officers, alliance.coffins, alliance.warriors[0]]).toEqual([1, 0, 9])
})

test('Coffin Makers score a point per 5 warriors as Birdsong starts, then all go back [card.exiles.coffin-makers.b]', () => {
  const match = exiles('marquise', 'eyrie')
    .effects('marquise', 'coffinMakers')
    .change(dead(4, 7))
    .turn('marquise', 'birdsong')
  const [marquise, eyrie] = match.state.players
  expect(marquise.score).toBe(2)
  expect([marquise.coffins, eyrie.coffins, marquise.warriors[0], eyrie.warriors[0]]).toEqual([0, 0, 25, 20])
  expect(marquise.effects).toHaveLength(1)
})

test('warriors saved by Field Hospitals never reach the Coffin Makers [turn.3]', () => {
  const match = exiles('marquise', 'eyrie')
    .token('marquise', 'keep', 1)
    .warriors('marquise', 2, 5)
    .warriors('eyrie', 2, 5)
    .hand('marquise', 'bakeSale')
    .effects('eyrie', 'coffinMakers')
    .dice(1, 1)
    .turn('marquise', 'daylight')
  pick(match, 'battle', 'bakeSale')
  const [marquise, eyrie] = match.state.players
  expect([marquise.coffins, marquise.warriors[1]]).toEqual([0, 1])
  expect(eyrie.coffins).toBe(1)
})

test('sabotaged Coffin Makers give their warriors back [card.exiles.coffin-makers.a]', () => {
  const match = exiles('marquise', 'eyrie')
    .effects('eyrie', 'coffinMakers')
    .effects('marquise', 'saboteurs')
    .change(({ players }) => {
      players[0].warriors[0] -= 6
      players[0].coffins = 6
    })
    .turn('marquise', 'birdsong')
  pick(match, 'saboteurs')
  expect([match.state.players[0].coffins, match.state.players[0].warriors[0]]).toEqual([0, 25])
  expect(match.state.players[1].score).toBe(0)
})

test('the League exhausts a crafted item for a move or a battle, once in Daylight [card.exiles.league-of-adventurous-mice]', () => {
  const start = () =>
    exiles('marquise', 'eyrie')
      .warriors('marquise', 2, 5)
      .items('marquise', 'sword', 'tea')
      .effects('marquise', 'leagueOfAdventurousMice')
  const moving = start().turn('marquise', 'daylight')
  pick(moving, 'effect:leagueOfAdventurousMice', 'tea', '1', '2')
  const [marquise] = moving.state.players
  expect(marquise.warriors[1]).toBe(2)
  expect(marquise.items).toEqual([
    { item: 'sword', exhausted: false },
    { item: 'tea', exhausted: true },
  ])
  expect(moving.state.turn.actions).toBe(3)
  expect(offered(moving)).not.toContain('effect:leagueOfAdventurousMice')

  const fighting = start().warriors('eyrie', 1, 5).dice(1, 0).turn('marquise', 'daylight')
  pick(fighting, 'effect:leagueOfAdventurousMice', 'sword', 'battle')
  expect(fighting.state.players[1].warriors[5]).toBe(0)
})

test('the League needs an item that is not exhausted [card.exiles.league-of-adventurous-mice]', () => {
  const match = exiles('marquise', 'eyrie')
    .warriors('marquise', 1, 5)
    .items('marquise', 'sword')
    .effects('marquise', 'leagueOfAdventurousMice')
    .change(({ players }) => {
      players[0].items[0].exhausted = true
    })
    .turn('marquise', 'daylight')
  expect(offered(match)).not.toContain('effect:leagueOfAdventurousMice')
})

test('Murine Broker draws when another player crafts an item, not when its owner does [card.exiles.murine-broker]', () => {
  const match = exiles('marquise', 'eyrie', 'alliance')
    .building('marquise', 'workshop', 8)
    .hand('marquise', 'anvil')
    .effects('marquise', 'murineBroker')
    .effects('alliance', 'tunnels')
    .turn('marquise', 'daylight')
  pick(match, 'craft:anvil')
  expect(match.state.players.map(player => player.hand.length)).toEqual([0, 0, 0])
  const other = exiles('marquise', 'eyrie', 'alliance')
    .building('marquise', 'workshop', 8)
    .hand('marquise', 'anvil')
    .effects('alliance', 'murineBroker')
    .turn('marquise', 'daylight')
  pick(other, 'craft:anvil')
  expect(other.state.players.map(player => player.hand.length)).toEqual([0, 0, 1])
})

test('Master Engravers add a point to every item crafted [card.exiles.master-engravers]', () => {
  const match = exiles('marquise', 'eyrie')
    .building('marquise', 'workshop', 8)
    .hand('marquise', 'anvil')
    .effects('marquise', 'masterEngravers')
    .turn('marquise', 'daylight')
  pick(match, 'craft:anvil')
  expect(match.state.players[0].score).toBe(3)
})
