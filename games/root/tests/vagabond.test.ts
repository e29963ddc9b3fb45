import { expect, test } from 'vitest'
import { invariants } from '../invariants.ts'
import { rules } from '../rules/ruler.ts'
import { asked, offered, pick, position, type RootMatch, refusedBy } from './position.ts'
import { itemsOf, related, relationOf, wanderer } from './wanderer.ts'

const pawnOf = ({ state }: RootMatch, seat: number): number => state.players[seat].pawn

// Setup

test('he chooses a character, then any forest [9.3.1] [9.3.2]', () => {
  const match = position('marquise', 'vagabond').enter(['setup', 1])
  expect(asked(match)).toBe('vagabond.character')
  expect(offered(match)).toHaveLength(9)
  pick(match, 'ranger')
  expect(offered(match)).toEqual(['21', '22', '23', '24', '25', '26', '27'])
  pick(match, '24')
  expect(pawnOf(match, 1)).toBe(24)
  expect(match.state.players[1].vagabond?.character).toBe('ranger')
})

test('three of the 15 quests lie face up, an item marked R under each ruin, the others are his own [9.3.3] [9.3.4] [item.1]', () => {
  const match = position('marquise', 'vagabond').enter(['setup', 1])
  pick(match, 'thief', '21')
  const { state } = match
  expect(state.quests).toHaveLength(3)
  expect(new Set([...state.quests, ...state.questDeck]).size).toBe(15)
  expect([6, 10, 11, 12].map(clearing => state.ruins[clearing]?.length)).toEqual([1, 1, 1, 1])
  expect(state.ruins.flatMap(items => items ?? []).sort()).toEqual(['bag', 'boots', 'hammer', 'sword'])
})

test('he takes the items of his character face up, and nobody takes the others [9.3.5.a] [9.3.5.b]', () => {
  const match = position('marquise', 'vagabond').enter(['setup', 1])
  pick(match, 'thief', '21')
  expect(itemsOf(match, 1)).toEqual(['boots', 'sword', 'tea', 'torch'])
  expect(match.state.supply).toEqual({
    bag: 2,
    boots: 2,
    crossbow: 1,
    hammer: 1,
    sword: 2,
    tea: 2,
    coins: 2,
    torch: 0,
  })
  expect(invariants(match.state)).toEqual([])
})

test('every faction but the Vagabonds has a marker, on Indifferent [9.2.9] [9.3.6]', () => {
  const match = position('marquise', 'eyrie', 'vagabond', 'vagabond2').enter(['setup', 2])
  pick(match, 'thief', '21')
  expect([0, 1, 2, 3].map(seat => relationOf(match, 2, seat))).toEqual([
    'indifferent',
    'indifferent',
    null,
    null,
  ])
})

test('he has no Crafted Items box: what he crafts is on his board [9.2.5.a] [9.2.1.b]', () => {
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'tinker', 'hammer'))
    .pawn('vagabond', 2)
  const match = at.hand('vagabond', 'mouseInASack').turn('vagabond', 'daylight')
  pick(match, 'craft:mouseInASack')
  expect(itemsOf(match, 1)).toEqual(['bag', 'hammer.exhausted'])
  expect(match.state.players[1].items).toEqual([])
  expect(match.state.supply.bag).toBe(1)
})

// The pawn

test('the pawn rules nothing and stops nobody from ruling [9.2.2.a] [G.1.17]', () => {
  const { state } = position('marquise', 'vagabond').warriors('marquise', 1, 5).pawn('vagabond', 5)
  expect(rules(state, 0, 5)).toBe(true)
  expect(rules(state, 1, 5)).toBe(false)
  state.players[0].warriors[5] = 0
  expect(rules(state, 1, 5)).toBe(false)
})

test('where an enemy removes all pieces he damages 3 undamaged items of his choice and stays [9.2.2.I] [9.2.2.b] [ruling.r-61]', () => {
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief', 'boots', 'sword', 'sword', 'tea.exhausted', 'torch.damaged'))
    .pawn('vagabond', 7)
    .building('marquise', 'workshop', 2, 9, 11)
    .hand('marquise', 'favorMice')
  const match = at.turn('marquise', 'daylight')
  pick(match, 'craft:favorMice')
  expect(asked(match)).toBe('vagabond.damage')
  expect(offered(match)).toEqual(['boots', 'sword', 'tea.exhausted'])
  pick(match, 'sword', 'tea.exhausted', 'sword')
  expect(itemsOf(match, 1)).toEqual([
    'boots',
    'sword.damaged',
    'sword.damaged',
    'tea.exhausted.damaged',
    'torch.damaged',
  ])
  expect(pawnOf(match, 1)).toBe(7)
})

test('with fewer than 3 undamaged items all of them are damaged; elsewhere none is [9.2.2.I] [ruling.r-61]', () => {
  const crafting = (pawn: number): RootMatch => {
    const at = position('marquise', 'vagabond')
      .with(wanderer(1, 'thief', 'boots', 'sword'))
      .pawn('vagabond', pawn)
    const match = at
      .building('marquise', 'workshop', 2, 9, 11)
      .hand('marquise', 'favorMice')
      .turn('marquise', 'daylight')
    pick(match, 'craft:favorMice')
    return match
  }
  const there = crafting(7)
  pick(there, 'boots')
  expect(itemsOf(there, 1)).toEqual(['boots.damaged', 'sword.damaged'])
  expect(itemsOf(crafting(8), 1)).toEqual(['boots', 'sword'])
})

// Birdsong

test('he refreshes 3 exhausted items, damaged ones too, before he slips [9.4] [9.4.1]', () => {
  const at = position('marquise', 'vagabond')
    .with(
      wanderer(
        1,
        'thief',
        'boots.exhausted',
        'sword.exhausted.damaged',
        'torch.exhausted',
        'hammer.exhausted',
      ),
    )
    .pawn('vagabond', 21)
  const match = at.turn('vagabond', 'birdsong')
  expect(asked(match)).toBe('vagabond.refresh')
  pick(match, 'sword.exhausted.damaged', 'boots.exhausted', 'torch.exhausted')
  expect(itemsOf(match, 1)).toEqual(['boots', 'hammer.exhausted', 'sword.damaged', 'torch'])
  expect(asked(match)).toBe('vagabond.slip')
})

test('each face-up tea on its track refreshes 2 more; face down or damaged it does not [9.4.1] [board.vagabond.2]', () => {
  const refreshed = (...tea: string[]): number => {
    const spent = Array.from({ length: 9 }, () => 'boots.exhausted')
    const at = position('marquise', 'vagabond')
      .with(wanderer(1, 'thief', ...tea, ...spent))
      .pawn('vagabond', 21)
    return itemsOf(at.turn('vagabond', 'birdsong'), 1).filter(item => item === 'boots').length
  }
  expect(refreshed()).toBe(3)
  expect(refreshed('tea')).toBe(5)
  expect(refreshed('tea', 'tea')).toBe(7)
  expect(refreshed('tea.damaged')).toBe(3)
})

test('a track holds 3 items: a fourth bag lies in the satchel, counts there and gives nothing [9.2.5.I.c] [ruling.r-50]', () => {
  const limited = (...bags: string[]): RootMatch => {
    const boots = Array.from({ length: 12 }, () => 'boots')
    const at = position('marquise', 'vagabond')
      .with(wanderer(1, 'thief', ...boots, ...bags))
      .pawn('vagabond', 1)
    return at.turn('vagabond', 'evening')
  }
  expect(asked(limited('bag', 'bag', 'bag'))).not.toBe('vagabond.limit') // 12 of 6 + 6
  const match = limited('bag', 'bag', 'bag', 'bag')
  expect(asked(match)).toBe('vagabond.limit')
  expect(offered(match)).toEqual(['boots', 'bag'])
})

test('he may slip to any clearing or forest next to a forest [9.4.2.a] [2.4.1.a] [2.4.1.b]', () => {
  const match = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief'))
    .pawn('vagabond', 24)
    .turn('vagabond', 'birdsong')
  expect(offered(match)).toEqual(['4', '9', '12', '22', '27', 'pass'])
  pick(match, '27')
  expect(pawnOf(match, 1)).toBe(27)
})

test('he slips out of a clearing too, without boots and among Hostile warriors [9.4.2.a] [9.4.2.b]', () => {
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief'))
    .with(related(1, 0, 'hostile'))
    .pawn('vagabond', 8)
  const match = at.warriors('marquise', 3, 4).turn('vagabond', 'birdsong')
  expect(offered(match)).toEqual(['4', '7', '27', 'pass'])
  pick(match, '4')
  expect(pawnOf(match, 1)).toBe(4)
})

test('he need not slip [9.4.2.a]', () => {
  const match = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief'))
    .pawn('vagabond', 8)
    .turn('vagabond', 'birdsong')
  pick(match, 'pass')
  expect(pawnOf(match, 1)).toBe(8)
  expect(asked(match)).toBe('vagabond.day')
})

// Moving

test('a move costs 1 boots and asks for nobody’s rule [9.5.1.a] [9.2.3]', () => {
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief', 'boots', 'boots'))
    .pawn('vagabond', 8)
  const match = at.warriors('marquise', 3, 4, 7, 8).turn('vagabond', 'daylight')
  pick(match, 'move', '4')
  expect(pawnOf(match, 1)).toBe(4)
  expect(itemsOf(match, 1)).toEqual(['boots', 'boots.exhausted'])
})

test('only face-up undamaged boots can be exhausted [9.2.5.b] [9.2.5.c]', () => {
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief', 'boots.exhausted', 'boots.damaged'))
    .pawn('vagabond', 8)
  const match = at.turn('vagabond', 'daylight')
  expect(offered(match)).not.toContain('move')
  expect(refusedBy(match, 'move')).toBe('9.5.1.a')
})

test('no forest is entered in Daylight; from one he goes to a clearing it touches [9.5.1.b] [9.5.1.c]', () => {
  const at = (pawn: number): RootMatch => {
    const match = position('marquise', 'vagabond')
      .with(wanderer(1, 'thief', 'boots'))
      .pawn('vagabond', pawn)
      .turn('vagabond', 'daylight')
    pick(match, 'move')
    return match
  }
  expect(offered(at(24))).toEqual(['4', '9', '12'])
  expect(refusedBy(at(24), '22')).toBe('9.5.1.b')
  expect(offered(at(8))).toEqual(['4', '7'])
  expect(refusedBy(at(8), '27')).toBe('9.5.1.b')
})

test('into a clearing with Hostile warriors he exhausts 1 more boots [9.2.9.III.b] [9.5.1.a]', () => {
  const moving = (...boots: string[]): RootMatch => {
    const at = position('marquise', 'vagabond')
      .with(wanderer(1, 'thief', ...boots))
      .with(related(1, 0, 'hostile'))
      .pawn('vagabond', 8)
    return at.warriors('marquise', 1, 4, 7).building('marquise', 'sawmill', 7).turn('vagabond', 'daylight')
  }
  expect(refusedBy(moving('boots'), 'move')).toBe('9.2.9.III.b')
  const match = moving('boots', 'boots')
  pick(match, 'move', '4')
  expect(itemsOf(match, 1)).toEqual(['boots.exhausted', 'boots.exhausted'])
})

test('Hostile buildings alone cost no more boots [9.2.9.III.b]', () => {
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief', 'boots'))
    .with(related(1, 0, 'hostile'))
    .pawn('vagabond', 8)
  const match = at.building('marquise', 'sawmill', 7).warriors('marquise', 1, 4).turn('vagabond', 'daylight')
  pick(match, 'move')
  expect(pawnOf(match, 1)).toBe(7) // the only clearing within reach
})

test('a move given by a card costs boots only into a Hostile clearing [ruling.r-51]', () => {
  const at = (...boots: string[]): RootMatch => {
    const start = position('marquise', 'vagabond')
      .with(wanderer(1, 'thief', ...boots))
      .with(related(1, 0, 'hostile'))
      .pawn('vagabond', 8)
    const match = start.warriors('marquise', 1, 4).effects('vagabond', 'cobbler').turn('vagabond', 'evening')
    pick(match, 'cobbler')
    return match
  }
  expect(pawnOf(at(), 1)).toBe(7)
  const match = at('boots')
  expect(offered(match)).toEqual(['4', '7'])
  pick(match, '4')
  expect(itemsOf(match, 1)).toEqual(['boots.exhausted'])
})

test('a battle given by a card exhausts no sword [ruling.r-51]', () => {
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief', 'sword'))
    .pawn('vagabond', 8)
    .dice(0, 0)
  const match = at
    .warriors('marquise', 1, 8)
    .effects('vagabond', 'commandWarren')
    .turn('vagabond', 'daylight')
  pick(match, 'commandWarren')
  expect(itemsOf(match, 1)).toEqual(['sword'])
  expect(asked(match)).toBe('vagabond.day')
})

// Evening

test('in a forest all that is damaged is repaired and turned face up, nothing else [9.6.1] [ruling.r-62]', () => {
  const resting = (pawn: number): string[] => {
    const at = position('marquise', 'vagabond').with(
      wanderer(1, 'thief', 'sword.damaged', 'boots.exhausted.damaged', 'torch.exhausted'),
    )
    return itemsOf(at.pawn('vagabond', pawn).turn('vagabond', 'evening'), 1)
  }
  expect(resting(21)).toEqual(['boots', 'sword', 'torch.exhausted'])
  expect(resting(1)).toEqual(['boots.exhausted.damaged', 'sword.damaged', 'torch.exhausted'])
})

test('he draws 1 card, and 1 more for each face-up coins on its track [9.6.2] [9.2.5.I.b] [board.vagabond.2]', () => {
  const drawn = (...coins: string[]): number => {
    const at = position('marquise', 'vagabond')
      .with(wanderer(1, 'vagrant', ...coins))
      .pawn('vagabond', 1)
    return at.turn('vagabond', 'evening').state.players[1].hand.length
  }
  expect(drawn()).toBe(1)
  expect(drawn('coins', 'coins')).toBe(3)
  expect(drawn('coins', 'coins.exhausted', 'coins.damaged')).toBe(2)
})

test('he rests before he draws, so that coins repaired in a forest count [9.6]', () => {
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'vagrant', 'coins.damaged'))
    .pawn('vagabond', 21)
  expect(at.turn('vagabond', 'evening').state.players[1].hand).toHaveLength(2)
})

test('he discards down to 5 cards before the item limit is checked [9.6.3] [9.6]', () => {
  const seven = Array.from({ length: 7 }, () => 'boots')
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief', ...seven))
    .pawn('vagabond', 1)
  const match = at
    .hand('vagabond', 'anvil', 'sword', 'bakeSale', 'investments', 'armorers')
    .turn('vagabond', 'evening')
  expect(asked(match)).toBe('discard.card')
  pick(match, 'anvil')
  expect(match.state.players[1].hand).toHaveLength(5)
  expect(match.state.turn.seat).toBe(0) // the seven boots were all alike
  expect(itemsOf(match, 1)).toHaveLength(6)
})

test('satchel and Damaged box hold 6 items, 2 more for each bag on its track; the rest leaves the game [9.6.4.a] [9.6.4.b] [G.1.31.c]', () => {
  const items = [
    'boots',
    'boots',
    'sword',
    'sword',
    'torch',
    'hammer.damaged',
    'tea.exhausted',
    'coins',
    'tea',
  ]
  const at = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief', ...items))
    .pawn('vagabond', 1)
  const match = at.turn('vagabond', 'evening')
  expect(asked(match)).toBe('vagabond.limit')
  expect(offered(match)).toEqual(['boots', 'sword', 'torch', 'hammer.damaged', 'tea.exhausted']) // not what is on tracks
  pick(match, 'hammer.damaged')
  expect(itemsOf(match, 1)).not.toContain('hammer.damaged')
  expect(match.state.supply.hammer).toBe(1)
  expect(match.state.players[1].vagabond?.removed).toEqual(['hammer'])
  const bag = position('marquise', 'vagabond')
    .with(wanderer(1, 'thief', ...items, 'bag'))
    .pawn('vagabond', 1)
  expect(asked(bag.turn('vagabond', 'evening'))).not.toBe('vagabond.limit')
})
