import { expect, test } from 'vitest'
import { CARDS } from '../../../data/cards.ts'
import { asked, exiles, offered, pick, position } from '../../../tests/position.ts'
import { view } from '../../../view.ts'
import { decree, viziersDone } from '../../eyrie/tests/decree.ts'
import {
  acolytes,
  BIRD,
  FOX,
  MOUSE,
  marker,
  numbers,
  of,
  outcast,
  own,
  player,
  RABBIT,
  souls,
  three,
} from './cult.ts'

test('a card that anybody spends goes to the Lost Souls, and none to the discard pile [10.2.6.a]', () => {
  const match = three()
    .token('marquise', 'keep', 1)
    .building('marquise', 'sawmill', 1)
    .hand('marquise', ...FOX.slice(0, 1))
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'overwork', '1', 'anvil')
  expect(own(match).lostSouls).toEqual(numbers('anvil'))
  expect(match.state.discard).toEqual([])
})

test('so do dominance cards, which do not become available [10.2.6.a]', () => {
  const match = three()
    .hand('marquise', 'dominanceFox', ...FOX, ...RABBIT)
    .turn('marquise', 'evening', 2)
  while (asked(match) === 'discard.card') pick(match, offered(match)[0])
  expect(own(match).lostSouls).toContain(numbers('dominanceFox')[0])
  expect(own(match).lostSouls).toHaveLength(5)
  expect([match.state.available, match.state.discard]).toEqual([[], []])
})

test('crafted cards that stay not in play become lost souls; effects that do, and cards given, do not [ruling.r-64]', () => {
  const at = three()
    .building('marquise', 'workshop', 7, 2)
    .hand('marquise', 'rootTeaFox', 'codebreakers')
    .token('marquise', 'keep', 1)
    .noting({ actions: 3 })
  const match = at.turn('marquise', 'daylight', 1)
  pick(match, 'craft:rootTeaFox', 'craft:codebreakers')
  expect(own(match).lostSouls).toEqual(numbers('rootTeaFox'))
  expect(of(match, 'marquise').effects).toEqual(numbers('codebreakers'))
})

test('a card added to the Decree is not discarded [ruling.r-64]', () => {
  const at = decree(three().hand('eyrie', 'anvil'), 'despot').building('eyrie', 'roost', 1)
  const match = at.turn('eyrie', 'birdsong')
  pick(match, 'anvil', 'build')
  expect(own(match).lostSouls).toEqual([])
  expect(of(match, 'eyrie').eyrie?.decree.build).toContain(numbers('anvil')[0])
})

test('TX-11: in turmoil the Decree goes to the Lost Souls, dominance cards too [10.2.6.a]', () => {
  const at = viziersDone(decree(three(), 'despot', { battle: ['anvil', 'dominanceMouse'] }))
  const match = at.building('eyrie', 'roost', 1).warriors('eyrie', 1, 1).turn('eyrie', 'daylight')
  while (asked(match) !== 'eyrie.leader')
    pick(match, offered(match).includes('pass') ? 'pass' : offered(match)[0])
  expect(own(match).lostSouls).toEqual(numbers('anvil', 'dominanceMouse'))
  expect([match.state.available, match.state.discard]).toEqual([[], []])
})

test('supporters are no discards, but those for whom there is no room are [ruling.r-64]', () => {
  const at = position('cult', 'alliance', 'marquise').hand('alliance', ...FOX, 'smugglersTrail', 'bakeSale')
  const match = at.turn('alliance', 'daylight')
  pick(match, ...FOX.map(key => `mobilize:${key}`), 'mobilize:smugglersTrail')
  expect(own(match).lostSouls).toEqual([])
  pick(match, 'mobilize:bakeSale')
  expect(own(match).lostSouls).toEqual(numbers('bakeSale'))
})

test('everybody sees the Lost Souls and the revealed cards, a spectator too [10.2.6.b]', () => {
  const { state } = souls(three(), 'anvil', 'dominanceMouse').hand('cult', 'bakeSale')
  for (const viewer of [0, 1, 2, null])
    expect(view(state, viewer).players[2].cult?.lostSouls).toEqual(numbers('anvil', 'dominanceMouse'))
})

test('L1: the suit with most souls becomes outcast and is not hated; birds do not count [10.4.1.a]', () => {
  const at = souls(three(), 'anvil', 'foxfolkSteel', 'mouseInASack', ...BIRD)
  const match = marker(at, 'rabbit', true).turn('cult', 'birdsong')
  expect([own(match).outcast, own(match).hated]).toEqual(['fox', false])
})

test('L2: where no suit has most the marker stays and is hated [10.4.1.c]', () => {
  const at = souls(three(), 'anvil', 'foxfolkSteel', 'mouseInASack', 'rootTeaMouse', 'bakeSale')
  const match = marker(at, 'rabbit').turn('cult', 'birdsong')
  expect([own(match).outcast, own(match).hated]).toEqual(['rabbit', true])
})

test('L2: no souls at all are no majority, nor are birds alone [ruling.r-65]', () => {
  for (const keys of [[], BIRD]) {
    const match = marker(souls(three(), ...keys), 'rabbit').turn('cult', 'birdsong')
    expect([own(match).outcast, own(match).hated]).toEqual(['rabbit', true])
  }
})

test('L3: a suit that stays outcast is hated, and stays so [10.4.1.b]', () => {
  for (const hated of [false, true]) {
    const match = marker(souls(three(), ...FOX), 'fox', hated).turn('cult', 'birdsong')
    expect([own(match).outcast, own(match).hated]).toEqual(['fox', true])
  }
})

test('then the souls go to the discard pile, and dominance cards beside the board [10.4.2.a] [10.4.2.b]', () => {
  const match = souls(three(), 'anvil', 'dominanceMouse', 'birdyBindle').turn('cult', 'birdsong')
  expect(own(match).lostSouls).toEqual([])
  expect(match.state.discard).toEqual(numbers('anvil', 'birdyBindle'))
  expect(match.state.available).toEqual(numbers('dominanceMouse'))
})

test('dominance cards count for the outcast before they leave [10.4.1.a] [10.4]', () => {
  const match = marker(souls(three(), 'dominanceMouse'), 'fox').turn('cult', 'birdsong')
  expect([own(match).outcast, own(match).hated]).toEqual(['mouse', false])
})

test('the outcast is set before conspiracies: they cost and reach what it has become [10.4]', () => {
  const at = acolytes(outcast(three(), 'mouse'), 1).warriors('eyrie', 1, 7)
  expect(asked(at.turn('cult', 'birdsong'))).not.toBe('cult.conspire')
  const hated = acolytes(outcast(three(), 'mouse', true), 1).warriors('eyrie', 1, 7)
  const match = hated.turn('cult', 'birdsong')
  expect(asked(match)).toBe('cult.conspire')
  expect(own(match).lostSouls).toEqual([])
})

/** The Lost Souls hold twelve cards, the deck so many; whatever else there is lies in a play area. */
const nearlyEmpty = (deck: number, at = three()) =>
  souls(at, ...FOX, ...RABBIT, ...MOUSE).change(({ deck: pile, players }) => {
    players[0].effects.push(...pile.splice(deck))
  })

test('L12: the deck is not renewed by Lost Souls, and nobody draws from an empty one [10.2.6.a]', () => {
  const match = nearlyEmpty(1).turn('marquise', 'evening', 2)
  expect(of(match, 'marquise').hand).toHaveLength(1)
  expect([match.state.deck, match.state.discard, own(match).lostSouls.length]).toEqual([[], [], 12])
})

test('L12: once the Cult discards its souls, all twelve are the new deck [10.4.2.a]', () => {
  const at = three().hand('cult', 'birdyBindle')
  const match = nearlyEmpty(0, at).turn('eyrie', 'evening', 2)
  expect([asked(match), of(match, 'eyrie').hand]).toEqual(['cult.day', []])
  expect([...match.state.deck].sort()).toEqual(numbers(...FOX, ...RABBIT, ...MOUSE).sort())
  expect([match.state.discard, own(match).lostSouls]).toEqual([[], []])
})

test('spent cards of the Cult become souls as well, and effects that leave play [10.2.6.a]', () => {
  const match = exiles('marquise', 'cult')
    .effects('marquise', 'saboteurs')
    .effects('cult', 'informants')
    .turn('marquise', 'birdsong')
  pick(match, 'saboteurs')
  expect(own(match).lostSouls.map(card => CARDS[card].key)).toEqual(['saboteurs', 'informants'])
  expect(match.state.discard).toEqual([])
})

test('acolytes, outcast and souls are known to all [visibility.6]', () => {
  const { state } = acolytes(outcast(three(), 'rabbit'), 3)
  for (const viewer of [0, 1, null])
    expect(view(state, viewer).players[2].cult).toEqual(state.players[2].cult)
  expect(player({ state } as never).cult?.acolytes).toBe(3)
})
