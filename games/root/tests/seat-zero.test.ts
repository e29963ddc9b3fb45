import { expect, test } from 'vitest'
import { decree } from '../factions/eyrie/tests/decree.ts'
import { related, relationOf, wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { asked, exiles, offered, pick, position, reported } from './position.ts'

// What holds of every seat holds of the first, and what is done for nobody is not told.

test('an ally in the first seat that takes more hits than his items becomes Hostile too [9.2.9.II.d.b]', () => {
  const at = position('eyrie', 'marquise', 'vagabond')
    .change(wanderer(2, 'thief', 'sword', 'sword'))
    .change(related(2, 0, 'allied'))
    .pawn('vagabond', 8)
  const match = at.warriors('eyrie', 2, 8).warriors('marquise', 3, 8).dice(2, 2).turn('vagabond', 'daylight')
  pick(match, 'battle', 'seat2', 'seat1', 'ally', 'ally')
  expect(relationOf(match, 2, 0)).toBe('hostile')
})

test('a Vagrant in the first seat chooses and scores what falls in a battle that he started [D.4.2.b]', () => {
  const at = position('vagabond', 'marquise', 'eyrie')
    .change(wanderer(0, 'vagrant', 'torch'))
    .pawn('vagabond', 8)
    .warriors('eyrie', 2, 8)
    .building('marquise', 'sawmill', 8)
    .token('marquise', 'wood', 8)
  const match = at.dice(0, 0).turn('vagabond', 'daylight')
  pick(match, 'instigate', 'seat3', 'seat2')
  expect([asked(match), match.ask?.waiting]).toEqual(['battle.lose', [0]])
  pick(match, 'wood')
  expect(match.state.players.map(player => player.score)).toEqual([1, 0, 0])
})

test('the Despot scores by his own battles alone [7.8.4.b]', () => {
  const at = position('marquise', 'alliance', 'eyrie')
    .warriors('marquise', 2, 8)
    .token('alliance', 'sympathy', 8)
  const match = decree(at, 'despot').dice(1, 0).turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.state.players.map(player => player.score)).toEqual([1, 0, 0])
})

test('a side may use its second effect although the other has none [4.3.3]', () => {
  const at = position('marquise', 'eyrie')
    .warriors('marquise', 3, 8)
    .warriors('eyrie', 3, 8)
    .effects('marquise', 'brutalTactics', 'armorers')
  const match = at.dice(2, 1).turn('marquise', 'daylight')
  pick(match, 'battle', 'brutalTactics')
  expect(offered(match)).toEqual(['armorers', 'pass'])
  pick(match, 'armorers')
  expect(match.state.players.map(player => player.warriors[8])).toEqual([3, 0])
})

test('one warrior on the Coffin Makers goes home too, for no point [card.exiles.coffin-makers.b]', () => {
  const at = exiles('marquise', 'eyrie').effects('marquise', 'coffinMakers')
  at.change(({ players }) => {
    players[1].warriors[0]--
    players[1].coffins = 1
  })
  const { players } = at.turn('marquise', 'birdsong').state
  expect([players[1].coffins, players[1].warriors[0], players[0].score]).toEqual([0, 20, 0])
})

test('a card that could do nothing is not offered: Royal Claim without rule, Swap Meet without hands [4.1.3.a]', () => {
  const claim = position('marquise', 'eyrie').effects('marquise', 'royalClaim')
  expect(asked(claim.turn('marquise', 'birdsong'))).toBe('marquise.day')
  const swap = exiles('marquise', 'eyrie').effects('marquise', 'swapMeet')
  expect(asked(swap.turn('marquise', 'birdsong'))).toBe('marquise.day')
})

test('placing no warrior is not told, the one card that Partisans cost is [1.5.4.a] [card.exiles.fox-partisans]', () => {
  const empty = position('marquise', 'eyrie').building('marquise', 'recruiter', 8).warriors('marquise', 25, 1)
  const recruiting = empty.turn('marquise', 'daylight')
  pick(recruiting, 'recruit')
  expect(reported(recruiting)).not.toContain('warriors.placed')
  const at = exiles('marquise', 'eyrie')
    .warriors('marquise', 1, 8)
    .warriors('eyrie', 1, 8)
    .hand('marquise', 'sword')
    .effects('marquise', 'foxPartisans')
  const match = at.dice(0, 0).turn('marquise', 'daylight')
  pick(match, 'battle', 'foxPartisans')
  expect(reported(match)).toContain('partisans.discarded')
})
