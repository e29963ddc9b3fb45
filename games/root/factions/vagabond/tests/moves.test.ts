import { expect, test } from 'vitest'
import { asked, offered, pick, position, type RootMatch, refusedBy } from '../../../tests/position.ts'
import { itemsOf, related, wanderer } from './wanderer.ts'

const pawnOf = ({ state }: RootMatch, seat: number): number => state.players[seat].pawn

// Birdsong

test('he refreshes 3 exhausted items, damaged ones too, before he slips [9.4] [9.4.1]', () => {
  const at = position('marquise', 'vagabond')
    .change(
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
      .change(wanderer(1, 'thief', ...tea, ...spent))
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
      .change(wanderer(1, 'thief', ...boots, ...bags))
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
    .change(wanderer(1, 'thief'))
    .pawn('vagabond', 24)
    .turn('vagabond', 'birdsong')
  expect(offered(match)).toEqual(['4', '9', '12', '22', '27', 'pass'])
  pick(match, '27')
  expect(pawnOf(match, 1)).toBe(27)
})

test('he slips out of a clearing too, without boots and among Hostile warriors [9.4.2.a] [9.4.2.b]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief'))
    .change(related(1, 0, 'hostile'))
    .pawn('vagabond', 8)
  const match = at.warriors('marquise', 3, 4).turn('vagabond', 'birdsong')
  expect(offered(match)).toEqual(['4', '7', '27', 'pass'])
  pick(match, '4')
  expect(pawnOf(match, 1)).toBe(4)
})

test('he need not slip [9.4.2.a]', () => {
  const match = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief'))
    .pawn('vagabond', 8)
    .turn('vagabond', 'birdsong')
  pick(match, 'pass')
  expect(pawnOf(match, 1)).toBe(8)
  expect(asked(match)).toBe('vagabond.day')
})

// Moving

test('a move costs 1 boots and asks for nobody’s rule [9.5.1.a] [9.2.3]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'boots', 'boots'))
    .pawn('vagabond', 8)
  const match = at.warriors('marquise', 3, 4, 7, 8).turn('vagabond', 'daylight')
  pick(match, 'move', '4')
  expect(pawnOf(match, 1)).toBe(4)
  expect(itemsOf(match, 1)).toEqual(['boots', 'boots.exhausted'])
})

test('only face-up undamaged boots can be exhausted [9.2.5.b] [9.2.5.c]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'boots.exhausted', 'boots.damaged'))
    .pawn('vagabond', 8)
  const match = at.turn('vagabond', 'daylight')
  expect(offered(match)).not.toContain('move')
  expect(refusedBy(match, 'move')).toBe('9.5.1.a')
})

test('no forest is entered in Daylight; from one he goes to a clearing it touches [9.5.1.b] [9.5.1.c]', () => {
  const at = (pawn: number): RootMatch => {
    const match = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', 'boots'))
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
      .change(wanderer(1, 'thief', ...boots))
      .change(related(1, 0, 'hostile'))
      .pawn('vagabond', 8)
    return at.warriors('marquise', 1, 4, 7).building('marquise', 'sawmill', 7).turn('vagabond', 'daylight')
  }
  expect(refusedBy(moving('boots'), 'move')).toBe('9.2.9.III.b')
  const match = moving('boots', 'boots')
  pick(match, 'move', '4')
  expect(itemsOf(match, 1)).toEqual(['boots.exhausted', 'boots.exhausted'])
})

test('with three boots he exhausts one, or two into a clearing with Hostile warriors, and never more [9.5.1.a]', () => {
  const after = (to: string): string[] => {
    const at = position('marquise', 'eyrie', 'vagabond')
      .change(wanderer(2, 'thief', 'boots', 'boots', 'boots'))
      .change(related(2, 0, 'hostile'))
      .pawn('vagabond', 8)
    const match = at.warriors('marquise', 4, 7, 8).warriors('eyrie', 1, 4).turn('vagabond', 'daylight')
    pick(match, 'move', to)
    return itemsOf(match, 2)
  }
  expect(after('4')).toEqual(['boots', 'boots', 'boots.exhausted'])
  expect(after('7')).toEqual(['boots', 'boots.exhausted', 'boots.exhausted'])
})

test('Hostile buildings alone cost no more boots [9.2.9.III.b]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'boots'))
    .change(related(1, 0, 'hostile'))
    .pawn('vagabond', 8)
  const match = at.building('marquise', 'sawmill', 7).warriors('marquise', 1, 4).turn('vagabond', 'daylight')
  pick(match, 'move')
  expect(pawnOf(match, 1)).toBe(7) // the only clearing within reach
})

test('a move given by a card costs boots only into a Hostile clearing [ruling.r-51]', () => {
  const at = (...boots: string[]): RootMatch => {
    const start = position('marquise', 'vagabond')
      .change(wanderer(1, 'thief', ...boots))
      .change(related(1, 0, 'hostile'))
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
    .change(wanderer(1, 'thief', 'sword'))
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
