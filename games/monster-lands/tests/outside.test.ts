import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import type { Expedition } from '../state.ts'
import { type MonsterMatch, position } from './position.ts'

const at = (where: ReturnType<typeof position>) => where.at(['deploy', 0])
/** Seat 1 still has a die, so that nothing runs on after seat 0's action. */
const table = () => position('fire', 'water').pool(1, 1)

const pathOf = (match: MonsterMatch, zone: number, path: number) =>
  match.state.zones[zone].paths[path] as Expedition

/** A full departure with what is told. */
function send(match: MonsterMatch, path: string, member: string, ...loads: string[]): void {
  match.pickKey(0, `path:${path}`)
  answer(match, { 'assign.member': member, 'assign.load': [...loads, 'depart'] }, 'deploy')
}

test('an action sends one idle mercenary to a free expedition with the dice it asks for [outside.1] [outside.4] [region.2] [region.8]', () => {
  const match = at(table().region('regionA', 'kyzhul', '1A').pool(0, 3, 1))
  send(match, 'regionA:0', 'frunks')
  expect(pathOf(match, 2, 0)).toMatchObject({ owner: 0, member: 'frunks', fate: 'waiting' })
  expect(pathOf(match, 2, 0).dice).toEqual([
    { colour: 'force', value: 0 },
    { colour: 'force', value: 0 },
  ])
  expect(match.state.clans[0].pool).toEqual({ force: 1, magic: 1, persuasion: [] })
  expect(match.state.clans[0].members[1].at).toBe('regionA:0')
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [1] })
})

test('without the dice, or with dice of the wrong colour, nobody leaves [region.2]', () => {
  const land = () => table().region('regionA', 'kyzhul', '1A')
  expect(refusal(at(land().pool(0, 1, 5, 6)), 0, 'path:regionA:0')).toBe('region.2')
  expect(refusal(at(land().pool(0, 5)), 0, 'path:regionA:2')).toBe('region.2')
  expect(keys(at(land().pool(0, 2)), 0)).toContain('path:regionA:0')
})

test('an expedition holds one mercenary, and a mercenary goes on one [outside.2]', () => {
  const where = table()
    .region('regionA', 'kyzhul', '1A')
    .sends(0, 'frunks', 'regionA:0', { force: 2 })
    .pool(0, 4)
  const match = at(where)
  expect(refusal(match, 0, 'path:regionA:0')).toBe('outside.2')
  match.pickKey(0, 'path:regionA:1')
  expect(match.waiting).toMatchObject({ prompt: 'assign.load', seats: [0] }) // Nuduru alone was left to go.
  expect(match.state.clans[0].members[0].at).toBe('regionA:1')
})

test('a clan may send several to the same place [outside.3] [mission.2]', () => {
  const match = at(table().mission('missionB', 1).sends(0, 'frunks', 'missionB:0', { force: 1 }).pool(0, 1))
  match.pickKey(0, 'path:missionB:1')
  answer(match, { 'assign.load': 'depart' }, 'deploy')
  expect(match.state.zones[1].paths.map(one => one?.owner)).toEqual([0, 0])
})

test('a mission takes exactly the dice of its tile, in any mix it allows [mission.3] [mission.4]', () => {
  const match = at(table().mission('missionA', 1).pool(0, 1, 1, 4, 6))
  match.pickKey(0, 'path:missionA:0')
  match.pickKey(0, 'frunks')
  expect(keys(match, 0)).toEqual(['force', 'magic', 'p4', 'p6'])
  match.pickKey(0, 'p6')
  expect(keys(match, 0)).toEqual(['force', 'magic', 'p4'])
  match.pickKey(0, 'magic')
  expect(keys(match, 0)).toEqual(['depart'])
  match.pickKey(0, 'depart')
  expect(pathOf(match, 0, 0).dice).toEqual([
    { colour: 'persuasion', value: 0 },
    { colour: 'magic', value: 0 },
  ])
  expect(match.state.clans[0].pool).toEqual({ force: 1, magic: 0, persuasion: [4] })
})

test('dice are chosen so that the tile can still be filled [mission.3]', () => {
  const match = at(table().mission('missionA', 12).pool(0, 2, 1, 3)) // One of each colour.
  match.pickKey(0, 'path:missionA:0')
  answer(match, { 'assign.member': 'frunks', 'assign.load': 'depart' }, 'deploy')
  expect(pathOf(match, 0, 0).dice.map(die => die.colour)).toEqual(['force', 'magic', 'persuasion'])
  expect(refusal(at(table().mission('missionA', 12).pool(0, 5, 5)), 0, 'path:missionA:0')).toBe('region.2')
})

test('traps and Defense tokens never go on missions, potions and venoms may [mission.7] [alchemist.9]', () => {
  const match = at(table().mission('missionB', 1).has(0, { defense: 2, potion: 2, venom: 1 }).pool(0, 1))
  match.pickKey(0, 'path:missionB:0')
  match.pickKey(0, 'frunks')
  expect(keys(match, 0)).toEqual(['depart', 'potion', 'venom'])
  match.pickKey(0, 'potion')
  expect(keys(match, 0)).toEqual(['depart', 'venom'])
  answer(match, { 'assign.load': ['venom', 'depart'] }, 'deploy')
  expect(pathOf(match, 1, 0)).toMatchObject({ potion: 1, venom: 1 })
  expect(match.state.clans[0]).toMatchObject({ potion: 1, venom: 0 })
})

test('persuasion dice go on no region and no gates [persuasion.9] [region.3] [gates.3]', () => {
  const match = at(table().region('regionA', 'kyzhul', '1A').monster('gates', 'snagus').pool(0, 3, 1, 6))
  match.pickKey(0, 'path:regionA:0')
  match.pickKey(0, 'frunks')
  expect(keys(match, 0)).toEqual(['depart', 'force', 'magic', 'initial'])
  const gates = at(table().monster('gates', 'snagus').pool(0, 1, 1, 6))
  gates.pickKey(0, 'path:gates:0')
  gates.pickKey(0, 'frunks')
  expect(keys(gates, 0)).toEqual(['force', 'magic', 'initial'])
})

test('reinforcements are of the colours and up to the number of the tile [region.3]', () => {
  const match = at(table().region('regionA', 'kyzhul', '1A').pool(0, 6, 6)) // E2: FF, then 1 F and 3 M.
  match.pickKey(0, 'path:regionA:1')
  match.pickKey(0, 'frunks')
  match.pickKey(0, 'force')
  expect(keys(match, 0)).toEqual(['depart', 'magic', 'initial'])
  for (let left = 3; left > 0; left--) match.pickKey(0, 'magic')
  expect(keys(match, 0)).toEqual(['depart', 'initial'])
  expect(pathOf(match, 2, 1).dice).toHaveLength(6)
})

test('each token beyond the second takes the room of two dice: 6 and 2, 4 and 3, 2 and 4 [region.6] [region.7] [region.4]', () => {
  const land = () => table().region('regionA', 'kyzhul', '1A').has(0, { defense: 5 }).pool(0, 6, 6)
  const six = at(land())
  six.pickKey(0, 'path:regionA:0') // FF, then 2 F and 2 M.
  six.pickKey(0, 'frunks')
  for (const load of ['force', 'force', 'magic', 'magic', 'defense', 'defense']) six.pickKey(0, load)
  expect(keys(six, 0)).toEqual(['depart'])
  const four = at(land())
  four.pickKey(0, 'path:regionA:0')
  four.pickKey(0, 'frunks')
  for (const load of ['force', 'magic', 'defense', 'defense', 'defense']) four.pickKey(0, load)
  expect(keys(four, 0)).toEqual(['depart'])
  const two = at(land())
  two.pickKey(0, 'path:regionA:0')
  two.pickKey(0, 'frunks')
  for (const load of ['defense', 'initial', 'defense', 'defense']) two.pickKey(0, load)
  expect(keys(two, 0)).toEqual(['depart'])
  two.pickKey(0, 'depart')
  expect(pathOf(two, 2, 0).tokens.map(token => token.id)).toEqual([
    'defense',
    'initial',
    'defense',
    'defense',
  ])
})

test('traps lie face down: only their owner knows them [region.5]', () => {
  const match = at(table().region('regionA', 'kyzhul', '1A').traps(0, 'flat4').pool(0, 2))
  send(match, 'regionA:0', 'frunks', 'flat4')
  const seen = (seat: number | null) =>
    (match.view(seat) as { zones: { paths: ({ tokens: { id: string | null }[] } | null)[] }[] }).zones[2]
      .paths[0]?.tokens[0]
  expect(seen(0)).toMatchObject({ id: 'flat4', up: false })
  expect(seen(1)).toMatchObject({ id: null, up: false })
  expect(seen(null)).toMatchObject({ id: null })
})

test('one potion and one venom are taken from the board, besides what the expedition gives [region.9] [advantage.5] [advantage.6] [region.10]', () => {
  const match = at(
    table().region('regionA', 'kyzhul', '1A').has(0, { potion: 2, venom: 2, defense: 1 }).pool(0, 2, 2),
  )
  send(match, 'regionA:1', 'frunks', 'magic', 'magic', 'initial', 'defense', 'potion', 'venom')
  expect(pathOf(match, 2, 1)).toMatchObject({ potion: 2, venom: 1 })
  expect(pathOf(match, 2, 1).dice).toHaveLength(4)
  expect(match.state.clans[0]).toMatchObject({ potion: 1, venom: 1, defense: 0, traps: [] })
})

test('what an expedition gives: Defense talents, rerolls, gold on the token [advantage.1] [advantage.3] [advantage.4]', () => {
  const land = () => table().region('regionA', 'kyzhul', '1A').pool(0, 2, 2)
  const defended = at(land())
  send(defended, 'regionA:0', 'frunks')
  expect(pathOf(defended, 2, 0)).toMatchObject({ guards: 1, rerolls: 0, gold: 0 })
  const rerolling = at(land())
  send(rerolling, 'regionA:2', 'frunks')
  expect(pathOf(rerolling, 2, 2)).toMatchObject({ guards: 0, rerolls: 1, gold: 0 })
  const paid = at(land())
  send(paid, 'regionA:3', 'frunks')
  expect(pathOf(paid, 2, 3)).toMatchObject({ guards: 0, rerolls: 0, gold: 3 })
  expect(paid.state.clans[0].gold).toBe(7)
})

test('the gates are open only with a monster there [gates.1] [gates.2]', () => {
  expect(refusal(at(table().pool(0, 3)), 0, 'path:gates:0')).toBe('gates.2')
  const match = at(table().monster('gates', 'snagus').pool(0, 3))
  expect(keys(match, 0)).toContain('path:gates:0')
  expect(keys(match, 0)).toContain('path:gates:1')
  expect(match.state.zones[3].paths).toHaveLength(2)
})

test('at the gates at least one die or token is laid; a token takes the room of two dice of eight [gates.3] [gates.4] [gates.5] [gates.9]', () => {
  const gates = () =>
    table().monster('gates', 'snagus').hires(0, 'tranok').has(0, { defense: 5 }).pool(0, 9, 9)
  const match = at(gates())
  match.pickKey(0, 'path:gates:0')
  match.pickKey(0, 'tranok')
  expect(keys(match, 0)).not.toContain('depart')
  for (const load of ['force', 'force', 'force', 'magic', 'magic', 'initial']) match.pickKey(0, load)
  expect(keys(match, 0)).toEqual(['depart', 'force', 'magic']) // Seven of eight.
  match.pickKey(0, 'magic')
  expect(keys(match, 0)).toEqual(['depart'])
  const tokens = at(gates())
  tokens.pickKey(0, 'path:gates:0')
  tokens.pickKey(0, 'tranok')
  for (const load of ['initial', 'defense', 'defense', 'defense']) tokens.pickKey(0, load)
  expect(keys(tokens, 0)).toEqual(['depart'])
})

test('the guards help: two Defense talents above, one and 5 gold below [gates.6] [gates.7] [gates.8]', () => {
  const gates = () => table().monster('gates', 'snagus').pool(0, 3)
  const above = at(gates())
  send(above, 'gates:0', 'frunks', 'force')
  expect(pathOf(above, 3, 0)).toMatchObject({ guards: 2, gold: 0 })
  const below = at(gates())
  send(below, 'gates:1', 'frunks', 'force')
  expect(pathOf(below, 3, 1)).toMatchObject({ guards: 1, gold: 5 })
  expect(below.state.clans[0].gold).toBe(7)
})

test('a conquered region with a manager takes dice for what it gives, once a turn [land-action.1] [land-action.3] [land-action.4] [land.4]', () => {
  const match = at(
    position('water', 'jungle').pool(1, 1).hires(0, 'lusara').lands(0, 'kyzhul', 'lusara').pool(0, 2),
  )
  match.pickKey(0, 'region:kyzhul')
  match.pickKey(0, 'force')
  expect(match.state.clans[0].pool.force).toBe(1)
  expect(match.state.clans[0].pool.persuasion).toHaveLength(2)
  expect(match.state.clans[0].pool.persuasion.every(value => value >= 1 && value <= 6)).toBe(true)
  match.pickKey(1, 'building:pawnshop')
  match.pickKey(1, 'done')
  expect(refusal(match, 0, 'region:kyzhul')).toBe('land-action.3')
})

test('without a manager a region gives nothing; a manager on an expedition is enough [land-action.2]', () => {
  const lands = () => position('water', 'jungle').pool(1, 1).hires(0, 'lusara')
  expect(refusal(at(lands().lands(0, 'kyzhul').pool(0, 2)), 0, 'region:kyzhul')).toBe('land-action.2')
  const away = lands().lands(0, 'kyzhul', 'lusara').sends(0, 'lusara', 'regionA:2', { magic: 1 }).pool(0, 2)
  expect(keys(at(away), 0)).toContain('region:kyzhul')
})

/** What seat 0 has after using a region of its own. */
function using(
  region: Parameters<ReturnType<typeof position>['lands']>[1],
  manager: 'fandor' | 'lusara' | 'jckrat' | 'geas',
  dice: readonly string[],
  then: { readonly [prompt: string]: string } = {},
) {
  const match = at(
    position('air', 'jungle')
      .pool(1, 1)
      .has(0, { glory: 30, gold: 0 })
      .hires(0, manager)
      .lands(0, region, manager)
      .display('tavern', 'dalina', 'saruna', 'taroa', 'nimra')
      .display('bazaar', 'pugnor', 'noxx', 'mortis')
      .display('loot', 'lootGold10', 'lootBrew', 'lootKill6', 'lootGold12')
      .pool(
        0,
        dice.filter(one => one === 'force').length,
        dice.filter(one => one === 'magic').length,
        ...dice.filter(one => one[0] === 'p').map(one => Number(one[1])),
      ),
  )
  match.pickKey(0, `region:${region}`)
  while (match.ask?.id === 'region.die') match.pickKey(0, keys(match, 0)[0])
  answer(match, then, 'deploy')
  return match.state.clans[0]
}

test('what regions give for their dice [land.1] [land.2] [land.3] [land.6] [land.7] [land.8] [land.10] [land.11]', () => {
  expect(using('skyehn', 'fandor', ['magic']).pool.force).toBe(3)
  expect(using('ghadik', 'fandor', ['p2', 'p5']).gold).toBe(9)
  expect(using('kale', 'fandor', ['magic']).potion).toBe(3)
  expect(using('gurban', 'lusara', ['force', 'p3']).pool.magic).toBe(3)
  expect(using('yuha', 'jckrat', ['p1']).pool.magic).toBe(2)
  expect(using('wahibah', 'jckrat', ['magic']).defense).toBe(3)
  expect(using('negueria', 'geas', ['force', 'magic', 'p1']).glory).toBe(32)
  expect(using('thaklan', 'geas', ['force', 'magic']).pool.persuasion).toHaveLength(3)
})

test('regions ask for dice of their colours [land.1] [land.2] [land.3] [land.6] [land.7] [land.8] [land.10] [land.11]', () => {
  const refused = (
    region: 'skyehn' | 'ghadik' | 'kale' | 'gurban' | 'yuha' | 'wahibah' | 'negueria' | 'thaklan',
    manager: 'fandor' | 'lusara' | 'jckrat' | 'geas',
    force: number,
    magic: number,
    ...p: number[]
  ) =>
    refusal(
      at(
        position('air', 'jungle')
          .pool(1, 1)
          .hires(0, manager)
          .lands(0, region, manager)
          .pool(0, force, magic, ...p),
      ),
      0,
      `region:${region}`,
    )
  expect(refused('skyehn', 'fandor', 9, 0, 1)).toBe('region.2')
  expect(refused('ghadik', 'fandor', 9, 9, 1)).toBe('region.2')
  expect(refused('kale', 'fandor', 9, 0, 1)).toBe('region.2')
  expect(refused('gurban', 'lusara', 1, 9)).toBe('region.2')
  expect(refused('yuha', 'jckrat', 9, 9)).toBe('region.2')
  expect(refused('wahibah', 'jckrat', 9, 0, 1)).toBe('region.2')
  expect(refused('negueria', 'geas', 1, 1)).toBe('region.2')
  expect(refused('thaklan', 'geas', 1, 0, 6)).toBe('region.2')
})

test('Rynia recruits, Uyuniah equips, Al-Dahj loots, all for nothing [land.5] [land.9] [land.12]', () => {
  expect(
    using('rynia', 'lusara', ['force', 'force'], { 'tavern.free': 'saruna' }).members.map(one => one.id),
  ).toContain('saruna')
  const equipped = using('uyuniah', 'jckrat', ['force', 'p2'], {
    'bazaar.free': 'noxx',
    'equipment.wearer': 'jckrat',
  })
  expect(equipped.members[2].worn.clothing).toBe('noxx')
  expect(equipped.gold).toBe(0)
  expect(using('alDahj', 'geas', ['force'], { 'loot.choose': 'lootBrew' }).loot).toEqual(['lootBrew'])
})

test('a region is used as long as one thing lies on display for it and somebody can have it, and refused otherwise [land-action.1] [land.9] [land.12]', () => {
  const clan = () =>
    position('air', 'jungle')
      .pool(0, 3)
      .hires(0, 'jckrat', 'geas')
      .lands(0, 'uyuniah', 'jckrat')
      .lands(0, 'alDahj', 'geas')
  const refused = (where: ReturnType<typeof position>) =>
    ['region:uyuniah', 'region:alDahj'].map(key => refusal(at(where), 0, key))
  expect(refused(clan().display('bazaar', 'noxx').display('loot', 'lootBrew'))).toEqual([
    undefined,
    undefined,
  ])
  expect(refused(clan().display('bazaar').display('loot'))).toEqual(['land-action.1', 'land-action.1'])
  const away = clan().display('bazaar', 'noxx').display('loot', 'lootBrew')
  for (const [path, id] of (['purkas', 'korgo', 'jckrat'] as const).entries())
    away.sends(0, id, `regionA:${path}`)
  expect(refused(away)).toEqual([undefined, undefined])
  expect(refused(away.sends(0, 'geas', 'regionA:3'))).toEqual(['land-action.1', undefined])
})

test('what may be taken along is pointed at where it lies: dice, traps and what is in store [outside.2]', () => {
  const match = at(
    table().region('regionA', 'kyzhul', '1A').has(0, { defense: 1, potion: 1, venom: 1 }).pool(0, 3, 1),
  )
  match.pickKey(0, 'path:regionA:0')
  match.pickKey(0, 'frunks')
  const shown = match.face(0)?.candidates.map(({ key, at }) => [key, at])
  expect(shown).toEqual([
    ['depart', []],
    ['force', 'die:force'],
    ['magic', 'die:magic'],
    ['initial', 'trap:initial'],
    ['defense', 'stock:defense'],
    ['potion', 'stock:potion'],
    ['venom', 'stock:venom'],
  ])
})

test('a free recruit needs the surplus of glory, works under panic, takes a novice, and brings no round [loot-token.17] [panic.9] [loot-token.15]', () => {
  const match = at(
    table()
      .has(0, { glory: 5 })
      .loot(0, 'lootRecruit')
      .panic('tavern')
      .display('tavern', 'taroa', 'nimra', 'saruna', 'torko')
      .pool(0, 1),
  )
  expect(refusal(match, 0, 'building:tavern')).toBe('panic.6')
  match.pickKey(0, 'loot:lootRecruit')
  expect(keys(match, 0)).toEqual(['taroa', 'nimra', 'novice'])
  match.pickKey(0, 'novice')
  expect(match.state.clans[0]).toMatchObject({ gold: 7, loot: [], pool: { force: 2 } })
  expect(match.state.loot.discard).toEqual(['lootRecruit'])
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [0] })
})
