import { refusal, told } from '@tablee/common/testing/answers.ts'
import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { SCENARIO_IDS, type ScenarioId } from '../data/solo.ts'
import { monsterLands } from '../game.ts'
import { roundPrice } from '../rules/deploy/tavern.ts'
import { rankOf, unmetGoals } from '../rules/solo/rank.ts'
import { MADHALA, type MonsterLands } from '../state.ts'
import { type MonsterMatch, position } from './position.ts'

const alone = (scenario: ScenarioId = 'routine', options: { readonly [name: string]: unknown } = {}) =>
  position('jungle').with({ scenario, ...options })

const fresh = (scenario: ScenarioId, options: { readonly [name: string]: unknown } = {}, seed = 1) =>
  Match.start(monsterLands, { seats: 1, options: { scenario, ...options }, seed })

/** Has Madhala act once for each of many seeds, from a position that is made anew. */
const tries = (where: () => ReturnType<typeof position>): MonsterMatch[] =>
  Array.from({ length: 200 }, (_, seed) => {
    const match = where()
      .pool(0, 2)
      .seed(seed + 1)
      .at(['deploy', 0])
    match.pickKey(0, 'building:pawnshop')
    match.pickKey(0, 'done')
    return match
  })

const acts = (where: () => ReturnType<typeof position>): MonsterLands[] =>
  tries(where).map(({ state }) => state)

/** What her red die showed. */
const redOf = (match: MonsterMatch): number =>
  match.history?.journal.find(({ id }) => id === 'madhala.rolled')?.values?.red as number

/** Where Madhala is, of many tries: how often at each place. */
function places(states: readonly MonsterLands[]): { [place: string]: number } {
  const count: { [place: string]: number } = {}
  const add = (place: string) => {
    count[place] = (count[place] ?? 0) + 1
  }
  for (const { citadel, zones } of states) {
    for (const [building, { slots }] of Object.entries(citadel))
      for (const { by } of slots) if (by === MADHALA) add(building)
    for (const zone of zones)
      for (const [path, one] of zone.paths.entries()) if (one?.owner === MADHALA) add(`${zone.id}:${path}`)
  }
  return count
}

test('alone one plays as two do: region A, three at the Tavern, and is always first [solo.2] [solo.4] [solo.7] [setup.19]', () => {
  const { state } = fresh('routine', { clans: ['fire'] })
  expect(state.zones.map(zone => zone.id)).toEqual(['missionA', 'missionB', 'regionA', 'gates'])
  expect(state.tavern.display).toHaveLength(3)
  expect(state.firstPlayer).toBe(0)
  expect(alone().at('cleanup').state.firstPlayer).toBe(0)
})

test('the ambush module and the Queen’s favor are off alone, More Monsters may be on [solo.1] [solo.12]', () => {
  const { state } = fresh('routine', { clans: ['fire'], ambushes: true, favor: true, moreMonsters: true })
  expect(state).toMatchObject({ ambushes: false, favor: false, moreMonsters: true })
})

test('the clan is chosen unless the scenario fixes it [solo.3] [scenario.3] [scenario.12]', () => {
  expect(fresh('routine').waiting).toMatchObject({ prompt: 'clan.choose', seats: [0] })
  expect(fresh('money').state.clans[0].affinity).toBe('jungle')
  expect(fresh('noArmour', { clans: ['fire'] }).state.clans[0].affinity).toBe('water')
})

test('any difficulty may be chosen, but the last scenario is not for the tutorial [solo.6] [scenario.37]', () => {
  for (const difficulty of ['tutorial', 'normal', 'heroic', 'legendary'])
    expect(() => fresh('routine', { difficulty })).not.toThrow()
  expect(() => fresh('judgment', { difficulty: 'tutorial' })).toThrow('normal')
  expect(() => fresh('judgment', { difficulty: 'normal' })).not.toThrow()
})

test('Madhala has six tokens, no dice and no glory [solo.5] [madhala.1] [madhala.2]', () => {
  expect(fresh('routine', { clans: ['fire'] }).state.madhala).toEqual({ tokens: 6, pile: [], used: [] })
})

test('she acts after each action that leaves dice, not after the last [madhala.6]', () => {
  const once = alone().pool(0, 2).at(['deploy', 0])
  once.pickKey(0, 'building:pawnshop')
  once.pickKey(0, 'done')
  expect(told(once).filter(id => id === 'madhala.rolled')).toHaveLength(1)
  const last = alone().pool(0, 1).at(['deploy', 0])
  last.pickKey(0, 'building:pawnshop')
  last.pickKey(0, 'done')
  expect(told(last)).not.toContain('madhala.rolled')
})

test('her dice send her to every place of the list, four times as often to a building’s as to half a path [madhala.4] [madhala.7] [madhala.8] [madhala.9]', () => {
  const at = places(acts(() => alone()))
  expect(Object.keys(at).sort()).toEqual([
    'alchemist',
    'armory',
    'bazaar',
    'huntersLair',
    'mine',
    'missionA:0',
    'missionB:0',
    'regionA:0',
    'regionA:1',
    'regionA:2',
    'regionA:3',
    'tavern',
  ])
  const outside = Object.entries(at).filter(([place]) => place.includes(':'))
  const share = outside.reduce((sum, [, count]) => sum + count, 0) / 200
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.47)
})

test('places that are closed, full, panicked, or outside without a token are not for her [madhala.5] [madhala.18]', () => {
  const closed = places(
    acts(() =>
      alone()
        .panic('mine', 'tavern')
        .laid('huntersLair', 0, 0, 0, 0)
        .laid('alchemist', 0, 0, 0)
        .sends(0, 'timbulu', 'regionA:0')
        .change(({ madhala }) => {
          if (madhala) madhala.tokens = 0
        }),
    ),
  )
  expect(Object.keys(closed).sort()).toEqual(['armory', 'bazaar'])
  const taken = places(
    acts(() => alone().panic('mine').sends(0, 'timbulu', 'regionA:0').sends(0, 'poisson', 'missionA:0')),
  )
  expect(Object.keys(taken)).not.toContain('regionA:0')
  expect(Object.keys(taken)).toContain('missionA:1')
})

test('a mission with both expeditions taken is not for her: she rolls again, and is somewhere else each time [madhala.5] [madhala.17] [madhala.18]', () => {
  const states = acts(() => alone().sends(0, 'timbulu', 'missionA:0').sends(0, 'poisson', 'missionA:1'))
  for (const state of states) {
    expect(Object.keys(state.zones[0].paths)).toEqual(['0', '1'])
    expect(Object.values(places([state]))).toEqual([1])
  }
  expect(Object.keys(places(states)).filter(place => place.startsWith('mission'))).toEqual(['missionB:0'])
})

test('with no place open she skips her turn [madhala.19]', () => {
  const match = alone()
    .panic('huntersLair', 'alchemist', 'tavern', 'armory', 'bazaar', 'mine')
    .change(({ madhala }) => {
      if (madhala) madhala.tokens = 0
    })
    .pool(0, 2)
    .at(['deploy', 0])
  match.pickKey(0, 'building:pawnshop')
  match.pickKey(0, 'done')
  expect(told(match)).toContain('madhala.idle')
})

/** All states in which she went to a building. */
const went = (
  building: 'huntersLair' | 'tavern' | 'bazaar' | 'armory' | 'alchemist' | 'mine',
  where = () => alone(),
) => acts(where).filter(({ citadel }) => citadel[building].slots.some(({ by }) => by === MADHALA))

test('at the Lair she lays a rolled persuasion die, which counts, and takes a row of two traps away [madhala.10] [madhala.11]', () => {
  const shown = ['flat4', 'flat6', 'flat8', 'forceDie1', 'forceMod1', 'magicMod1'] as const
  const states = went('huntersLair', () => alone().display('lair', ...shown))
  const rows = new Set(states.map(({ lair }) => [...lair.discard].sort().join()))
  expect(rows).toEqual(new Set(['flat4,flat6', 'flat8,forceDie1', 'forceMod1,magicMod1']))
  for (const { citadel, lair } of states) {
    const [slot] = citadel.huntersLair.slots
    expect(slot).toMatchObject({ by: MADHALA, dice: [{ colour: 'persuasion' }] })
    expect(citadel.huntersLair.persuasion).toBe(slot.dice[0].value)
    expect(slot.dice[0].value).toBeGreaterThan(0)
    expect(lair.display).not.toContain(null)
  }
})

test('at the Tavern and the Bazaar her red die takes the first (1 or 4), second or third away, never a novice [madhala.13] [madhala.14]', () => {
  const taken = (building: 'tavern' | 'bazaar', shown: readonly string[]) =>
    new Set(
      tries(() => alone().display(building, ...shown))
        .filter(({ state }) => state.citadel[building].slots[0].by === MADHALA)
        .map(match => `${redOf(match)} ${match.state[building].discard.join()}`),
    )
  const three = (one: string, two: string, other: string) =>
    new Set([`1 ${one}`, `2 ${two}`, `3 ${other}`, `4 ${one}`])
  expect(taken('tavern', ['dalina', 'drapis', 'taroa'])).toEqual(three('dalina', 'drapis', 'taroa'))
  expect(taken('bazaar', ['pugnor', 'noxx', 'mortis'])).toEqual(three('pugnor', 'noxx', 'mortis'))
  for (const { tavern } of went('tavern')) {
    expect(tavern.novices).toBe(8)
    expect(tavern.display).not.toContain(null)
  }
})

test('at the Alchemist’s she takes the upper place, at the Mine the one of most gold [madhala.12] [madhala.15]', () => {
  for (const { citadel } of went('alchemist'))
    expect(citadel.alchemist.slots.map(({ by }) => by)).toEqual([MADHALA, null])
  for (const { citadel } of went('mine')) {
    expect(citadel.mine.slots.map(({ by }) => by)).toEqual([MADHALA, null, null, null])
    expect(citadel.mine.slots[0].dice).toHaveLength(2)
  }
  const second = went('mine', () =>
    alone().change(({ citadel }) => {
      for (const slot of [0, 1]) citadel.mine.slots[slot] = { dice: [{ colour: 'force', value: 0 }], by: 0 }
    }),
  )
  for (const { citadel } of second)
    expect(citadel.mine.slots[2]).toMatchObject({ by: MADHALA, dice: { length: 1 } })
})

test('outside she lays a token without dice [madhala.16] [madhala.17]', () => {
  for (const { zones, madhala } of acts(() => alone())) {
    const hers = zones.flatMap(zone => zone.paths.filter(one => one?.owner === MADHALA))
    expect(madhala?.tokens).toBe(6 - hers.length)
    for (const one of hers) expect(one).toMatchObject({ member: null, dice: [], tokens: [] })
  }
})

test('in cleanup she gets her tokens back [madhala.3]', () => {
  const match = alone().madhala('regionA:2').madhala('missionB:0').at('cleanup')
  expect(match.state.madhala?.tokens).toBe(6)
})

test('30 glory do not end a scenario; it lasts six turns, the blitz three [solo.10] [scenario.6] [solo.9]', () => {
  expect(alone().has(0, { glory: 35, gold: 30 }).turn(3).at('cleanup').outcome).toBeNull()
  expect(alone('blitz').has(0, { gold: 30 }).turn(2).at('cleanup').outcome).toBeNull()
  expect(alone('blitz').has(0, { gold: 30 }).turn(3).at('cleanup').outcome).not.toBeNull()
})

/** The rank of a clan with so many victory points. */
const ranks = (
  scenario: ScenarioId,
  totals: readonly number[],
  prepare = (where: ReturnType<typeof position>) => where,
) =>
  totals.map(total => {
    const where = prepare(alone(scenario))
    where.state.clans[0].glory = 0
    const rest = monsterLands.scores?.(where.state)[0] ?? 0
    where.state.clans[0].glory = total - rest
    return rankOf(where.state)
  })

test('ranks by points [scenario.1] [scenario.8] [scenario.13] [scenario.21] [scenario.28] [scenario.39] [solo.8] [solo.11]', () => {
  expect(ranks('routine', [34, 35, 45, 60])).toEqual(['cannonFodder', 'recruit', 'veteran', 'hero'])
  expect(ranks('blitz', [21, 22, 30, 40])).toEqual(['cannonFodder', 'recruit', 'veteran', 'hero'])
  expect(ranks('noArmour', [29, 30, 42, 56])).toEqual(['cannonFodder', 'recruit', 'veteran', 'hero'])
  expect(ranks('besieged', [34, 35, 50, 65])).toEqual(['cannonFodder', 'recruit', 'veteran', 'hero'])
  expect(ranks('sneaky', [29, 30, 42, 56])).toEqual(['cannonFodder', 'recruit', 'veteran', 'hero'])
  expect(ranks('judgment', [34, 35, 45, 60])).toEqual(['cannonFodder', 'recruit', 'veteran', 'hero'])
  expect(SCENARIO_IDS).toHaveLength(10)
})

test('the end tells the rank; below recruit Madhala wins [solo.8] [solo.11]', () => {
  const end = (glory: number) => alone().has(0, { glory, gold: 30 }).turn(6).at('cleanup').outcome
  expect(end(10)).toMatchObject({
    winners: [],
    rivals: ['madhala'],
    why: { values: { rank: 'cannonFodder' } },
  })
  expect(end(40)).toMatchObject({ winners: [0], why: { values: { rank: 'recruit' } } })
})

test('money is king: only those who persuade are for hire, and gold is what counts [scenario.2] [scenario.4]', () => {
  const { tavern, data } = fresh('money').state
  const all = [...tavern.display, ...tavern.deck].filter(one => one !== null)
  expect(all).toHaveLength(12)
  expect(all.every(id => data.members[id].dice.persuasion > 0)).toBe(true)
  const rank = (gold: number) => rankOf(alone('money').has(0, { gold, glory: 99 }).state)
  expect([14, 15, 34, 35, 54, 55].map(rank)).toEqual([
    'cannonFodder',
    'recruit',
    'recruit',
    'veteran',
    'veteran',
    'hero',
  ])
})

test('on the last turn trophies and loot can still be turned into gold [scenario.5]', () => {
  const match = alone('money')
    .has(0, { gold: 1 })
    .trophies(0, 'abysur')
    .loot(0, 'lootGold12')
    .turn(6)
    .at('cleanup')
  match.pickKey(0, 'trophy:abysur')
  match.pickKey(0, 'loot:lootGold12')
  expect(match.outcome).toMatchObject({ winners: [0], why: { values: { rank: 'recruit' } } })
})

test('the blitz starts with 12 gold and 3 Defense tokens [scenario.7]', () => {
  const { clans, supply } = fresh('blitz', { clans: ['fire'] }).state
  expect(clans[0]).toMatchObject({ gold: 12, defense: 3 })
  expect(supply.defense).toBe(17)
})

test('without armour the Armory is closed to all, and nothing gives Defense tokens [scenario.9] [scenario.14]', () => {
  const match = position('water')
    .with({ scenario: 'noArmour' })
    .pool(0, 2, 1)
    .loot(0, 'lootSupply')
    .at(['deploy', 0])
  expect(refusal(match, 0, 'building:armory')).toBe('scenario.9')
  match.pickKey(0, 'loot:lootSupply')
  expect(match.state.clans[0]).toMatchObject({ defense: 0, potion: 1, gold: 13 })
  const her = places(acts(() => position('water').with({ scenario: 'noArmour' })))
  expect(Object.keys(her)).not.toContain('armory')
  const land = position('water')
    .with({ scenario: 'noArmour' })
    .hires(0, 'tranok')
    .lands(0, 'wahibah', 'tranok')
    .pool(0, 0, 1)
  expect(refusal(land.at(['deploy', 0]), 0, 'region:wahibah')).toBe('land-action.1')
})

test('well prepared: the goal, and then points [scenario.15] [scenario.16] [scenario.17] [scenario.18]', () => {
  const ready = () =>
    alone('prepared')
      .has(0, { defense: 5, potion: 3, venom: 3 })
      .traps(0, 'flat4', 'flat6', 'flat8', 'forceDie1')
      .hires(0, 'dalina', 'nimra', 'zondu')
      .wears(0, 'timbulu', 'pugnor', 'noxx')
      .wears(0, 'poisson', 'mortis')
  expect(unmetGoals(ready().state, ready().clan(0))).toEqual([])
  const lacks = (change: (where: ReturnType<typeof position>) => void) => {
    const where = ready()
    change(where)
    return unmetGoals(where.state, where.clan(0))
  }
  expect(lacks(where => where.has(0, { defense: 4 }))).toEqual(['defense'])
  expect(lacks(where => where.has(0, { potion: 2 }))).toEqual(['potion'])
  expect(lacks(where => where.has(0, { venom: 2 }))).toEqual(['venom'])
  expect(lacks(where => where.clan(0).traps.pop())).toEqual(['trap'])
  expect(lacks(where => where.clan(0).members.pop())).toEqual(['affinities'])
  expect(
    lacks(where => {
      where.clan(0).members[1].worn.weapon = null
    }),
  ).toEqual(['equipment'])
  expect(ranks('prepared', [34, 35, 49, 50], ready)).toEqual(['recruit', 'veteran', 'veteran', 'hero'])
  expect(ranks('prepared', [70])).toEqual(['cannonFodder'])
})

test('besieged: a monster of rank A is at the gates from the start, and whenever they are empty [scenario.19] [scenario.20] [scenario.38] [scenario.40]', () => {
  for (const scenario of ['besieged', 'judgment'] as const)
    for (let seed = 1; seed < 30; seed++) {
      const { zones, data } = fresh(scenario, { difficulty: 'heroic' }, seed).state
      expect(data.monsters[zones[3].monster as 'moldo'].rank).toBe('A')
    }
  const arrives = (scenario: ScenarioId) => {
    const { state } = alone(scenario).monster('gates', null).at('preparation')
    return state.zones[3].monster
  }
  expect(['snailer', 'turfus', 'krinx', 'surbol', 'moldo', 'jckon', 'gorgosh', 'blandor']).toContain(
    arrives('besieged'),
  )
  expect(arrives('judgment')).toBeNull()
  expect(alone('besieged').monster('gates', 'dogor').at('preparation').state.zones[3].monster).toBe('dogor')
})

test('with no rank A in the deck one comes from the discards, else the top card [scenario.40]', () => {
  const RANK_A = ['snailer', 'turfus', 'krinx', 'surbol', 'moldo', 'jckon', 'gorgosh', 'blandor'] as const
  const cleared = (keep: boolean) => {
    const where = alone('besieged').monster('gates', null).monster('regionA', null)
    const { monsters, clans } = where.state
    for (const id of RANK_A) {
      monsters.deck.splice(monsters.deck.indexOf(id), 1)
      ;(keep ? monsters.discard : clans[0].trophies).push(id)
    }
    return where.at('preparation').state
  }
  expect(RANK_A).toContain(cleared(true).zones[3].monster)
  const top = cleared(false)
  expect(top.zones[3].monster).not.toBeNull()
  expect(RANK_A).not.toContain(top.zones[3].monster)
})

test('diversity: a round costs 1 gold, and members of each affinity count, novices do not [scenario.22] [scenario.23] [scenario.24]', () => {
  expect(roundPrice(alone('diversity').state)).toBe(1)
  expect(roundPrice(alone().state)).toBe(2)
  const rank = (...hired: Parameters<ReturnType<typeof position>['hires']>[1][]) =>
    rankOf(alone('diversity').hires(0, ...hired).state)
  expect(rank('dalina', 'nimra', 'novice', 'novice')).toBe('cannonFodder')
  expect(rank('dalina', 'nimra', 'zondu')).toBe('recruit')
  expect(rank('dalina', 'drapis', 'nimra', 'zondu')).toBe('veteran')
  expect(rank('dalina', 'drapis', 'nimra', 'zondu', 'parjas')).toBe('veteran')
  expect(rank('dalina', 'drapis', 'nimra', 'zondu', 'parjas', 'shandee')).toBe('hero')
})

test('sneaky: two hidden tokens of the module lie on each path of the region that she takes [scenario.25] [scenario.26] [scenario.32]', () => {
  const start = fresh('sneaky', { clans: ['fire'] }).state
  expect(start.madhala?.pile).toHaveLength(24)
  expect(
    [...start.lair.deck, ...start.lair.display].every(id => id && start.data.traps[id].kind === 'classic'),
  ).toBe(true)
  const hers = acts(() => alone('sneaky')).flatMap(state =>
    state.zones.flatMap(zone =>
      zone.paths.filter(one => one?.owner === MADHALA).map(one => ({ state, zone: zone.id, one })),
    ),
  )
  for (const { state, zone, one } of hers) {
    expect(one?.tokens).toHaveLength(zone === 'regionA' ? 2 : 0)
    for (const { id, up } of one?.tokens ?? []) {
      expect(up).toBe(false)
      expect(['ambush', 'reinforced']).toContain(state.data.traps[id as 'stealM1'].kind)
    }
  }
  const seen = monsterLands.view(hers[0].state, 0) as {
    zones: { id: string; paths: ({ tokens: { id: null }[] } | null)[] }[]
  }
  for (const zone of seen.zones)
    for (const one of zone.paths) for (const token of one?.tokens ?? []) expect(token.id).toBeNull()
})

test('missionary: outside she goes to missions from a yellow 3 on; missions and points count [scenario.33] [scenario.34] [scenario.35]', () => {
  const at = Object.keys(places(acts(() => alone('missionary')))).filter(place => place.includes(':'))
  expect(at.sort()).toEqual(['missionA:0', 'missionB:0', 'regionA:0', 'regionA:1'])
  const rank = (missions: number, total: number) =>
    ranks('missionary', [total], where =>
      where.change(({ clans }) => {
        clans[0].missions = missions
      }),
    )[0]
  expect(rank(3, 70)).toBe('cannonFodder')
  expect(rank(4, 29)).toBe('cannonFodder')
  expect(rank(4, 30)).toBe('recruit')
  expect(rank(6, 40)).toBe('veteran')
  expect(rank(5, 70)).toBe('recruit')
  expect(rank(8, 55)).toBe('hero')
})
