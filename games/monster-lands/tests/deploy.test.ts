import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

const at = (where: ReturnType<typeof position>, seat = 0) => where.at(['deploy', seat])
const table = () => position('jungle', 'water').pool(1, 1)

/** Seat pawns one die. */
function pawn(match: ReturnType<typeof at>, seat: number, die = 'force'): void {
  match.pickKey(seat, 'building:pawnshop')
  if (match.ask?.id === 'deploy.die') match.pickKey(seat, die)
  match.pickKey(seat, 'done')
}

test('the first player acts first, then clockwise, one action each, until all have passed [deploy.1] [deploy.5] [setup.25]', () => {
  const match = position('jungle', 'air', 'water')
    .change(state => {
      state.firstPlayer = 1
    })
    .at('preparation')
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [1] })
  pawn(match, 1)
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [2] })
  pawn(match, 2)
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [0] })
  pawn(match, 0)
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [1] })
  expect(match.state.phase).toBe('deployment')
})

test('who has passed is not asked again while others go on [deploy.1] [deploy.3]', () => {
  const match = at(position('jungle', 'air', 'water').pool(0, 1).pool(2, 2))
  pawn(match, 0)
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [2] })
  pawn(match, 2)
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [2] })
  expect(match.state.clans.map(clan => clan.passed)).toEqual([true, true, false])
  expect(told(match).filter(id => id === 'passed')).toHaveLength(2)
})

test('with dice that can go somewhere there is no passing [deploy.2] [deploy.4]', () => {
  const match = at(table().pool(0, 1))
  expect(keys(match, 0)).not.toContain('pass')
})

test('dice without any place are lost with the pass [deploy.6]', () => {
  const stuck = position('jungle', 'air')
    .pool(0, 0, 0, 1)
    .pool(1, 1)
    .has(0, { gold: 0 })
    .mission('missionA', 2)
    .mission('missionB', 1)
    .panic('pawnshop')
  const match = at(stuck)
  expect(match.state.clans[0].passed).toBe(true)
  expect(match.state.clans[0].pool.persuasion).toEqual([])
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [1] })
})

test('with an empty pool whatever is free may still be done, and then the pass is final [deploy.3] [deploy.7]', () => {
  const match = at(position('jungle', 'air').hires(0, 'wormee').pool(0, 0).pool(1, 1))
  expect(keys(match, 0)).toEqual(['talent:wormee', 'pass'])
  match.pickKey(0, 'talent:wormee')
  expect(match.state.clans[0]).toMatchObject({ gold: 5, pool: { force: 1 } })
  expect(keys(match, 0)).not.toContain('pass')
  const passing = at(position('jungle', 'air').hires(0, 'wormee').pool(0, 0).pool(1, 2))
  passing.pickKey(0, 'pass')
  pawn(passing, 1)
  expect(passing.waiting).toMatchObject({ prompt: 'deploy', seats: [1] })
})

test('with an empty pool nobody leaves for the gates, whatever tokens there are; one die of any colour is enough [deploy.3] [gates.3]', () => {
  const besieged = (...persuasion: number[]) =>
    at(
      table()
        .hires(0, 'wormee')
        .has(0, { defense: 2 })
        .monster('gates', 'snagus')
        .pool(0, 0, 0, ...persuasion),
    )
  expect(keys(besieged(), 0)).toEqual(['talent:wormee', 'pass'])
  expect(refusal(besieged(), 0, 'path:gates:0')).toBe('deploy.3')
  expect(keys(besieged(1), 0)).toContain('path:gates:0')
  const idle = at(table().has(0, { defense: 2 }).monster('gates', 'snagus').pool(0, 0).pool(1, 1))
  expect(idle.state.clans[0].passed).toBe(true)
})

test('places for three players are closed with one or two, and skipped [deploy.9] [deploy.10] [deploy.11]', () => {
  const full = (...clans: Parameters<typeof position>) =>
    position(...clans)
      .pool(0, 1)
      .pool(1, 1)
      .has(0, { gold: 30, glory: 20 })
      .laid('huntersLair', 1, 0, 0, 0)
      .laid('tavern', 1, 0, 0, 0)
      .laid('armory', 1, 0, 0)
      .laid('bazaar', 1, 0, 0)
  const two = at(full('jungle', 'water'))
  for (const building of ['huntersLair', 'tavern', 'armory', 'bazaar'])
    expect(refusal(two, 0, `building:${building}`)).toBe('citadel.6')
  const three = at(full('jungle', 'water', 'air'))
  for (const building of ['huntersLair', 'tavern', 'armory', 'bazaar'])
    expect(keys(three, 0)).toContain(`building:${building}`)
  const mine = at(position('jungle', 'water').pool(0, 1).pool(1, 1))
  mine.pickKey(0, 'building:mine')
  expect(keys(mine, 0)).toEqual(['2'])
})

test('dice go on the leftmost free place [citadel.8]', () => {
  const match = at(table().pool(0, 1).laid('armory', 1, 3))
  match.pickKey(0, 'building:armory')
  match.pickKey(0, '1')
  expect(match.state.citadel.armory.slots.map(slot => slot.by)).toEqual([1, 0, null])
})

test('a die chosen first leads to the places that take it [citadel.3] [persuasion.7]', () => {
  const match = at(table().has(0, { gold: 20 }).pool(0, 0, 1, 4).display('lair', 'flat4'))
  expect(keys(match, 0)).toContain('die:magic')
  match.pickKey(0, 'die:p4')
  expect(keys(match, 0)).toEqual([
    'building:huntersLair',
    'building:tavern',
    'building:armory',
    'building:pawnshop',
    'building:bazaar',
  ])
  match.pickKey(0, 'building:armory')
  match.pickKey(0, '3')
  expect(match.state.clans[0].gold).toBe(18)
  expect((match.view(1) as { clans: { pool: unknown }[] }).clans[0].pool).toEqual({
    force: 0,
    magic: 1,
    persuasion: [],
  })
})

test('an action can be taken back until it is finished [deploy.12]', () => {
  const match = at(table().pool(0, 2, 1).region('regionA', 'kyzhul', '1A'))
  match.pickKey(0, 'path:regionA:0')
  match.pickKey(0, 'timbulu')
  match.pickKey(0, 'initial')
  expect(match.canUndo(0)).toBe(true)
  match.undo(0)
  match.undo(0)
  match.undo(0)
  expect(match.state.zones[2].paths[0]).toBeNull()
  expect(match.state.clans[0].traps).toEqual(['initial'])
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [0] })
})

test('talents of deployment are free, optional, once a turn, also while assigned [talent.2] [talent.4] [talent.5] [talent.6] [merc.19] [merc.23] [merc.31]', () => {
  const match = at(
    position('fire', 'water')
      .pool(0, 1)
      .pool(1, 1)
      .hires(0, 'tranok', 'lorios')
      .sends(0, 'tranok', 'missionB:0'),
  )
  expect(keys(match, 0)).toEqual(expect.arrayContaining(['talent:nuduru', 'talent:tranok', 'talent:lorios']))
  answer(match, { deploy: ['talent:nuduru', 'talent:tranok', 'talent:lorios', 'building:mine'] }, 'mine.slot')
  expect(match.state.clans[0]).toMatchObject({ potion: 1, venom: 1, gold: 9 })
  match.undo(0)
  expect(keys(match, 0).filter(key => key.startsWith('talent'))).toEqual([])
})

test('a talent that gives a token is offered where the board has room and the supply has one left, and only there [alchemist.5] [comp.19]', () => {
  const potions = (potion: number) =>
    position('fire', 'water', 'air', 'jungle')
      .pool(0, 1)
      .has(0, { potion })
      .has(1, { potion: 3 })
      .has(2, { potion: 3 })
      .has(3, { potion: 3 })
      .sends(1, 'taron', 'regionA:0', { potion: 2 })
      .sends(2, 'korgo', 'regionA:1', { potion: 2 })
  const offered = (where: ReturnType<typeof position>) => keys(at(where), 0).includes('talent:nuduru')
  expect([offered(potions(2)), offered(potions(3))]).toEqual([true, false])
  const last = (potion: number) => potions(0).sends(3, 'timbulu', 'regionA:2', { potion })
  expect([offered(last(2)), offered(last(3))]).toEqual([true, false])
})

test('Frostor gives a potion or a venom [merc.16]', () => {
  const match = at(table().hires(0, 'frostor').pool(0, 1))
  match.pickKey(0, 'talent:frostor')
  expect(keys(match, 0)).toEqual(['potion', 'venom'])
  match.pickKey(0, 'venom')
  expect(match.state.clans[0]).toMatchObject({ potion: 0, venom: 1 })
})

test('Fandor and Wormee sell a die while they are at home [merc.7] [merc.33] [talent.5]', () => {
  const clan = () => table().hires(0, 'fandor', 'wormee').pool(0, 1)
  const match = at(clan())
  match.pickKey(0, 'talent:fandor')
  expect(match.state.clans[0].gold).toBe(6)
  expect(match.state.clans[0].pool.persuasion).toHaveLength(1)
  expect(keys(match, 0)).not.toContain('talent:fandor')
  const away = at(clan().sends(0, 'fandor', 'missionB:0').sends(0, 'wormee', 'missionB:1'))
  expect(keys(away, 0).filter(key => key.startsWith('talent'))).toEqual([])
  const poor = at(clan().has(0, { gold: 1 }))
  expect(keys(poor, 0)).toContain('talent:fandor')
  expect(keys(poor, 0)).not.toContain('talent:wormee')
})

test('what bears the Outside symbol is not offered in deployment [talent.3] [loot.4]', () => {
  const match = at(
    table()
      .hires(0, 'jckrat', 'karunna', 'ginova')
      .loot(0, 'lootReroll4', 'lootKill6', 'lootMagic2', 'lootKillGlory')
      .pool(0, 1),
  )
  expect(keys(match, 0).filter(key => /^(talent|loot)/.test(key))).toEqual([])
})

test('a potion heals somebody wounded who is at home [alchemist.8] [cleanup.4]', () => {
  const hurt = { wounded: true }
  const match = at(
    table()
      .has(0, { potion: 1 })
      .pool(0, 1)
      .who(0, 'timbulu', hurt)
      .who(0, 'poisson', hurt)
      .sends(0, 'poisson', 'missionB:0'),
  )
  expect(keys(match, 0)).toContain('heal:timbulu')
  expect(keys(match, 0)).not.toContain('heal:poisson')
  match.pickKey(0, 'heal:timbulu')
  expect(match.state.clans[0]).toMatchObject({ potion: 0, members: [{ wounded: true }, { wounded: false }] })
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [0] })
})

test('equipment is moved among those at home, within one of each type, or thrown away [bazaar.5] [bazaar.6] [bazaar.7]', () => {
  const clan = () =>
    table()
      .hires(0, 'nimra', 'zondu')
      .wears(0, 'timbulu', 'pugnor')
      .wears(0, 'zondu', 'krakhen')
      .sends(0, 'nimra', 'missionB:0')
      .pool(0, 1)
  const match = at(clan())
  match.pickKey(0, 'equip')
  match.pickKey(0, '1.weapon')
  expect(keys(match, 0)).toEqual(['poisson', 'pass'])
  match.pickKey(0, 'poisson')
  expect(match.state.clans[0].members.map(one => one.worn.weapon)).toEqual(['pugnor', null, null, 'krakhen'])
  const thrown = at(clan())
  thrown.pickKey(0, 'equip')
  answer(thrown, { 'equip.what': '1.weapon', 'equip.whom': 'pass' }, 'deploy')
  expect(thrown.state.bazaar.discard).toEqual(['pugnor'])
})

test('a trophy is sold whole for 5 gold a point, and is no action [trophy.1] [trophy.2]', () => {
  const match = at(table().trophies(0, 'krunn', 'moldo').pool(0, 1))
  match.pickKey(0, 'trophy:krunn')
  expect(match.state.clans[0]).toMatchObject({ gold: 7 + 15, trophies: ['moldo'] })
  expect(match.state.monsters.discard).toEqual(['krunn'])
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [0] })
})

test('loot is discarded for what it gives [loot.3] [loot-token.6] [loot-token.8] [loot-token.9] [loot-token.13] [loot-token.14]', () => {
  const match = at(
    table()
      .has(0, { gold: 0 })
      .loot(0, 'lootBrew', 'lootTrophy3', 'lootSupply', 'lootGold12', 'lootGold10')
      .pool(0, 1),
  )
  answer(
    match,
    { deploy: ['loot:lootBrew', 'loot:lootSupply', 'loot:lootGold12', 'loot:lootGold10', 'building:mine'] },
    'mine.slot',
  )
  expect(match.state.clans[0]).toMatchObject({
    gold: 28,
    potion: 3,
    venom: 2,
    defense: 1,
    loot: ['lootTrophy3'],
  })
  match.undo(0)
  match.pickKey(0, 'loot:lootTrophy3')
  expect(match.state.clans[0]).toMatchObject({ gold: 43, loot: [] })
})

test('loot turns a die of the pool into three others [loot-token.10] [loot-token.11] [deploy.8]', () => {
  const match = at(table().loot(0, 'lootPtoM', 'lootMtoF').pool(0, 0, 0, 2, 5))
  expect(keys(match, 0)).not.toContain('loot:lootMtoF')
  match.pickKey(0, 'loot:lootPtoM')
  expect(keys(match, 0)).toEqual(['p2', 'p5'])
  match.pickKey(0, 'p2')
  expect(match.state.clans[0].pool).toEqual({ force: 0, magic: 3, persuasion: [5] })
  match.pickKey(0, 'loot:lootMtoF')
  expect(match.state.clans[0].pool).toEqual({ force: 3, magic: 2, persuasion: [5] })
})

test('an unmanaged region may be given to a mercenary of its affinity at any time, but not to the leader [manage.1] [manage.5] [manage.7]', () => {
  const clan = () =>
    position('fire', 'water').pool(1, 1).hires(0, 'tranok', 'nimra').lands(0, 'yuha').pool(0, 1)
  const match = at(clan())
  match.pickKey(0, 'manage:yuha')
  expect(keys(match, 0)).toEqual(['frunks', 'tranok'])
  match.pickKey(0, 'tranok')
  expect(match.state.clans[0].members[2].manages).toBe('yuha')
  expect(keys(match, 0)).not.toContain('manage:yuha')
  const busy = at(clan().lands(0, 'wahibah', 'frunks'))
  busy.pickKey(0, 'manage:yuha')
  expect(busy.state.clans[0].members.map(one => one.manages)).toEqual([null, 'wahibah', null, null])
  expect(keys(busy, 0)).toEqual(['tranok'])
})

test('managers can still be sent on expeditions [manage.3]', () => {
  const match = at(
    position('fire', 'water')
      .pool(1, 1)
      .lands(0, 'yuha', 'frunks')
      .region('regionA', 'kyzhul', '1A')
      .pool(0, 2),
  )
  match.pickKey(0, 'path:regionA:0')
  expect(keys(match, 0)).toContain('frunks')
})

test('a panicked building takes no dice [panic.6]', () => {
  const match = at(table().panic('mine', 'pawnshop').pool(0, 3))
  expect(refusal(match, 0, 'building:mine')).toBe('panic.6')
  expect(refusal(match, 0, 'building:pawnshop')).toBe('panic.6')
})
