import { expect, test } from 'vitest'
import { asked, exiles, offered, pick, position, refusedBy } from '../../../tests/position.ts'
import { marker, numbers, own, player, three } from './cult.ts'

/** The acts that a card may be revealed for now. */
const ritualsOf = (keys: readonly string[], card: string): string[] =>
  keys.filter(key => key.startsWith('ritual') && key.endsWith(`:${card}`)).map(key => key.split(':')[0])

test('each card of the hand may be revealed for one ritual, as many as one likes, in any order [10.5.a]', () => {
  const at = three().hand('cult', 'anvil', 'birdyBindle', 'mouseInASack').warriors('cult', 1, 1, 7)
  const match = at.turn('cult', 'daylight')
  expect(asked(match)).toBe('cult.day')
  pick(match, 'ritualRecruit:mouseInASack', '7', 'ritualSacrifice:birdyBindle', 'ritualBuild:anvil')
  const { warriors, buildings, hand } = player(match)
  expect([warriors[7], own(match).acolytes, buildings.foxGarden[1]]).toEqual([2, 1, 1])
  // All came back in Evening.
  expect(numbers('anvil', 'birdyBindle', 'mouseInASack').every(card => hand.includes(card))).toBe(true)
})

test('no card need be revealed [10.5.a]', () => {
  const match = three().hand('cult', 'anvil').warriors('cult', 1, 1).turn('cult', 'daylight')
  pick(match, 'pass')
  expect([player(match).buildings.foxGarden[1], own(match).revealed]).toEqual([0, []])
})

test('a revealed card lies open in the play area and serves for nothing else that day [10.5.b] [G.1.32]', () => {
  const at = three().hand('cult', 'anvil', 'dominanceFox').warriors('cult', 1, 1).score('cult', 12)
  const match = at.turn('cult', 'daylight')
  expect(offered(match)).toContain('dominance:dominanceFox')
  pick(match, 'ritualRecruit:dominanceFox', '1')
  expect(own(match).revealed).toEqual(numbers('dominanceFox'))
  expect(player(match).hand).toEqual(numbers('anvil'))
  expect(offered(match).some(key => key.endsWith(':dominanceFox'))).toBe(false)
})

test('a revealed card pays for nothing [10.5.b]', () => {
  const at = three().hand('cult', 'anvil', 'mouseInASack').available('dominanceFox').warriors('cult', 1, 1)
  const match = at.turn('cult', 'daylight')
  expect(offered(match)).toContain('takeDominance:dominanceFox')
  pick(match, 'ritualRecruit:anvil', '1')
  expect(refusedBy(match, 'takeDominance:dominanceFox')).toBe('3.3.4.a')
})

test('birds stand for no suit in rituals, and are for sacrifice alone [10.2.2] [10.5.4.b]', () => {
  const at = three().hand('cult', 'birdyBindle', 'anvil').warriors('cult', 2, 1, 3, 7)
  const match = at.turn('cult', 'daylight')
  expect(ritualsOf(offered(match), 'birdyBindle')).toEqual(['ritualSacrifice'])
  for (const ritual of ['ritualBuild', 'ritualRecruit', 'ritualScore'])
    expect(refusedBy(match, `${ritual}:birdyBindle`)).toBe('10.2.2')
  expect(ritualsOf(offered(match), 'anvil')).toEqual(['ritualBuild', 'ritualRecruit', 'ritualScore'])
  expect(refusedBy(match, 'ritualSacrifice:anvil')).toBe('10.5.4.b')
})

test('a garden is built in a clearing of the card’s suit that the Cult rules, with a free slot [10.5.1]', () => {
  const at = three()
    .hand('cult', 'anvil', 'mouseInASack')
    .warriors('cult', 1, 1, 6, 7)
    .warriors('cult', 1, 8)
    .warriors('marquise', 1, 8)
    .building('marquise', 'sawmill', 6)
  const match = at.warriors('cult', 2, 6).turn('cult', 'daylight')
  pick(match, 'ritualBuild:anvil')
  // 8 is tied, 6 is full with a ruin, 12 is ruled by nobody, 7 is of another suit.
  expect(player(match).buildings.foxGarden[1]).toBe(1)
  expect(player(match).buildings.foxGarden[0]).toBe(4)
})

test('among several clearings for a garden the Cult chooses, and it takes only what it may [10.5.1]', () => {
  const at = three().hand('cult', 'anvil', 'mouseInASack').warriors('cult', 1, 1, 8, 12, 7)
  const match = at.turn('cult', 'daylight')
  pick(match, 'ritualBuild:anvil')
  expect([asked(match), ...offered(match)]).toEqual(['cult.build', '1', '8', '12'])
  pick(match, '12')
  expect(player(match).buildings.foxGarden[12]).toBe(1)
})

test('nothing is built where the keep stands, nor without a garden of the suit [10.5.1]', () => {
  const kept = three().hand('cult', 'anvil').warriors('cult', 1, 1).token('marquise', 'keep', 1)
  expect(refusedBy(kept.turn('cult', 'daylight'), 'ritualBuild:anvil')).toBe('10.5.1')
  const spent = three()
    .hand('cult', 'anvil')
    .explored(12)
    .building('cult', 'foxGarden', 6, 8, 8, 12, 12)
    .warriors('cult', 1, 1)
  expect(refusedBy(spent.turn('cult', 'daylight'), 'ritualBuild:anvil')).toBe('10.5.1')
})

test('a warrior is recruited in any clearing of the card’s suit, ruled or not [10.5.2]', () => {
  const at = three().hand('cult', 'anvil').warriors('eyrie', 3, 1, 6).token('marquise', 'keep', 8)
  const match = at.turn('cult', 'daylight')
  pick(match, 'ritualRecruit:anvil')
  expect([asked(match), ...offered(match)]).toEqual(['cult.recruit', '1', '6', '12'])
  pick(match, '6')
  expect([player(match).warriors[6], player(match).warriors[0]]).toEqual([1, 24])
})

test('an empty supply makes a recruit of nobody [10.5.2] [ruling.r-8]', () => {
  const match = three().hand('cult', 'anvil', 'sword').warriors('cult', 25, 3).turn('cult', 'daylight')
  pick(match, 'ritualRecruit:anvil', '6')
  expect([player(match).warriors[6], own(match).revealed]).toEqual([0, numbers('anvil')])
})

test('a card is spent to score what the gardens of its suit bring [10.5.3.a]', () => {
  for (const [gardens, points] of [0, 0, 2, 2, 3, 4].entries()) {
    const at = three().hand('cult', 'anvil', 'sword').building('cult', 'mouseGarden', 2, 2)
    const match = at
      .building('cult', 'foxGarden', ...[6, 8, 8, 12, 1].slice(0, gardens))
      .turn('cult', 'daylight')
    pick(match, 'ritualScore:anvil')
    expect(player(match).score).toBe(points)
    expect([own(match).lostSouls, own(match).revealed]).toEqual([numbers('anvil'), []])
    expect(player(match).hand).toEqual(numbers('sword'))
  }
})

test('L8: a suit scores once a turn, even for nothing; other suits and other rituals go on [10.5.3.b]', () => {
  const at = three()
    .hand('cult', 'anvil', 'rootTeaFox', 'sword')
    .building('cult', 'foxGarden', 1)
    .warriors('cult', 1, 8)
  const match = at.turn('cult', 'daylight')
  pick(match, 'ritualScore:anvil')
  expect([player(match).score, own(match).lostSouls]).toEqual([0, numbers('anvil')])
  expect(refusedBy(match, 'ritualScore:rootTeaFox')).toBe('10.5.3.b')
  expect(ritualsOf(offered(match), 'rootTeaFox')).toEqual(['ritualBuild', 'ritualRecruit'])
  expect(ritualsOf(offered(match), 'sword')).toContain('ritualScore')
})

test('the next turn the suit scores again [10.5.3.b]', () => {
  const at = position('cult', 'marquise')
    .hand('cult', 'anvil', 'rootTeaFox')
    .building('cult', 'foxGarden', 8, 8)
  const match = at.turn('cult', 'daylight')
  pick(match, 'ritualScore:anvil', 'pass')
  while (asked(match) !== 'cult.day')
    pick(match, offered(match).includes('pass') ? 'pass' : offered(match)[0])
  expect(offered(match)).toContain('ritualScore:rootTeaFox')
})

test('a sacrifice makes a warrior of the supply an acolyte, for a bird card revealed [10.5.4.a] [10.5.4.b]', () => {
  const at = three().hand('cult', 'birdyBindle', 'anvil').warriors('cult', 2, 3)
  const match = at.turn('cult', 'daylight')
  pick(match, 'ritualSacrifice:birdyBindle')
  expect([own(match).acolytes, player(match).warriors[0], player(match).warriors[3]]).toEqual([1, 22, 2])
  expect(own(match).revealed).toEqual(numbers('birdyBindle'))
  const none = three().hand('cult', 'birdyBindle', 'anvil').warriors('cult', 25, 3).turn('cult', 'daylight')
  pick(none, 'ritualSacrifice:birdyBindle')
  expect(own(none).acolytes).toBe(0)
})

test('L10: in Evening the revealed cards return, scored ones do not, and then they may be crafted [10.6.1] [10.6] [10.6.2]', () => {
  const at = marker(three(), 'fox')
    .hand('cult', 'anvil', 'crossbowBird', 'mouseInASack')
    .building('cult', 'foxGarden', 8)
    .warriors('cult', 1, 8)
  const match = at.turn('cult', 'daylight')
  pick(match, 'ritualBuild:anvil', 'ritualSacrifice:crossbowBird')
  expect(offered(match).some(key => key.startsWith('craft'))).toBe(false)
  pick(match, 'ritualScore:mouseInASack')
  expect([asked(match), own(match).revealed]).toEqual(['cult.craft', []])
  expect(player(match).hand).toEqual(numbers('anvil', 'crossbowBird'))
  pick(match, 'craft:anvil')
  expect([player(match).items.map(({ item }) => item), player(match).score]).toEqual([['hammer'], 2])
  pick(match, 'craft:crossbowBird')
  expect(player(match).items).toHaveLength(2)
  expect(own(match).lostSouls).toEqual(numbers('mouseInASack', 'anvil', 'crossbowBird'))
})

test('who saw cards return knows them in the hand, and nothing else of it [10.6.1]', () => {
  const at = three().hand('cult', 'birdyBindle', 'anvil', 'bakeSale').building('cult', 'mouseGarden', 7)
  const match = marker(at, 'mouse').turn('cult', 'daylight')
  pick(match, 'ritualSacrifice:birdyBindle', 'pass')
  expect(asked(match)).toBe('cult.craft')
  const [bindle] = numbers('birdyBindle')
  for (const viewer of [0, 1]) {
    const hands = Array.from({ length: 20 }, (_, seed) => player(match.guess(viewer, seed)).hand)
    expect(hands.every(hand => hand.includes(bindle))).toBe(true)
    expect(new Set(hands.map(hand => hand.slice().sort().join())).size).toBeGreaterThan(5)
  }
  expect(player(match).seen).toEqual([])
})

test('crafting is declined, and comes before the draw [10.6] [10.6.2]', () => {
  const at = marker(three(), 'fox').hand('cult', 'mouseInASack').building('cult', 'foxGarden', 8)
  const match = at.deckTop('anvil').turn('cult', 'evening')
  expect([asked(match), ...offered(match)]).toEqual(['cult.craft', 'pass'])
  expect(player(match).hand).toEqual(numbers('mouseInASack'))
  pick(match, 'pass')
  expect(player(match).hand).toEqual(numbers('mouseInASack', 'anvil'))
})

test('L11: only gardens printed with the outcast suit craft, each once a turn [10.2.1] [10.6.2]', () => {
  const at = marker(three(), 'fox')
    .hand('cult', 'rootTeaFox', 'anvil', 'crossbowMouse')
    .building('cult', 'foxGarden', 8)
    .building('cult', 'mouseGarden', 7)
  const match = at.turn('cult', 'evening')
  expect(offered(match)).toEqual(['craft:anvil', 'craft:crossbowMouse', 'pass'])
  expect(refusedBy(match, 'craft:rootTeaFox')).toBe('4.1.1.a')
  pick(match, 'craft:anvil')
  // The one fox garden is used up.
  expect(asked(match)).not.toBe('cult.craft')
  const other = marker(three(), 'rabbit').hand('cult', 'rootTeaFox', 'anvil').building('cult', 'foxGarden', 8)
  expect(asked(other.turn('cult', 'evening'))).not.toBe('cult.craft')
})

test('an outcast garden in a clearing of every suit crafts for any; another garden there does not [10.2.1]', () => {
  const city = (garden: string) =>
    marker(three(), 'fox')
      .hand('cult', 'rootTeaFox', 'anvil')
      .building('cult', garden, 5)
      .change(state => {
        state.everySuit = [5]
      })
      .turn('cult', 'evening')
  expect(offered(city('foxGarden'))).toEqual(['craft:rootTeaFox', 'craft:anvil', 'pass'])
  expect(asked(city('mouseGarden'))).not.toBe('cult.craft')
  const match = city('foxGarden')
  pick(match, 'craft:rootTeaFox')
  expect(asked(match)).not.toBe('cult.craft')
})

test('in a clearing of every suit a garden of the card’s suit is built [10.5.1]', () => {
  const at = three().hand('cult', 'mouseInASack', 'anvil').warriors('cult', 1, 5)
  const match = at
    .change(state => {
      state.everySuit = [5]
    })
    .turn('cult', 'daylight')
  pick(match, 'ritualBuild:mouseInASack')
  expect(player(match).buildings.mouseGarden[5]).toBe(1)
})

test('the Cult draws one card, and more for its gardens, then keeps five [10.6.3.a] [10.6.3.b]', () => {
  const at = three()
    .hand('cult', 'anvil', 'sword', 'bakeSale', 'cobbler')
    .building('cult', 'mouseGarden', 2, 2)
  const match = at.deckTop('armorers', 'sappers').turn('cult', 'evening')
  while (asked(match) === 'cult.craft') pick(match, 'pass')
  expect([asked(match), player(match).hand.length]).toEqual(['discard.card', 6])
  pick(match, 'cobbler')
  expect(player(match).hand).toEqual(numbers('anvil', 'sword', 'bakeSale', 'armorers', 'sappers'))
  expect(own(match).lostSouls).toEqual(numbers('cobbler'))
})

test('an effect in play serves between rituals [10.5.a]', () => {
  const match = exiles('marquise', 'cult')
    .effects('cult', 'propagandaBureau')
    .hand('cult', 'anvil')
    .warriors('marquise', 1, 8)
    .turn('cult', 'daylight')
  pick(match, 'effect:propagandaBureau', 'anvil')
  expect(player(match).warriors[8]).toBe(1)
  expect(own(match).lostSouls).toEqual(numbers('anvil'))
})
