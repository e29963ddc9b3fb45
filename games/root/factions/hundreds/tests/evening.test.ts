import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import type { PartyRules } from '../../../rules/faction.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  refusedBy,
  reported,
} from '../../../tests/position.ts'
import { oppressed, oppressionPoints } from '../rules/evening.ts'
import { lord, mobDie, mobsOf } from './lord.ts'

/** The warlord in 1, warriors in 5 and 9. */
const camp = (mood: Parameters<typeof lord>[2] = 'bitter'): Position =>
  lord(position('hundreds', 'marquise').warriors('hundreds', 2, 5, 9), 1, mood)

test('they incite, oppress, then draw [14.6]', () => {
  const match = camp().hand('hundreds', 'bakeSale').turn('hundreds', 'evening')
  pick(match, 'incite:5', 'bakeSale')
  const told = ['token.placed', 'hundreds.oppressed', 'cards.drawn']
  expect(
    reported(match)
      .filter(id => told.includes(id))
      .slice(0, 3),
  ).toEqual(told)
})

// Incite

test('a card for a mob in a clearing of its suit with a warrior, the warlord included, and no mob [14.6.1] [booklet.hundreds.11]', () => {
  const at = camp().token('hundreds', 'mob', 9).hand('hundreds', 'foxfolkSteel', 'bakeSale', 'mouseInASack')
  const match = at.turn('hundreds', 'evening')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.incite', 'incite:1', 'incite:5', 'pass'])
  expect([refusedBy(match, 'incite:9'), refusedBy(match, 'incite:2')]).toEqual(['14.6.1', '14.6.1'])
  pick(match, 'incite:1', 'foxfolkSteel')
  expect(mobsOf(match)).toEqual([1, 9])
  expect(match.state.discard).toEqual([cardNumber('foxfolkSteel')])
  pick(match, 'incite:5', 'bakeSale') // as often as they like
  expect(mobsOf(match)).toEqual([1, 5, 9])
})

test('only a card of the suit or a bird will do [14.6.1]', () => {
  const match = camp().hand('hundreds', 'mouseInASack').turn('hundreds', 'evening')
  expect(offered(match)).toEqual(['incite:9', 'pass'])
  expect(refusedBy(match, 'incite:5')).toBe('14.6.1')
  const bird = camp().hand('hundreds', 'woodlandRunners').turn('hundreds', 'evening')
  expect(offered(bird)).toEqual(['incite:1', 'incite:5', 'incite:9', 'pass'])
})

test('a hand that fits nowhere is asked all the same: nobody learns that [14.6.1]', () => {
  const at = lord(position('hundreds', 'marquise'), 1, 'bitter').hand('hundreds', 'bakeSale')
  const match = at.turn('hundreds', 'evening')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.incite', 'pass'])
})

test('with five mobs on the map, or no card, there is nothing to incite [14.6.1]', () => {
  const all = camp().token('hundreds', 'mob', 2, 3, 4, 6, 7).hand('hundreds', 'foxfolkSteel')
  expect(reported(all.turn('hundreds', 'evening'))).toContain('hundreds.oppressed')
  expect(reported(camp().turn('hundreds', 'evening'))).toContain('hundreds.oppressed')
})

test('no mob is placed in the keep’s clearing [14.6.1]', () => {
  const at = camp().token('marquise', 'keep', 5).hand('hundreds', 'woodlandRunners')
  expect(refusedBy(at.turn('hundreds', 'evening'), 'incite:5')).toBe('6.2.2.a')
})

// Jubilant

/** A Jubilant warlord in 12 incites there. */
function jubilant(at: Position): RootMatch {
  const match = lord(at.hand('hundreds', 'foxfolkSteel'), 12, 'jubilant').turn('hundreds', 'evening')
  pick(match, 'incite:12', 'foxfolkSteel')
  return match
}

test('Jubilant: after inciting where the warlord is, up to four rolls, each his choice [14.7.3.a]', () => {
  const match = jubilant(position('hundreds', 'marquise').warriors('hundreds', 1, 5).seed(3))
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.jubilant', 'roll', 'pass'])
  let rolls = 0
  while (asked(match) === 'hundreds.jubilant' || asked(match) === 'hundreds.mob') {
    if (asked(match) === 'hundreds.jubilant') rolls++
    pick(match, offered(match)[0])
  }
  expect(rolls).toBe(4)
  const stops = jubilant(position('hundreds', 'marquise'))
  pick(stops, 'pass')
  expect(mobsOf(stops)).toEqual([12])
})

test('each roll places a mob of its suit next to a mob, and one in vain is used up [14.7.3.b]', () => {
  const match = jubilant(mobDie(position('hundreds', 'marquise'), 'mouse'))
  pick(match, 'roll')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.mob', '7', '9', '11'])
  pick(match, '11')
  expect(mobsOf(match)).toEqual([11, 12])
  expect(match.ask?.naming.values?.()).toEqual({ left: 3 })
  // No fox touches 12: the roll brings nothing and is gone.
  const vain = jubilant(mobDie(position('hundreds', 'marquise'), 'fox'))
  pick(vain, 'roll')
  expect([mobsOf(vain), vain.ask?.naming.values?.()]).toEqual([[12], { left: 3 }])
})

test('with the last mob on the map the rolls end; elsewhere or in another mood there are none [14.7.3.a]', () => {
  const few = mobDie(position('hundreds', 'marquise').token('hundreds', 'mob', 1, 2, 3), 'mouse')
  const match = jubilant(few)
  pick(match, 'roll', '11')
  expect(mobsOf(match)).toEqual([1, 2, 3, 11, 12])
  expect(reported(match)).toContain('hundreds.oppressed')
  const away = lord(position('hundreds', 'marquise').warriors('hundreds', 1, 5), 1, 'jubilant')
  const incites = away.hand('hundreds', 'bakeSale').turn('hundreds', 'evening')
  pick(incites, 'incite:5', 'bakeSale')
  expect(reported(incites)).toContain('hundreds.oppressed') // nobody was asked to roll
  const other = camp('rowdy').hand('hundreds', 'foxfolkSteel').turn('hundreds', 'evening')
  pick(other, 'incite:1', 'foxfolkSteel')
  expect(reported(other)).toContain('hundreds.oppressed')
})

// Oppress

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 4],
  [7, 4],
])('%i oppressed clearings score %i [14.6.2]', (clearings, points) => {
  expect(oppressionPoints(clearings)).toBe(points)
  const at = position('hundreds', 'marquise').warriors(
    'hundreds',
    1,
    ...[2, 3, 4, 5, 6, 7, 8].slice(0, clearings),
  )
  const match = lord(at, 0, 'bitter').turn('hundreds', 'evening')
  expect(match.state.players[0].score).toBe(points)
})

test('a clearing counts that they rule with a piece of theirs and without any of an enemy’s [14.6.2] [ruling.r-94]', () => {
  const counts = (change: (at: Position) => void): number => {
    const at = lord(position('hundreds', 'marquise', 'vagabond'), 0, 'bitter')
    change(at)
    return oppressed(at.state, 0)
  }
  expect(counts(at => at.token('hundreds', 'mob', 5))).toBe(0) // a mob rules nothing
  expect(counts(at => at.building('hundreds', 'stronghold', 5))).toBe(1)
  expect(counts(at => lord(at, 5, 'bitter'))).toBe(1)
  expect(counts(at => at.warriors('hundreds', 3, 5).warriors('marquise', 1, 5))).toBe(0)
  expect(counts(at => at.warriors('hundreds', 3, 5).token('marquise', 'wood', 5))).toBe(0)
  expect(counts(at => at.warriors('hundreds', 3, 5).building('marquise', 'sawmill', 5))).toBe(0)
  expect(counts(at => at.warriors('hundreds', 3, 5).pawn('vagabond', 5))).toBe(0)
  expect(counts(at => at.warriors('hundreds', 3, 5).pawn('vagabond', 21))).toBe(1)
})

const BAND: PartyRules = { id: 'testBand', warriors: 3, buildings: {}, tokens: {} }

test('pieces of a party that nobody plays spoil it too [ruling.r-94]', () => {
  const at = lord(position('hundreds', 'marquise').warriors('hundreds', 3, 5), 0, 'bitter').unseated(BAND)
  expect(oppressed(at.state, 0)).toBe(1)
  expect(oppressed(at.warriors(2, 1, 5).state, 0)).toBe(0)
})

const HIRED: PartyRules = { ...BAND, id: 'testHired', lendsTo: () => 0 }

test('what they hired spoils nothing, but alone it oppresses nothing either [ruling.r-94]', () => {
  const at = lord(position('hundreds', 'marquise'), 0, 'bitter').unseated(HIRED, 0).warriors(2, 2, 5)
  expect(oppressed(at.state, 0)).toBe(0)
  expect(oppressed(at.building('hundreds', 'stronghold', 5).state, 0)).toBe(1)
})

// Draw

test('they draw one card [14.6.3.a]', () => {
  const match = camp().turn('hundreds', 'evening')
  expect(match.state.players[0].hand).toHaveLength(1)
})

test('and discard down to five [14.6.3.b]', () => {
  const five = ['foxfolkSteel', 'anvil', 'bakeSale', 'sword', 'investments']
  const match = camp()
    .hand('hundreds', ...five)
    .deckTop('armorers')
    .turn('hundreds', 'evening')
  pick(match, 'pass')
  expect([asked(match), offered(match).length]).toEqual(['discard.card', 6])
  pick(match, 'armorers')
  expect(match.state.players[0].hand).toHaveLength(5)
})

test('Rowdy draws one more [14.7.6.a]', () => {
  expect(camp('rowdy').turn('hundreds', 'evening').state.players[0].hand).toHaveLength(2)
})

test('two more among three enemy pieces where the warlord is, whoever’s [14.7.6.b]', () => {
  const drawn = (change: (at: Position) => Position, mood: 'rowdy' | 'bitter' = 'rowdy'): number => {
    const at = lord(position('hundreds', 'marquise', 'vagabond'), 1, mood)
    return change(at).turn('hundreds', 'evening').state.players[0].hand.length
  }
  expect(drawn(at => at.warriors('marquise', 2, 1))).toBe(2)
  expect(drawn(at => at.warriors('marquise', 3, 1))).toBe(3)
  expect(drawn(at => at.warriors('marquise', 1, 1).token('marquise', 'wood', 1).pawn('vagabond', 1))).toBe(3)
  expect(drawn(at => at.warriors('marquise', 3, 2))).toBe(2) // elsewhere
  expect(drawn(at => at.warriors('marquise', 3, 1), 'bitter')).toBe(1)
})
