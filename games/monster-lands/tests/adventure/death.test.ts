import { expect, test } from 'vitest'
import { reputation } from '../../rules/clan.ts'
import { position } from '../position.ts'
import { member, on, picks, play, reports } from './field.ts'

// What a death takes and gives. Krinx: four attack dice.

const HITS = [6, 6, 1, 1]

const doomed = () =>
  position('fire', 'water')
    .hires(0, 'nimra')
    .wears(0, 'nimra', 'pugnor', 'mortis')
    .has(0, { glory: 5, gold: 0 })
    .monster('regionA', 'krinx')
    .region('regionA', 'skyehn')
    .who(0, 'nimra', { wounded: true })

test('the card and its equipment are discarded, and the reputation falls at once [death.1] [death.6] [death.7]', () => {
  const match = play(
    doomed()
      .sends(0, 'nimra', 'regionA:0', { force: 1 })
      .dice(...HITS),
    'regionA',
    'roll',
    'pass',
  )
  expect(member(match, 0, 'nimra')).toBeUndefined()
  expect(match.state.tavern.discard).toEqual(['nimra'])
  expect([...match.state.bazaar.discard].sort()).toEqual(['mortis', 'pugnor'])
  expect(reputation(match.state, match.state.clans[0])).toBe(1)
})

test('who dies before attacking leaves nothing: dice, traps, Defense, brews and gold are gone [death.2] [advantage.4]', () => {
  const match = play(
    doomed()
      .sends(0, 'nimra', 'regionA:0', {
        force: 2,
        magic: 1,
        tokens: ['flat4', 'initial', 'defense'],
        venom: 1,
        potion: 1,
        gold: 3,
      })
      .dice(...HITS),
    'regionA',
    ...['roll', 'pass', 'pass'],
  )
  expect(on(match, 'regionA:0')).toBe(null)
  expect(match.state.lair.discard).toEqual(['flat4'])
  expect(match.state.gone.traps.filter(one => one === 'initial')).toHaveLength(3)
  expect(match.state.supply).toEqual({ potion: 16, venom: 16, defense: 20 })
  expect(match.state.clans[0].gold).toBe(0)
})

test.each([
  [0, 3],
  [1, 2],
  [2, 2],
  [3, 1],
])('a death on path %i of a region earns %i glory [death.4] [death.5]', (path, glory) => {
  const match = play(
    doomed()
      .sends(0, 'nimra', `regionA:${path}`, { force: 1 })
      .dice(...HITS),
    'regionA',
    'roll',
    'pass',
  )
  expect(match.state.clans[0].glory).toBe(5 + glory)
})

test('a starting member who dies leaves the game [death.7]', () => {
  const match = play(
    position('fire', 'water')
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:0', { force: 1 })
      .dice(...HITS),
    'regionA',
    'roll',
  )
  expect(match.state.gone.members).toContain('frunks')
  expect(match.state.tavern.discard).toEqual([])
})

test('the region that a dead mercenary managed stays with the clan, without a manager [death.8]', () => {
  const match = play(
    doomed()
      .lands(0, 'kyzhul', 'nimra')
      .sends(0, 'nimra', 'regionA:0', { force: 1 })
      .dice(...HITS),
    'regionA',
    'roll',
    'pass',
  )
  expect(match.state.clans[0].lands).toEqual([{ id: 'kyzhul', dice: [] }])
  expect(match.state.clans[0].members.some(({ manages }) => manages !== null)).toBe(false)
})

test('Abysur takes its glory before the death gives any [death.9]', () => {
  const match = play(
    doomed()
      .has(0, { glory: 0 })
      .monster('regionA', 'abysur')
      .sends(0, 'nimra', 'regionA:0', { force: 1 })
      .dice(6, 6, 1, 1, 1),
    'regionA',
    'roll',
    'pass',
  )
  // Had it lost the glory afterwards, 2 would be left of 3.
  expect(match.state.clans[0].glory).toBe(3)
})

test('who dies after having attacked leaves rolled dice and traps, which still count; all else is gone [death.3] [merc.14]', () => {
  // Ginova on E3 sends a die to E2, who has failed with 5 and is wounded.
  const match = play(
    position('fire', 'water')
      .hires(1, 'ginova')
      .who(0, 'frunks', { wounded: true })
      .has(0, { glory: 5 })
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:1', {
        force: 2,
        magic: 1,
        tokens: ['flat4', 'defense'],
        potion: 1,
        gold: 2,
      })
      .sends(1, 'ginova', 'regionA:2', { force: 2 })
      .dice(1, 1, 1, 1, 1, 6, 1, 1, 1, 5, 5),
    'regionA',
    ...['roll', 'roll:force', 'stop', 'talent:1:1', 'roll', 'pass', 'pass'],
  )
  expect(member(match, 0, 'frunks')).toBeUndefined()
  expect(on(match, 'regionA:1')).toMatchObject({
    member: null,
    dice: [{ colour: 'force', value: 1 }],
    result: 5,
    potion: 0,
    gold: 0,
  })
  expect(on(match, 'regionA:1')?.tokens.map(({ id }) => id)).toEqual(['flat4'])
  expect(match.state.supply).toEqual({ potion: 16, venom: 16, defense: 20 })
  expect(match.state.clans[0].glory).toBe(7)
  expect(match.state.battle).toMatchObject({ path: 2, carry: 5 })
  picks(match, 'roll', 'roll:all')
  expect(reports(match, 'monster.killed')).toMatchObject([{ seat: 1, member: 'ginova' }]) // 5 + 10
})

test('who stored more traps and dies leaves them to be discarded at once, as the owner likes [death.1] [merc.3]', () => {
  const match = play(
    position('fire', 'water')
      .hires(0, 'dalina')
      .who(0, 'dalina', { wounded: true })
      .traps(0, 'flat4', 'flat6', 'flat8', 'forceDie1', 'forceDie2', 'forceDie3', 'magicDie1')
      .monster('regionA', 'krinx')
      .region('regionA', 'thaklan')
      .sends(0, 'dalina', 'regionA:0', { force: 1 })
      .dice(...HITS),
    'regionA',
    ...['roll', 'initial', 'flat4', 'flat6'],
  )
  expect(match.outcome).not.toBe(null)
  expect(match.state.clans[0].traps).toEqual(['flat8', 'forceDie1', 'forceDie2', 'forceDie3', 'magicDie1'])
})

test('a clan that lost everybody takes a novice as its leader before the dice, keeps its glory and goods and is brought up to 5 gold [death.10] [death.11] [death.12]', () => {
  const empty = (gold: number) =>
    position('fire', 'water')
      .has(0, { glory: 4, gold, potion: 2 })
      .change(state => {
        state.gone.members.push('nuduru', 'frunks')
        state.clans[0].members.length = 0
      })
      .at('preparation')
  const poor = empty(3)
  expect(poor.state.clans[0]).toMatchObject({ glory: 4, gold: 5, potion: 2 })
  expect(poor.state.clans[0].members).toMatchObject([{ id: 'novice', leader: true }])
  expect(poor.state.tavern.novices).toBe(7)
  expect(poor.state.clans[0].pool.force).toBe(2) // The novice’s, and one for the glory.
  expect(empty(8).state.clans[0].gold).toBe(8)
})

test('with no novice left the lost clan has nobody, and plays with the dice of its glory [death.13]', () => {
  const match = position('fire', 'water')
    .hires(1, ...Array<'novice'>(8).fill('novice'))
    .has(0, { glory: 4 })
    .change(state => {
      state.gone.members.push('nuduru', 'frunks')
      state.clans[0].members.length = 0
    })
    .at('preparation')
  expect(match.state.clans[0].members).toEqual([])
  expect(match.state.clans[0].pool).toEqual({ force: 1, magic: 0, persuasion: [] })
})
