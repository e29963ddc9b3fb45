import { answer, keys, told } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { invariants } from '../invariants.ts'
import { reputation } from '../rules/clan.ts'
import { type MonsterMatch, position } from './position.ts'

const table = () => position('jungle', 'water')
const gatesOf = ({ state }: MonsterMatch) => state.zones[state.zones.length - 1]
const panicked = ({ state }: MonsterMatch) => Object.values(state.citadel).filter(one => one.panic).length

test('survivors come home with gold, potions and venoms; traps and Defense tokens are gone [cleanup.2] [cleanup.3] [cleanup.6] [armory.8] [alchemist.12]', () => {
  const match = table()
    .has(0, { gold: 0, potion: 2, venom: 1 })
    .sends(0, 'timbulu', 'regionA:0', {
      force: 2,
      tokens: ['initial', 'defense', 'flat4'],
      gold: 3,
      potion: 2,
      venom: 1,
    })
    .at('cleanup')
  const clan = match.state.clans[0]
  expect(clan).toMatchObject({ potion: 3, venom: 2, defense: 0, traps: [] })
  expect(clan.gold + 1).toBe(3) // One gold of wages for Timbulu.
  expect(clan.members[1].at).toBeNull()
  expect(match.state.zones[2].paths).toEqual([null, null, null, null])
  expect(match.state.lair.discard).toEqual(['flat4'])
  expect(match.state.gone.traps).toContain('initial')
  expect(match.state.supply).toMatchObject({ potion: 13, venom: 14, defense: 20 })
})

test('the wounded stay wounded; before wages a potion may heal them [cleanup.4] [cleanup.5]', () => {
  const match = table().who(0, 'timbulu', { wounded: true }).has(0, { potion: 1 }).at('cleanup')
  expect(match.state.clans[0].members[1].wounded).toBe(true)
  expect(keys(match, 0)).toEqual(['heal:timbulu', 'pass'])
  match.pickKey(0, 'heal:timbulu')
  expect(match.state.clans[0].members[1].wounded).toBe(false)
})

test('a monster that was not beaten goes to the gates, fought or not, and brings panic [panic.1] [panic.4] [panic.5] [cleanup.1]', () => {
  const match = table().monster('regionA', 'turfus').monster('gates', null).at('cleanup')
  expect(gatesOf(match).monster).toBe('turfus')
  expect(match.state.zones[2].monster).not.toBe('turfus')
  expect(match.state.zones[2].monster).not.toBeNull()
  expect(panicked(match)).toBe(1)
  expect(match.state.panic).toHaveLength(6)
})

test('of several monsters the one of the highest attack stays, then of the highest kill value [panic.2]', () => {
  const stays = (here: 'dogor' | 'moldo' | 'korcko', there: 'sandor' | 'krinx' | 'gator') =>
    gatesOf(table().monster('regionA', there).monster('gates', here).at('cleanup')).monster
  expect(stays('dogor', 'sandor')).toBe('dogor') // 6 against 5.
  expect(stays('moldo', 'krinx')).toBe('krinx') // 3 against 4.
  expect(stays('korcko', 'gator')).toBe('korcko') // Both 5; 20 against 17.
})

test('between equals the monster at the gates stays, else that of region A [panic.3]', () => {
  const match = position('jungle', 'water', 'air')
    .monster('gates', 'warkors')
    .monster('regionA', 'krushuj')
    .monster('regionB', 'moldo')
    .at('cleanup')
  expect(gatesOf(match).monster).toBe('warkors') // Both 5 and 18.
  const none = position('jungle', 'water', 'air')
    .monster('gates', null)
    .monster('regionA', 'krushuj')
    .monster('regionB', 'warkors')
    .at('cleanup')
  expect(gatesOf(none).monster).toBe('krushuj')
  expect(none.state.monsters.discard).toContain('warkors')
})

test('an escaped Sandor competes for the gates [monster.29]', () => {
  const escaped = (here: 'dogor' | 'krinx') =>
    gatesOf(
      table()
        .monster('gates', here)
        .monster('regionA', null)
        .change(({ monsters }) => {
          monsters.deck.splice(monsters.deck.indexOf('sandor'), 1)
          monsters.escaped = 'sandor'
        })
        .at('cleanup'),
    ).monster
  expect(escaped('dogor')).toBe('dogor')
  expect(escaped('krinx')).toBe('sandor')
})

test('panic adds up; Krinx brings two tokens; with the stack empty nothing comes [panic.7] [panic.8] [monster.7]', () => {
  const calm = () => table().monster('regionA', null).panic('mine', 'tavern')
  expect(panicked(calm().monster('gates', 'moldo').at('cleanup'))).toBe(3)
  expect(panicked(calm().monster('gates', 'krinx').at('cleanup'))).toBe(4)
  expect(
    panicked(
      calm().panic('armory', 'bazaar', 'pawnshop', 'alchemist').monster('gates', 'krinx').at('cleanup'),
    ),
  ).toBe(7)
  expect(
    panicked(
      calm()
        .panic('armory', 'bazaar', 'pawnshop', 'alchemist', 'huntersLair')
        .monster('gates', 'moldo')
        .at('cleanup'),
    ),
  ).toBe(7)
})

test('panic tokens stay when the monster at the gates is only replaced, and none come without one [panic.8] [panic.5]', () => {
  expect(
    panicked(table().monster('gates', 'moldo').monster('regionA', 'dogor').panic('mine').at('cleanup')),
  ).toBe(2)
  expect(panicked(table().monster('gates', null).monster('regionA', null).at('cleanup'))).toBe(0)
})

const leaderless = () =>
  table().change(({ clans, gone }) => {
    const [leader] = clans[0].members.splice(0, 1)
    gone.members.push(leader.id as 'poisson')
  })

test('the mercenary of the highest reputation becomes leader, then the costlier, then by choice [leader.1] [leader.2] [clan.3]', () => {
  const first = leaderless().hires(0, 'fandor', 'taroa').at('cleanup')
  expect(first.state.clans[0].members.filter(one => one.leader).map(one => one.id)).toEqual(['fandor'])
  expect(reputation(first.state, first.state.clans[0])).toBe(1 + 5 + 4)
  const costlier = leaderless().hires(0, 'taroa', 'tranok').at('cleanup') // Both 4; 8 against 9.
  expect(costlier.state.clans[0].members.find(one => one.leader)?.id).toBe('tranok')
  const tied = leaderless().hires(0, 'taroa', 'puargh').at('cleanup')
  expect(tied.waiting).toMatchObject({ prompt: 'leader.new', seats: [0] })
  expect(keys(tied, 0)).toEqual(['taroa', 'puargh'])
  tied.pickKey(0, 'puargh')
  expect(tied.state.clans[0].members.find(one => one.leader)?.id).toBe('puargh')
})

test('managers are promoted only when nobody else is left, and then leave their region [leader.3] [manage.4]', () => {
  const novice = leaderless()
    .hires(0, 'novice', 'geas')
    .lands(0, 'thaklan', 'geas')
    .change(({ clans, gone }) => {
      clans[0].members.splice(0, 1)
      gone.members.push('timbulu')
    })
  const match = novice.at('cleanup')
  expect(match.state.clans[0].members.find(one => one.leader)?.id).toBe('novice') // novice.11
  expect(match.state.clans[0].members.find(one => one.id === 'geas')?.manages).toBe('thaklan')
  const last = leaderless().lands(0, 'thaklan', 'timbulu').has(0, { gold: 9 }).at('cleanup')
  expect(last.state.clans[0].members[0]).toMatchObject({ id: 'timbulu', leader: true, manages: null })
  expect(last.state.clans[0].lands).toHaveLength(1)
})

test('if only novices are left, one of them leads [novice.11]', () => {
  const match = leaderless()
    .hires(0, 'novice')
    .change(({ clans, gone }) => {
      clans[0].members.splice(0, 1)
      gone.members.push('timbulu')
    })
    .at('cleanup')
  expect(match.state.clans[0].members).toMatchObject([{ id: 'novice', leader: true }])
})

/** The gold that seat 0 has left after wages, of 30. */
const left = (glory: number, ...hired: ('dalina' | 'novice' | 'geas')[]) => {
  const match = table()
    .has(0, { glory, gold: 30 })
    .hires(0, ...hired)
    .at('cleanup')
  return match.state.clans[0].gold
}

test('all but the leader are paid 1 gold, from 11 glory on 2, from 21 on 3; novices too [wages.1] [wages.2] [wages.3] [wages.4] [leader.4] [novice.9]', () => {
  expect(left(10, 'dalina')).toBe(28)
  expect(left(11, 'dalina')).toBe(26)
  expect(left(20, 'dalina')).toBe(26)
  expect(left(21, 'dalina')).toBe(24)
  expect(left(10, 'novice')).toBe(28)
})

test('managers are not paid [wages.1] [manage.2]', () => {
  const match = table()
    .has(0, { glory: 10, gold: 30 })
    .hires(0, 'geas')
    .lands(0, 'thaklan', 'geas')
    .at('cleanup')
  expect(match.state.clans[0].gold).toBe(29)
})

test('who cannot pay all loses all gold and one member: the one of the highest reputation [wages.5] [wages.7] [wages.8]', () => {
  const match = table().has(0, { gold: 2, glory: 10 }).hires(0, 'dalina', 'taroa').at('cleanup')
  expect(match.state.clans[0].gold).toBe(0)
  expect(match.state.clans[0].members.map(one => one.id)).toEqual(['poisson', 'timbulu', 'dalina'])
  expect(match.state.tavern.discard).toEqual(['taroa'])
  expect(reputation(match.state, match.state.clans[0])).toBe(3)
  expect(told(match)).toContain('deserted')
})

test('exactly enough gold is enough [wages.5]', () => {
  const match = table().has(0, { gold: 3, glory: 10 }).hires(0, 'dalina', 'taroa').at('cleanup')
  expect(match.state.clans[0]).toMatchObject({ gold: 0, members: { length: 4 } })
})

test('the leader and managers never desert; ties go to the costlier, then to choice [wages.6] [wages.7] [manage.2]', () => {
  const managed = table().has(0, { gold: 0 }).hires(0, 'geas').lands(0, 'thaklan', 'geas').at('cleanup')
  expect(managed.state.clans[0].members.map(one => one.id)).toEqual(['poisson', 'geas'])
  expect(managed.state.gone.members).toContain('timbulu') // A starting member leaves the game.
  const costlier = table().has(0, { gold: 0 }).hires(0, 'taroa', 'tranok').at('cleanup')
  expect(costlier.state.clans[0].members.map(one => one.id)).not.toContain('tranok')
  const tied = table().has(0, { gold: 0 }).hires(0, 'taroa', 'puargh').at('cleanup')
  expect(keys(tied, 0)).toEqual(['taroa', 'puargh'])
})

test('a novice who deserts goes back to the pile [novice.12]', () => {
  const match = table().has(0, { gold: 0 }).lands(0, 'thaklan', 'timbulu').hires(0, 'novice').at('cleanup')
  expect(match.state.clans[0].members.map(one => one.id)).toEqual(['poisson', 'timbulu'])
  expect(match.state.tavern.novices).toBe(8)
})

test('a deserter’s equipment goes to others within one of each type, or is discarded [wages.9]', () => {
  const match = table()
    .has(0, { gold: 0 })
    .hires(0, 'taroa')
    .wears(0, 'taroa', 'pugnor', 'noxx')
    .wears(0, 'poisson', 'jlyzor')
    .at('cleanup')
  answer(match, { 'free.wages': 'pass', 'equipment.inherit': 'poisson' }, 'deploy')
  expect(match.state.clans[0].members.map(one => one.worn)).toEqual([
    { weapon: 'jlyzor', clothing: 'noxx', spell: null },
    { weapon: 'pugnor', clothing: null, spell: null },
  ])
  const full = table()
    .has(0, { gold: 0 })
    .hires(0, 'taroa')
    .wears(0, 'taroa', 'pugnor')
    .wears(0, 'poisson', 'jlyzor')
    .wears(0, 'timbulu', 'krakhen')
    .at('cleanup')
  answer(full, { 'free.wages': 'pass' }, 'deploy')
  expect(full.state.bazaar.discard).toEqual(['pugnor'])
})

test('while one piece of a deserter is handed on, the others lie where they go if nobody takes them [wages.9]', () => {
  const match = table()
    .has(0, { gold: 0 })
    .hires(0, 'taroa')
    .wears(0, 'taroa', 'pugnor', 'noxx', 'mortis')
    .wears(0, 'timbulu', 'krakhen')
    .wears(0, 'poisson', 'jlyzor')
    .at('cleanup')
  match.pickKey(0, 'pass')
  expect(match.waiting?.prompt).toBe('equipment.inherit')
  expect(match.state.bazaar.discard).toEqual(['pugnor', 'noxx', 'mortis'])
  expect(invariants(match.state)).toEqual([])
  match.pickKey(0, 'timbulu')
  match.pickKey(0, 'poisson')
  expect(match.state.bazaar.discard).toEqual(['pugnor'])
  expect(match.state.clans[0].members.map(one => one.worn)).toEqual([
    { weapon: 'jlyzor', clothing: null, spell: 'mortis' },
    { weapon: 'krakhen', clothing: 'noxx', spell: null },
  ])
})

test('before wages trophies may be sold and loot used, and need not be; gold that is there is paid [wages.10] [trophy.1]', () => {
  const poor = () =>
    table().has(0, { gold: 0, glory: 10 }).hires(0, 'taroa').trophies(0, 'abysur').loot(0, 'lootGold10')
  const match = poor().at('cleanup')
  expect(match.waiting).toMatchObject({ prompt: 'free.wages', seats: [0] })
  expect(keys(match, 0)).toEqual(['loot:lootGold10', 'trophy:abysur', 'pass'])
  answer(match, { 'free.wages': ['trophy:abysur', 'pass'] }, 'deploy')
  expect(match.state.clans[0]).toMatchObject({ gold: 8, members: { length: 3 } })
  const proud = poor().at('cleanup')
  answer(proud, { 'free.wages': 'pass' }, 'deploy')
  expect(proud.state.clans[0]).toMatchObject({ gold: 0, trophies: ['abysur'], members: { length: 2 } })
})

test('when Dalina leaves, traps above five are discarded at once [wages.11]', () => {
  const match = table()
    .has(0, { gold: 0 })
    .hires(0, 'dalina')
    .traps(0, 'flat4', 'flat6', 'flat8', 'forceDie1', 'forceMod1', 'magicMod1')
    .at('cleanup')
  expect(match.waiting).toMatchObject({ prompt: 'traps.discard', seats: [0] })
  answer(match, { 'traps.discard': ['initial', 'flat4'] }, 'deploy')
  expect(match.state.clans[0].traps).toHaveLength(5)
})

test('dice go home, talents and regions may be used again [reset.1] [novice.3] [talent.2] [land-action.3]', () => {
  const match = table()
    .hires(0, 'novice', 'geas')
    .lands(0, 'thaklan', 'geas')
    .laid('tavern', 1, 4)
    .laid('pawnshop', 1, 0)
    .who(0, 'novice', { held: 'magic' })
    .who(0, 'timbulu', { spent: { talent: 1, weapon: 0, clothing: 0, spell: 0 } })
    .change(({ clans }) => {
      clans[0].lands[0].dice.push({ colour: 'force', value: 0 })
    })
    .at('cleanup')
  expect(match.state.citadel.tavern).toMatchObject({ persuasion: 0 })
  expect(match.state.citadel.tavern.slots.every(slot => slot.by === null)).toBe(true)
  expect(match.state.citadel.pawnshop.slots).toEqual([])
  expect(match.state.clans[0].members.find(one => one.id === 'novice')?.held).toBeNull()
  expect(match.state.clans[0].members[1].spent.talent).toBe(0)
  expect(match.state.clans[0].lands[0].dice).toEqual([])
})

test('missions are replaced, each on its side; empty places of monsters and regions are filled, the gates are not [reset.2] [reset.3] [reset.4] [mission.1]', () => {
  const match = table()
    .mission('missionA', 1)
    .mission('missionB', 2)
    .monster('gates', null)
    .monster('regionA', null)
    .change(state => {
      const [, , land] = state.zones
      state.regions.discard.push(land.region as 'kyzhul')
      state.tiles.discard.push(Number(land.face?.[0]))
      land.region = null
      land.face = null
    })
    .at('cleanup')
  expect(match.state.missions.discard).toEqual(expect.arrayContaining([0, 1]))
  const [a, b, land] = match.state.zones
  expect(a.mission?.[0]).toBe('C')
  expect(b.mission?.[0]).toBe('K')
  expect(land.monster).not.toBeNull()
  expect(land.region).not.toBeNull()
  expect(land.face).not.toBeNull()
  expect(told(match)).toContain('region.came')
  expect(gatesOf(match).monster).toBeNull()
})

test('a region that stays keeps its path tile; what is on display stays too [reset.5] [reset.6] [setup.18]', () => {
  const where = table().region('regionA', 'kyzhul', '3B').display('lair', 'flat4', 'flat6')
  const shown = structuredClone([
    where.state.tavern.display,
    where.state.bazaar.display,
    where.state.loot.display,
  ])
  const match = where.at('cleanup')
  expect(match.state.zones[2]).toMatchObject({ region: 'kyzhul', face: '3B' })
  expect([match.state.tavern.display, match.state.bazaar.display, match.state.loot.display]).toEqual(shown)
  expect(match.state.lair.display).toEqual(['flat4', 'flat6', null, null, null, null])
})

test('an empty monster deck and an empty pile of tiles are made of what was discarded [reset.7]', () => {
  const match = table()
    .monster('regionA', null)
    .monster('gates', null)
    .change(({ monsters, tiles, zones, regions }) => {
      monsters.discard.push(...monsters.deck.splice(0))
      tiles.discard.push(...tiles.deck.splice(0), Number(zones[2].face?.[0]))
      regions.discard.push(zones[2].region as 'kyzhul')
      zones[2].region = null
      zones[2].face = null
    })
    .at('cleanup')
  expect(match.state.zones[2].monster).not.toBeNull()
  expect(match.state.zones[2].face).not.toBeNull()
  expect(match.state.monsters.discard).toEqual([])
  expect(match.state.tiles.discard).toEqual([])
})

test('the marker goes to the lowest reputation [first.1] [first.3]', () => {
  const match = position('jungle', 'air', 'water')
    .has(0, { gold: 9 })
    .has(2, { gold: 9 })
    .hires(0, 'dalina')
    .hires(2, 'drapis')
    .at('cleanup')
  expect(match.state.firstPlayer).toBe(1)
  expect(match.state.turn).toBe(2)
})

test('of several it goes to the nearest counter-clockwise, the holder last [first.2]', () => {
  const marker = (holder: number, rich: number[]) => {
    const where = position('jungle', 'air', 'water', 'fire').change(state => {
      state.firstPlayer = holder
    })
    const hired = ['dalina', 'parjas', 'shandee', 'guster'] as const
    for (const seat of rich) where.has(seat, { gold: 9 }).hires(seat, hired[seat])
    const match = where.at('cleanup')
    while (match.ask?.id === 'free.wages') match.pickKey(match.ask.waiting[0], 'pass')
    return match.state.firstPlayer
  }
  expect(marker(0, [])).toBe(3)
  expect(marker(1, [3])).toBe(0)
  expect(marker(1, [0])).toBe(3)
  expect(marker(0, [1, 2, 3])).toBe(0)
})
