import { expect, test } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import { SUITS } from '../data/suits.ts'
import { supporters } from '../factions/alliance/tests/supporters.ts'
import { craftingPower, crafts } from '../rules/craft.ts'
import { origins } from '../rules/may-move.ts'
import { ruled } from '../rules/ruler.ts'
import { clearingsOf, fits, hasSuit, suitsOf } from '../rules/suits.ts'
import { asked, offered, pick, position } from './position.ts'

/** Clearing 5, of rabbits, has every suit. */
const lostCity = (...who: Parameters<typeof position>) =>
  position(...who).change(state => {
    state.everySuit = [5]
  })

test('a clearing has the suit that is marked, one of every suit all three', () => {
  const { state } = lostCity('marquise', 'eyrie')
  expect(suitsOf(state, 5)).toEqual(SUITS)
  expect(suitsOf(state, 1)).toEqual(['fox'])
  for (const suit of SUITS) expect(hasSuit(state, 5, suit)).toBe(true)
  expect(clearingsOf(state, 'fox')).toEqual([1, 5, 6, 8, 12])
  expect(fits(state, cardNumber('ambushFox'), 5)).toBe(true)
  expect(fits(state, cardNumber('ambushFox'), 4)).toBe(false)
})

test('it counts for rule and movement in each of its suits', () => {
  const { state } = lostCity('eyrie', 'marquise').warriors('eyrie', 2, 5)
  for (const suit of SUITS) {
    expect(ruled(state, 0, suit)).toEqual([5])
    expect(origins(state, 0, suit).free).toEqual([5])
  }
})

test('a crafting piece there is activated for whichever suit is wanted, once [4.1.1]', () => {
  const at = lostCity('eyrie', 'marquise').building('eyrie', 'roost', 5, 1)
  expect(craftingPower(at.state, 0)).toEqual({ fox: 1, rabbit: 0, mouse: 0, every: 1 })
  at.hand('eyrie', 'anvil', 'favorFoxes', 'sappers', 'commandWarren')
  const names = crafts(at.state, 0).free
  expect(names).toContain(cardNumber('anvil')) // one fox
  expect(names).toContain(cardNumber('sappers')) // one mouse
  expect(names).not.toContain(cardNumber('favorFoxes')) // three foxes
})

test('an ambush of any suit is sprung there [4.3.1]', () => {
  const match = lostCity('marquise', 'eyrie')
    .warriors('marquise', 2, 5)
    .warriors('eyrie', 2, 5)
    .hand('eyrie', 'ambushFox')
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('battle.ambush')
  expect(offered(match)).toContain('ambushFox')
})

test('the Alliance revolts there with supporters of any suit, for a base of its choice [8.4.1]', () => {
  const at = lostCity('alliance', 'marquise').token('alliance', 'sympathy', 5, 1)
  const match = supporters(at, 'ambushFox', 'ambushMouse').turn('alliance', 'birdsong')
  pick(match, 'revolt:5')
  expect(offered(match)).toEqual(['foxBase', 'rabbitBase', 'mouseBase'])
  pick(match, 'mouseBase', ...offered(match).slice(0, 0))
  pick(match, offered(match)[0])
  if (asked(match) === 'alliance.supporter') pick(match, offered(match)[0])
  const { buildings, warriors } = match.state.players[0]
  expect(buildings.mouseBase[5]).toBe(1)
  expect(warriors[5]).toBe(1) // the one sympathetic clearing of mice is the city itself
})
