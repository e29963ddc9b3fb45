import { RESOURCES, type Resource } from '@tablee/perseverance/ids.ts'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import type { Effects, Tally } from '../data/effects.ts'
import { SUPPLY } from '../data/numbers.ts'
import type { DissenterEffects } from '../data/solo/effects.ts'
import { DANGERS, OFFICERS, ZONES } from '../data/types.ts'

const data = reconstructed.usual

/** Effects as words: `food2 rescue1`. */
const told = (effects: Effects): string => effects.map(({ verb, n }) => `${verb}${n}`).join(' ')
const branches = (all: readonly Effects[]): string => all.map(told).join(' | ')
const tallies = (all: readonly Tally[]): string =>
  all.map(({ points, per, count }) => `${points}/${per} ${count}`).join(', ')

/** A cost as words; what costs nothing is left out. */
const costs = (goods: { readonly [R in Resource]?: number }): string =>
  RESOURCES.flatMap(what => (goods[what] ? [`${what}${goods[what]}`] : [])).join(' ')

/** What Dissenters do as words: `rally*opposed`. */
const does = (effects: DissenterEffects): string =>
  effects
    .map(effect => {
      switch (effect.verb) {
        case 'cabin':
          return `${effect.crew}@${effect.zone}`
        case 'cabinFewest':
          return `fewest@${effect.section}`
        case 'rally':
          return `rally${effect.starred ? '*' : ''}@${effect.zone}`
        case 'influence':
          return `cube@${effect.officer}`
        case 'reserve':
        case 'advanceRally':
          return `${effect.verb}${effect.n}`
        case 'legend':
          return `legend(${does(effect.effects)})`
        case 'programPrimary':
        case 'programSecondary':
          return effect.verb
        default:
          return `${effect.verb}@${effect.zone}`
      }
    })
    .join(' ')

describe('action cards', () => {
  test.each([
    [
      '[s4.card.1] [s4.card.2]',
      '1',
      'sustenance chiefMate',
      'advanceRally1 rally*@opposed rally*@sustenance',
      'leader@program reserve1',
      'NC-',
    ],
    [
      '[s4.card.3] [s4.card.4]',
      '2',
      'sustenance chiefMate',
      'technician@program rally*@opposed',
      'crateBattlefield@minority reserve1',
      '-CN',
    ],
    [
      '[s4.card.5] [s4.card.6]',
      '3',
      'military chiefEngineer',
      'reserve1 rally*@opposed rally*@military',
      'advanceRally2',
      'CN-',
    ],
    [
      '[s4.card.7] [s4.card.8]',
      '4',
      'military chiefEngineer',
      'sailor@program rally*@program',
      'fortification@program',
      'N-C',
    ],
    [
      '[s4.card.9] [s4.card.10]',
      '5',
      'evacuation chiefSteward',
      'advanceRally1 cube@minority rally*@program',
      'surgeon@program reserve1',
      '-NC',
    ],
    [
      '[s4.card.11] [s4.card.12]',
      '6',
      'evacuation chiefSteward',
      'advanceRally1 cube@program rally*@evacuation',
      'surgeon@program crateVoyage@opposed',
      'C-N',
    ],
    [
      '[s4.card.13] [s4.card.14]',
      '7',
      'construction chiefOfSecurity',
      'advanceRally2 salvager@program rally*@opposed',
      'crateBattlefield@minority',
      'CN-',
    ],
    [
      '[s4.card.15] [s4.card.16]',
      '8',
      'construction chiefOfSecurity',
      'advanceRally2 reserve1 rally*@construction',
      'rally*@program',
      '-CN',
    ],
    [
      '[s4.card.17]',
      '9',
      'program program',
      'programPrimary',
      'programSecondary legend(cube@minority)',
      'N-C',
    ],
    [
      '[s4.card.18]',
      '10',
      'program program',
      'programPrimary',
      'programSecondary legend(cube@minority)',
      '-NC',
    ],
    ['[s4.card.19]', '11', 'none none', '', '', 'NC-'],
  ] as const)('what an action card shows %s: %s', (_, card, of, primary, secondary, selects) => {
    const one = data.actions[card]
    expect(`${one.zone} ${one.officer}`).toBe(of)
    expect(does(one.primary)).toBe(primary)
    expect(does(one.secondary)).toBe(secondary)
    expect(one.selects).toBe(selects)
  })
  test('there are eleven of them, and each shows Narek, Camilla and a cross [solo.gen.7] [solo.turn.7] [s4.card.20] [s4.card.21]', () => {
    expect(Object.keys(data.actions)).toHaveLength(11)
    for (const { selects } of Object.values(data.actions)) expect([...selects].sort().join('')).toBe('-CN')
  })
  test('every rally of a card is starred, none of a program card [s4.rally.19]', () => {
    for (const { primary, secondary } of Object.values(data.actions))
      expect(does([...primary, ...secondary])).not.toContain('rally@')
    for (const { primary, secondary, reserve } of Object.values(data.programSides))
      expect(does([...primary, ...secondary, ...reserve])).not.toContain('rally*')
  })
})

describe('program cards', () => {
  test.each([
    [
      '[s4.program.1] [s4.program.2] [s4.program.3]',
      'supplier-camilla',
      'technician@minority technician@minority rally@program',
      'reserve1',
      'fewest@wheelhouse crateVoyage@opposed',
    ],
    [
      '[s4.program.4] [s4.program.5] [s4.program.6]',
      'supplier-narek',
      'advanceRally1 rally@program rally@program',
      'crateCommunity@minority reserve1',
      'rally@minority rally@minority',
    ],
    [
      '[s4.program.7] [s4.program.8] [s4.program.9]',
      'fighter-camilla',
      'sailor@minority sailor@minority rally@program',
      'reserve1 rally@opposed',
      'fewest@hold crateVoyage@opposed',
    ],
    [
      '[s4.program.10] [s4.program.11] [s4.program.12]',
      'fighter-narek',
      'sailor@minority rally@program',
      'crateBattlefield@minority rally@opposed',
      'rally@minority rally@minority',
    ],
    [
      '[s4.program.13] [s4.program.14] [s4.program.15]',
      'influencer-camilla',
      'cube@opposed advanceRally1 rally@program rally@program',
      'surgeon@minority reserve1',
      'fewest@quarters crateVoyage@opposed',
    ],
    [
      '[s4.program.16] [s4.program.17] [s4.program.18]',
      'influencer-narek',
      'cube@opposed advanceRally1 rally@program',
      'surgeon@minority crateCommunity@minority',
      'fortification@minority rally@minority rally@minority',
    ],
    [
      '[s4.program.19] [s4.program.20] [s4.program.21]',
      'shipwright-camilla',
      'salvager@minority salvager@minority',
      'reserve1 cube@minority',
      'fewest@engineRoom crateVoyage@opposed',
    ],
    [
      '[s4.program.22] [s4.program.23] [s4.program.24]',
      'shipwright-narek',
      'advanceRally2',
      'fortification@minority reserve1',
      'rally@minority rally@minority',
    ],
  ] as const)('primary, secondary and reserve action %s: %s', (_, id, primary, secondary, reserve) => {
    const side = data.programSides[id]
    expect([does(side.primary), does(side.secondary), does(side.reserve)]).toEqual([
      primary,
      secondary,
      reserve,
    ])
  })
  test('officers, zones and the order of faces [s4.program.25] [s4.program.26] [s4.program.27] [s4.die.14] [solo.card.2]', () => {
    const shown = Object.entries(data.programs).map(
      ([id, { zone, officer, order }]) =>
        `${id} ${zone} ${officer} ${order.map(one => one[0].toUpperCase()).join('')}`,
    )
    expect(shown).toEqual([
      'supplier sustenance chiefMate OIAF',
      'fighter military chiefOfSecurity AOFI',
      'influencer evacuation chiefSteward FAOI',
      'shipwright construction chiefEngineer IFAO',
    ])
  })
})

describe('the board', () => {
  test('four zones in their loop, no wilderness, four officers and no captain [e4.board.1] [e4.officer.2] [solo.zone.24]', () => {
    expect(ZONES).toEqual(['sustenance', 'military', 'evacuation', 'construction'])
    expect(OFFICERS).toEqual(['chiefMate', 'chiefEngineer', 'chiefSteward', 'chiefOfSecurity'])
  })
  test('sections, crews and die spaces [e4.board.2] [e4.board.3] [e4.board.5] [e4.board.6] [e4.board.7] [e4.board.8]', () => {
    const shown = ZONES.map(zone => {
      const { section, crew, dice } = data.zones[zone]
      return `${section} ${crew} ${dice.map(one => one[0]).join('')}`
    })
    expect(shown).toEqual([
      'wheelhouse technician fioa',
      'hold sailor aoif',
      'quarters surgeon ofai',
      'engineRoom salvager iafo',
    ])
  })
  test('dangers of the die spaces, rising [e4.board.4] [s4.die.15] [s4.die.16]', () => {
    expect(DANGERS).toEqual(['none', 'normalScout', 'spearman', 'dangerousScout'])
    for (const zone of ZONES) expect(data.zones[zone].dangers).toEqual(DANGERS)
  })
  test('the faces of the scout dice [e4.board.10] [e4.board.11]', () => {
    expect(data.scouts.normalScout.faces).toEqual([
      'none',
      'spearman',
      'spearman',
      'raider',
      'raider',
      'combat',
    ])
    expect(data.scouts.dangerousScout.faces).toEqual([
      'raider',
      'raider+combat',
      'sixleg',
      'sixleg',
      'combat',
      'spearman+combat',
    ])
  })
  test('slots with their top symbols, crate spaces, cabin rows [e4.board.13] [e4.board.14] [e4.board.15] [e4.board.22] [e4.board.23]', () => {
    const { tops, crates, cabins } = data.boards.few
    expect(tops.map(told)).toEqual(['glowberry1', 'food1', 'heal1', 'islandResource1', 'followers5'])
    expect(crates.map(told)).toEqual(['heal1', 'heal1', 'heal1'])
    expect(cabins.map(told)).toEqual(['', 'followers2', 'influenceHere1'])
  })
  test('four seats: six slots, four rows, two leader spaces, four dice, six breaches [e4.seats.3] [e4.seats.4] [e4.seats.5]', () => {
    expect(data.boards.many.tops.map(told)).toEqual([...data.boards.few.tops.map(told), 'glowberry1'])
    expect(data.boards.many.cabins.map(told)).toEqual([...data.boards.few.cabins.map(told), ''])
    expect(data.seats[4]).toMatchObject({ leaderSpaces: 2, assembly: 4, breaches: 6 })
    for (const n of [2, 3] as const) expect(data.seats[n]).toMatchObject({ assembly: 3, breaches: 5 })
  })
  test('waves by the trail figure [e4.board.16] [e4.board.17] [e4.board.18] [e4.board.19] [e4.board.20] [e4.board.21]', () => {
    expect(data.warpath.waves.map(wave => wave.map(one => one[1]).join(''))).toEqual([
      'aai',
      'paa',
      'ppa',
      'ppp',
      'pp',
    ])
    expect(data.warpath.fortified).toBe(3)
  })
  test('options and their costs [e4.option.1] [e4.option.3] [e4.option.4] [e4.option.5] [e4.option.6] [e4.option.7] [e4.option.8] [e4.option.9] [e4.option.10] [e4.option.11] [e4.option.12] [e4.option.13] [e4.option.14] [e4.option.15] [e4.option.16] [e4.option.17] [e4.option.18]', () => {
    expect(Object.values(data.costs).map(({ what, n }) => `${what}${n}`)).toEqual([
      'debris1',
      'food1',
      'followers3',
      'glowberry2',
    ])
    expect(ZONES.map(zone => Object.values(data.zones[zone].options).map(told))).toEqual([
      ['crates2 untamedRaptor1', 'islandResource2 glowberry2', 'goods3', 'untamedThunderhorn1 food1'],
      ['untamedIronjaw1 tame1', 'tame3', 'heal2 rally2', 'tamedShieldhead1 heal1'],
      ['rescue1 followers2', 'preparation1', 'influence2', 'crates1 influence1'],
      ['fortification1', 'cabin1', 'cabin1', 'cabin1 crates1'],
    ])
  })
  test('what start zones give [e4.leader.8] [e4.leader.9] [e4.leader.10] [e4.leader.11]', () => {
    expect(ZONES.map(zone => told(data.zones[zone].bonus))).toEqual([
      'food1',
      'untamedRaptor1',
      'rescue1',
      'debris1',
    ])
  })
})

describe('cards and tiles', () => {
  test('assembly tiles [e4.tile.1] [e4.tile.2] [e4.tile.3] [e4.tile.4] [e4.tile.5] [e4.tile.6] [e4.tile.7]', () => {
    const shown = data.assembly
      .slice(1)
      .map(
        ({ prizes, symbol }) =>
          `${prizes.map(({ followers, crates }) => `${followers}${crates ? 'C' : ''}`).join('/')} ${symbol}`,
      )
    expect(shown).toEqual([
      '5/3C/1 none',
      '6/3/1 preparations',
      '7/4C/2 trails',
      '8/4/2 preparations',
      '9/5C/2 trails',
      '10/5/3 preparations',
      '12/6/3 none',
    ])
  })
  test('favours and scoring of officers [e4.officer.4] [e4.officer.5] [e4.officer.6] [e4.officer.7] [e4.officer.8] [e4.officer.9] [e4.officer.10]', () => {
    expect(OFFICERS.map(officer => branches(data.officers[officer].favour))).toEqual([
      'leaderOption1',
      'fortification1 | debris1 crates1',
      'cabin1 | heal2',
      'rally3',
    ])
    expect(OFFICERS.map(officer => tallies(data.officers[officer].score))).toEqual([
      '2/1 sections, 1/1 crewsWith2',
      '3/1 fortifications, 1/1 crates',
      '2/1 voyages, 1/2 goods',
      '1/1 raptors, 1/2 shieldheads, 2/1 thunderhorns, 2/1 ironjaws',
    ])
  })
  test('memoirs [e4.memoir.3] [e4.memoir.4] [e4.memoir.5] [e4.memoir.6] [e4.memoir.7] [e4.memoir.8] [e4.memoir.9] [e4.memoir.10]', () => {
    expect(
      OFFICERS.flatMap(officer => [`${officer}A`, `${officer}B`] as const).map(id =>
        tallies(data.memoirs[id].score),
      ),
    ).toEqual([
      '1/2 cabins',
      '2/1 leastOfCrew',
      '2/1 fortifications, 1/1 artefacts',
      '1/1 highTrails, 2/1 allTrailsHigh',
      '2/1 voyages',
      '1/2 crates, 1/3 goods',
      '1/2 defeated',
      '1/1 thunderhorns, 1/1 ironjaws',
    ])
  })
  test('voyages [e4.voyage.2] [e4.voyage.4] [e4.voyage.5] [e4.voyage.6] [e4.voyage.7] [e4.voyage.8] [e4.voyage.9] [e4.voyage.10] [e4.voyage.11]', () => {
    expect(data.voyageSpaces).toEqual([5, 4, 3, 2])
    expect(Object.values(data.voyages).map(({ score }) => tallies(score))).toEqual([
      '1/1 cabinsBelow',
      '1/1 crew:sailor',
      '1/1 crew:surgeon',
      '1/1 crew:salvager',
      '1/1 crew:technician',
      '1/2 dinos',
      '1/3 rescue',
      '2/1 artefacts',
    ])
  })
  test('repair cards [e4.repair.3] [e4.repair.4] [e4.repair.5] [e4.repair.6] [e4.repair.7] [e4.repair.8] [e4.repair.9] [e4.repair.10]', () => {
    expect(
      Object.values(data.repairs).map(({ lines }) =>
        lines.map(({ count, atLeast }) => `${atLeast} ${count}`).join(', '),
      ),
    ).toEqual([
      '3 cabins:wheelhouse, 3 cabins:hold, 3 crew:technician',
      '3 cabins:hold, 3 cabins:quarters, 3 crew:sailor',
      '3 cabins:quarters, 3 cabins:engineRoom, 3 crew:surgeon',
      '3 cabins:engineRoom, 3 cabins:wheelhouse, 3 crew:salvager',
      '3 cabins:wheelhouse, 3 cabins:quarters, 2 leastOfCrew',
      '3 cabins:hold, 3 cabins:engineRoom, 2 leastInSection',
      '5 mostInSection, 2 leastOfCrew, 11 cabins',
      '2 leastInSection, 5 mostOfCrew, 11 cabins',
    ])
  })
  test('preparations [e4.prep.7] [e4.prep.8] [e4.prep.9] [e4.prep.10] [e4.prep.11] [e4.prep.12] [e4.prep.13] [e4.prep.14] [e4.prep.15] [e4.prep.16] [e4.prep.17] [e4.prep.18]', () => {
    expect(
      Object.values(data.preparations).map(
        ({ stage1, stage2 }) => `${branches(stage1)}; ${branches(stage2)}`,
      ),
    ).toEqual([
      'food2; crates1 followers3',
      'debris1; cabinBelow1',
      'glowberry2; rescue1',
      'heal1; tamedShieldhead1 heal1',
      'influence1; rally2 followers2',
      'islandResource1; crateOnVoyage1',
      'glowberry2; tameFreely1',
      'debris1; fortification1 | followers5',
      'debris2; crates1 followers2',
      'followers3; rescue1',
      'influence1; trailUp1 followers2',
      'removeSpearman1; followers4',
    ])
  })
  test('crews at an assembly [e4.crew.1] [e4.crew.2] [e4.crew.3] [e4.crew.4]', () => {
    expect(Object.entries(data.crews).map(([crew, effects]) => `${crew} ${told(effects)}`)).toEqual([
      'salvager goods1',
      'sailor crates1 glowberry1',
      'surgeon heal1',
      'technician followers3',
    ])
  })
  test('dinos and units [e4.dino.1] [e4.dino.2] [e4.dino.3] [e4.dino.7] [e4.dino.8] [s4.combat.8]', () => {
    expect(Object.values(data.dinos).map(({ damage }) => damage)).toEqual([1, 1, 2, 3])
    expect(Object.values(data.dinos).map(({ taming }) => costs(taming))).toEqual([
      'glowberry2',
      'food1 glowberry1',
      'islandResource1 glowberry2',
      'debris1 glowberry2',
    ])
    expect(
      Object.values(data.ancients).map(({ strength, wounds, glances }) => [strength, wounds, glances]),
    ).toEqual([
      [2, 1, true],
      [3, 1, false],
      [4, 2, false],
    ])
    expect(Object.values(SUPPLY)).toEqual([20, 20, 12, 12])
  })
  test('the rescue track [e4.rescue.1]', () => {
    expect(data.rescue).toEqual([0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20])
  })
  test('levels [s4.end.1] [s4.end.5] [s4.end.7] [s4.end.9] [s4.end.10] [s4.end.11] [s4.end.12] [s4.end.13] [s4.end.14] [s4.end.15]', () => {
    expect(
      Object.values(data.levels).map(({ glory, artefact, breaches }) => [glory, artefact, breaches]),
    ).toEqual([
      [15, 1, 5],
      [30, 3, 5],
      [45, 3, 4],
      [45, 3, 3],
    ])
  })
})
