import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { reputation, surplus } from '../rules/clan.ts'
import { eligible } from '../rules/deploy/tavern.ts'
import { reports } from './adventure/field.ts'
import { position } from './position.ts'

const at = (where: ReturnType<typeof position>) => where.at(['deploy', 0])
const table = () => position('fire', 'water').pool(1, 1)

test('surplus glory is glory less reputation, never below 0, and gates recruiting [tavern.4] [tavern.5] [tavern.10] [clan.1]', () => {
  const where = table().has(0, { glory: 20, gold: 30 }).hires(0, 'karunna', 'torko').pool(0, 1)
  expect(reputation(where.state, where.clan(0))).toBe(14)
  expect(surplus(where.state, where.clan(0))).toBe(6)
  const match = at(where.display('tavern', 'vaidala', 'fandor', 'dalina', 'drapis'))
  match.pickKey(0, 'building:tavern')
  expect(keys(match, 0)).toEqual(['fandor', 'dalina', 'drapis', 'novice', 'round'])
  where.has(0, { glory: 3 })
  expect(surplus(where.state, where.clan(0))).toBe(0)
})

test('a novice too needs surplus glory for his reputation, whatever a pack makes of it [tavern.5]', () => {
  const there = (glory: number) => {
    const { state } = table().has(0, { glory }).display('tavern', 'karunna', 'torko', 'vaidala', 'fandor')
    const { data } = state
    return eligible({ ...state, data: { ...data, novice: { ...data.novice, reputation: 3 } } }, 0)
  }
  expect([there(4), there(3)]).toEqual([['novice'], []])
})

test('a recruit costs the price less the discount, raises reputation and brings dice at once [tavern.3] [tavern.7] [tavern.8] [tavern.11] [tavern.1]', () => {
  const match = at(
    table()
      .has(0, { glory: 20, gold: 10 })
      .hires(0, 'karunna', 'torko')
      .pool(0, 0, 0, 5)
      .display('tavern', 'fandor', 'dalina', 'drapis', 'taroa'),
  )
  match.pickKey(0, 'building:tavern')
  match.pickKey(0, 'fandor')
  const clan = match.state.clans[0]
  expect(clan.gold).toBe(5)
  expect(reputation(match.state, clan)).toBe(19)
  expect(clan.pool).toEqual({ force: 2, magic: 0, persuasion: [] })
  expect(surplus(match.state, clan)).toBe(1)
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [1] })
})

test('persuasion dice of a recruit are rolled at once, and are for this deployment [tavern.8] [tavern.9] [prep.9]', () => {
  const match = at(
    table()
      .has(0, { glory: 20, gold: 10 })
      .pool(0, 1)
      .display('tavern', 'dalina', 'drapis', 'taroa', 'nimra'),
  )
  match.pickKey(0, 'building:tavern')
  match.pickKey(0, 'dalina')
  const [value, ...more] = match.state.clans[0].pool.persuasion
  expect(value).toBeGreaterThanOrEqual(1)
  expect(value).toBeLessThanOrEqual(6)
  expect(more).toEqual([])
  expect(told(match)).toContain('dice.persuasion')
})

test('mercenaries of any affinity join any clan [tavern.2]', () => {
  const match = at(
    table()
      .has(0, { glory: 20, gold: 30 })
      .pool(0, 1)
      .display('tavern', 'nimra', 'guster', 'drapis', 'zondu'),
  )
  match.pickKey(0, 'building:tavern')
  expect(keys(match, 0)).toEqual(['nimra', 'guster', 'drapis', 'zondu', 'novice', 'round'])
})

test('with no surplus the Tavern is of no use, not even for a round [tavern.6] [tavern.22]', () => {
  const match = at(table().has(0, { glory: 12, gold: 9 }).hires(0, 'drapis', 'taroa', 'puargh').pool(0, 1))
  expect(surplus(match.state, match.state.clans[0])).toBe(0)
  expect(refusal(match, 0, 'building:tavern')).toBe('tavern.22')
})

test('a Tavern action needs somebody who can be paid, or the gold for a round [tavern.22]', () => {
  const tavern = (gold: number) =>
    at(table().has(0, { gold }).pool(0, 1).display('tavern', 'vaidala', 'karunna', 'geas', 'saruna'))
  expect(refusal(tavern(1), 0, 'building:tavern')).toBe('tavern.22')
  const round = tavern(2)
  round.pickKey(0, 'building:tavern')
  expect(keys(round, 0)).toEqual(['round'])
  const novice = tavern(3)
  novice.pickKey(0, 'building:tavern')
  expect(keys(novice, 0)).toEqual(['novice', 'round'])
})

test('glory lost below reputation leaves reputation and members as they are [tavern.12] [tavern.13] [tavern.14]', () => {
  const where = table().hires(0, 'karunna', 'torko', 'zondu').has(0, { glory: 18 })
  expect(reputation(where.state, where.clan(0))).toBe(17)
  where.has(0, { glory: 16 })
  expect(reputation(where.state, where.clan(0))).toBe(17)
  expect(surplus(where.state, where.clan(0))).toBe(0)
  expect(where.clan(0).members).toHaveLength(5)
})

test('the display is filled up to four, novices apart; the discards make a new deck [tavern.15] [tavern.16]', () => {
  const tavern = () =>
    table().has(0, { glory: 20, gold: 30 }).pool(0, 1).display('tavern', 'dalina', 'drapis', 'taroa', 'nimra')
  const match = at(tavern())
  match.pickKey(0, 'building:tavern')
  match.pickKey(0, 'drapis')
  expect(match.state.tavern.display).toHaveLength(4)
  expect(match.state.tavern.display).not.toContain(null)
  expect(match.state.tavern.display).not.toContain('drapis')
  const novice = at(tavern())
  novice.pickKey(0, 'building:tavern')
  novice.pickKey(0, 'novice')
  expect(novice.state.tavern.display).toEqual(['dalina', 'drapis', 'taroa', 'nimra'])
  expect(novice.state.tavern.novices).toBe(7)
  const empty = at(
    tavern().change(({ tavern: { deck, discard } }) => {
      discard.push(...deck.splice(0))
    }),
  )
  empty.pickKey(0, 'building:tavern')
  empty.pickKey(0, 'drapis')
  expect(empty.state.tavern.display).not.toContain(null)
  expect(empty.state.tavern.discard).toEqual([])
})

test('a round of drinks costs 2 gold whatever the die, replaces all four and lets one recruit once [tavern.17] [tavern.18] [tavern.19] [tavern.20] [tavern.21]', () => {
  const match = at(
    table()
      .has(0, { glory: 20, gold: 10 })
      .pool(0, 0, 0, 6)
      .display('tavern', 'dalina', 'drapis', 'taroa', 'nimra'),
  )
  match.pickKey(0, 'building:tavern')
  match.pickKey(0, 'round')
  expect(reports(match, 'tavern.drinks')).toEqual([{ seat: 0 }])
  expect(match.state.clans[0].gold).toBe(8)
  expect(match.state.tavern.discard).toEqual(['dalina', 'drapis', 'taroa', 'nimra'])
  expect(reports(match, 'tavern.new')).toEqual(match.state.tavern.display.map(member => ({ member })))
  expect(match.state.tavern.novices).toBe(8)
  expect(match.waiting).toMatchObject({ prompt: 'tavern.pick', seats: [0] })
  const offered = keys(match, 0)
  expect(offered).not.toContain('round')
  expect(offered).toContain('nobody')
  expect(offered).toContain('novice')
  match.pickKey(0, 'nobody')
  expect(match.state.clans[0].members).toHaveLength(2)
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [1] })
})

test('nobody but those who paid a round may recruit nobody [tavern.21]', () => {
  const match = at(table().has(0, { glory: 20, gold: 10 }).pool(0, 1))
  match.pickKey(0, 'building:tavern')
  expect(keys(match, 0)).not.toContain('nobody')
})

test('a round cannot be taken back once the cards are seen [deploy.12]', () => {
  const match = at(table().has(0, { glory: 20, gold: 10 }).pool(0, 1))
  match.pickKey(0, 'building:tavern')
  expect(match.canUndo(0)).toBe(true)
  match.pickKey(0, 'round')
  expect(match.canUndo(0)).toBe(false)
})

test('Vaidala takes 4 gold off, down to nothing, once a turn [merc.9] [persuasion.14]', () => {
  const tavern = () =>
    table()
      .has(0, { glory: 30, gold: 6 })
      .hires(0, 'vaidala')
      .pool(0, 0, 0, 3)
      .laid('tavern', 1, 5)
      .display('tavern', 'saruna', 'dalina', 'drapis', 'taroa')
  const dear = at(tavern())
  dear.pickKey(0, 'building:tavern')
  answer(dear, { 'tavern.pick': ['talent:vaidala', 'saruna'] }, 'deploy')
  expect(dear.state.clans[0].gold).toBe(4) // 14 - 8 - 4
  const cheap = at(tavern())
  cheap.pickKey(0, 'building:tavern')
  answer(cheap, { 'tavern.pick': ['talent:vaidala', 'dalina'] }, 'deploy')
  expect(cheap.state.clans[0].gold).toBe(6)
  expect(
    keys(at(tavern().who(0, 'vaidala', { spent: { talent: 1, weapon: 0, clothing: 0, spell: 0 } })), 0),
  ).toContain('building:tavern')
})

test('a novice gives a force die, costs 3 gold and has reputation 1 [novice.1] [novice.10] [setup.4]', () => {
  const match = at(
    table().has(0, { gold: 3 }).pool(0, 1).display('tavern', 'vaidala', 'karunna', 'geas', 'saruna'),
  )
  match.pickKey(0, 'building:tavern')
  match.pickKey(0, 'novice')
  expect(match.state.clans[0]).toMatchObject({ gold: 0, pool: { force: 1, magic: 0, persuasion: [] } })
  expect(reputation(match.state, match.state.clans[0])).toBe(2)
})

test('a novice swaps a die for one of another colour, once a turn, and it is no action [novice.2] [novice.3] [novice.4] [novice.5] [deploy.8]', () => {
  const match = at(table().hires(0, 'novice').pool(0, 1))
  match.pickKey(0, 'novice')
  expect(keys(match, 0)).toEqual(['magic', 'persuasion'])
  match.pickKey(0, 'magic')
  expect(match.state.clans[0].pool).toEqual({ force: 0, magic: 1, persuasion: [] })
  expect(match.state.clans[0].members[2].held).toBe('force')
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [0] })
  expect(keys(match, 0)).not.toContain('novice')
})

test('a persuasion die that a novice gives is rolled at once [prep.9]', () => {
  const match = at(table().hires(0, 'novice', 'novice').pool(0, 2))
  match.pickKey(0, 'novice')
  match.pickKey(0, 'persuasion')
  expect(match.state.clans[0].pool.persuasion).toHaveLength(1)
  expect(match.state.clans[0].pool.persuasion[0]).toBeGreaterThan(0)
  expect(keys(match, 0)).toContain('novice') // The second one has not swapped yet.
})

test('novices leave for no expedition and manage no region [novice.6] [novice.7]', () => {
  const where = table()
    .hires(0, 'novice')
    .lands(0, 'yuha')
    .pool(0, 3, 1)
    .sends(0, 'nuduru', 'regionA:3')
    .sends(0, 'frunks', 'missionB:1')
  expect(refusal(at(where), 0, 'path:regionA:0')).toBe('outside.1')
  expect(keys(at(where), 0)).toContain('manage:yuha')
  const match = at(where)
  match.pickKey(0, 'manage:yuha')
  expect(keys(match, 0)).toEqual(['frunks'])
})
