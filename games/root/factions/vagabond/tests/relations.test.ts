import { expect, test } from 'vitest'
import { asked, offered, type Position, pick, position, type RootMatch } from '../../../tests/position.ts'
import { itemsOf, related, relationOf, wanderer } from './wanderer.ts'

const scoreOf = ({ state }: RootMatch, seat: number): number | null => state.players[seat].score

const FOX = [
  'anvil',
  'foxfolkSteel',
  'protectionRacket',
  'travelGearFox',
  'rootTeaFox',
  'gentlyUsedKnapsack',
  'taxCollector',
]

/** He can aid the Marquise in clearing 8 so many times. */
function aiding(aids: number): Position {
  const boots = Array.from({ length: aids }, () => 'boots')
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', ...boots))
    .pawn('vagabond', 8)
  return at.warriors('marquise', 1, 8).hand('vagabond', ...FOX.slice(0, aids))
}

function aid(match: RootMatch, times: number): void {
  for (let i = 0; i < times; i++) {
    pick(match, 'aid')
    pick(match, offered(match)[0])
  }
}

// Improving relationships

test('1, 2, then 3 aids in a turn improve a relationship for 1, 2 and 2 points; each aid counts once [9.2.9.I] [9.2.9.I.a] [9.2.9.I.b] [board.vagabond.1]', () => {
  const match = aiding(6).turn('vagabond', 'daylight')
  const steps: [string | null, number | null][] = []
  for (let i = 0; i < 6; i++) {
    aid(match, 1)
    steps.push([relationOf(match, 1, 0), scoreOf(match, 1)])
  }
  expect(steps).toEqual([
    ['amiable', 1],
    ['amiable', 1],
    ['friendly', 3],
    ['friendly', 3],
    ['friendly', 3],
    ['allied', 5],
  ])
})

test('aids of another turn do not count [9.2.9.I.a]', () => {
  const match = aiding(2)
    .change(related(1, 0, 'amiable'))
    .turn('vagabond', 'daylight')
  aid(match, 1)
  pick(match, 'pass') // ends Daylight
  while (asked(match) !== 'vagabond.slip') pick(match, 'pass')
  pick(match, 'pass')
  aid(match, 1)
  expect([relationOf(match, 1, 0), scoreOf(match, 1)]).toEqual(['amiable', 0])
})

test('each aid to an ally scores 2 points [9.2.9.II] [9.2.9.II.a]', () => {
  const match = aiding(2)
    .change(related(1, 0, 'allied'))
    .turn('vagabond', 'daylight')
  aid(match, 2)
  expect(scoreOf(match, 1)).toBe(4)
})

test('aid to a Hostile faction takes its items but moves no marker [9.2.9.III.c.a] [9.2.9.III.c.b] [9.5.4.a]', () => {
  const match = aiding(1)
    .change(related(1, 0, 'hostile'))
    .items('marquise', 'sword')
    .turn('vagabond', 'daylight')
  aid(match, 1)
  pick(match, 'sword')
  expect(itemsOf(match, 1)).toEqual(['boots.exhausted', 'sword'])
  expect([relationOf(match, 1, 0), scoreOf(match, 1)]).toEqual(['hostile', 0])
})

// Hostility and Infamy

/** He battles the Marquise in clearing 8, rolling high. */
function battling(swords: number, warriors: number): Position {
  const items = Array.from({ length: swords }, () => 'sword')
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', ...items))
    .pawn('vagabond', 8)
  return at.warriors('marquise', warriors, 8)
}

test('the first warrior he removes makes its faction Hostile and scores nothing [9.2.9.III.x] [9.2.9.III.a.b]', () => {
  const match = battling(1, 1).dice(1, 0).turn('vagabond', 'daylight')
  pick(match, 'battle')
  expect(relationOf(match, 1, 0)).toBe('hostile')
  expect(scoreOf(match, 1)).toBe(0)
})

test('two warriors and a roost of an Indifferent faction in a battle on his turn score 3 [example.tx-10] [9.2.9.III.y] [9.2.9.III.a.a]', () => {
  const swords = ['sword', 'sword', 'sword']
  const at = position('eyrie', 'vagabond')
    .change(wanderer(1, 'thief', ...swords))
    .pawn('vagabond', 8)
  const match = at
    .warriors('eyrie', 2, 8)
    .building('eyrie', 'roost', 8)
    .dice(3, 0)
    .turn('vagabond', 'daylight')
  pick(match, 'battle')
  expect(match.state.players[0].buildings.roost[8]).toBe(0)
  expect(relationOf(match, 1, 0)).toBe('hostile')
  expect(scoreOf(match, 1)).toBe(3)
})

test('every piece of a faction that is already Hostile scores [9.2.9.III.a.a]', () => {
  const match = battling(2, 2)
    .change(related(1, 0, 'hostile'))
    .dice(2, 0)
    .turn('vagabond', 'daylight')
  pick(match, 'battle')
  expect(scoreOf(match, 1)).toBe(2)
})

test('a building and a token of a Hostile faction score Infamy and their own point [9.2.9.III.a.a]', () => {
  const match = battling(3, 1)
    .building('marquise', 'sawmill', 8)
    .token('marquise', 'wood', 8)
    .change(related(1, 0, 'hostile'))
    .dice(3, 0)
    .turn('vagabond', 'daylight')
  pick(match, 'battle', 'wood')
  expect(scoreOf(match, 1)).toBe(5) // three pieces, and a point each for sawmill and wood
})

test('what a third faction loses by him counts for its own relationship alone [9.2.9.III.a.a]', () => {
  const at = position('marquise', 'eyrie', 'vagabond')
    .change(wanderer(2, 'thief', 'sword', 'sword'))
    .change(related(2, 1, 'hostile'))
    .pawn('vagabond', 8)
  const match = at.warriors('marquise', 2, 8).warriors('eyrie', 2, 8).dice(2, 0).turn('vagabond', 'daylight')
  pick(match, 'battle', 'seat1')
  expect([relationOf(match, 2, 0), scoreOf(match, 2)]).toEqual(['hostile', 1])
})

test('a building of a faction that is not Hostile scores its point and leaves the relationship [9.2.9.III.x]', () => {
  const at = position('eyrie', 'vagabond')
    .change(wanderer(1, 'thief', 'sword'))
    .pawn('vagabond', 8)
  const match = at.building('eyrie', 'roost', 8).dice(0, 0).turn('vagabond', 'daylight')
  pick(match, 'battle') // the defenceless roost takes one hit
  expect([relationOf(match, 1, 0), scoreOf(match, 1)]).toEqual(['indifferent', 1])
})

test('in the turn of another he scores no Infamy [ruling.r-53] [9.2.9.III.a.a]', () => {
  const match = battling(2, 2)
    .change(related(1, 0, 'hostile'))
    .dice(2, 2)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.state.players[0].warriors[8]).toBe(0)
  expect(scoreOf(match, 1)).toBe(0)
})

test('warriors removed by his Favor make their factions Hostile, without Infamy [9.2.9.III.x]', () => {
  const at = position('marquise', 'eyrie', 'vagabond').change(
    wanderer(2, 'tinker', 'hammer', 'hammer', 'hammer'),
  )
  at.pawn('vagabond', 8)
    .warriors('marquise', 2, 1)
    .building('eyrie', 'roost', 12)
    .hand('vagabond', 'favorFoxes')
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'craft:favorFoxes')
  expect([relationOf(match, 2, 0), relationOf(match, 2, 1)]).toEqual(['hostile', 'indifferent'])
  expect(scoreOf(match, 2)).toBe(1) // the roost
})

// Allies

/** The Eyrie are allied and stand with him in clearing 8, against the Marquise. */
function allied(eyrie: number, marquise: number, ...items: string[]): Position {
  const at = position('marquise', 'eyrie', 'vagabond').change(wanderer(2, 'thief', ...items))
  return at
    .change(related(2, 1, 'allied'))
    .pawn('vagabond', 8)
    .warriors('eyrie', eyrie, 8)
    .warriors('marquise', marquise, 8)
}

test('warriors of an ally may come along when he moves to a clearing [9.2.9.II.b]', () => {
  const match = allied(3, 0, 'boots').turn('vagabond', 'daylight')
  pick(match, 'move', '7')
  expect(asked(match)).toBe('vagabond.ally.move')
  pick(match, 'seat2', '2')
  expect(match.state.players[1].warriors.slice(7, 9)).toEqual([2, 1])
})

test('they are forced, and move by the rules of their own faction [9.2.9.II.b] [1.5.5.a] [1.5.5.b]', () => {
  const ruled = allied(2, 2, 'boots').turn('vagabond', 'daylight')
  pick(ruled, 'move', '7')
  expect(asked(ruled)).toBe('vagabond.ally.move') // tied in 8, so the Eyrie rule it
  const other = allied(1, 2, 'boots').turn('vagabond', 'daylight')
  pick(other, 'move', '7')
  expect(asked(other)).toBe('vagabond.day') // the Eyrie rule neither 8 nor 7
})

test('they also slip along, but not into a forest [9.2.9.II.b] [9.4.2.a]', () => {
  const slipping = (to: string): RootMatch => {
    const match = allied(3, 0).turn('vagabond', 'birdsong')
    pick(match, to)
    return match
  }
  expect(asked(slipping('4'))).toBe('vagabond.ally.move')
  expect(asked(slipping('27'))).toBe('vagabond.day')
})

test('when allied warriors enter a sympathetic clearing, their player pays for the outrage [ruling.r-46.b]', () => {
  const at = position('alliance', 'eyrie', 'vagabond')
    .change(wanderer(2, 'thief', 'boots'))
    .change(related(2, 1, 'allied'))
  at.pawn('vagabond', 8).warriors('eyrie', 2, 8).token('alliance', 'sympathy', 7)
  const match = at.hand('eyrie', 'mouseInASack').hand('vagabond', 'investments').turn('vagabond', 'daylight')
  pick(match, 'move', '7', 'seat2', '1')
  expect(match.ask?.waiting).toEqual([1])
  expect(offered(match)).toEqual(['mouseInASack'])
})

test('as attacker he may fight with an ally: its warriors add to his swords [9.2.9.II.c.a] [9.2.9.II.c.b]', () => {
  const fighting = (choice: string): number => {
    const match = allied(1, 3, 'sword', 'sword').dice(3, 0).turn('vagabond', 'daylight')
    pick(match, 'battle', 'seat1')
    expect(asked(match)).toBe('vagabond.ally.battle')
    pick(match, choice)
    return match.state.players[0].warriors[8]
  }
  expect(fighting('seat2')).toBe(0)
  expect(fighting('pass')).toBe(1)
})

test('who fights alone has no allied warriors to take hits [9.2.9.II.d.a]', () => {
  const match = allied(2, 3, 'sword', 'boots', 'bag').dice(2, 2).turn('vagabond', 'daylight')
  pick(match, 'battle', 'seat1', 'pass')
  expect(asked(match)).toBe('vagabond.damage')
  expect(offered(match)).not.toContain('ally')
})

test('an ally that he attacks does not fight for him [9.2.9.II.c.c]', () => {
  const match = allied(1, 0, 'sword').dice(0, 0).turn('vagabond', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('vagabond.day')
})

test('he may take hits with allied warriors; more of them than items makes the ally Hostile, for no other reason [9.2.9.II.d.a] [9.2.9.II.d.b] [9.2.9.II.d.c]', () => {
  const taking = (...hits: string[]): RootMatch => {
    const match = allied(2, 3, 'sword', 'sword').dice(2, 2).turn('vagabond', 'daylight')
    pick(match, 'battle', 'seat1', 'seat2')
    expect(offered(match)).toEqual(['sword.exhausted', 'sword', 'ally'])
    pick(match, ...hits)
    return match
  }
  const even = taking('ally', 'sword')
  expect(even.state.players[1].warriors[8]).toBe(1)
  expect(relationOf(even, 2, 1)).toBe('allied')
  const more = taking('ally', 'ally')
  expect(more.state.players[1].warriors[8]).toBe(0)
  expect(relationOf(more, 2, 1)).toBe('hostile')
})
