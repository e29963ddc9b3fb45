import { expect, test } from 'vitest'
import { CLEARINGS } from '../data/map.ts'
import { supporters } from '../factions/alliance/tests/supporters.ts'
import { related, wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { destinations } from '../rules/may-move.ts'
import { canPlace, onMap } from '../rules/pieces.ts'
import { ruler } from '../rules/ruler.ts'
import { asked, exiles, offered, pick, position, refusedBy } from './position.ts'

// 1.1 Conflicts

test('moving is not placing: pieces move into the keep’s clearing, but none are placed there [law.q4]', () => {
  const built = position('marquise', 'eyrie', 'alliance')
    .token('marquise', 'keep', 1)
    .warriors('eyrie', 3, 5)
    .token('alliance', 'sympathy', 9)
  expect(destinations(built.state, 1, 5)).toContain(1)
  expect(canPlace(built.state, 1, 1)).toBe(false)
  expect(canPlace(built.state, 0, 1)).toBe(true)
  const match = supporters(built, 'anvil', 'foxfolkSteel').turn('alliance', 'birdsong')
  pick(match, 'pass') // no revolt
  expect(offered(match)).toContain('spread:12')
  expect(offered(match)).not.toContain('spread:1')
})

test('a card prevails over the Law: rivers become paths for Boat Builders [1.1.1.a]', () => {
  const built = exiles('marquise', 'eyrie').warriors('marquise', 1, 4)
  expect(destinations(built.state, 0, 4)).not.toContain(7)
  expect(destinations(built.effects('marquise', 'boatBuilders').state, 0, 4)).toContain(7)
})

test('a faction rule prevails over a general one, and both hold where they can [1.1.1.c]', () => {
  const { state } = position('marquise', 'eyrie', 'alliance')
    .warriors('marquise', 2, 5, 9)
    .warriors('eyrie', 2, 5)
    .warriors('eyrie', 1, 9)
    .warriors('alliance', 2, 9)
  expect(ruler(state, 5)).toBe(1) // 7.2.2 against 2.5
  expect(ruler(state, 9)).toBe(-1) // the Eyrie are not tied for the most: 2.5 alone
})

test('“cannot” yields to no card: Propaganda Bureau places nothing at the keep [1.1.2]', () => {
  const match = exiles('marquise', 'alliance')
    .token('marquise', 'keep', 1)
    .warriors('marquise', 2, 1)
    .hand('alliance', 'anvil')
    .effects('alliance', 'propagandaBureau')
    .turn('alliance', 'daylight')
  expect(refusedBy(match, 'effect:propagandaBureau')).toBe('4.1.3.a')
})

/** The Alliance loses sympathy in two clearings and the Marquise warriors in one, by the Eyrie’s Favor. */
const favor = () =>
  position('eyrie', 'alliance', 'marquise')
    .building('eyrie', 'roost', 1, 8, 12)
    .token('alliance', 'sympathy', 1, 8)
    .token('marquise', 'keep', 5)
    .warriors('marquise', 1, 6)
    .hand('eyrie', 'favorFoxes', 'anvil', 'foxfolkSteel', 'rootTeaFox')
    .hand('marquise', 'travelGearFox')
    .turn('eyrie', 'daylight')

test('who has the turn orders what happens at the same time, and decides what nobody is named for [1.1.3.a] [1.1.3.b]', () => {
  const match = favor()
  pick(match, 'craft:favorFoxes')
  expect(asked(match)).toBe('trigger.whose')
  expect(match.ask?.waiting).toEqual([0])
  pick(match, 'seat3')
  expect(asked(match)).toBe('hospital.spend')
  pick(match, 'pass')
  expect(asked(match)).toBe('trigger.which')
  expect(match.ask?.waiting).toEqual([0])
})

// 1.3 Deals

test('a gift binds nobody: who was aided may attack the giver [1.3.1]', () => {
  const match = position('marquise', 'eyrie', 'vagabond')
    .change(wanderer(2, 'thief', 'boots', 'torch', 'tea', 'sword'))
    .pawn('vagabond', 8)
    .warriors('marquise', 2, 8)
    .hand('vagabond', 'anvil')
    .turn('vagabond', 'daylight')
  pick(match, 'aid')
  while (match.state.players[0].hand.length === 0) pick(match, offered(match)[0])
  while (match.state.turn.seat !== 0 || asked(match) !== 'marquise.day')
    pick(match, offered(match).at(-1) ?? '')
  pick(match, 'battle')
  expect(match.history?.journal.find(({ id }) => id === 'battle.starts')?.values).toMatchObject({
    defender: 2,
  })
})

// 1.4 Structure

test('a turn is Birdsong, Daylight, Evening; then the next seat clockwise begins [1.4.1.a] [1.4.1.d]', () => {
  const match = position('marquise', 'eyrie', 'alliance')
    .change(state => {
      state.order = [0, 2, 1]
    })
    .enter(['turn', 0])
  while (match.state.turn.seat === 0) pick(match, 'pass')
  const told = (match.history?.journal ?? []).filter(
    ({ id }) => id === 'turn.begins' || id === 'phase.begins',
  )
  expect(told.slice(0, 4).map(({ values }) => values)).toEqual([
    { seat: 0, round: 1 },
    { phase: 'daylight' },
    { phase: 'evening' },
    { seat: 2, round: 1 },
  ])
})

test('what is “at the start” of a phase comes before anything else in it [1.4.1.b]', () => {
  const match = position('marquise', 'eyrie')
    .building('marquise', 'sawmill', 8)
    .effects('marquise', 'betterBurrowBank')
    .turn('marquise', 'birdsong')
  expect(asked(match)).toBe('effects.order')
  expect(match.state.players[0].tokens.wood[8]).toBe(0)
  pick(match, 'pass')
  expect(match.state.players[0].tokens.wood[8]).toBe(1)
})

test('what is “at the end” of a phase comes last in it, before the next [1.4.1.c]', () => {
  const match = exiles('marquise', 'eyrie')
    .building('marquise', 'sawmill', 8)
    .warriors('marquise', 1, 5)
    .effects('marquise', 'eyrieEmigre')
    .turn('marquise', 'birdsong')
  expect(asked(match)).toBe('move.to')
  expect(match.state.players[0].tokens.wood[8]).toBe(1)
  expect(match.state.turn.phase).toBe('birdsong')
  pick(match, '1')
  expect(match.state.turn.phase).toBe('daylight')
})

test('the effects of one moment in the order their owner likes; what is mandatory is done, the rest may be passed [turn.2]', () => {
  const match = exiles('marquise', 'eyrie')
    .effects('marquise', 'coffinMakers', 'saboteurs')
    .effects('eyrie', 'tunnels')
    .change(({ players }) => {
      players[1].warriors[0] -= 5
      players[1].coffins = 5
    })
    .turn('marquise', 'birdsong')
  expect(offered(match)).toEqual(['coffinMakers', 'saboteurs'])
  pick(match, 'coffinMakers')
  expect(match.state.players[0].score).toBe(1)
  expect(offered(match)).toEqual(['saboteurs', 'pass'])
})

test('nothing comes between the moves of a March [1.4.2.a]', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 2, 5)
    .hand('marquise', 'birdyBindle')
    .effects('marquise', 'taxCollector')
    .turn('marquise', 'daylight')
  expect(offered(match)).toEqual(expect.arrayContaining(['effect:taxCollector', 'bird']))
  pick(match, 'march', '1', '1')
  expect(asked(match)).toBe('move.from')
  expect(offered(match)).toEqual(['1', '5', 'pass'])
})

test('a card that says “in battle” is used inside one [1.4.2.b]', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 2, 5)
    .warriors('eyrie', 2, 5)
    .effects('eyrie', 'armorers', 'codebreakers')
    .dice(2, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.ask?.waiting).toEqual([1])
  expect(offered(match)).toEqual(['armorers', 'pass'])
})

// 1.5 Pieces

/** Recruiters in three clearings and few warriors left. */
const recruiting = (left: number) =>
  position('marquise', 'eyrie')
    .building('marquise', 'recruiter', 2, 5, 9)
    .warriors('marquise', 25 - left, 1)
    .turn('marquise', 'daylight')

test('pieces are limited, and as many as possible are placed, where their owner likes [1.5.1] [1.5.4.a] [1.5.4.b] [ruling.r-7]', () => {
  const match = recruiting(2)
  pick(match, 'recruit')
  expect(offered(match)).toEqual(['2', '5', '9'])
  pick(match, '9')
  expect(offered(match)).toEqual(['2', '5'])
  pick(match, '2')
  const { warriors } = match.state.players[0]
  expect([warriors[0], warriors[2], warriors[5], warriors[9]]).toEqual([0, 1, 0, 1])
})

test('doing as much as possible never waives a cost [1.5.4.c]', () => {
  const build = (wood: number) => {
    const match = position('marquise', 'eyrie')
      .warriors('marquise', 1, 8)
      .building('marquise', 'sawmill', 5, 9)
      .building('marquise', 'workshop', 1, 2)
      .building('marquise', 'recruiter', 3, 4)
      .token('marquise', 'wood', ...Array<number>(wood).fill(8))
      .turn('marquise', 'daylight')
    return offered(match).includes('build')
  }
  expect([build(1), build(2)]).toEqual([false, true])
})

test('each seat owns the pieces of its faction and no others; items belong to nobody [1.5.2.a] [G.1.21] [G.1.24]', () => {
  const { players, supply } = position('marquise', 'eyrie', 'alliance', 'vagabond').state
  const boxes = players.map(({ warriors, buildings, tokens }) => ({
    warriors: warriors[0],
    ...Object.fromEntries(Object.entries({ ...buildings, ...tokens }).map(([kind, [n]]) => [kind, n])),
  }))
  expect(boxes).toEqual([
    { warriors: 25, sawmill: 6, workshop: 6, recruiter: 6, wood: 8, keep: 1 },
    { warriors: 20, roost: 7 },
    { warriors: 10, foxBase: 1, rabbitBase: 1, mouseBase: 1, sympathy: 10 },
    { warriors: 0 },
  ])
  expect(Object.values(supply).reduce((sum, n) => sum + n)).toBe(12)
})

test('“your warriors” are those of your faction only [1.5.2.b]', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 1, 5, 9)
    .warriors('eyrie', 3, 1)
    .effects('marquise', 'taxCollector')
    .turn('marquise', 'daylight')
  pick(match, 'effect:taxCollector')
  expect(offered(match)).toEqual(['5', '9'])
})

test('pieces keep their owner, whoever leads them [1.5.3.a]', () => {
  const match = position('marquise', 'eyrie', 'vagabond')
    .change(wanderer(2, 'thief', 'boots', 'sword'))
    .change(related(2, 0, 'allied'))
    .pawn('vagabond', 5)
    .warriors('marquise', 2, 5)
    .turn('vagabond', 'daylight')
  pick(match, 'move')
  while (asked(match) !== 'vagabond.day') pick(match, offered(match).find(key => key !== 'pass') ?? 'pass')
  const [marquise, , vagabond] = match.state.players
  expect(marquise.warriors[5]).toBeLessThan(2)
  expect(onMap(marquise.warriors)).toBe(2)
  expect(onMap(vagabond.warriors)).toBe(0)
  expect(CLEARINGS.find(clearing => marquise.warriors[clearing] > 0 && clearing !== 5)).toBe(vagabond.pawn)
})

test('pieces removed together all leave before anything they set off [1.5.4.d]', () => {
  const attackOnKeep = (hits: number) => {
    const match = position('marquise', 'eyrie')
      .token('marquise', 'keep', 1)
      .warriors('marquise', 1, 1)
      .warriors('eyrie', 3, 1)
      .hand('marquise', 'anvil')
      .effects('eyrie', 'commandWarren')
      .dice(hits, 0)
      .turn('eyrie', 'daylight')
    pick(match, 'commandWarren', 'pass') // no ambush
    return asked(match)
  }
  expect(attackOnKeep(1)).toBe('hospital.spend')
  expect(attackOnKeep(2)).toBe('eyrie.day') // the keep has left too: there are no hospitals any more
})
