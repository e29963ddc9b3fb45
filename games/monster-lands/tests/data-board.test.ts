import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import {
  BUILDING_IDS,
  DICE_OF_BOX,
  DISPLAYS,
  HIT_FROM,
  LIMITS,
  PRICES,
  type Slot,
  SUPPLY,
} from '../data/board.ts'
import { LOOT, LOOT_IDS } from '../data/loot.ts'
import { MEMBER_IDS } from '../data/members.ts'
import { COMPENSATION } from '../data/missions.ts'
import {
  CAMPAIGN,
  HERO_DIFFICULTIES,
  MADHALA_AMBUSHES,
  MADHALA_CITADEL,
  MADHALA_CITADEL_UP_TO,
  MADHALA_DISCARDS,
  MADHALA_MISSIONS,
  MADHALA_OUTSIDE,
  MADHALA_TOKENS,
  PREPARED_GOAL,
  RANKS,
  SCENARIO_IDS,
  SCENARIOS,
  type Scenario,
  type ScenarioId,
} from '../data/solo.ts'
import {
  AFFINITY_POINTS,
  DIFFICULTIES,
  DIFFICULTY_IDS,
  type Difficulty,
  FAVOR,
  GLORY_TO_END,
  LOST_CLAN_GOLD,
  MORE_MONSTERS_TURNS,
  OPENING_REPUTATION,
  START,
  TURNS,
  WAGES,
} from '../data/tracks.ts'
import { AFFINITIES, dice } from '../data/types.ts'

const {
  members,
  novice,
  monsters,
  buildings,
  expeditions,
  capacity,
  gloryBonus,
  extraAttack,
  leaders,
  starters,
} = reconstructed.usual

describe('components', () => {
  test('a leader and a starting mercenary of each affinity, eight in all [comp.1] [setup.38]', () => {
    expect(AFFINITIES.map(affinity => [affinity, leaders[affinity], starters[affinity]])).toEqual([
      ['fire', 'nuduru', 'frunks'],
      ['water', 'tortock', 'taron'],
      ['air', 'purkas', 'korgo'],
      ['jungle', 'poisson', 'timbulu'],
    ])
    expect(MEMBER_IDS.filter(id => members[id].role !== 'mercenary')).toHaveLength(8)
  })

  test('36 have a token, nine of each affinity; novices have neither [comp.8] [affinity.1]', () => {
    expect(MEMBER_IDS).toHaveLength(36)
    for (const affinity of AFFINITIES)
      expect(MEMBER_IDS.filter(id => members[id].affinity === affinity)).toHaveLength(9)
    expect(MEMBER_IDS).not.toContain('novice')
    expect(novice).not.toHaveProperty('affinity')
  })

  test('eight novices, 3 gold, reputation 1, one force die [comp.3] [novice.1] [novice.10]', () => {
    expect(novice).toEqual({
      copies: 8,
      cost: 3,
      reputation: 1,
      dice: dice('F'),
      talent: { verb: 'convertDie' },
    })
  })

  test('leaders have no reputation and give magic and persuasion, starters have 1 and give force [clan.2] [setup.37]', () => {
    for (const affinity of AFFINITIES) {
      expect(members[leaders[affinity]]).toMatchObject({ affinity, reputation: 0, dice: dice('MP') })
      expect(members[starters[affinity]]).toMatchObject({ affinity, reputation: 1, dice: dice('F') })
    }
  })

  test('what the book quotes of mercenaries [merc.38] [merc.39] [merc.40]', () => {
    expect(members.fandor).toMatchObject({ cost: 10, reputation: 5, dice: dice('FF') })
    expect(members.vaidala.reputation).toBe(7)
    expect(members.nimra.affinity).toBe('water')
  })

  test('what the book quotes of monsters [monster.22] [monster.23] [monster.24] [monster.25]', () => {
    expect(monsters.abysur).toMatchObject({ affinity: 'water', attack: 5, capture: 17, kill: 22 })
    expect(monsters.abysur).toMatchObject({ killGlory: 7, trophy: 2 })
    expect(monsters.caribdis.attack).toBe(5)
    expect(monsters.snagus).toMatchObject({ attack: 5, captureGold: 10 })
    expect(monsters.snagus.captureGlory).toBeGreaterThan(0)
    expect(monsters.jckon).toMatchObject({ capture: 11, kill: 12 })
  })

  test('a kill gives glory and a trophy, and no gold unless a card says so [monster.27]', () => {
    for (const { killGold, killGlory, trophy } of Object.values(monsters)) {
      expect(killGold).toBe(0)
      expect(killGlory).toBeGreaterThan(0)
      expect(trophy).toBeGreaterThanOrEqual(1)
    }
    expect(reconstructed.with({ 'monster:moldo.killGold': 3 }).monsters.moldo.killGold).toBe(3)
  })

  test('sixteen loot tokens, each with an effect of its own [comp.13]', () => {
    expect(LOOT_IDS).toHaveLength(16)
    expect(new Set(LOOT_IDS.map(id => JSON.stringify(LOOT[id].effect))).size).toBe(16)
  })

  test('supplies and dice [comp.10] [comp.11] [comp.12] [comp.17]', () => {
    expect(SUPPLY).toEqual({ defense: 20, potion: 16, venom: 16 })
    expect(DICE_OF_BOX).toEqual({ force: 32, magic: 22, persuasion: 18, attack: 8 })
  })
})

describe('the board', () => {
  test('seven buildings, each with a panic token [setup.2] [comp.15]', () => {
    expect(BUILDING_IDS).toEqual([
      'huntersLair',
      'alchemist',
      'tavern',
      'armory',
      'pawnshop',
      'bazaar',
      'mine',
    ])
    expect(Object.keys(buildings)).toEqual([...BUILDING_IDS])
  })

  test('slots of each building, and which dice they take [bazaar.10]', () => {
    expect(BUILDING_IDS.map(id => [id, buildings[id].accepts, buildings[id].slots.length])).toEqual([
      ['huntersLair', 'FP', 4],
      ['alchemist', 'M', 2],
      ['tavern', 'FP', 4],
      ['armory', 'FP', 3],
      ['pawnshop', 'FMP', 0],
      ['bazaar', 'FP', 3],
      ['mine', 'F', 4],
    ])
    expect(buildings.alchemist.slots.map(slot => slot.yields)).toEqual([3, 2])
  })

  test('the Mine: doubles of 6 and 4 gold, two singles of 2 [mine.2]', () => {
    expect(buildings.mine.slots.map(({ dice: n, yields }) => [n, yields])).toEqual([
      [2, 6],
      [2, 4],
      [1, 2],
      [1, 2],
    ])
  })

  test('slots that are closed to one or two players [deploy.10]', () => {
    const closed = (slots: readonly Slot[]) =>
      slots.flatMap(({ players }, place) => (players > 2 ? [place + 1] : []))
    expect(BUILDING_IDS.map(id => closed(buildings[id].slots))).toEqual([[4], [], [4], [3], [], [3], [4]])
  })

  test('the glory for a death, in regions and at the gates [death.5] [gates.1]', () => {
    const { E1, E2, E3, E4, upper, lower } = expeditions
    expect([E1, E2, E3, E4].map(({ glory, defend, gold }) => [glory, defend, gold])).toEqual([
      [3, 0, 0],
      [2, 0, 0],
      [2, 0, 0],
      [1, 0, 0],
    ])
    expect([upper, lower]).toEqual([
      { glory: 3, defend: 2, gold: 0 },
      { glory: 3, defend: 1, gold: 5 },
    ])
  })

  test('the room on expeditions [gates.5]', () => {
    expect(capacity.gates).toEqual({ dice: 8, free: 0, perToken: 2, tokens: 4 })
    expect(capacity.region).toEqual({ dice: 6, free: 2, perToken: 2, tokens: 4 })
  })

  test('what lies open, what is stored, what things cost', () => {
    expect(DISPLAYS).toEqual({ lair: 6, lairRows: 3, tavern: 4, tavernSolo: 3, bazaar: 3, loot: 4 })
    expect(LIMITS).toEqual({ trap: 5, defense: 5, potion: 3, venom: 3 })
    expect(PRICES).toEqual({
      defense: 2,
      defenseAtOnce: 3,
      round: 2,
      least: 1,
      pawn: 1,
      trophy: 5,
      venom: 2,
    })
    expect([HIT_FROM, COMPENSATION, OPENING_REPUTATION, LOST_CLAN_GOLD]).toEqual([3, 2, 4, 5])
    expect(START).toEqual({ glory: 5, gold: 7, defense: 0, potion: 0, venom: 0 })
  })
})

describe('the tracks', () => {
  test.each([
    [0, 0, '', 'prep.6'],
    [1, 1, 'F', 'prep.3'],
    [2, 11, 'FP', 'prep.4'],
    [3, 21, 'FPM', 'prep.5'],
  ])('band %i begins at %i glory and adds “%s” [%s]', (place, from, letters) => {
    expect(gloryBonus[place]).toEqual({ from, dice: dice(letters) })
    expect(gloryBonus).toHaveLength(4)
  })

  test.each([
    [0, 0, 1, 'wages.2'],
    [1, 11, 2, 'wages.3'],
    [2, 21, 3, 'wages.4'],
  ])('wages, band %i: from %i glory %i gold each [%s]', (place, from, gold) => {
    expect(WAGES[place]).toEqual({ from, gold })
    expect(WAGES).toHaveLength(3)
  })

  test.each<[Difficulty, number[], string]>([
    ['tutorial', [0, 0, 0, 0, 0, 0], 'difficulty.5'],
    ['normal', [0, 0, 0, 1, 1, 1], 'difficulty.6'],
    ['heroic', [0, 0, 0, 1, 1, 1], 'difficulty.6'],
    ['legendary', [0, 1, 1, 2, 2, 2], 'difficulty.7'],
  ])('%s: more attack dice from turn 1 to 6: %j [%s]', (level, extra) => {
    expect(TURNS.map(turn => extraAttack[level][turn])).toEqual(extra)
  })

  test('the levels, from the lowest [difficulty.1]', () => {
    expect(DIFFICULTY_IDS).toEqual(['tutorial', 'normal', 'heroic', 'legendary'])
    expect(DIFFICULTY_IDS.map(level => DIFFICULTIES[level].opensWithRankA)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('points for icons, the end, what the optional rules give', () => {
    expect(AFFINITY_POINTS).toEqual([0, 1, 1, 3, 5, 7, 10])
    expect([TURNS.length, GLORY_TO_END]).toEqual([6, 30])
    expect(FAVOR).toEqual({ potion: 1, venom: 1, defense: 1, gold: 2 })
    expect(MORE_MONSTERS_TURNS).toEqual([2, 4, 6])
  })
})

describe('the solo game', () => {
  const points = (...all: number[]) => all.map(one => ({ points: one }))

  test.each<[ScenarioId, Scenario['ranks'][number][], string]>([
    ['routine', points(35, 45, 60), 'scenario.1'],
    ['money', [{ gold: 15 }, { gold: 35 }, { gold: 55 }], 'scenario.4'],
    ['blitz', points(22, 30, 40), 'scenario.8'],
    ['noArmour', points(30, 42, 56), 'scenario.13'],
    ['prepared', [{ goal: true }, { goal: true, points: 35 }, { goal: true, points: 50 }], 'scenario.18'],
    ['besieged', points(35, 50, 65), 'scenario.21'],
    [
      'diversity',
      [{ members: [2, 1, 1, 1] }, { members: [2, 2, 1, 1] }, { members: [2, 2, 2, 2] }],
      'scenario.23',
    ],
    ['sneaky', points(30, 42, 56), 'scenario.28'],
    [
      'missionary',
      [
        { missions: 4, points: 30 },
        { missions: 6, points: 40 },
        { missions: 8, points: 55 },
      ],
      'scenario.34',
    ],
    ['judgment', points(35, 45, 60), 'scenario.39'],
  ])('%s: what makes a recruit, a veteran, a hero: %j [%s]', (id, ranks) => {
    expect(SCENARIOS[id].ranks).toEqual(ranks)
    expect(RANKS.slice(1)).toEqual(['recruit', 'veteran', 'hero'])
  })

  test('ten scenarios in their order, and what each changes of a start', () => {
    const all: readonly Scenario[] = SCENARIO_IDS.map(id => SCENARIOS[id])
    expect(all.map(one => one.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(all.map(one => one.turns)).toEqual([6, 6, 3, 6, 6, 6, 6, 6, 6, 6])
    expect(all.map(one => one.gold)).toEqual([7, 7, 12, 7, 7, 7, 7, 7, 7, 7])
    expect(all.map(one => one.defense)).toEqual([0, 0, 3, 0, 0, 0, 0, 0, 0, 0])
    expect(all.map(one => one.round)).toEqual([2, 2, 2, 2, 2, 2, 1, 2, 2, 2])
    expect(SCENARIO_IDS.filter(id => SCENARIOS[id].affinity !== null)).toEqual(['money', 'noArmour'])
    expect([SCENARIOS.money.affinity, SCENARIOS.noArmour.affinity]).toEqual(['jungle', 'water'])
    expect(SCENARIO_IDS.filter(id => SCENARIOS[id].lowest !== 'tutorial')).toEqual(['judgment'])
    expect(PREPARED_GOAL).toEqual({ defense: 5, trap: 5, potion: 3, venom: 3 })
  })

  test('twelve mercenaries give persuasion, and seven of them may open a game', () => {
    const deck = reconstructed.usual.mercenaries.filter(id => members[id].dice.persuasion > 0)
    expect(deck.join(' ')).toBe(
      'dalina puargh vaidala wishor frostor dolfus zondu tranok torko lorios wormee saruna',
    )
    expect(deck.filter(id => members[id].reputation <= OPENING_REPUTATION)).toHaveLength(7)
  })

  test('what follows a game of the campaign', () => {
    expect(RANKS.map(rank => [rank, CAMPAIGN[rank].goesOn, CAMPAIGN[rank].difficulty])).toEqual([
      ['cannonFodder', false, 'lower'],
      ['recruit', false, 'same'],
      ['veteran', true, 'normal'],
      ['hero', true, 'choose'],
    ])
    expect(HERO_DIFFICULTIES).toEqual(['heroic', 'legendary'])
  })

  test('the 36 results of Madhala: four for a building, two for a place outside', () => {
    const chances = (outside: readonly string[]) => {
      const count: { [place: string]: number } = {}
      for (let red = 1; red <= 6; red++)
        for (const place of red <= MADHALA_CITADEL_UP_TO ? MADHALA_CITADEL : outside)
          count[place] = (count[place] ?? 0) + 1
      return count
    }
    const citadel = { huntersLair: 4, alchemist: 4, tavern: 4, armory: 4, bazaar: 4, mine: 4 }
    expect(chances(MADHALA_OUTSIDE)).toEqual({
      ...citadel,
      E1: 2,
      E2: 2,
      E3: 2,
      E4: 2,
      missionA: 2,
      missionB: 2,
    })
    expect(chances(MADHALA_MISSIONS)).toEqual({ ...citadel, E1: 2, E2: 2, missionA: 4, missionB: 4 })
    expect(MADHALA_DISCARDS).toEqual([0, 1, 2, 0])
    expect([MADHALA_TOKENS, MADHALA_AMBUSHES]).toEqual([6, 2])
  })
})
