import { answer, keys, told } from '@tablee/common/testing/answers.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { OFFICERS, ZONES, type Zone } from '../data/types.ts'
import { acts, ends, units } from './acting.ts'
import { CAMILLA, type Faced, NAREK, type P4Match, position, YOU } from './position.ts'

/** What an “only”, an “unless” or an “and” of the rules leaves out: the other half of each. */

const you = ({ state }: P4Match) => state.players[YOU]

const reserves = ({ state }: P4Match) =>
  (['narek', 'camilla'] as const).map(who => state.solo?.dissenters[who].reserve.space)

/** A combat in military at the end of Camilla’s turn. */
const fight = (...faced: Faced[]) =>
  position()
    .cards('1', '3')
    .battlefield('military', ...faced)
    .change(({ zones }) => {
      zones.military.flagged = true
    })

/** Three neutral dice lie in evacuation at the end of Camilla’s turn. */
const due = () =>
  position()
    .cards('1', '3')
    .placed('evacuation', 0, NEUTRAL)
    .placed('evacuation', 1, NEUTRAL)
    .placed('evacuation', 2, NEUTRAL)

/** Leaves a zone without artefacts: they are yours, or with one left all but that. */
const bare = (table: ReturnType<typeof position>, zone: Zone, left = 0) =>
  table.change(({ zones, players }) => players[YOU].artefacts.push(...zones[zone].artefacts.splice(left)))

describe('combats', () => {
  test('whoever took no part in a victory gets no reward, and loses and gains nothing [e4.combat.13] [e4.combat.10]', () => {
    const match = ends(fight(['spearman', NAREK, 'shieldhead']))
    expect(match.ask?.id).toBe('space')
    expect(told(match)).toContain('victory')
    expect(you(match)).toMatchObject({ followers: 10, rescue: 0, crates: 3, artefacts: [] })
  })

  test('a breach takes no followers from whoever was not there [e4.combat.7]', () => {
    const match = ends(fight(['spearman', NAREK, 'shieldhead'], 'raider'))
    expect(match.state.breaches).toBe(1)
    expect(you(match).followers).toBe(10)
  })

  test('nor more followers than one has [e4.combat.7]', () => {
    const match = ends(fight(['spearman', YOU, 'thunderhorn'], 'raider', 'raider').has(YOU, { followers: 3 }))
    expect(you(match).followers).toBe(0)
  })

  test('a fortification spares only its owner, and only where the figure would have come to it [e4.combat.9]', () => {
    const match = ends(fight(['spearman', YOU, 'thunderhorn'], 'spearman').fort(YOU, 'military', 2))
    expect(match.state.zones.military).toMatchObject({ trail: 3, fortifications: [null, YOU, null] })
    expect(you(match).followers).toBe(8)
  })

  test('a combat clears its flag, faced and unfaced units leave, and those of other zones stay [e4.combat.15]', () => {
    const match = ends(
      fight('sixleg', ['spearman', NAREK, 'shieldhead']).battlefield('construction', 'sixleg'),
    )
    expect(match.state.zones.military.flagged).toBe(false)
    expect(units(match, 'military')).toEqual(['spearman', 'spearman', 'raider', '-', '-'])
    expect(units(match, 'construction')[0]).toBe('sixleg')
  })

  test('the highest damage chooses two goods of any kind among its rewards, the same reward never twice [e4.combat.12]', () => {
    const match = ends(fight(['spearman', YOU, 'thunderhorn']))
    match.pickKey(0, 'courage')
    match.pickKey(0, 'goods')
    expect(keys(match, 0)).toEqual(['food', 'debris', 'islandResource'])
    answer(match, { 'gain.mix': ['debris', 'islandResource'] }, 'reward')
    expect(you(match).resources).toMatchObject({ food: 2, debris: 3, islandResource: 2 })
    expect(keys(match, 0)).not.toContain('goods')
    match.pickKey(0, 'followers')
    expect(match.ask?.id).toBe('space')
  })

  test('of one artefact that is left the higher damage takes it, at a tie Narek; the other gains 2 reserves [s4.combat.16] [s4.combat.11]', () => {
    const higher = ends(
      bare(fight(['spearman', NAREK, 'shieldhead'], ['raider', CAMILLA, 'shieldhead']), 'military', 1),
    )
    expect(higher.state.solo?.artefacts).toEqual(['water'])
    expect(reserves(higher)).toEqual([3, 1])
    const tied = ends(
      bare(fight(['raider', CAMILLA, 'shieldhead'], ['raider', NAREK, 'shieldhead']), 'military', 1),
    )
    expect(tied.state.solo?.artefacts).toEqual(['water'])
    expect(reserves(tied)).toEqual([1, 3])
  })

  test('without an artefact to take 2 reserves each, whatever their damage; in a breach one each and no artefact [s4.combat.11] [s4.combat.12] [s4.combat.4]', () => {
    const both: Faced[] = [
      ['spearman', NAREK, 'shieldhead'],
      ['raider', CAMILLA, 'shieldhead'],
    ]
    expect(reserves(ends(bare(fight(...both), 'military')))).toEqual([3, 3])
    const breach = ends(fight(...both, 'spearman'))
    expect(reserves(breach)).toEqual([2, 2])
    expect(breach.state.solo?.artefacts).toEqual([])
  })

  test('the damage of each Dissenter is compared with yours, not that of both [s4.combat.9]', () => {
    const match = ends(
      fight(
        ['spearman', NAREK, 'shieldhead'],
        ['spearman', CAMILLA, 'shieldhead'],
        ['raider', YOU, 'thunderhorn', 'raptor'],
      ),
    )
    answer(match, { honour: 'courage' }, 'reward')
    expect(keys(match, 0)).toContain('artefact')
    answer(match, { reward: ['followers', 'stock'], wound: 'raptor:0' }, 'space')
    expect(match.state.solo?.artefacts).toEqual([])
    expect(reserves(match)).toEqual([3, 3])
  })
})

describe('assemblies', () => {
  test('only crews of the zone of the assembly work, yours and theirs [e4.crew.1] [e4.crew.3] [s4.assembly.2]', () => {
    const match = ends(
      due()
        .cabins(YOU, 'evacuation', 'surgeon')
        .cabins(YOU, 'military', 'technician')
        .cabins(YOU, 'sustenance', 'sailor')
        .cabins(NAREK, 'military', 'technician', 2),
    )
    answer(match, { negotiate: 'prize' }, 'space')
    expect(you(match)).toMatchObject({ followers: 15, crates: 3, resources: { glowberry: 4 } })
    expect(match.state.solo?.followers).toBe(3 + 3)
  })

  test('of an officer whoever is third gets nothing, a cube or not [e4.officer.12]', () => {
    const scored = (narek: number, camilla: number) => {
      const match = ends(
        due()
          .cubes(YOU, 'chiefSteward', 1)
          .cubes(NAREK, 'chiefSteward', narek)
          .cubes(CAMILLA, 'chiefSteward', camilla)
          .crate(YOU, { zone: 'military', place: 'voyage' })
          .has(YOU, { food: 1, debris: 1, islandResource: 1 }),
      )
      return you(match).followers - 10
    }
    expect([scored(0, 0), scored(2, 0), scored(3, 2)]).toEqual([3, 1, 0])
  })

  test('a Dissenter negotiates the figure up although no artefact is left, for 2 reserves instead [s4.assembly.4] [s4.assembly.5]', () => {
    const match = ends(bare(due().cabins(NAREK, 'evacuation', 'sailor'), 'evacuation'))
    expect(match.state.zones.evacuation.trail).toBe(5)
    expect(reserves(match)).toEqual([3, 1])
    expect(match.state.solo?.artefacts).toEqual([])
  })

  test('and takes the artefact although the figure is at the top, for no reserve [s4.assembly.4] [s4.assembly.5]', () => {
    const match = ends(due().cabins(NAREK, 'evacuation', 'sailor').trail('evacuation', 5))
    expect(match.state.zones.evacuation.trail).toBe(5)
    expect(match.state.solo?.artefacts).toEqual(['wind'])
    expect(reserves(match)).toEqual([1, 1])
  })

  test('whoever negotiates gets no prize: neither followers nor the crate of the tile [e4.assembly.4]', () => {
    const prize = (claim: 'prize' | 'negotiate') => {
      const match = ends(
        due()
          .cabins(YOU, 'evacuation', 'surgeon')
          .change(state => {
            state.assemblies = 6
          }),
      )
      answer(match, { negotiate: claim }, 'space')
      return [you(match).followers, match.state.zones.evacuation.trail]
    }
    expect(prize('prize')).toEqual([22, 4])
    expect(prize('negotiate')).toEqual([10, 5])
  })

  test('with four seats an assembly needs four dice, with three of them three [e4.seats.3] [e4.assembly.1]', () => {
    const held = (...leaders: Parameters<typeof position>) => {
      const table = position(...leaders)
      for (const seat of [0, 1, 2]) table.placed('military', seat, seat)
      const match = table.at('endOfTurn')
      return (match.history?.journal ?? []).some(({ id }) => id === 'assembly')
    }
    expect(held('adelita', 'jack', 'keoni')).toBe(true)
    expect(held('adelita', 'jack', 'keoni', 'phoenix')).toBe(false)
  })

  test('the last breach that several seats may have is lost by all of them [e4.seats.5]', () => {
    const after = (breaches: number, ...leaders: Parameters<typeof position>) =>
      position(...leaders)
        .battlefield('military', 'spearman')
        .change(state => {
          state.zones.military.flagged = true
          state.breaches = breaches
        })
        .at('endOfTurn').outcome
    expect(after(4, 'adelita', 'jack', 'keoni')).toMatchObject({ winners: [] })
    expect(after(3, 'adelita', 'jack', 'keoni')).toBeNull()
    expect(after(4, 'adelita', 'jack', 'keoni', 'phoenix')).toBeNull()
    expect(after(5, 'adelita', 'jack', 'keoni', 'phoenix')).toMatchObject({ winners: [] })
  })
})

describe('your turn', () => {
  test('two cabins differ in their section within a community action only: a favour may build beside them [e4.option.20]', () => {
    const table = position().has(YOU, { glowberry: 8 }).cubes(YOU, 'chiefSteward', 1)
    const [face] = table.state.data.zones.construction.dice
    const match = table.faces(NEUTRAL, face).at('primary')
    match.pickKey(0, 'construction:0')
    match.pickKey(0, `${NEUTRAL}:${face}`)
    match.pickKey(0, 'construction:b')
    match.pickKey(0, 'military:sailor')
    answer(match, { option: 'pass' }, 'secondary')
    match.pickKey(0, 'favour:chiefSteward')
    if (match.ask?.id !== 'cabin') match.pickKey(0, 'cabin')
    expect(keys(match, 0)).toContain('military:sailor')
    expect(keys(match, 0)).toContain('military:surgeon')
  })

  test('a crate gives 2 followers with stone alone, and only for what you place yourself [e4.artefact.5]', () => {
    const laid = (stone: boolean) => {
      const table = position()
      const match = (stone ? table.artefact(YOU, 'stone') : table).at('secondary')
      match.pickKey(0, 'crate:military:a')
      answer(match, { 'solo.turn': 'go' }, 'space')
      return told(match).filter(id => id === 'followers.gained').length
    }
    expect(laid(true)).toBe(laid(false) + 1)
  })
})

describe('the Dissenters', () => {
  /** Narek, with card 1, finds no die for the two spaces of sustenance that are free. */
  const nothingFits = () =>
    position()
      .placed('sustenance', 1, YOU)
      .placed('sustenance', 2, YOU)
      .cards('1', '3')
      .faces(NAREK, 'organizer', 'organizer', 'organizer')
      .faces(NEUTRAL, 'organizer', 'organizer', 'organizer')
      .faces(CAMILLA, 'organizer', 'organizer', 'organizer')

  test('without an own die a neutral one is turned, without either the other’s [s4.die.9] [s4.die.12]', () => {
    const turned = (...gone: number[]) => {
      const table = nothingFits().change(({ pool }) => pool.reverse())
      const zones: readonly Zone[] = ['military', 'evacuation', 'construction']
      for (const [place, owner] of gone.entries())
        for (const space of [0, 1, 2]) table.placed(zones[place], space, owner)
      return acts(table, 0).state.zones.sustenance.dice[0]?.owner
    }
    expect([turned(), turned(NAREK), turned(NAREK, NEUTRAL)]).toEqual([NAREK, NEUTRAL, CAMILLA])
  })

  test('without a large saddle no dino is rallied, though the supply has shieldheads: the marker goes on instead [s4.rally.16] [s4.rally.15]', () => {
    const rallied = (inUse: number) => {
      const table = position().cards('7', '2').battlefield('construction', 'raider')
      const faced: Faced[] = Array.from({ length: 5 }, () => ['spearman', CAMILLA, 'shieldhead'])
      table.battlefield('sustenance', ...faced).battlefield('evacuation', ...faced.slice(0, inUse - 5))
      const match = acts(table, 1)
      return [units(match, 'construction')[0], match.state.solo?.dissenters.camilla.rally]
    }
    expect(rallied(9)).toEqual(['raider2', 3])
    expect(rallied(10)).toEqual(['raider', 5])
  })

  test('the rally of a program card is not doubled, not even for Narek [s4.rally.19] [s4.rally.18]', () => {
    // Narek, the Fighter, builds a sailor and rallies once in military.
    const table = position()
      .programs('fighter', 'supplier')
      .cards('9', '7')
      .battlefield('military', 'spearman', 'spearman', 'spearman')
    const match = acts(table, 0)
    expect(units(match, 'military').filter(unit => unit === `spearman${NAREK}`)).toHaveLength(1)
  })

  test('the cube of level legend comes with cards 9 and 10, for both Dissenters, and with no other card [s4.end.16] [s4.fx.13]', () => {
    const cubes = (card: '9' | '10' | '1', who: 0 | 1) => {
      const table = position().with({ level: 'legend' }).programs('supplier', 'fighter')
      const match = acts(who === 0 ? table.cards(card, '3') : table.cards('2', card), who)
      return OFFICERS.reduce((sum, officer) => sum + match.state.influence[officer][who + 1], 0)
    }
    expect([cubes('9', 0), cubes('10', 0), cubes('10', 1), cubes('1', 0)]).toEqual([1, 1, 1, 0])
  })

  test('a rally goes to the zone that is named although a cabin would avoid it [s4.rally.14]', () => {
    const table = position()
      .cards('3', '7')
      .battlefield(
        'construction',
        ['spearman', NAREK, 'shieldhead'],
        ['spearman', NAREK, 'shieldhead'],
        'spearman',
      )
    expect(units(acts(table, 0), 'construction')[2]).toBe(`spearman${NAREK}`)
  })

  test('crates of a battlefield count there only [s4.rally.13]', () => {
    const table = position()
      .cards('3', '7')
      .battlefield('construction', 'sixleg', 'raider')
      .crate(YOU, { zone: 'military', place: 'battlefield' })
      .crate(YOU, { zone: 'military', place: 'battlefield' })
    expect(units(acts(table, 0), 'construction').slice(0, 2)).toEqual(['sixleg', `raider${NAREK}`])
  })

  test('a battlefield’s own crates are counted for its minority, not those of voyages and costs [solo.zone.10] [s4.crate.1]', () => {
    const table = position().cards('1', '7').cubes(CAMILLA, 'chiefOfSecurity', 1).faces(CAMILLA, 'innovator')
    table.crate(YOU, { zone: 'military', place: 'voyage' }).crate(YOU, { zone: 'military', place: 'a' })
    const match = acts(table, 1)
    expect(ZONES.map(zone => match.state.zones[zone].crates.length)).toEqual([0, 1, 0, 0])
  })
})
