import { answer, keys } from '@tablee/common/testing/answers.ts'
import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { monsterLands } from '../game.ts'
import { reputation } from '../rules/clan.ts'
import { income } from '../rules/preparation.ts'
import type { MonsterLands } from '../state.ts'
import { position } from './position.ts'

const fresh = (seats: number, options: { readonly [name: string]: unknown } = {}, seed = 1) =>
  Match.start(monsterLands, { seats, options, seed })

/** The states that many seeds begin with, before clans are chosen. */
const starts = (seats: number, options: { readonly [name: string]: unknown } = {}): MonsterLands[] =>
  Array.from({ length: 60 }, (_, seed) => fresh(seats, options, seed + 1).state)

const solo = { scenario: 'routine' }

test('the novices form one pile of eight [setup.3]', () => {
  expect(fresh(3).state.tavern.novices).toBe(8)
})

test('four mercenaries are on display, at least one of reputation 4 or less for each player [setup.5] [setup.6] [setup.7]', () => {
  for (const seats of [2, 3, 4])
    for (const { tavern, data } of starts(seats)) {
      const low = tavern.display.filter(id => id !== null && data.members[id].reputation <= 4)
      expect(tavern.display).toHaveLength(4)
      expect(low.length).toBeGreaterThanOrEqual(seats)
    }
})

test('mercenaries that were set aside are in the deck again [setup.8]', () => {
  for (const { tavern } of starts(4)) expect(new Set([...tavern.display, ...tavern.deck]).size).toBe(28)
})

test('only the dearest of the display is ever set aside [setup.9] [setup.7]', () => {
  // Where two low ones are shown for two players, high ones stay.
  const kept = starts(2).some(({ tavern, data }) =>
    tavern.display.some(id => id !== null && data.members[id].reputation >= 6),
  )
  expect(kept).toBe(true)
  for (const { tavern, data } of starts(4))
    expect(tavern.display.every(id => id !== null && data.members[id].reputation <= 4)).toBe(true)
})

test('without the module only classic traps are sold, initial ones never [setup.10] [setup.11] [setup.12] [ambush.1]', () => {
  const { lair, data } = fresh(3).state
  const all = [...lair.display, ...lair.deck].filter(one => one !== null)
  expect(lair.display).toHaveLength(6)
  expect(all).toHaveLength(36)
  expect(all.every(id => data.traps[id].kind === 'classic')).toBe(true)
  const module = fresh(3, { ambushes: true }).state.lair
  const more = [...module.display, ...module.deck].filter(one => one !== null)
  expect(more).toHaveLength(60)
  expect(more.filter(id => data.traps[id].kind === 'ambush')).toHaveLength(18)
  expect(more.filter(id => data.traps[id].kind === 'reinforced')).toHaveLength(6)
})

test('three equipment cards and four loot tokens lie open [setup.13] [setup.20]', () => {
  const { bazaar, loot } = fresh(2).state
  expect(bazaar.display).toHaveLength(3)
  expect(bazaar.deck).toHaveLength(15)
  expect(loot.display).toHaveLength(4)
  expect(loot.deck).toHaveLength(12)
})

test('tutorial and normal open with monsters of rank A; the others are shuffled with rank B [setup.14] [setup.15] [difficulty.2]', () => {
  for (const difficulty of ['tutorial', 'normal'])
    for (const { zones, data, monsters } of starts(3, { difficulty })) {
      const out = zones.flatMap(({ monster }) => monster ?? [])
      expect(out).toHaveLength(2)
      expect(out.every(id => data.monsters[id].rank === 'A')).toBe(true)
      expect(monsters.deck).toHaveLength(18)
    }
})

test('heroic and legendary deal from all monsters [difficulty.1] [difficulty.3] [difficulty.4]', () => {
  for (const difficulty of ['heroic', 'legendary']) {
    const out = starts(3, { difficulty }).flatMap(({ zones, data }) =>
      zones.flatMap(({ monster }) => (monster ? data.monsters[monster].rank : [])),
    )
    expect(out).toContain('A')
    expect(out).toContain('B')
  }
})

test('Dogor dealt at the start goes to the gates, and another monster is dealt [monster.31] [monster.9]', () => {
  const all = starts(4, { difficulty: 'heroic' })
  const besieged = all.filter(({ zones }) => zones[4].monster === 'dogor')
  expect(besieged.length).toBeGreaterThan(0)
  for (const { zones } of besieged) expect(zones[2].monster !== null && zones[3].monster !== null).toBe(true)
  for (const { zones } of all) expect([zones[2].monster, zones[3].monster]).not.toContain('dogor')
})

test('with three or four players two regions are open, with one or two only region A [setup.16] [setup.17] [setup.19] [solo.2] [region.1]', () => {
  for (const [seats, lands] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ]) {
    const { zones, regions, tiles } = fresh(seats).state
    const open = zones.filter(zone => zone.id.startsWith('region'))
    expect(open).toHaveLength(lands)
    expect(open.every(zone => zone.monster && zone.region && zone.face && zone.paths.length === 4)).toBe(true)
    expect(regions.deck).toHaveLength(12 - lands)
    expect(tiles.deck).toHaveLength(6 - lands)
  }
  expect(new Set(starts(2).map(({ zones }) => zones[2].face?.[1]))).toEqual(new Set(['A', 'B']))
})

test('one mission lies on each side, ten are in the bag [setup.21] [mission.1]', () => {
  const { zones, missions } = fresh(2).state
  expect(zones[0].mission?.[0]).toBe('C')
  expect(zones[1].mission?.[0]).toBe('K')
  expect(missions.bag).toHaveLength(10)
  expect(zones[0].mission?.slice(1)).not.toBe(zones[1].mission?.slice(1))
})

test('the game starts on turn 1, with seven panic tokens in their stack [setup.23] [setup.24]', () => {
  const { turn, panic, zones } = fresh(2).state
  expect(turn).toBe(1)
  expect(new Set(panic).size).toBe(7)
  expect(zones[zones.length - 1].monster).toBeNull()
})

test('piles are in another order with another seed [talent.8] [setup.26]', () => {
  const orders = starts(4)
  for (const pile of ['panic'] as const)
    expect(new Set(orders.map(one => one[pile].join())).size).toBeGreaterThan(50)
  for (const market of ['lair', 'tavern', 'bazaar', 'loot', 'monsters', 'regions'] as const)
    expect(new Set(orders.map(one => one[market].deck.join())).size).toBeGreaterThan(50)
  expect(new Set(orders.map(one => one.missions.bag.join())).size).toBeGreaterThan(50)
  expect(new Set(orders.map(one => one.tiles.deck.join())).size).toBeGreaterThan(10)
  expect(new Set(orders.map(one => one.firstPlayer))).toEqual(new Set([0, 1, 2, 3]))
})

test('clans are chosen from the last in turn order to the first, each once [setup.28] [setup.29]', () => {
  const match = fresh(3, {}, 5)
  const first = match.state.firstPlayer
  const order = [2, 1, 0].map(step => (first + step) % 3)
  for (const [place, seat] of order.entries()) {
    expect(match.waiting).toMatchObject({ prompt: 'clan.choose', seats: [seat] })
    expect(keys(match, seat)).toHaveLength(4 - place)
    expect(match.state.clans[seat]).toMatchObject({ gold: 0, glory: 0, traps: [], members: [] })
    match.pickKey(seat, keys(match, seat)[0])
  }
  expect(new Set(match.state.clans.map(clan => clan.affinity)).size).toBe(3)
})

test('two seats cannot be given the same clan [setup.29]', () => {
  expect(() => fresh(2, { clans: ['fire', 'fire'] })).toThrow('fire')
  expect(() => fresh(2, { clans: ['fire', 'choose'] })).not.toThrow()
})

test('each clan has the leader and the starting mercenary of its affinity, 5 glory, 7 gold, a trap, reputation 1 [setup.27] [setup.31] [setup.32] [setup.33] [setup.34] [setup.35] [setup.38] [clan.2]', () => {
  const pairs = {
    air: ['purkas', 'korgo'],
    water: ['tortock', 'taron'],
    fire: ['nuduru', 'frunks'],
    jungle: ['poisson', 'timbulu'],
  }
  const { state } = fresh(4, { clans: Object.keys(pairs) })
  for (const [seat, [leader, starter]] of Object.values(pairs).entries()) {
    const clan = state.clans[seat]
    expect(clan.members.map(one => one.id)).toEqual([leader, starter])
    expect(clan.members.map(one => one.leader)).toEqual([true, false])
    expect(clan).toMatchObject({ glory: 5, gold: 7, traps: ['initial'], defense: 0, potion: 0, venom: 0 })
    expect(reputation(state, clan)).toBe(1)
  }
})

test('what belongs to clans that do not play leaves the game [setup.30] [setup.33]', () => {
  const { gone } = fresh(2, { clans: ['fire', 'air'] }).state
  expect([...gone.members].sort()).toEqual(['poisson', 'taron', 'timbulu', 'tortock'])
  expect(gone.traps).toEqual(['initial', 'initial'])
})

test('every clan starts with two force dice, one magic and one persuasion, which is rolled [setup.36] [setup.37] [prep.8]', () => {
  const { clans } = fresh(4, { clans: ['fire', 'air', 'water', 'jungle'] }).state
  for (const { pool } of clans) {
    expect(pool).toMatchObject({ force: 2, magic: 1 })
    expect(pool.persuasion).toHaveLength(1)
    expect(pool.persuasion[0]).toBeGreaterThan(0)
  }
})

test('members contribute their dice, glory adds by its bracket [prep.1] [prep.2] [prep.3] [prep.4] [prep.5] [prep.6]', () => {
  const dice = (glory: number) =>
    income(position('fire', 'water').has(0, { glory }).hires(0, 'karunna').state, 0)
  const own = { force: 1 + 1, magic: 1 + 2, persuasion: 1 }
  expect(dice(0)).toEqual(own)
  expect(dice(1)).toEqual({ ...own, force: 3 })
  expect(dice(10)).toEqual({ ...own, force: 3 })
  expect(dice(11)).toEqual({ ...own, force: 3, persuasion: 2 })
  expect(dice(20)).toEqual({ ...own, force: 3, persuasion: 2 })
  expect(dice(21)).toEqual({ ...own, force: 3, persuasion: 2, magic: 4 })
})

test('bonus dice are counted once: glory that changes later counts next turn [prep.7]', () => {
  const match = position('jungle', 'water').has(0, { glory: 10 }).loot(0, 'lootGold10').at('preparation')
  match.state.clans[0].glory = 25
  match.pickKey(0, 'loot:lootGold10')
  expect(match.state.clans[0].pool).toMatchObject({ force: 2, magic: 1, persuasion: { length: 1 } })
})

test('a clan without anybody takes a novice as leader and has 5 gold at least [death.10] [death.11] [death.12] [novice.11]', () => {
  const lost = (gold: number, novices = 8) =>
    position('jungle', 'water')
      .has(0, { gold, glory: 12, potion: 2 })
      .change(({ clans, gone, tavern }) => {
        for (const { id } of clans[0].members.splice(0)) gone.members.push(id as 'poisson')
        while (tavern.novices > novices) {
          tavern.novices--
          clans[1].members.push({ ...clans[1].members[1], id: 'novice' })
        }
      })
      .at('preparation').state.clans[0]
  expect(lost(2)).toMatchObject({ gold: 5, glory: 12, potion: 2, members: [{ id: 'novice', leader: true }] })
  expect(lost(9).gold).toBe(9)
  expect(lost(2).pool).toMatchObject({ force: 2, persuasion: { length: 1 } })
})

test('with the pile of novices empty a lost clan plays with its bonus dice alone [death.13]', () => {
  const match = position('jungle', 'water')
    .has(0, { gold: 2 })
    .hires(1, ...Array<'novice'>(8).fill('novice'))
    .change(({ clans, gone }) => {
      for (const { id } of clans[0].members.splice(0)) gone.members.push(id as 'poisson')
    })
    .at('preparation')
  expect(match.state.clans[0]).toMatchObject({
    gold: 2,
    members: [],
    pool: { force: 1, magic: 0, persuasion: [] },
  })
})

test('each turn runs preparation, deployment, adventure, cleanup [flow.1]', () => {
  const match = position('jungle', 'water').at('preparation')
  expect(match.state).toMatchObject({ phase: 'deployment', turn: 1 })
  while (match.state.turn === 1 && match.ask) {
    const seat = match.ask.waiting[0]
    const offered = keys(match, seat)
    match.pickKey(
      seat,
      offered.includes('done')
        ? 'done'
        : offered.includes('building:pawnshop')
          ? 'building:pawnshop'
          : offered[offered.length - 1],
    )
  }
  expect(match.state).toMatchObject({ phase: 'deployment', turn: 2 })
})

const favored = (turn: number, on = true) =>
  position('jungle', 'water').with({ favor: on }).turn(turn).at('preparation')

test('from turn 2 on the Queen gives the first player a die of any colour and one gift [favor.1] [favor.2] [favor.3]', () => {
  expect(favored(1).waiting?.prompt).toBe('deploy')
  expect(favored(3, false).waiting?.prompt).toBe('deploy')
  const match = favored(2)
  expect(match.waiting).toMatchObject({ prompt: 'favor.die', seats: [0] })
  expect(keys(match, 0)).toEqual(['force', 'magic', 'persuasion', 'pass'])
  match.pickKey(0, 'persuasion')
  expect(match.state.clans[0].pool.persuasion).toHaveLength(2)
  expect(keys(match, 0)).toEqual(['potion', 'venom', 'defense', 'gold', 'pass'])
  match.pickKey(0, 'gold')
  expect(match.state.clans[0].gold).toBe(9)
  expect(match.waiting?.prompt).toBe('deploy')
  const refused = favored(6)
  answer(refused, { 'favor.die': 'pass', 'favor.gift': 'defense' }, 'deploy')
  expect(refused.state.clans[0]).toMatchObject({
    defense: 1,
    pool: { force: 2, magic: 1, persuasion: { length: 1 } },
  })
})

test('More Monsters brings one to empty gates on turns 2, 4 and 6, without panic yet [more-monsters.1] [more-monsters.2] [more-monsters.3]', () => {
  const gates = (turn: number, monster: 'moldo' | null = null) => {
    const { state } = position('jungle', 'water')
      .with({ moreMonsters: true })
      .monster('gates', monster)
      .turn(turn)
      .at('preparation')
    return { at: state.zones[3].monster, panic: 7 - state.panic.length }
  }
  for (const turn of [2, 4, 6]) expect(gates(turn)).toEqual({ at: expect.any(String), panic: 0 })
  for (const turn of [1, 3, 5]) expect(gates(turn)).toEqual({ at: null, panic: 0 })
  expect(gates(4, 'moldo').at).toBe('moldo')
})

test('a game seats up to four; one alone plays a scenario [comp.7]', () => {
  expect(() => fresh(5)).toThrow()
  expect(fresh(4).state.scenario).toBeNull()
  expect(fresh(1, solo).state.scenario).toBe('routine')
})
