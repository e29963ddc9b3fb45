import { expect, test } from 'vitest'
import type { Clearing } from '../../../data/map.ts'
import { invariants } from '../../../invariants.ts'
import { asked, exiles, offered, pick, position, type RootMatch, reported } from '../../../tests/position.ts'
import { commandOf, prowessOf } from '../rules/hoard.ts'
import { hoardOf, lord, mobDie, mobsOf, own, under } from './lord.ts'

const start = (...others: Parameters<typeof position>) => lord(position('hundreds', ...others), 1, 'rowdy')

test('Raze, Recruit, Anoint, then the mood [14.4]', () => {
  const at = lord(position('hundreds', 'marquise'), 0, 'rowdy').building('hundreds', 'stronghold', 3)
  const match = mobDie(at.token('hundreds', 'mob', 5).token('marquise', 'wood', 5), 'fox').turn(
    'hundreds',
    'birdsong',
  )
  pick(match, 'stubborn')
  const steps = [
    'hundreds.razed',
    'hundreds.rolled',
    'warriors.placed',
    'hundreds.warlord',
    'hundreds.mooded',
  ]
  expect(reported(match).filter(id => steps.includes(id))).toEqual(steps)
})

// Raze

test('each mob removes all enemy buildings and tokens, for a point each, and no warrior [14.4.1.a] [booklet.hundreds.2]', () => {
  const at = start('eyrie', 'marquise').token('hundreds', 'mob', 5)
  const match = at
    .building('eyrie', 'roost', 5)
    .token('marquise', 'wood', 5)
    .warriors('eyrie', 2, 5)
    .warriors('marquise', 1, 5)
    .building('hundreds', 'stronghold', 5)
    .turn('hundreds', 'birdsong')
  const [hundreds, eyrie, marquise] = match.state.players
  expect(hundreds.score).toBe(2)
  expect([eyrie.buildings.roost[5], eyrie.buildings.roost[0], eyrie.warriors[5]]).toEqual([0, 7, 2])
  expect([marquise.tokens.wood[5], marquise.tokens.wood[0], marquise.warriors[5]]).toEqual([0, 8, 1])
  expect([hundreds.buildings.stronghold[5], hundreds.tokens.mob[5]]).toEqual([1, 1])
})

test('a razed relic scores 2, and goes face up to a forest of their choice; Keeper warriors stay [ruling.r-91]', () => {
  const at = start('keepers').token('hundreds', 'mob', 5)
  at.warriors('keepers', 2, 5).token('keepers', 'tablet2', 5)
  const match = at.turn('hundreds', 'birdsong')
  expect([asked(match), match.ask?.waiting]).toEqual(['keepers.trophy', [0]])
  pick(match, '23')
  expect(match.state.players[0].score).toBe(2)
  const { warriors, keepers } = match.state.players[1]
  expect([warriors[5], match.state.players[1].tokens.tablet2[5]]).toEqual([2, 0])
  expect(keepers?.buried).toEqual([{ type: 'tablet', value: 2, forest: 23, shown: true }])
})

test('every clearing with a mob is razed, in the order they choose, and no other [14.4.1.a]', () => {
  const at = start('marquise').token('hundreds', 'mob', 5, 9)
  const match = at.token('marquise', 'wood', 2, 5, 9).turn('hundreds', 'birdsong')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.raze', '5', '9'])
  pick(match, '9')
  expect([2, 5, 9].map(one => match.state.players[1].tokens.wood[one])).toEqual([1, 0, 0])
  expect(match.state.players[0].score).toBe(2)
})

test('sympathy that they raze is avenged, the keep is gone for good, a coalition partner is spared [14.4.1.a]', () => {
  const at = start('alliance', 'marquise').token('hundreds', 'mob', 9).hand('hundreds', 'mouseInASack')
  const match = at.token('alliance', 'sympathy', 9).token('marquise', 'keep', 9).turn('hundreds', 'birdsong')
  expect(asked(match)).toBe('alliance.outrage')
  pick(match, 'mouseInASack')
  expect(match.state.players[0].score).toBe(2)
  expect(match.state.players[2].tokens.keep).toEqual(Array(13).fill(0))
  const spared = start('marquise').token('hundreds', 'mob', 9).token('marquise', 'wood', 9)
  spared.player('marquise').coalition = 0
  expect(spared.turn('hundreds', 'birdsong').state.players[1].tokens.wood[9]).toBe(1)
})

test('a razed ruin gives an item, and goes with its last one [14.4.1.b] [booklet.hundreds.3]', () => {
  const match = under(start('marquise').token('hundreds', 'mob', 10), 10, 'hammer').turn(
    'hundreds',
    'birdsong',
  )
  expect(hoardOf(match)).toEqual(['hammer'])
  expect(own(match).hoard[0].ruin).toBe(true)
  expect(prowessOf(match.state.players[0])).toBe(2)
  expect(match.state.ruins[10]).toBeNull()
  expect(match.state.players[0].score).toBe(0)
})

test('an item raises Prowess before the step that recruits by it [ruling.r-93]', () => {
  const at = under(start('marquise').token('hundreds', 'mob', 10), 10, 'hammer')
  const match = mobDie(at, 'mouse').turn('hundreds', 'birdsong')
  expect(match.state.players[0].warriors[1]).toBe(3)
})

test('a ruin that never held an item stays [ruling.r-122.b]', () => {
  const match = start('marquise').token('hundreds', 'mob', 10).turn('hundreds', 'birdsong')
  expect(match.state.ruins[10]).toEqual([])
})

test('of two items under a ruin they alone see both and take one; the ruin stays with the other [9.7.3.a]', () => {
  const at = start('vagabond', 'vagabond2').token('hundreds', 'mob', 10)
  const match = under(at, 10, 'boots', 'sword').turn('hundreds', 'birdsong')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.ruin', 'boots', 'sword'])
  pick(match, 'sword')
  expect(hoardOf(match)).toEqual(['sword'])
  expect(match.state.ruins[10]).toEqual(['boots'])
  expect(match.view(0)).toMatchObject({ ruinItems: expect.arrayContaining([['boots']]) })
  expect(match.view(1)).toMatchObject({ ruinItems: Array(13).fill(null) })
})

test('no second of a kind from the ruins: the other one, or nothing and the ruin stays [9.7.3.c]', () => {
  const at = (...items: Parameters<typeof under>[2][]) => {
    const hoard = lord(position('hundreds', 'vagabond', 'vagabond2'), 1, 'rowdy').token('hundreds', 'mob', 10)
    hoard.player('hundreds').hundreds?.hoard.push({ item: 'boots', ruin: true })
    return mobDie(under(hoard, 10, ...items), 'mouse').turn('hundreds', 'birdsong')
  }
  const both = at('boots', 'sword')
  expect(offered(both)).toEqual(['sword'])
  const one = at('boots')
  expect([asked(one), one.state.ruins[10]]).toEqual(['hundreds.mood', ['boots']])
  expect(hoardOf(one)).toEqual(['boots'])
})

test('with a full track a razed item makes room as any other does [14.2.4.I.b]', () => {
  const at = lord(position('hundreds', 'marquise'), 1, 'rowdy', 'sword', 'sword', 'tea', 'crossbow')
  const match = under(at.token('hundreds', 'mob', 10), 10, 'hammer').turn('hundreds', 'birdsong')
  expect(asked(match)).toBe('hundreds.overflow')
  pick(match, 'hammer.ruin')
  expect([hoardOf(match).length, match.state.players[0].score]).toEqual([4, 1])
})

test('on the first turn no mob is there, and nothing is razed or rolled [booklet.hundreds.1]', () => {
  const match = start('marquise').token('marquise', 'wood', 5).turn('hundreds', 'birdsong')
  expect(asked(match)).toBe('hundreds.mood')
  expect(reported(match)).not.toContain('hundreds.razed')
  expect(reported(match)).not.toContain('hundreds.rolled')
})

/** The mob die is rolled with mobs in some clearings. */
const spread = (suit: 'fox' | 'rabbit' | 'mouse', ...mobs: Clearing[]): RootMatch =>
  mobDie(start('marquise').token('hundreds', 'mob', ...mobs), suit).turn('hundreds', 'birdsong')

test('the die is rolled once, and a mob comes to a clearing of its suit next to one, without one [14.4.1.c] [booklet.hundreds.4]', () => {
  const match = spread('fox', 9, 10) // 9 and 10 touch the foxes 1 and 12; 6 and 8 are far.
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.mob', '1', '12'])
  pick(match, '12')
  expect(mobsOf(match)).toEqual([9, 10, 12])
  expect(reported(match).filter(id => id === 'hundreds.rolled')).toHaveLength(1)
  const taken = spread('fox', 9, 12) // of the foxes beside them only 1 has none
  expect(mobsOf(taken)).toEqual([1, 9, 12])
})

test('the roll waits for the player, and is never taken back [14.4.1.c]', () => {
  const at = start('marquise').token('hundreds', 'mob', 9)
  at.state.turn.phase = 'birdsong'
  const waiting = at.begin('part')
  expect([asked(waiting), ...offered(waiting)]).toEqual(['hundreds.roll', 'roll'])
})

test('where no clearing of the suit qualifies no mob comes [14.4.1.d]', () => {
  const match = spread('mouse', 8, 7) // 7 holds the one mouse next to 8; 7 itself touches no other
  expect(mobsOf(match)).toEqual([7, 8])
  expect(reported(match)).toContain('hundreds.noMob')
})

test('the keep’s clearing takes no mob [14.4.1.d]', () => {
  const at = mobDie(start('marquise').token('hundreds', 'mob', 8).token('marquise', 'keep', 7), 'mouse')
  const match = at.turn('hundreds', 'birdsong')
  expect(mobsOf(match)).toEqual([8])
})

test('without a mob in the supply the die is rolled in vain [ruling.r-89]', () => {
  const match = spread('fox', 2, 3, 4, 5, 9)
  expect(reported(match)).toContain('hundreds.rolled')
  expect(reported(match)).toContain('hundreds.noMob')
  expect(mobsOf(match)).toEqual([2, 3, 4, 5, 9])
})

// Recruit and Anoint

test('warriors as many as Prowess join the warlord, then one comes to each stronghold [14.4.2.a] [14.4.2.b]', () => {
  const at = lord(position('hundreds', 'marquise'), 9, 'rowdy', 'sword', 'tea', 'crossbow')
  const match = at.building('hundreds', 'stronghold', 1, 2, 2).turn('hundreds', 'birdsong')
  const { warriors } = match.state.players[0]
  expect([warriors[9], warriors[1], warriors[2], warriors[0]]).toEqual([4, 1, 2, 14])
})

test('on the first turn two join the four in the corner [booklet.hundreds.5]', () => {
  const at = lord(position('hundreds', 'marquise'), 1, 'stubborn').warriors('hundreds', 4, 1)
  const match = at.building('hundreds', 'stronghold', 1).turn('hundreds', 'birdsong')
  expect(match.state.players[0].warriors[1]).toBe(7)
})

test('with a short supply the warlord is served first, then they choose the strongholds [14.4.2.a] [14.4.2.b]', () => {
  const at = lord(position('hundreds', 'marquise'), 9, 'rowdy', 'sword').building(
    'hundreds',
    'stronghold',
    1,
    2,
  )
  const match = at.warriors('hundreds', 17, 12).turn('hundreds', 'birdsong')
  expect(match.state.players[0].warriors[9]).toBe(3)
  expect([asked(match), ...offered(match)]).toEqual(['place.warrior', '1', '2'])
  pick(match, '2')
  expect([0, 1, 2].map(one => match.state.players[0].warriors[one])).toEqual([0, 0, 1])
})

test('in the keep’s clearing nobody joins him; strongholds elsewhere recruit [14.4.2.a]', () => {
  const at = start('marquise').token('marquise', 'keep', 1).building('hundreds', 'stronghold', 2)
  const match = at.turn('hundreds', 'birdsong')
  expect([1, 2].map(one => match.state.players[0].warriors[one])).toEqual([1, 1])
})

test('off the map the warlord replaces a warrior, who goes to the supply [14.4.3.a]', () => {
  const at = lord(position('hundreds', 'marquise').warriors('hundreds', 2, 5, 9), 0, 'rowdy')
  const match = at.turn('hundreds', 'birdsong')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.anoint', '5', '9'])
  pick(match, '9')
  const [{ warriors, chief }] = match.state.players
  expect([chief, warriors[9], warriors[5], warriors[0]]).toEqual([9, 2, 2, 17])
  expect(invariants(match.state)).toEqual([])
})

test('who recruits first may anoint one of those who came [14.4.3.a] [14.4]', () => {
  const at = lord(position('hundreds', 'marquise').building('hundreds', 'stronghold', 1, 3), 0, 'rowdy')
  const match = at.turn('hundreds', 'birdsong')
  pick(match, '3')
  const [{ warriors, chief }] = match.state.players
  expect([chief, warriors[1], warriors[3], warriors[0]]).toEqual([3, 1, 1, 19])
})

test('replaced warriors are not the Coffin Makers’ [14.4.3.a]', () => {
  const at = lord(exiles('hundreds', 'marquise').warriors('hundreds', 1, 5), 0, 'rowdy')
  const match = at.effects('marquise', 'coffinMakers').turn('hundreds', 'birdsong')
  expect([match.state.players[0].coffins, match.state.players[0].chief]).toEqual([0, 5])
})

test('with no warrior to replace he comes anywhere he may be placed [14.4.3.b]', () => {
  const at = lord(position('hundreds', 'marquise').token('marquise', 'keep', 4), 0, 'rowdy')
  const match = at.turn('hundreds', 'birdsong')
  expect(offered(match)).toEqual(['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '12'])
  pick(match, '7')
  expect([match.state.players[0].chief, match.state.players[0].warriors[0]]).toEqual([7, 20])
  const kept = lord(position('hundreds', 'marquise').token('marquise', 'keep', 4), 0, 'rowdy')
  const blocked = kept.warriors('hundreds', 2, 4).turn('hundreds', 'birdsong')
  expect([asked(blocked), offered(blocked).length]).toEqual(['hundreds.anoint', 11])
})

// Lavish

test('Lavish: any number of items for two warriors each with the warlord, at the end of Birdsong [14.7.4.a] [14.7.4.b]', () => {
  const at = lord(position('hundreds', 'marquise'), 5, 'rowdy', 'boots', 'sword', 'tea')
  const match = at.turn('hundreds', 'birdsong')
  pick(match, 'lavish')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.lavish', 'boots', 'sword', 'tea', 'pass'])
  const before = match.state.players[0].warriors[5]
  pick(match, 'sword', 'boots', 'pass')
  expect(match.state.players[0].warriors[5]).toBe(before + 4)
  expect([hoardOf(match), own(match).removed]).toEqual([['tea'], ['sword', 'boots']])
  expect(match.state.turn.phase).toBe('daylight')
  const none = lord(position('hundreds', 'marquise'), 5, 'rowdy', 'boots').turn('hundreds', 'birdsong')
  pick(none, 'lavish', 'pass')
  expect(hoardOf(none)).toEqual(['boots'])
})

test('what is left is packed to the left, and counts at once [14.7.4.c]', () => {
  const at = lord(position('hundreds', 'marquise'), 5, 'rowdy', 'boots', 'bag', 'coins', 'sword')
  const match = at.turn('hundreds', 'birdsong')
  pick(match, 'lavish', 'boots', 'sword', 'pass')
  expect(hoardOf(match)).toEqual(['bag', 'coins'])
  const [player] = match.state.players
  expect([commandOf(player), prowessOf(player)]).toEqual([2, 1])
})

test('another mood drops nothing; in the keep’s clearing Lavish brings nobody [14.7.4.a] [14.7.4.b]', () => {
  const other = lord(position('hundreds', 'marquise'), 5, 'rowdy', 'boots').turn('hundreds', 'birdsong')
  pick(other, 'bitter')
  expect([asked(other), hoardOf(other)]).toEqual(['hundreds.command', ['boots']])
  const at = lord(position('hundreds', 'marquise').token('marquise', 'keep', 5), 5, 'rowdy', 'boots')
  const kept = at.turn('hundreds', 'birdsong')
  pick(kept, 'lavish', 'boots')
  expect([hoardOf(kept), kept.state.players[0].warriors[5]]).toEqual([[], 1])
})

test('Lavish and the Émigré come in the order they like [14.7.4.a]', () => {
  const at = lord(exiles('hundreds', 'marquise').warriors('hundreds', 2, 5), 5, 'rowdy', 'boots')
  const match = at.effects('hundreds', 'eyrieEmigre').turn('hundreds', 'birdsong')
  pick(match, 'lavish')
  expect([asked(match), ...offered(match)]).toEqual(['effects.order', 'own', 'eyrieEmigre'])
  pick(match, 'eyrieEmigre', '1', '4', 'boots')
  expect(match.state.players[0].chief).toBe(1)
  expect(match.state.players[0].warriors[1]).toBe(6)
})
