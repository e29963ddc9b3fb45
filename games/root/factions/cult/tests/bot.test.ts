import { expect, test } from 'vitest'
import { chanceOf, favourite, greedily, thoughts } from '../../../tests/judging.ts'
import { asked, pick } from '../../../tests/position.ts'
import { acolytes, FOX, MOUSE, marker, three } from './cult.ts'

/** Daylight of the Cult, past what comes before its rituals. */
function rituals(at: ReturnType<typeof three>) {
  const match = at.turn('cult', 'daylight')
  while (asked(match) !== 'cult.day') pick(match, 'pass')
  return match
}

test('with a card and a slot where it rules, the Cult would rather build a garden than recruit', () => {
  const at = marker(three(), 'mouse').warriors('cult', 3, 1).hand('cult', FOX[0], FOX[1])
  const match = rituals(at)
  expect(favourite(match)).toMatch(/^ritualBuild/)
  expect(greedily(match)).toMatch(/^ritualBuild/)
})

test('a card is spent for points by the gardens of its suit', () => {
  const at = marker(three(), 'rabbit')
    .warriors('cult', 3, 1, 6, 9)
    .building('cult', 'foxGarden', 1, 6, 8)
    .hand('cult', FOX[0], MOUSE[0])
  const weights = thoughts(rituals(at))
  const of = (suit: string[]): number =>
    weights[Object.keys(weights).find(key => key.startsWith('ritualScore') && key.includes(suit[0])) ?? '']
  expect(of(FOX)).toBeGreaterThan(5 * of(MOUSE))
})

test('gardens, the cards of their suit and acolytes each make a position better', () => {
  const bare = three().warriors('cult', 3, 1, 6)
  const gardens = three().warriors('cult', 3, 1, 6).building('cult', 'foxGarden', 1, 6)
  const cards = three()
    .warriors('cult', 3, 1, 6)
    .building('cult', 'foxGarden', 1, 6)
    .hand('cult', ...FOX)
  const more = acolytes(
    three()
      .warriors('cult', 3, 1, 6)
      .building('cult', 'foxGarden', 1, 6)
      .hand('cult', ...FOX),
    4,
  )
  const chances = [bare, gardens, cards, more].map(one => chanceOf(one, 'cult'))
  expect(chances).toEqual([...chances].sort((a, b) => a - b))
  expect(new Set(chances).size).toBe(4)
})

test('a garden without a guard beside enemies is worth less than a guarded one', () => {
  const place = (guards: number) =>
    three()
      .warriors('marquise', 4, 1)
      .building('cult', 'foxGarden', 1)
      .warriors('cult', guards, 1)
      .warriors('cult', 4 - guards, 12)
  expect(chanceOf(place(4), 'cult')).toBeGreaterThan(chanceOf(place(0), 'cult'))
})
