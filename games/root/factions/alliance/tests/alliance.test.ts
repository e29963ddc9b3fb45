import { expect, test } from 'vitest'
import { asked, offered, pick, position, refusedBy } from '../../../tests/position.ts'
import { BASES } from '../data.ts'
import { ALLIANCE, FOX, numbers, officers, own, player, RABBIT, supporters, three } from './supporters.ts'

test('the Alliance starts with 10 warriors, 3 bases, 10 sympathy tokens and 3 supporters [8.3.1] [8.3.2] [8.3.3] [8.3.4] [8.2.5]', () => {
  const { state } = position('marquise', 'alliance').enter(['setup', 1])
  const { warriors, buildings, tokens, alliance, hand } = state.players[1]
  expect(warriors[0]).toBe(10)
  expect(BASES.map(base => buildings[base][0])).toEqual([1, 1, 1])
  expect(tokens.sympathy[0]).toBe(10)
  expect(alliance?.supporters).toHaveLength(3)
  expect(hand).toEqual([])
})

test('in defence the Alliance takes the higher die and the attacker the lower [8.2.2]', () => {
  const match = three()
    .warriors('alliance', 3, 5)
    .warriors('marquise', 3, 5)
    .dice(1, 3)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(player(match).warriors[5]).toBe(2)
  expect(match.state.players[0].warriors[5]).toBe(0)
})

test('in attack the Alliance takes the higher die too [8.2.2] [8.6.1.II]', () => {
  const match = officers(three(), 1)
    .warriors('alliance', 3, 5)
    .warriors('marquise', 4, 5)
    .dice(1, 3)
    .turn('alliance', 'evening')
  pick(match, 'battle')
  expect(match.state.players[0].warriors[5]).toBe(1)
  expect(player(match).warriors[5]).toBe(2)
})

test('supporters lie face down for all but the Alliance [8.2.3.c]', () => {
  const match = supporters(three().token('alliance', 'sympathy', 1), ...FOX).turn('alliance', 'birdsong')
  const seen = (seat: number | null) => JSON.stringify(match.view(seat))
  const shown = `"supporters":${JSON.stringify(numbers(FOX))}`
  const hidden = '"supporters":[-1,-1,-1,-1]'
  expect(seen(ALLIANCE)).toContain(shown)
  for (const viewer of [0, 1, null]) expect(seen(viewer)).toContain(hidden)
})

test('supporters do not count for the hand limit [8.2.3.b] [8.6.2.b]', () => {
  const built = () => supporters(three(), ...RABBIT).hand('alliance', ...FOX)
  const four = built().turn('alliance', 'evening')
  expect(player(four).hand).toHaveLength(5)
  expect(asked(four)).not.toBe('discard.card')
  const six = built().hand('alliance', 'birdyBindle').turn('alliance', 'evening')
  expect(asked(six)).toBe('discard.card')
})

test('a supporter is spent for its own suit only, birds for any [8.2.3.a]', () => {
  const built = () => three().token('alliance', 'sympathy', 1, 3)
  const match = supporters(built(), 'anvil', 'bakeSale', 'birdyBindle').turn('alliance', 'birdsong')
  pick(match, 'revolt:1')
  expect(offered(match)).toEqual(['anvil', 'birdyBindle'])
  pick(match, 'anvil')
  expect(offered(match)).toEqual(['birdyBindle'])
  const mixed = supporters(built(), 'anvil', 'bakeSale').turn('alliance', 'birdsong')
  expect(offered(mixed)).toEqual(['pass'])
  expect(refusedBy(mixed, 'revolt:1')).toBe('8.4.1.II')
})

test('without a base a sixth supporter is discarded; with one there is no limit [8.2.3.I.a] [8.2.3.I.b]', () => {
  const built = () => supporters(three(), ...RABBIT, 'anvil').hand('alliance', 'investments')
  const full = built().turn('alliance', 'daylight')
  pick(full, 'mobilize:investments')
  expect(own(full).supporters).toHaveLength(5)
  expect(full.state.discard).toEqual(numbers(['investments']))
  const based = built().building('alliance', 'foxBase', 1).turn('alliance', 'daylight')
  pick(based, 'mobilize:investments')
  expect(own(based).supporters).toHaveLength(6)
  expect(based.state.discard).toEqual([])
})

test('the Alliance crafts with sympathy at any time in Daylight [8.2.1] [8.5] [8.5.1]', () => {
  const match = three()
    .token('alliance', 'sympathy', 2, 7)
    .hand('alliance', 'birdyBindle', 'rootTeaFox', 'mouseInASack', 'anvil')
    .turn('alliance', 'daylight')
  expect(refusedBy(match, 'craft:anvil')).toBe('4.1.1.a')
  pick(match, 'craft:birdyBindle', 'mobilize:anvil', 'craft:rootTeaFox')
  expect(player(match).score).toBe(3)
  expect(refusedBy(match, 'craft:mouseInASack')).toBe('4.1.1.a')
})

test('Mobilize adds a hand card to the supporters, unseen by the others [8.5.2]', () => {
  const match = three().hand('alliance', 'anvil', 'bakeSale').turn('alliance', 'daylight')
  pick(match, 'mobilize:bakeSale')
  expect(own(match).supporters).toEqual(numbers(['bakeSale']))
  expect(player(match).hand).toEqual(numbers(['anvil']))
  const told = match.history?.journal.filter(one => !one.to) ?? []
  expect(told.map(one => one.id)).toContain('alliance.mobilized')
  expect(JSON.stringify(told.map(one => one.values ?? null))).not.toContain('"card"')
})

test('Train spends a card of the printed suit of a base on the map for an officer [8.5.3]', () => {
  const match = three()
    .building('alliance', 'foxBase', 1)
    .hand('alliance', 'anvil', 'bakeSale', 'birdyBindle')
    .turn('alliance', 'daylight')
  expect(refusedBy(match, 'train:bakeSale')).toBe('8.5.3')
  expect(offered(match)).not.toContain('train:bakeSale')
  pick(match, 'train:anvil', 'train:birdyBindle')
  expect(own(match).officers).toBe(2)
  expect(player(match).warriors[0]).toBe(8)
  expect(match.state.discard).toEqual(numbers(['anvil', 'birdyBindle']))
})

test('one operation for each officer, of any kind and as often as wanted; then it draws [8.6] [8.6.1] [8.6.1.I] [8.6.1.III]', () => {
  const built = officers(three(), 3).building('alliance', 'foxBase', 1).building('alliance', 'mouseBase', 2)
  const match = built.turn('alliance', 'evening')
  expect(match.face(ALLIANCE)?.prompt.values).toEqual({ actions: 3 })
  expect(offered(match)).toEqual(['recruit', 'pass'])
  pick(match, 'recruit', '2')
  expect(player(match).warriors[2]).toBe(1)
  pick(match, 'recruit', '2')
  pick(match, 'move', '5', '2')
  expect(player(match).warriors[5]).toBe(2)
  expect(asked(match)).not.toBe('alliance.operations')
  expect(player(match).hand).toHaveLength(3)
})

test('recruiting with no warrior in the supply does nothing [ruling.r-8]', () => {
  const built = officers(three(), 1).building('alliance', 'foxBase', 1).warriors('alliance', 9, 3)
  const match = built.turn('alliance', 'evening')
  pick(match, 'recruit')
  expect(player(match).warriors[1]).toBe(0)
})

test('Organize turns a warrior of an unsympathetic clearing into sympathy and scores [8.6.1.IV]', () => {
  const built = officers(three(), 2).token('alliance', 'sympathy', 5).warriors('alliance', 1, 5, 1)
  const match = built.turn('alliance', 'evening')
  pick(match, 'organize')
  const { warriors, tokens, score } = player(match)
  expect([warriors[1], warriors[0], tokens.sympathy[1], score]).toEqual([0, 7, 1, 1])
  expect(refusedBy(match, 'organize')).toBe('8.6.1.IV')
  expect(refusedBy(match, 'recruit')).toBe('8.6.1.III')
})

test('without a base nobody is trained, and without a warrior in the supply the card is spent for nothing [8.5.3] [1.5.4.c]', () => {
  const without = three().hand('alliance', 'anvil', 'birdyBindle').turn('alliance', 'daylight')
  expect(offered(without).filter(key => key.startsWith('train'))).toEqual([])
  const match = three()
    .building('alliance', 'foxBase', 1)
    .warriors('alliance', 10, 1)
    .hand('alliance', 'anvil')
    .turn('alliance', 'daylight')
  pick(match, 'train:anvil')
  expect([own(match).officers, player(match).warriors[0]]).toEqual([0, 0])
  expect(match.state.discard).toEqual(numbers(['anvil']))
})

test('Organize needs a sympathy token that is not on the map [8.6.1.IV]', () => {
  const spread = (count: number) =>
    officers(three(), 1)
      .token('alliance', 'sympathy', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, count))
      .warriors('alliance', 1, 11)
      .turn('alliance', 'evening')
  const last = spread(9)
  expect(offered(last)).toContain('organize')
  pick(last, 'organize')
  expect([player(last).tokens.sympathy[11], player(last).score]).toEqual([1, 4])
  const none = spread(10)
  expect(offered(none)).not.toContain('organize')
  expect(refusedBy(none, 'organize')).toBe('8.6.1.IV')
})

test('officers lost in the Evening leave fewer operations [8.6.1]', () => {
  const built = officers(three(), 2).building('alliance', 'foxBase', 1).building('alliance', 'mouseBase', 2)
  const match = built
    .warriors('alliance', 1, 1)
    .warriors('marquise', 3, 1)
    .dice(2, 3)
    .turn('alliance', 'evening')
  pick(match, 'battle')
  // Two hits: the warrior and the base; one officer of two is left, and one operation was taken.
  expect(own(match).officers).toBe(1)
  expect(asked(match)).not.toBe('alliance.operations')
})

test('it draws one card, and one for each base on the map [8.6.2.a] [board.alliance.3]', () => {
  const none = three().turn('alliance', 'evening')
  expect(player(none).hand).toHaveLength(1)
  const built = three().building('alliance', 'foxBase', 1).building('alliance', 'rabbitBase', 3)
  expect(player(built.turn('alliance', 'evening')).hand).toHaveLength(3)
})

test('recruiting and organizing are one gesture with their clearing [8.6.1.III] [8.6.1.IV]', () => {
  const built = officers(three(), 2).building('alliance', 'foxBase', 1).building('alliance', 'mouseBase', 2)
  const match = built.warriors('alliance', 1, 5, 9).turn('alliance', 'evening')
  const seat = match.ask?.waiting[0] ?? -1
  expect(match.peek(seat, ['recruit'])?.candidates.map(({ key }) => key)).toEqual(['1', '2'])
  expect(match.peek(seat, ['organize'])?.candidates.map(({ key }) => key)).toEqual(['5', '9'])
})
