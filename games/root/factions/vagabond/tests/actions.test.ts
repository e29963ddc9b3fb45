import { expect, test } from 'vitest'
import { CARDS } from '../../../data/cards.ts'
import { asked, offered, pick, position, type RootMatch, refusedBy } from '../../../tests/position.ts'
import { hammers } from '../rules/craft.ts'
import { carried } from '../rules/items.ts'
import { vagabondAt } from '../rules/state.ts'
import { buried, itemsOf, related, relationOf, wanderer } from './wanderer.ts'

const handOf = ({ state }: RootMatch, seat: number): string[] =>
  state.players[seat].hand.map(card => CARDS[card].key)
const scoreOf = ({ state }: RootMatch, seat: number): number | null => state.players[seat].score

test('in Daylight he acts as often as he likes, in any order, until he stops [9.5]', () => {
  const at = position('marquise', 'vagabond').change(
    wanderer(1, 'thief', 'boots', 'boots', 'hammer', 'sword.damaged'),
  )
  const match = at.pawn('vagabond', 8).turn('vagabond', 'daylight')
  pick(match, 'move', '7', 'repair', 'move', '8')
  expect(itemsOf(match, 1)).toEqual(['boots.exhausted', 'boots.exhausted', 'hammer.exhausted', 'sword'])
  expect(asked(match)).toBe('vagabond.day')
  pick(match, 'pass')
  expect(match.state.turn.seat).toBe(0)
})

// Battle

test('a battle costs a sword, and swords face up or face down deal its hits [9.5.2] [9.2.6]', () => {
  const at = position('marquise', 'vagabond').change(
    wanderer(1, 'thief', 'sword', 'sword.exhausted', 'sword.damaged'),
  )
  const match = at.pawn('vagabond', 8).warriors('marquise', 4, 8).dice(3, 0).turn('vagabond', 'daylight')
  pick(match, 'battle')
  expect(match.state.players[0].warriors[8]).toBe(2) // 3 rolled, 2 undamaged swords
  expect(itemsOf(match, 1)).toEqual(['sword.damaged', 'sword.exhausted', 'sword.exhausted'])
})

test('as defender too he deals at most his undamaged swords, face up or face down [9.2.6]', () => {
  const attacked = (...items: string[]): number => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', ...items, 'boots', 'boots', 'boots', 'boots'))
      .pawn('vagabond', 8)
      .warriors('marquise', 3, 8)
      .dice(3, 3)
    const match = at.turn('marquise', 'daylight')
    pick(match, 'battle')
    while (asked(match) === 'vagabond.damage') pick(match, offered(match)[0])
    return match.state.players[0].warriors[8]
  }
  expect(attacked('sword.exhausted')).toBe(2)
  expect(attacked('sword', 'sword.exhausted', 'sword.damaged')).toBe(1)
  expect(attacked('sword.damaged')).toBe(3)
})

test('there is no battle without a sword to exhaust or an enemy [9.5.2]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'sword.exhausted'))
    .pawn('vagabond', 8)
  expect(refusedBy(at.warriors('marquise', 1, 8).turn('vagabond', 'daylight'), 'battle')).toBe('9.5.2')
  const alone = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'sword'))
    .pawn('vagabond', 8)
  expect(refusedBy(alone.turn('vagabond', 'daylight'), 'battle')).toBe('4.3.b')
})

test('without an undamaged sword he is defenceless; a face-down one defends him [9.2.4]', () => {
  const attacked = (...items: string[]): string[] => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', ...items))
      .pawn('vagabond', 8)
      .dice(0, 0)
    const match = at.warriors('marquise', 1, 8).turn('marquise', 'daylight')
    pick(match, 'battle')
    return itemsOf(match, 1)
  }
  expect(attacked('boots', 'sword.damaged')).toEqual(['boots.damaged', 'sword.damaged'])
  expect(attacked('boots', 'sword.exhausted')).toEqual(['boots', 'sword.exhausted'])
})

test('each hit damages an undamaged item of his choice, on the face it shows; then he ignores hits [9.2.7.a] [9.2.7.b]', () => {
  const at = position('marquise', 'vagabond').change(
    wanderer(1, 'thief', 'boots', 'sword.exhausted', 'torch.damaged'),
  )
  const match = at.pawn('vagabond', 8).warriors('marquise', 3, 8).dice(3, 0).turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(offered(match)).toEqual(['boots', 'sword.exhausted'])
  pick(match, 'sword.exhausted')
  expect(itemsOf(match, 1)).toEqual(['boots.damaged', 'sword.exhausted.damaged', 'torch.damaged'])
})

test('ambushed with his last items, he fights on: his pawn is still there [4.3.1.II.b] [9.2.2.b]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'sword', 'sword'))
    .pawn('vagabond', 8)
    .dice(0, 0)
  const match = at.warriors('marquise', 1, 8).hand('marquise', 'ambushFox').turn('vagabond', 'daylight')
  pick(match, 'battle', 'ambushFox', 'sword.exhausted')
  expect(itemsOf(match, 1)).toEqual(['sword.damaged', 'sword.exhausted.damaged'])
  expect(match.history?.journal.map(one => one.id)).toContain('battle.rolled')
})

test('he may ambush, which makes a faction Hostile out of his turn, without Infamy [ruling.r-16] [ruling.r-53]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'boots'))
    .pawn('vagabond', 8)
  const match = at.warriors('marquise', 2, 8).hand('vagabond', 'ambushFox').turn('marquise', 'daylight')
  pick(match, 'battle', 'ambushFox')
  expect(match.state.players[0].warriors[8]).toBe(0)
  expect(relationOf(match, 1, 0)).toBe('hostile')
  expect(scoreOf(match, 1)).toBe(0)
})

// Aid

test('aid exhausts any item and gives a card of the clearing’s suit, birds included [9.5.4.a]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'tea', 'boots.exhausted'))
    .pawn('vagabond', 8)
  const match = at
    .warriors('marquise', 1, 8)
    .hand('vagabond', 'anvil', 'bakeSale', 'armorers')
    .turn('vagabond', 'daylight')
  pick(match, 'aid')
  expect(asked(match)).toBe('give.card')
  expect(offered(match)).toEqual(['anvil', 'armorers'])
  pick(match, 'anvil')
  expect(handOf(match, 0)).toEqual(['anvil'])
  expect(handOf(match, 1)).toEqual(['bakeSale', 'armorers'])
  expect(itemsOf(match, 1)).toEqual(['boots.exhausted', 'tea.exhausted'])
})

test('aid goes to players with a piece of their faction in his clearing [9.5.4.b] [ruling.r-52]', () => {
  const at = position('marquise', 'eyrie', 'vagabond', 'vagabond2').change(
    wanderer(2, 'thief', 'boots', 'tea'),
  )
  at.change(wanderer(3, 'tinker')).pawn('vagabond', 8).pawn('vagabond2', 8)
  const match = at
    .token('marquise', 'wood', 8)
    .warriors('eyrie', 1, 7)
    .hand('vagabond', 'anvil')
    .turn('vagabond', 'daylight')
  pick(match, 'aid')
  expect(asked(match)).toBe('vagabond.aid.whom')
  expect(offered(match)).toEqual(['seat1', 'seat4'])
  pick(match, 'seat4', 'tea', 'anvil')
  expect(handOf(match, 3)).toEqual(['anvil'])
  expect(relationOf(match, 2, 3)).toBeNull()
  expect(scoreOf(match, 2)).toBe(0)
})

test('without such a card, an item to exhaust or somebody there, he aids nobody [9.5.4.a] [9.5.4.b]', () => {
  const refused = (card: string, item: string, clearing: number): string | undefined => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', item))
      .pawn('vagabond', 8)
    return refusedBy(
      at.warriors('marquise', 1, clearing).hand('vagabond', card).turn('vagabond', 'daylight'),
      'aid',
    )
  }
  expect(refused('bakeSale', 'tea', 8)).toBe('9.5.4.a')
  expect(refused('anvil', 'tea.exhausted', 8)).toBe('9.5.4.a')
  expect(refused('anvil', 'tea', 7)).toBe('9.5.4.b')
  expect(refused('anvil', 'tea', 8)).toBeUndefined()
})

test('then he may take a crafted item, which comes face up [9.5.4.c] [ruling.r-63]', () => {
  const aiding = (): RootMatch => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', 'boots'))
      .pawn('vagabond', 8)
    at.warriors('marquise', 1, 8).items('marquise', 'tea', 'sword').hand('vagabond', 'anvil')
    at.player('marquise').items[1].exhausted = true
    const match = at.turn('vagabond', 'daylight')
    pick(match, 'aid', 'anvil')
    expect(offered(match)).toEqual(['tea', 'sword.exhausted', 'pass'])
    return match
  }
  const taking = aiding()
  pick(taking, 'sword.exhausted')
  expect(itemsOf(taking, 1)).toEqual(['boots.exhausted', 'sword'])
  expect(taking.state.players[0].items).toEqual([{ item: 'tea', exhausted: false }])
  const leaving = aiding()
  pick(leaving, 'pass')
  expect(itemsOf(leaving, 1)).toEqual(['boots.exhausted'])
})

test('only the two of them know the card [visibility.5]', () => {
  const at = position('marquise', 'eyrie', 'vagabond')
    .change(wanderer(2, 'thief', 'boots'))
    .pawn('vagabond', 8)
  const match = at.warriors('marquise', 1, 8).hand('vagabond', 'anvil').turn('vagabond', 'daylight')
  pick(match, 'aid', 'anvil')
  const told = match.history?.journal.find(one => one.id === 'card.given.which')
  expect(told?.to).toEqual([2, 0])
})

// Strike

test('a crossbow removes an enemy warrior, which makes its faction Hostile without Infamy [9.5.6.a] [ruling.r-54]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'ranger', 'crossbow'))
    .pawn('vagabond', 8)
  const match = at.warriors('marquise', 2, 8).building('marquise', 'sawmill', 8).turn('vagabond', 'daylight')
  pick(match, 'strike')
  expect(match.state.players[0].warriors[8]).toBe(1)
  expect(match.state.players[0].buildings.sawmill[8]).toBe(1)
  expect(itemsOf(match, 1)).toEqual(['crossbow.exhausted'])
  expect(relationOf(match, 1, 0)).toBe('hostile')
  expect(scoreOf(match, 1)).toBe(0)
})

test('a second strike on a Hostile warrior scores nothing either: it is no battle [9.2.9.III.a.a] [ruling.r-54]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'ranger', 'crossbow'))
    .change(related(1, 0, 'hostile'))
  const match = at.pawn('vagabond', 8).warriors('marquise', 2, 8).turn('vagabond', 'daylight')
  pick(match, 'strike')
  expect(scoreOf(match, 1)).toBe(0)
})

test('of an enemy without warriors there it removes another piece, for its point [9.5.6.b] [ruling.r-54]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'ranger', 'crossbow'))
    .pawn('vagabond', 8)
  const match = at
    .building('marquise', 'sawmill', 8)
    .token('marquise', 'wood', 8)
    .turn('vagabond', 'daylight')
  pick(match, 'strike')
  expect(offered(match)).toEqual(['sawmill', 'wood'])
  pick(match, 'wood')
  expect(match.state.players[0].tokens.wood[8]).toBe(0)
  expect(scoreOf(match, 1)).toBe(1)
  expect(relationOf(match, 1, 0)).toBe('indifferent')
})

test('another Vagabond cannot be struck: his pawn is never removed [9.2.2.b]', () => {
  const at = position('vagabond', 'vagabond2', 'marquise')
    .change(wanderer(0, 'ranger', 'crossbow'))
    .change(wanderer(1, 'thief'))
  const match = at.pawn('vagabond', 8).pawn('vagabond2', 8).turn('vagabond', 'daylight')
  expect(refusedBy(match, 'strike')).toBe('9.5.6.a')
})

// Repair and craft

test('a hammer repairs a damaged item, which keeps its face [9.5.7.a]', () => {
  const at = position('marquise', 'vagabond').change(
    wanderer(1, 'tinker', 'hammer', 'sword.exhausted.damaged', 'boots.damaged'),
  )
  const match = at.pawn('vagabond', 8).turn('vagabond', 'daylight')
  pick(match, 'repair')
  expect(offered(match)).toEqual(['sword.exhausted.damaged', 'boots.damaged'])
  pick(match, 'sword.exhausted.damaged')
  expect(itemsOf(match, 1)).toEqual(['boots.damaged', 'hammer.exhausted', 'sword.exhausted'])
})

test('repaired face-up coins are back on their track at once [9.5.7.b] [9.2.5.I.a]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'tinker', 'hammer', 'coins.damaged'))
    .pawn('vagabond', 8)
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'repair', 'pass')
  expect(match.state.players[1].hand).toHaveLength(2)
})

test('hammers craft in the suit of his clearing, one for each icon; in a forest none does [9.2.1.a] [9.5.8]', () => {
  const crafting = (pawn: number, ...hammers: string[]): RootMatch => {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'tinker', ...hammers))
      .pawn('vagabond', pawn)
    return at.hand('vagabond', 'anvil', 'sword', 'mouseInASack').turn('vagabond', 'daylight')
  }
  expect(offered(crafting(8, 'hammer'))).toContain('craft:anvil')
  expect(offered(crafting(8, 'hammer'))).not.toContain('craft:sword')
  expect(offered(crafting(8, 'hammer', 'hammer'))).toContain('craft:sword')
  expect(offered(crafting(8, 'hammer', 'hammer.damaged'))).not.toContain('craft:sword')
  expect(offered(crafting(7, 'hammer'))).toContain('craft:mouseInASack')
  expect(offered(crafting(7, 'hammer'))).not.toContain('craft:anvil')
  expect(offered(crafting(27, 'hammer'))).toEqual(['pass'])
  const match = crafting(8, 'hammer', 'hammer')
  pick(match, 'craft:sword')
  expect(itemsOf(match, 1)).toEqual(['hammer.exhausted', 'hammer.exhausted', 'sword'])
  expect(scoreOf(match, 1)).toBe(2)
})

test('whatever he gains lies face up: boots, sword, crossbow, torch and hammer in the satchel, the rest on tracks [9.2.5.II] [9.2.5.I.a]', () => {
  for (const [item, more] of [
    ['boots', 1],
    ['sword', 1],
    ['crossbow', 1],
    ['torch', 1],
    ['hammer', 1],
    ['tea', 0],
    ['coins', 0],
    ['bag', 0],
  ] as const) {
    const at = position('marquise', 'vagabond')
      .change(wanderer(1, 'tinker', 'torch'))
      .change(buried(12, item))
      .pawn('vagabond', 12)
    const match = at.turn('vagabond', 'daylight')
    pick(match, 'explore')
    expect(itemsOf(match, 1)).toContain(`${item}.ruin`)
    expect(carried(vagabondAt(match.state, 1))).toBe(1 + more)
  }
})

test('hammers craft in the suit of his clearing and in no other [9.2.1.a]', () => {
  const powerIn = (pawn: number) =>
    hammers(
      position('marquise', 'vagabond')
        .change(wanderer(1, 'tinker', 'hammer', 'hammer', 'hammer.exhausted'))
        .pawn('vagabond', pawn).state,
      1,
    )
  expect(powerIn(8)).toEqual({ fox: 2, rabbit: 0, mouse: 0, every: 0 })
  expect(powerIn(5)).toEqual({ fox: 0, rabbit: 2, mouse: 0, every: 0 })
  expect(powerIn(7)).toEqual({ fox: 0, rabbit: 0, mouse: 2, every: 0 })
  expect(powerIn(27)).toEqual({ fox: 0, rabbit: 0, mouse: 0, every: 0 })
})

test('boots, swords, crossbows, torches and hammers gained lie in the satchel and count for the limit [9.2.5.II]', () => {
  const six = ['boots', 'sword', 'crossbow', 'torch.exhausted', 'hammer', 'boots.damaged']
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'tinker', ...six))
    .change(buried(12, 'sword'))
    .pawn('vagabond', 12)
  const match = at.turn('vagabond', 'evening')
  expect(asked(match)).not.toBe('vagabond.limit')
  const more = position('marquise', 'vagabond')
    .change(wanderer(1, 'tinker', ...six, 'torch'))
    .change(buried(12, 'sword'))
  const exploring = more.pawn('vagabond', 12).turn('vagabond', 'daylight')
  pick(exploring, 'explore', 'pass')
  expect(asked(exploring)).toBe('vagabond.limit')
})
