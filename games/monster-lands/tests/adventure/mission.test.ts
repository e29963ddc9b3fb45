import { keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { position } from '../position.ts'
import { asked, enter, member, on, play, reports, resolve, told } from './field.ts'

// Missions. Tile 2: two Force dice for 7, 2 glory and a Defense token, or 1 glory less; C7: three dice for 12.

const lone = (...dice: number[]) =>
  position('air', 'water')
    .has(0, { glory: 5, defense: 0 })
    .mission('missionA', 2)
    .sends(0, 'korgo', 'missionA:0', { force: 2 })
    .dice(...dice)

test('a lone mercenary who reaches the target is rewarded; the tile is discarded [adventure.6] [adventure.12] [mission.5]', () => {
  const match = enter(lone(3, 4), 'missionA')
  expect(asked(match)).toMatchObject({
    member: 'korgo',
    target: 7,
    chance: expect.closeTo(21 / 36),
    dice: [{ colour: 'force', count: 2, change: 0 }],
  })
  match.pickKey(0, 'roll')
  expect(match.outcome).not.toBe(null)
  expect(match.state.clans[0]).toMatchObject({ glory: 7, defense: 1, missions: 1 })
  expect(match.state.zones[0].mission).toBe(null)
  expect(match.state.missions.discard).toEqual([1])
})

test('one who falls short by one loses the penalty, and the tile is discarded too [adventure.7] [adventure.12]', () => {
  const match = resolve(lone(3, 3), 'missionA', { 'mission.roll': 'roll' })
  expect(match.state.clans[0]).toMatchObject({ glory: 4, defense: 0, missions: 0 })
  expect(match.state.zones[0].mission).toBe(null)
})

const rivals = (...dice: number[]) =>
  lone()
    .sends(1, 'taron', 'missionA:1', { force: 2 })
    .has(1, { gold: 0, glory: 5 })
    .dice(...dice)

test('of two, the one who succeeds is rewarded and the other pays [adventure.8]', () => {
  const match = resolve(rivals(1, 2, 3, 4), 'missionA', { 'mission.roll': 'roll' })
  expect(match.state.clans.map(({ glory, defense }) => [glory, defense])).toEqual([
    [4, 0],
    [7, 1],
  ])
})

test('of two who succeed the higher total is rewarded, the other gets 2 gold [adventure.9]', () => {
  const match = resolve(rivals(3, 4, 4, 4), 'missionA', { 'mission.roll': 'roll' })
  expect(match.state.clans.map(({ glory }) => glory)).toEqual([5, 7])
  expect(match.state.clans.map(({ missions }) => missions)).toEqual([0, 1])
  expect(match.state.clans[0].gold).toBe(position('air', 'water').clan(0).gold + 2)
})

test('of two equal totals the left one wins [adventure.10]', () => {
  const match = resolve(rivals(3, 5, 4, 4), 'missionA', { 'mission.roll': 'roll' })
  expect(match.state.clans.map(({ glory }) => glory)).toEqual([7, 5])
  expect(match.state.clans[1].gold).toBe(2)
})

test('two who fail both pay, never below no glory [adventure.11]', () => {
  const match = resolve(rivals(1, 1, 1, 1).has(1, { glory: 0 }), 'missionA', { 'mission.roll': 'roll' })
  expect(match.state.clans.map(({ glory }) => glory)).toEqual([4, 0])
})

test('two of one clan are rivals: reward once, and 2 gold [adventure.17] [mission.2]', () => {
  const match = resolve(
    position('air', 'water')
      .has(0, { glory: 5, gold: 0 })
      .mission('missionA', 2)
      .sends(0, 'korgo', 'missionA:0', { force: 2 })
      .sends(0, 'purkas', 'missionA:1', { force: 2 })
      .dice(5, 4, 4, 4),
    'missionA',
    { 'mission.roll': 'roll' },
  )
  expect(match.state.clans[0]).toMatchObject({ glory: 7, gold: 2, missions: 1 })
})

test('all dice are rolled, persuasion too, and Korgo may roll one of these again [adventure.4] [adventure.5] [merc.2]', () => {
  const match = enter(
    position('air', 'water')
      .mission('missionA', 7)
      .sends(0, 'korgo', 'missionA:0', { force: 1, magic: 1, persuasion: 1 })
      .dice(4, 5, 1, 3),
    'missionA',
  )
  match.pickKey(0, 'roll')
  expect(on(match, 'missionA:0')?.dice.map(({ value }) => value)).toEqual([4, 5, 1])
  expect(keys(match, 0)).toEqual(['reroll:talent:persuasion:1', 'pass'])
  match.pickKey(0, 'reroll:talent:persuasion:1')
  expect(match.outcome).not.toBe(null) // Once only.
  expect(reports(match, 'mission.won')).toMatchObject([{ total: 12 }])
})

test('a reroll may be declined: nothing but the first roll counts then [adventure.5] [attack.2]', () => {
  const match = resolve(
    position('air', 'water')
      .mission('missionA', 7)
      .sends(0, 'korgo', 'missionA:0', { persuasion: 3 })
      .dice(4, 5, 1, 6),
    'missionA',
    { 'mission.roll': 'roll', 'mission.step': 'pass' },
  )
  expect(reports(match, 'mission.failed')).toMatchObject([{ total: 10 }])
})

test('Jlham rolls persuasion dice again twice, in addition to the talent [equipment.6] [talent.1]', () => {
  const match = resolve(
    position('air', 'water')
      .wears(0, 'korgo', 'jlham')
      .mission('missionA', 3)
      .sends(0, 'korgo', 'missionA:0', { persuasion: 2 })
      .dice(1, 1, 2, 3, 4),
    'missionA',
    {
      'mission.roll': 'roll',
      'mission.step': [
        'reroll:clothing:persuasion:1',
        'reroll:clothing:persuasion:2',
        'reroll:talent:persuasion:3',
      ],
    },
  )
  expect(reports(match, 'mission.failed')).toMatchObject([{ total: 5 }])
  expect(member(match, 0, 'korgo')?.spent).toMatchObject({ talent: 1, clothing: 2 })
})

test('modifiers of talent and equipment count on missions, and so does loot; Jlyzor does not [talent.7] [equipment.9] [loot-token.16]', () => {
  const match = resolve(
    position('jungle', 'water')
      .wears(0, 'timbulu', 'jlyzor')
      .loot(0, 'lootForce2', 'lootKill6')
      .mission('missionA', 2)
      .sends(0, 'timbulu', 'missionA:0', { force: 2 })
      .dice(1, 1),
    'missionA',
    { 'mission.roll': 'roll', 'mission.step': 'loot:lootForce2' },
  )
  expect(reports(match, 'mission.won')).toMatchObject([{ total: 8 }])
  expect(match.state.loot.discard).toEqual(['lootForce2'])
})

test('nobody is attacked or hurt on a mission [adventure.18]', () => {
  const match = resolve(lone(1, 1), 'missionA', { 'mission.roll': 'roll' })
  expect(told(match)).not.toContain('monster.rolled')
  expect(member(match, 0, 'korgo')?.wounded).toBe(false)
})

test('the competitive mission comes before the contract, both before the regions; a zone with nobody in it is skipped [adventure.1] [adventure.2] [adventure.3]', () => {
  const match = position('air', 'water')
    .has(0, { gold: 9 })
    .mission('missionA', 2)
    .mission('missionB', 1)
    .monster('regionA', 'krinx')
    .region('regionA', 'kyzhul')
    .sends(0, 'korgo', 'missionB:0', { force: 1 })
    .sends(0, 'purkas', 'missionA:1', { force: 2 })
    .sends(1, 'taron', 'regionA:2', { force: 1 })
    .dice(1, 1, 1, 1, 1, 1)
    .change(state => {
      state.phase = 'adventure'
    })
    .at(['zone', 0])
  const order: string[] = []
  for (const key of ['roll', 'pass', 'roll', 'stop']) {
    order.push(match.ask?.id ?? '')
    match.pickKey(match.ask?.waiting[0] ?? 0, key)
  }
  expect(order).toEqual(['mission.roll', 'contract.fulfil', 'monster.attack', 'attack.step'])
  expect(told(match).filter(id => id === 'fight.begins')).toHaveLength(1)
})

// Contracts. Tile 1: 4 gold for 2 glory on the left, 1 glory and 1 gold on the right.

test('the left expedition decides first, the right one second; each gets its own half [adventure.13] [adventure.14] [mission.6]', () => {
  const match = resolve(
    position('air', 'water')
      .has(0, { gold: 4, glory: 5 })
      .has(1, { gold: 4, glory: 5 })
      .mission('missionB', 1)
      .sends(1, 'taron', 'missionB:0', { force: 1 })
      .sends(0, 'korgo', 'missionB:1', { force: 1 }),
    'missionB',
    { 'contract.fulfil': 'fulfil' },
  )
  expect(reports(match, 'contract.fulfilled')).toMatchObject([{ seat: 1 }, { seat: 0 }])
  expect(match.state.clans.map(({ gold, glory, missions }) => [gold, glory, missions])).toEqual([
    [1, 6, 1],
    [0, 7, 1],
  ])
  expect(match.state.zones[1].mission).toBe(null)
  expect(match.state.missions.discard).toEqual([0])
})

test('the left owner declines without a penalty, the right one gets the right reward only; no die is rolled [adventure.14] [adventure.15] [adventure.16]', () => {
  const match = resolve(
    position('air', 'water')
      .has(0, { gold: 4, glory: 5 })
      .has(1, { gold: 4, glory: 5 })
      .mission('missionB', 1)
      .sends(0, 'korgo', 'missionB:0', { force: 1 })
      .sends(1, 'taron', 'missionB:1', { force: 1 }),
    'missionB',
    { 'contract.fulfil': ['pass', 'fulfil'] },
  )
  expect(match.state.clans.map(({ gold, glory }) => [gold, glory])).toEqual([
    [4, 5],
    [1, 6],
  ])
  expect(reports(match, 'glory.gained')).toEqual([{ seat: 1, glory: 1 }])
  expect(on(match, 'missionB:0')?.dice).toEqual([{ colour: 'force', value: 0 }])
})

test('who cannot give what is asked is not asked, and loses nothing [adventure.15]', () => {
  const match = resolve(
    position('air', 'water')
      .has(0, { gold: 3, glory: 5 })
      .mission('missionB', 1)
      .sends(0, 'korgo', 'missionB:0', { force: 1 }),
    'missionB',
    {},
  )
  expect(match.state.clans[0]).toMatchObject({ gold: 3, glory: 5 })
  expect(told(match)).toContain('contract.left')
})

test('a trophy may be sold for what a contract asks [adventure.14] [trophy.1]', () => {
  const match = resolve(
    position('air', 'water')
      .has(0, { gold: 0, glory: 5 })
      .trophies(0, 'krinx')
      .mission('missionB', 1)
      .sends(0, 'korgo', 'missionB:0', { force: 1 }),
    'missionB',
    { 'free.contract': 'trophy:krinx', 'contract.fulfil': 'fulfil' },
  )
  expect(match.state.clans[0]).toMatchObject({ gold: 1, glory: 7, trophies: [] })
})

test('a brew that the member carries may be given, before those of the board [adventure.14]', () => {
  const match = resolve(
    position('air', 'water')
      .has(0, { potion: 1, glory: 5 })
      .mission('missionB', 3)
      .sends(0, 'korgo', 'missionB:0', { magic: 1, potion: 1 }),
    'missionB',
    { 'contract.fulfil': 'fulfil' },
  )
  expect(match.state.clans[0]).toMatchObject({ potion: 0, glory: 7 })
  expect(on(match, 'missionB:0')?.potion).toBe(0)
  expect(match.state.supply.potion).toBe(16)
})

test('the owner chooses which trap a contract takes [adventure.14]', () => {
  const match = resolve(
    position('air', 'water')
      .traps(0, 'flat4')
      .has(0, { gold: 0 })
      .mission('missionB', 5)
      .sends(0, 'korgo', 'missionB:0', { persuasion: 1 }),
    'missionB',
    { 'contract.fulfil': 'fulfil', 'contract.trap': 'initial' },
  )
  expect(match.state.clans[0]).toMatchObject({ traps: ['flat4'], gold: 3 })
  expect(match.state.gone.traps).toContain('initial')
})

test('who has no more traps than a contract takes is not asked which [adventure.14]', () => {
  const match = play(
    position('air', 'water').mission('missionB', 5).sends(0, 'korgo', 'missionB:0', { persuasion: 1 }),
    'missionB',
    'fulfil',
  )
  expect(match.outcome).not.toBe(null)
  expect(match.state.clans[0].traps).toEqual([])
})
