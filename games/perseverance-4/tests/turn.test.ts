import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { PASS } from '@tablee/kernel'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { OPTIONS, ZONES, type Zone } from '../data/types.ts'
import { CAMILLA, NAREK, type P4Match, position, YOU } from './position.ts'

type Table = ReturnType<typeof position>

/** Your turn, with the die chosen: a neutral one lies where it shows the right face. */
function dieAt(table: Table, zone: Zone, space = 0): P4Match {
  const { state } = table
  const face = state.data.zones[zone].dice[space]
  table.faces(NEUTRAL, face, face, face)
  const match = table.at('primary')
  match.pickKey(0, `${zone}:${space}`)
  match.pickKey(0, `${NEUTRAL}:${face}`)
  return match
}

const you = (match: P4Match) => match.state.players[0]
const goods = (match: P4Match) => you(match).resources

describe('a turn', () => {
  test('start, die, units, options, dinos, the second action, the preparation, the end, in this order [e4.turn.1] [e4.turn.2] [e4.turn.3] [e4.turn.4]', () => {
    const table = position()
      .artefact(YOU, 'water')
      .herd(YOU, 'infirmary', { raptor: 1 })
      .change(({ players }) => {
        players[0].preparation = { card: 'p1', stage: 1 }
      })
      .change(({ preparations }) => preparations.open.shift())
    const match = table.at('primary')
    const asked: string[] = []
    while (match.ask && match.ask.id !== 'solo.turn') {
      asked.push(match.ask.id)
      const [first] = keys(match, 0)
      match.pickKey(0, match.ask.id === 'space' ? 'military:2' : match.ask.id === 'option' ? PASS : first)
    }
    expect(asked).toEqual(['heal', 'space', 'die', 'option', 'rally.group', 'secondary'])
    const order = told(match).filter(id =>
      ['dino.healed', 'die.placed', 'unit.deployed', 'rallied', 'crate.placed', 'preparation.stage'].includes(
        id,
      ),
    )
    expect(order).toEqual([
      'dino.healed',
      'die.placed',
      'unit.deployed',
      'rallied',
      'crate.placed',
      'preparation.stage',
    ])
  })

  test('an empty space must be chosen, one with a die is refused [e4.turn.5]', () => {
    const match = position().placed('military', 0, NEUTRAL).at('primary')
    expect(keys(match, 0)).toHaveLength(15)
    expect(keys(match, 0)).not.toContain(PASS)
    expect(refusal(match, 0, 'military:0')).toBe('e4.turn.5')
  })

  test('two different options at most; the first may be declined already [e4.turn.9] [e4.turn.2]', () => {
    const match = dieAt(position().has(YOU, { food: 3, debris: 3, glowberry: 5 }), 'sustenance')
    expect(keys(match, 0)).toEqual([...OPTIONS.map(option => `sustenance:${option}`), PASS])
    match.pickKey(0, 'sustenance:b')
    expect(refusal(match, 0, 'sustenance:b')).toBe('e4.turn.9')
    match.pickKey(0, 'sustenance:d')
    expect(match.ask?.id).not.toBe('option')
    const none = dieAt(position(), 'sustenance')
    none.pickKey(0, PASS)
    expect(none.ask?.id).toBe('secondary')
  })

  test('an option that cannot be paid is refused, and so is one that would do nothing [e4.turn.9]', () => {
    const poor = dieAt(position().has(YOU, { food: 0, debris: 0, glowberry: 1, followers: 2 }), 'sustenance')
    expect(poor.ask?.id).toBe('secondary')
    const match = dieAt(position().has(YOU, { food: 1, debris: 0 }), 'military')
    expect(refusal(match, 0, 'military:a')).toBe('e4.turn.9')
    expect(refusal(match, 0, 'military:b')).toBe('e4.turn.9') // Nothing is untamed.
    expect(keys(match, 0)).toContain('military:d')
  })

  test('a cost that a crate covers is not paid, whoever laid it [e4.option.2]', () => {
    for (const owner of [YOU, CAMILLA]) {
      const match = dieAt(
        position().has(YOU, { food: 0 }).crate(owner, { zone: 'sustenance', place: 'b' }),
        'sustenance',
      )
      match.pickKey(0, 'sustenance:b')
      expect(goods(match)).toMatchObject({ food: 0, islandResource: 3, glowberry: 6 })
    }
  })

  test('the second action may be skipped [e4.turn.3] [e4.turn.18]', () => {
    const match = position().cubes(YOU, 'chiefEngineer', 1).at('secondary')
    match.pickKey(0, PASS)
    expect(match.ask?.id).toBe('solo.turn')
    expect(told(match)).not.toContain('crate.placed')
  })

  test('combats come before assemblies, both from the left, after weak groups have withdrawn [e4.turn.4]', () => {
    const table = position()
    for (const zone of ['military', 'construction'] as const)
      table
        .battlefield(zone, 'spearman')
        .placed(zone, 0, NAREK)
        .placed(zone, 1, CAMILLA)
        .placed(zone, 3, YOU)
        .change(({ zones }) => {
          zones[zone].flagged = true
        })
    const match = table.at('endOfTurn')
    answer(match, { negotiate: 'prize' }, 'solo.turn')
    const zones = (match.history?.journal ?? [])
      .filter(({ id }) => id === 'combat' || id === 'assembly')
      .map(({ id, values }) => `${id} ${(values as { zone: Zone }).zone}`)
    expect(zones).toEqual([
      'combat military',
      'combat construction',
      'assembly military',
      'assembly construction',
    ])
  })
})

describe('the price of a die', () => {
  /** What each die of the pool costs on the first space of sustenance, for a facilitator. */
  const price = (table: Table, key: string) => {
    const match = table.at('primary')
    match.pickKey(0, 'sustenance:0')
    const before = { ...you(match), resources: { ...goods(match) } }
    match.pickKey(0, key)
    return [before.resources.glowberry - goods(match).glowberry, before.followers - you(match).followers]
  }

  test('a wrong face costs 2 glowberries, or 3 followers with fewer than 2; the right one nothing [e4.turn.6]', () => {
    const has = (glowberry: number, followers: number) =>
      price(position().has(YOU, { glowberry, followers }), `${YOU}:adventurer`)
    expect([has(2, 10), has(1, 10)]).toEqual([
      [2, 0],
      [0, 3],
    ])
    expect(price(position().faces(YOU, 'facilitator'), `${YOU}:facilitator`)).toEqual([0, 0])
  })

  test('a Dissenter’s costs exactly 3 followers besides, never glowberries; yours and neutral ones nothing [solo.turn.1] [solo.turn.2] [solo.turn.3] [e4.turn.6]', () => {
    const right = () =>
      position().faces(NAREK, 'facilitator').faces(CAMILLA, 'facilitator').faces(NEUTRAL, 'facilitator')
    expect(price(right().has(YOU, { glowberry: 9 }), `${NAREK}:facilitator`)).toEqual([0, 3])
    expect(price(right(), `${CAMILLA}:facilitator`)).toEqual([0, 3])
    expect(price(right(), `${NEUTRAL}:facilitator`)).toEqual([0, 0])
    expect(price(position().has(YOU, { glowberry: 2 }), `${NAREK}:adventurer`)).toEqual([2, 3])
  })

  test('with fewer than 3 followers it is refused, unless there is no other: then all are lost [solo.turn.4]', () => {
    const table = () => position().faces(NAREK, 'facilitator').has(YOU, { followers: 2, glowberry: 5 })
    const match = table().at('primary')
    match.pickKey(0, 'sustenance:0')
    expect(refusal(match, 0, `${NAREK}:facilitator`)).toBe('e4.turn.6')
    const alone = table()
      .placed('military', 0, YOU)
      .placed('military', 1, YOU)
      .placed('construction', 0, YOU)
      .placed('construction', 1, NEUTRAL)
      .placed('evacuation', 0, NEUTRAL)
      .placed('evacuation', 1, NEUTRAL)
    expect(price(alone, `${NAREK}:facilitator`)).toEqual([0, 2])
  })

  test('whoever has neither 2 glowberries nor 3 followers loses all followers for an own or a neutral die [e4.turn.7]', () => {
    const table = () => position().has(YOU, { glowberry: 1, followers: 2 })
    expect(price(table(), `${YOU}:adventurer`)).toEqual([0, 2])
    expect(price(table(), `${NEUTRAL}:adventurer`)).toEqual([0, 2])
    const match = table().at('primary')
    match.pickKey(0, 'sustenance:0')
    expect(keys(match, 0)).not.toContain(`${NAREK}:adventurer`)
  })

  test('with wind another’s die is free and a face 1 glowberry cheaper [e4.artefact.4]', () => {
    const wind = () => position().artefact(YOU, 'wind')
    expect(price(wind().faces(NAREK, 'facilitator'), `${NAREK}:facilitator`)).toEqual([0, 0])
    expect(price(wind(), `${NAREK}:adventurer`)).toEqual([1, 0])
    expect(price(wind(), `${YOU}:adventurer`)).toEqual([1, 0])
  })

  test('Jack pays 1 glowberry less for a face, once more with wind [e4.leader.5]', () => {
    const jack = () => position('jack').with({ leaders: ['jack'] })
    expect(price(jack(), `${YOU}:adventurer`)).toEqual([1, 0])
    expect(price(jack().artefact(YOU, 'wind'), `${YOU}:adventurer`)).toEqual([0, 0])
  })

  test('the die shows the face of its space from then on [e4.turn.6]', () => {
    const match = position().at('primary')
    match.pickKey(0, 'sustenance:0')
    match.pickKey(0, `${YOU}:adventurer`)
    expect(match.state.zones.sustenance.dice[0]).toEqual({ owner: YOU, face: 'facilitator' })
    expect(match.state.pool).toHaveLength(11)
  })
})

describe('what options give', () => {
  test('three resources in any mix, one after the other [e4.turn.10]', () => {
    const match = dieAt(position(), 'sustenance')
    match.pickKey(0, 'sustenance:c')
    expect(keys(match, 0)).toEqual(['food', 'debris', 'islandResource'])
    answer(match, { 'gain.mix': ['debris', 'food', 'debris'] }, 'option')
    expect(goods(match)).toMatchObject({ food: 3, debris: 4, islandResource: 1 })
    expect(you(match).followers).toBe(7)
  })

  test('up to three dinos are tamed, each with a saddle and its cost, and one may stop before [e4.turn.11]', () => {
    const table = () =>
      position()
        .with({ leaders: ['keoni'] })
        .herd(YOU, 'untamed', { shieldhead: 1, raptor: 2, ironjaw: 1 })
        .has(YOU, { food: 2, debris: 0, glowberry: 6 })
    const match = dieAt(table(), 'military')
    match.pickKey(0, 'military:b')
    expect(keys(match, 0)).toEqual(['shieldhead', 'raptor', PASS]) // No debris is left for the ironjaw.
    answer(match, { tame: ['raptor', 'shieldhead'] }, 'option')
    expect(goods(match)).toMatchObject({ food: 0, glowberry: 3 })
    expect(you(match).home).toMatchObject({ raptor: 3, shieldhead: 4 })
    expect(you(match).untamed).toEqual({ shieldhead: 0, raptor: 1, thunderhorn: 0, ironjaw: 1 })
    const few = dieAt(table(), 'military')
    few.pickKey(0, 'military:b')
    few.pickKey(0, PASS)
    expect(few.ask?.id).not.toBe('tame')
  })

  test('never more than the number allowed: one for the ironjaw’s option [e4.turn.11]', () => {
    const table = position()
      .with({ leaders: ['keoni'] })
      .herd(YOU, 'untamed', { raptor: 2 })
      .has(YOU, { food: 9, debris: 9, glowberry: 9 })
    const match = dieAt(table, 'military')
    match.pickKey(0, 'military:a')
    match.pickKey(0, 'raptor')
    expect(match.ask?.id).toBe('option')
    expect(you(match).untamed.raptor).toBe(1)
  })

  test('a heal returns one wounded dino of your choice, and one may stop [e4.turn.12] [e4.dino.5]', () => {
    const table = () => position().herd(YOU, 'infirmary', { raptor: 1, thunderhorn: 2 })
    const match = dieAt(table(), 'military')
    match.pickKey(0, 'military:c')
    expect(keys(match, 0)).toEqual(['raptor', 'thunderhorn', PASS])
    match.pickKey(0, 'thunderhorn')
    expect(you(match).infirmary).toMatchObject({ raptor: 1, thunderhorn: 1 })
    expect(you(match).home.thunderhorn).toBe(2)
    match.pickKey(0, PASS)
    expect(you(match).infirmary).toMatchObject({ raptor: 1, thunderhorn: 1 })
  })

  test('a cabin goes in any section and crew with space, lowest first, and gives the symbol of its row [e4.turn.13] [e4.option.19]', () => {
    const table = position()
      .cabins(NAREK, 'military', 'sailor')
      .cabins(NAREK, 'evacuation', 'surgeon', 2)
      .cabins(NAREK, 'sustenance', 'technician', 3)
      .has(YOU, { food: 3, glowberry: 8 })
    const match = dieAt(table, 'construction')
    match.pickKey(0, 'construction:b')
    expect(keys(match, 0)).toHaveLength(16) // 15 columns, and none.
    expect(keys(match, 0)).not.toContain('sustenance:technician')
    match.pickKey(0, 'military:sailor')
    expect(match.state.zones.military.section.sailor).toEqual([NAREK, YOU])
    expect(you(match).followers).toBe(12)
    match.pickKey(0, 'construction:d')
    match.pickKey(0, 'evacuation:surgeon')
    expect(match.state.zones.evacuation.section.surgeon).toEqual([NAREK, NAREK, YOU])
    expect(match.state.influence.chiefSteward[YOU]).toBe(1)
    expect(you(match).cabins).toBe(14)
  })

  test('the second cabin of one community action goes to another section [e4.option.20]', () => {
    const match = dieAt(position().has(YOU, { glowberry: 8 }), 'construction')
    match.pickKey(0, 'construction:b')
    match.pickKey(0, 'military:sailor')
    match.pickKey(0, 'construction:c')
    expect(keys(match, 0)).toHaveLength(13)
    expect(keys(match, 0).some(key => key.startsWith('military'))).toBe(false)
  })

  test('each cube goes on an officer of your choice, as long as there are some [e4.turn.14]', () => {
    const table = () => position()
    const match = dieAt(table(), 'evacuation')
    match.pickKey(0, 'evacuation:c')
    answer(match, { influence: ['chiefMate', 'chiefSteward'] }, 'option')
    expect(match.state.influence.chiefMate[YOU]).toBe(1)
    expect(match.state.influence.chiefSteward[YOU]).toBe(1)
    const last = dieAt(table().cubes(YOU, 'chiefMate', 17), 'evacuation')
    last.pickKey(0, 'evacuation:c')
    last.pickKey(0, 'chiefMate')
    expect(last.ask?.id).not.toBe('influence')
    expect(you(last).cubes).toBe(0)
    const none = dieAt(table().cubes(YOU, 'chiefMate', 18), 'evacuation')
    expect(refusal(none, 0, 'evacuation:c')).toBe('e4.turn.9')
  })
})

describe('rallying', () => {
  test('where the die lies up to two dinos, that reach the unit’s strength together [e4.turn.17] [e4.rally.2]', () => {
    const match = dieAt(position().battlefield('military', 'raider', 'sixleg'), 'military')
    match.pickKey(0, PASS)
    expect(keys(match, 0)).toEqual([
      '0:shieldhead+thunderhorn',
      '0:raptor+raptor',
      '0:raptor+thunderhorn',
      PASS,
    ])
    match.pickKey(0, '0:raptor+thunderhorn')
    expect(match.ask?.id).toBe('secondary')
    expect(match.state.zones.military.units[0]).toMatchObject({ owner: YOU })
  })

  test('two dinos in one group are two: nobody else is rallied [e4.turn.17]', () => {
    const match = dieAt(position().battlefield('military', 'spearman', 'spearman'), 'military')
    match.pickKey(0, PASS)
    expect(keys(match, 0)).toContain('1:thunderhorn')
    match.pickKey(0, '0:raptor+raptor')
    expect(match.ask?.id).toBe('secondary')
    const one = dieAt(position().battlefield('military', 'spearman', 'spearman'), 'military')
    one.pickKey(0, PASS)
    one.pickKey(0, '0:thunderhorn')
    expect(one.ask?.id).toBe('rally.group')
  })

  test('weak groups may be rallied where that is switched so [e4.rally.2]', () => {
    const table = position().switched('ep4RallyOnlyFitGroups').battlefield('military', 'sixleg')
    const match = dieAt(table, 'military')
    match.pickKey(0, PASS)
    expect(keys(match, 0)).toContain('0:shieldhead')
  })

  test('a dino joins an own group with a free space, not one of another, nor a full one [e4.turn.17]', () => {
    const table = position().battlefield(
      'military',
      ['spearman', YOU, 'thunderhorn'],
      ['spearman', NAREK, 'shieldhead'],
      ['spearman', YOU, 'raptor', 'raptor'],
    )
    const match = dieAt(table, 'military')
    match.pickKey(0, PASS)
    expect(keys(match, 0)).toEqual(['0:shieldhead', '0:raptor', '0:thunderhorn', PASS])
    match.pickKey(0, '0:raptor')
    expect(match.state.zones.military.units[0]?.dinos.map(({ species }) => species)).toEqual([
      'thunderhorn',
      'raptor',
    ])
  })

  test('the top space is filled first and gives its symbol, the bottom one nothing [e4.rally.4]', () => {
    const match = dieAt(position().battlefield('military', 'spearman'), 'military')
    match.pickKey(0, PASS)
    match.pickKey(0, '0:thunderhorn')
    expect(goods(match).glowberry).toBe(5)
    match.pickKey(0, '0:raptor')
    expect(goods(match).glowberry).toBe(5)
    const fifth = dieAt(
      position().battlefield('evacuation', 'spearman', 'spearman', 'spearman', 'spearman', 'spearman'),
      'evacuation',
    )
    fifth.pickKey(0, PASS)
    fifth.pickKey(0, '4:thunderhorn')
    expect(you(fifth).followers).toBe(15)
  })

  test('rallied dinos stay where no combat comes [e4.rally.5]', () => {
    const match = position().battlefield('military', ['spearman', YOU, 'thunderhorn']).at('endOfTurn')
    expect(match.state.zones.military.units[0]).toMatchObject({
      owner: YOU,
      dinos: [{ species: 'thunderhorn', wounds: 0 }],
    })
  })

  test('without a fixed zone any battlefield where a group is possible, or none [e4.turn.16]', () => {
    const table = position()
      .battlefield('military', 'spearman')
      .battlefield('evacuation', 'raider')
      .battlefield('construction', ['spearman', NAREK, 'shieldhead'])
      .cubes(YOU, 'chiefOfSecurity', 1)
    const match = table.at('secondary')
    match.pickKey(0, 'favour:chiefOfSecurity')
    expect(keys(match, 0)).toEqual(['military', 'evacuation', PASS])
    match.pickKey(0, 'military')
    answer(match, { 'rally.group': ['0:thunderhorn', '0:raptor'] }, 'solo.turn')
    expect(match.state.zones.military.units[0]?.dinos).toHaveLength(2)
  })

  test('fire makes each own group 1 stronger, and nobody else’s [e4.artefact.2]', () => {
    const table = () => position().battlefield('military', 'spearman')
    const groups = (t: Table) => {
      const match = dieAt(t, 'military')
      match.pickKey(0, PASS)
      return keys(match, 0)
    }
    expect(groups(table().artefact(YOU, 'fire'))).toContain('0:shieldhead')
    expect(groups(table())).not.toContain('0:shieldhead')
  })
})

describe('the secondary action', () => {
  test('a crate goes on the leftmost free space of a battlefield or voyage, or on a cost that none covers [e4.turn.18] [e4.turn.19]', () => {
    const table = position().crate(CAMILLA, { zone: 'military', place: 'a' })
    for (let i = 0; i < 3; i++) table.crate(NAREK, { zone: 'sustenance', place: 'battlefield' })
    for (let i = 0; i < 4; i++) table.crate(NAREK, { zone: 'evacuation', place: 'voyage' })
    const match = table.at('secondary')
    expect(keys(match, 0)).toHaveLength(24 - 3 + 1)
    for (const full of ['military:a', 'sustenance:battlefield', 'evacuation:voyage'])
      expect(refusal(match, 0, `crate:${full}`)).toBe('e4.turn.19')
    expect(refusal(position().crates(YOU, 0).at('secondary'), 0, 'crate:military:b')).toBeUndefined()
  })

  test('without a crate in stock no place is offered, but a favour is [e4.turn.18]', () => {
    const match = position().crates(YOU, 0).cubes(YOU, 'chiefEngineer', 1).at('secondary')
    expect(keys(match, 0)).toEqual(['favour:chiefEngineer', PASS])
    expect(refusal(match, 0, 'crate:military:b')).toBe('e4.turn.18')
  })

  test('it gives what it covers: 1 debris, 1 food, 3 followers, 2 glowberries, followers, a heal [e4.turn.20]', () => {
    const laid = (place: string, table = position()) => {
      const match = table.at('secondary')
      match.pickKey(0, `crate:military:${place}`)
      return match
    }
    expect(goods(laid('a')).debris).toBe(3)
    expect(goods(laid('b')).food).toBe(3)
    expect(you(laid('c')).followers).toBe(13)
    expect(goods(laid('d')).glowberry).toBe(6)
    expect(you(laid('voyage')).followers).toBe(15)
    expect(
      you(laid('voyage', position().crate(NAREK, { zone: 'military', place: 'voyage' }))).followers,
    ).toBe(14)
    const healed = laid('battlefield', position().herd(YOU, 'infirmary', { ironjaw: 1 }))
    healed.pickKey(0, 'ironjaw')
    expect(you(healed).home.ironjaw).toBe(1)
    expect(healed.state.zones.military.crates).toEqual([YOU])
    expect(you(healed).crates).toBe(2)
  })

  test('stone gives 2 followers for each crate that you place [e4.artefact.5]', () => {
    const match = position().artefact(YOU, 'stone').at('secondary')
    match.pickKey(0, 'crate:military:a')
    expect(you(match).followers).toBe(12)
  })

  test('a favour needs an own cube, which returns, and some effect [e4.turn.21] [e4.officer.1]', () => {
    const table = position().cubes(YOU, 'chiefEngineer', 2).cubes(NAREK, 'chiefSteward', 3)
    const match = table.cubes(YOU, 'chiefOfSecurity', 1).at('secondary')
    expect(refusal(match, 0, 'favour:chiefSteward')).toBe('e4.turn.21') // Narek’s cubes are no use to you.
    expect(refusal(match, 0, 'favour:chiefOfSecurity')).toBe('e4.turn.21') // No unit is there.
    match.pickKey(0, 'favour:chiefEngineer')
    expect(match.state.influence.chiefEngineer[YOU]).toBe(1)
    expect(you(match).cubes).toBe(18 - 2 - 1 + 1)
  })

  test('the Chief Mate sends your leader to an empty space, from wherever it stands, for one option at its cost [e4.turn.22] [e4.officer.3]', () => {
    const table = position()
      .cubes(YOU, 'chiefMate', 1)
      .change(({ zones }) => {
        zones.military.leaders.push(YOU)
        zones.evacuation.leaders.push(NAREK)
      })
    const match = table.at('secondary')
    match.pickKey(0, 'favour:chiefMate')
    expect(keys(match, 0)).toEqual(['sustenance', 'construction'])
    match.pickKey(0, 'sustenance')
    expect(match.state.zones.sustenance.leaders).toEqual([YOU])
    expect(match.state.zones.military.leaders).toEqual([])
    match.pickKey(0, 'sustenance:b')
    expect(goods(match)).toMatchObject({ food: 1, islandResource: 3 })
    expect(match.ask?.id).toBe('solo.turn')
  })

  test('the Chief Engineer and the Chief Steward have two branches each [e4.turn.23]', () => {
    const branches = (officer: 'chiefEngineer' | 'chiefSteward') => {
      const match = position().herd(YOU, 'infirmary', { raptor: 1 }).cubes(YOU, officer, 1).at('secondary')
      match.pickKey(0, `favour:${officer}`)
      return match
    }
    const engineer = branches('chiefEngineer')
    expect(keys(engineer, 0)).toEqual(['fortification', 'debris+crates'])
    engineer.pickKey(0, 'debris+crates')
    expect([goods(engineer).debris, you(engineer).crates]).toEqual([3, 4])
    const steward = branches('chiefSteward')
    expect(keys(steward, 0)).toEqual(['cabin', 'heal'])
    steward.pickKey(0, 'heal')
    steward.pickKey(0, 'raptor')
    expect(you(steward).home.raptor).toBe(3)
  })

  test('a fortification goes on the lowest free space below the figure, in a zone of your choice, and gives 2 followers [e4.turn.24] [e4.turn.25]', () => {
    const table = position()
      .cubes(YOU, 'chiefEngineer', 1)
      .trail('sustenance', 1)
      .trail('military', 2)
      .fort(NAREK, 'military', 1)
      .fort(CAMILLA, 'evacuation', 1)
    const match = table.at('secondary')
    match.pickKey(0, 'favour:chiefEngineer')
    match.pickKey(0, 'fortification')
    expect(keys(match, 0)).toEqual(['evacuation', 'construction', PASS])
    match.pickKey(0, 'evacuation')
    expect(match.state.zones.evacuation.fortifications).toEqual([CAMILLA, YOU, null])
    expect(you(match).followers).toBe(12)
    expect(you(match).fortifications).toBe(1)
  })
})

describe('saddles', () => {
  test('whoever has none left may give up a dino that bears one of the size, at Home or wounded, or leave it [e4.turn.27]', () => {
    const table = () =>
      position()
        .with({ leaders: ['keoni'] })
        .herd(YOU, 'home', { shieldhead: 6, raptor: 2, thunderhorn: 2 })
        .herd(YOU, 'infirmary', { raptor: 1, ironjaw: 2 })
        .herd(YOU, 'untamed', { shieldhead: 1 })
        .has(YOU, { food: 1, glowberry: 4 })
    const match = dieAt(table(), 'military')
    match.pickKey(0, 'military:b')
    match.pickKey(0, 'shieldhead')
    expect(keys(match, 0)).toEqual(['home:shieldhead', 'home:thunderhorn', 'infirmary:ironjaw', PASS])
    match.pickKey(0, 'infirmary:ironjaw')
    expect(you(match)).toMatchObject({
      home: { shieldhead: 7 },
      infirmary: { ironjaw: 1 },
      saddles: { large: 0 },
    })
    expect(match.state.supply.ironjaw).toBe(11)
    const left = dieAt(table(), 'military')
    left.pickKey(0, 'military:b')
    left.pickKey(0, 'shieldhead')
    left.pickKey(0, PASS)
    expect(you(left)).toMatchObject({ untamed: { shieldhead: 1 }, resources: { glowberry: 4 } })
  })
})

describe('artefacts', () => {
  test('water heals at the start of each turn, before the die [e4.artefact.3]', () => {
    const table = () => position().herd(YOU, 'infirmary', { raptor: 2 })
    expect(table().artefact(YOU, 'water').at('primary').ask?.id).toBe('heal')
    expect(table().at('primary').ask?.id).toBe('space')
  })

  test('a second one of a kind gives 5 followers, and no more of its ability [e4.artefact.6]', () => {
    const table = position()
      .artefact(YOU, 'fire')
      .placed('sustenance', 0, NEUTRAL)
      .placed('sustenance', 1, NEUTRAL)
      .placed('sustenance', 2, NEUTRAL)
      .cabins(YOU, 'sustenance', 'sailor')
      .change(({ zones }) => {
        const lies = ZONES.find(zone => zones[zone].artefacts.includes('fire')) as Zone
        const there = zones[lies].artefacts
        const [other] = zones.sustenance.artefacts
        there[there.indexOf('fire')] = other
        zones.sustenance.artefacts[0] = 'fire'
      })
      .battlefield('military', 'sixleg')
    const match = table.at('endOfTurn')
    match.pickKey(0, 'negotiate')
    expect(you(match).artefacts).toEqual(['fire', 'fire'])
    expect(you(match).followers).toBe(10 + 5)
    // A thunderhorn and fire are 3, not 4: no dino is alone enough for a sixleg.
    const again = position().artefact(YOU, 'fire').artefact(YOU, 'fire').battlefield('military', 'sixleg')
    const groups = dieAt(again, 'military')
    groups.pickKey(0, PASS)
    expect(keys(groups, 0)).not.toContain('0:thunderhorn')
    expect(keys(groups, 0)).toContain('0:raptor+thunderhorn')
  })
})
