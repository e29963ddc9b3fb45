import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import type { Zone } from '../data/types.ts'
import { ends, units } from './acting.ts'
import { CAMILLA, type Faced, NAREK, position, YOU } from './position.ts'

/** A combat in military at the end of Camilla’s turn. */
const fight = (...faced: Faced[]) =>
  position()
    .cards('1', '3')
    .battlefield('military', ...faced)
    .change(({ zones }) => {
      zones.military.flagged = true
    })

const followers = (match: ReturnType<typeof ends>) => match.state.players[0].followers

describe('when there is a combat', () => {
  test('where a scout die called for it, not where it did not [e4.combat.2] [s4.combat.2]', () => {
    const table = fight('spearman').battlefield('evacuation', 'spearman')
    const match = ends(table)
    expect(match.state.breaches).toBe(1)
    expect(units(match, 'evacuation')[0]).toBe('spearman')
  })
  test('where all slots are filled, unless that is switched off [e4.combat.2] [e4.switch.4]', () => {
    const full: Faced[] = ['spearman', 'spearman', 'spearman', 'spearman', 'spearman']
    const table = () =>
      position()
        .cards('1', '3')
        .battlefield('military', ...full)
    expect(ends(table()).state.breaches).toBe(1)
    expect(ends(table().switched('ep4CombatWhenFull')).state.breaches).toBe(0)
  })
  test('a flagged zone without units has none, and the flag is cleared [e4.combat.3] [e4.combat.17]', () => {
    const match = ends(fight())
    expect(match.state.breaches).toBe(0)
    expect(told(match)).not.toContain('combat')
    expect(units(match, 'military')).toEqual(['-', '-', '-', '-', '-'])
    expect(match.state.zones.military.flagged).toBe(false)
  })
  test('zone by zone from the left [e4.combat.5]', () => {
    const table = fight(['spearman', YOU, 'thunderhorn']).battlefield('sustenance', [
      'raider',
      YOU,
      'thunderhorn',
      'raptor',
    ])
    const match = ends(
      table.change(({ zones }) => {
        zones.sustenance.flagged = true
      }),
    )
    expect(match.ask?.id).toBe('honour')
    match.pickKey(0, 'courage')
    expect(followers(match)).toBe(10 + 3)
  })
  test('groups that are too weak withdraw before it is looked at; those of Dissenters never do [e4.combat.1] [s4.combat.1] [e4.switch.5]', () => {
    const table = fight(['raider', YOU, 'raptor'], ['sixleg', NAREK, 'shieldhead']).change(state => {
      state.phase = 'dissenters'
    })
    const match = ends(table)
    expect(match.state.players[0].home.raptor).toBe(3)
    expect(match.state.breaches).toBe(1)
    expect(match.state.players[0].followers).toBe(10) // You took no part any more.
    expect(match.state.solo?.dissenters.narek.reserve.space).toBe(2)
  })
})

describe('a breach', () => {
  test('one unfaced unit is enough: players lose 2 followers for each, Dissenters gain a reserve and lose nothing [e4.combat.6] [e4.combat.7] [s4.combat.3] [s4.combat.4] [s4.combat.5] [s4.combat.12]', () => {
    const match = ends(
      fight(['spearman', YOU, 'thunderhorn'], ['spearman', NAREK, 'shieldhead'], 'spearman', 'raider'),
    )
    expect(match.state.breaches).toBe(1)
    expect(followers(match)).toBe(10 - 4)
    answer(match, { honour: 'rescue' }, 'space')
    expect(match.state.players[0].rescue).toBe(1)
    expect(match.state.solo?.followers).toBe(0)
    expect(match.state.solo?.dissenters.narek.reserve.space).toBe(2)
    expect(match.state.solo?.dissenters.camilla.reserve.space).toBe(1)
  })
  test('the trail figure goes down, never below 1 [e4.combat.8]', () => {
    expect(ends(fight('spearman')).state.zones.military.trail).toBe(3)
    expect(ends(fight('spearman').trail('military', 1)).state.zones.military.trail).toBe(1)
  })
  test('a fortification on the space below stops it, returns, and spares its owner the loss [e4.combat.9] [e4.switch.3]', () => {
    const table = () => fight(['spearman', YOU, 'thunderhorn'], 'spearman').fort(YOU, 'military', 3)
    const match = ends(table())
    expect(match.state.zones.military).toMatchObject({ trail: 4, fortifications: [null, null, null] })
    expect(match.state.players[0].fortifications).toBe(2)
    expect(followers(match)).toBe(10)
    expect(match.state.breaches).toBe(1)
    const off = ends(table().switched('ep4FortificationStopsDescent'))
    expect([off.state.zones.military.trail, followers(off)]).toEqual([3, 8])
  })
  test('one on another space does not; a Dissenter’s stops it and spares nobody else [e4.combat.9]', () => {
    expect(ends(fight('spearman').fort(YOU, 'military', 2)).state.zones.military.trail).toBe(3)
    const match = ends(fight(['spearman', YOU, 'thunderhorn'], 'spearman').fort(NAREK, 'military', 3))
    expect([match.state.zones.military.trail, followers(match)]).toEqual([4, 8])
    expect(match.state.solo?.dissenters.narek.fortifications).toBe(2)
  })
  test.each([
    ['spectator', 5, '[s4.end.1]'],
    ['actor', 5, '[s4.end.11]'],
    ['champion', 4, '[s4.end.13]'],
    ['legend', 3, '[s4.end.15]'],
  ])('at level %s breach %s ends the game at once %s [s4.end.2]', (level, limit) => {
    const before = (n: number) =>
      ends(
        position()
          .with({ level })
          .cards('1', '3')
          .battlefield('military', ['spearman', YOU, 'thunderhorn'], 'spearman')
          .change(state => {
            state.zones.military.flagged = true
            state.breaches = n
          }),
      )
    expect(before(limit - 2).outcome).toBeNull()
    const lost = before(limit - 1)
    expect(lost.outcome).toMatchObject({ winners: [], rivals: ['dissenters'] })
    expect(followers(lost)).toBe(10)
  })
})

describe('courage and rescue', () => {
  test('for each unit that own groups faced: followers as it is strong, or a step, two for a sixleg [e4.combat.10] [s4.combat.7]', () => {
    const match = ends(fight(['sixleg', YOU, 'ironjaw', 'raptor'], ['raider', YOU, 'ironjaw'], 'spearman'))
    match.pickKey(0, 'rescue')
    expect(match.state.players[0].rescue).toBe(2)
    match.pickKey(0, 'courage')
    expect(followers(match)).toBe(10 - 2 + 3)
    expect(match.state.players[0].defeated).toBe(2)
  })
})

describe('rewards of a victory', () => {
  const victory = () =>
    fight(
      ['spearman', NAREK, 'shieldhead'],
      ['raider', CAMILLA, 'shieldhead'],
      ['sixleg', CAMILLA, 'shieldhead'],
      ['spearman', YOU, 'thunderhorn'],
      ['raider', YOU, 'thunderhorn', 'raptor'],
    )

  test('damage 5, 2 and 7: Camilla takes the artefact, Narek gains 2 reserves, you choose after them without the artefact [s4.combat.9] [s4.combat.10] [s4.combat.11] [s4.combat.13] [s4.combat.14] [e4.combat.11] [e4.combat.13]', () => {
    const match = ends(victory())
    match.pickKey(0, 'rescue')
    match.pickKey(0, 'rescue')
    expect(match.ask?.id).toBe('reward')
    expect(match.state.solo?.artefacts).toEqual(['water'])
    expect(match.state.solo?.dissenters.narek.reserve.space).toBe(3)
    expect(keys(match, 0)).toEqual(['followers', 'goods', 'stock', 'trail'])
    expect(refusal(match, 0, 'artefact')).toBe('e4.combat.13')
    match.pickKey(0, 'followers')
    expect(match.ask?.id).not.toBe('reward')
    expect(followers(match)).toBe(14)
    expect(match.state.breaches).toBe(0)
  })
  test('the highest damage, ties included, chooses first: two different ones, the artefact too [e4.combat.12] [s4.combat.18] [e4.dino.2] [e4.rally.3]', () => {
    const match = ends(fight(['raider', NAREK, 'shieldhead'], ['spearman', YOU, 'raptor', 'raptor']))
    match.pickKey(0, 'courage')
    expect(keys(match, 0)).toContain('artefact')
    match.pickKey(0, 'artefact')
    expect(match.state.players[0].artefacts).toEqual(['water'])
    expect(refusal(match, 0, 'artefact')).toBe('e4.combat.12')
    match.pickKey(0, 'stock')
    expect(match.state.players[0]).toMatchObject({ crates: 4, resources: { glowberry: 6 } })
    expect(match.state.solo?.artefacts).toEqual([])
    expect(match.state.solo?.dissenters.narek.reserve.space).toBe(3)
  })
  test('a trail figure that goes up changes the wave of the same combat [e4.combat.12] [e4.combat.16] [s4.combat.20]', () => {
    const up = ends(fight(['spearman', YOU, 'thunderhorn']))
    answer(up, { honour: 'courage', reward: ['trail', 'followers'] }, 'space')
    expect(units(up, 'military')).toEqual(['spearman', 'spearman', '-', '-', '-'])
    const same = ends(fight(['spearman', YOU, 'thunderhorn']))
    answer(same, { honour: 'courage', reward: ['stock', 'followers'] }, 'space')
    expect(units(same, 'military')).toEqual(['spearman', 'spearman', 'spearman', '-', '-'])
  })
  test('without you your damage is 0; whoever is not there gets nothing; without an artefact 2 reserves [s4.combat.11] [s4.combat.15] [s4.combat.17]', () => {
    const match = ends(fight(['spearman', NAREK, 'shieldhead']))
    expect(match.state.solo?.artefacts).toEqual(['water'])
    expect(match.state.solo?.dissenters.camilla.reserve.space).toBe(1)
    const none = ends(
      fight(['spearman', NAREK, 'shieldhead']).change(({ zones, players }) =>
        players[0].artefacts.push(...zones.military.artefacts.splice(0)),
      ),
    )
    expect(none.state.solo?.artefacts).toEqual([])
    expect(none.state.solo?.dissenters.narek.reserve.space).toBe(3)
  })
  test('a figure at the top goes no further up: that reward is refused [e4.combat.12]', () => {
    const match = ends(fight(['spearman', YOU, 'thunderhorn']).trail('military', 5))
    match.pickKey(0, 'courage')
    expect(refusal(match, 0, 'trail')).toBe('e4.combat.12')
    expect(keys(match, 0)).toEqual(['artefact', 'followers', 'goods', 'stock'])
  })
  test('of several seats with the highest damage each takes two, the others one [e4.combat.12] [e4.combat.13] [e4.seats.6]', () => {
    const match = position('adelita', 'jack', 'keoni')
      .change(({ zones }) => {
        zones.military.flagged = true
      })
      .crate(2, { zone: 'military', place: 'battlefield' })
      .battlefield(
        'military',
        ['spearman', 0, 'thunderhorn'],
        ['spearman', 1, 'thunderhorn'],
        ['spearman', 2, 'raptor'],
      )
      .at('endOfTurn')
    const rewards = [0, 0, 0]
    while (match.ask && match.ask.id !== 'space') {
      const [seat] = match.ask.waiting
      if (match.ask.id === 'reward') rewards[seat]++
      const [first] = keys(match, seat)
      match.pickKey(seat, first)
    }
    // With the crate 3, 3 and 2.
    expect(rewards).toEqual([2, 2, 1])
  })
  test('both above you: each takes one, the higher damage first, then Narek [s4.combat.16]', () => {
    const match = ends(fight(['spearman', NAREK, 'shieldhead'], ['raider', CAMILLA, 'shieldhead']))
    expect(match.state.solo?.artefacts).toEqual(['water', 'wind'])
    expect(match.state.zones.military.artefacts).toEqual([])
  })
})

describe('wounds', () => {
  const after = (faced: Faced, answers: { readonly [prompt: string]: string | readonly string[] } = {}) => {
    const match = ends(fight(faced, 'spearman').herd(YOU, 'home', {}))
    answer(match, { honour: 'courage', ...answers }, 'space')
    const { home, infirmary } = match.state.players[0]
    return { home, infirmary, supply: match.state.supply }
  }
  test('a spearman’s wound does nothing to a shieldhead, who goes Home with the others [e4.dino.8] [e4.dino.9] [e4.combat.14] [e4.combat.15]', () => {
    const { home, infirmary } = after(['spearman', YOU, 'shieldhead', 'raptor'], { wound: 'shieldhead:0' })
    expect([home.shieldhead, home.raptor, infirmary.raptor]).toEqual([1, 1, 0])
    const other = after(['spearman', YOU, 'shieldhead', 'raptor'], { wound: 'raptor:0' })
    expect([other.home.shieldhead, other.infirmary.raptor]).toEqual([1, 1])
  })
  test('a raider’s sends a dino to the infirmary, a shieldhead too [e4.dino.8] [e4.dino.10]', () => {
    const { home, infirmary } = after(['raider', YOU, 'ironjaw', 'shieldhead'], { wound: 'shieldhead:0' })
    expect([home.ironjaw, infirmary.shieldhead]).toEqual([1, 1])
  })
  test('a sixleg wounds twice: two dinos are wounded, or one is defeated [e4.dino.8] [e4.dino.10]', () => {
    const both = after(['sixleg', YOU, 'ironjaw', 'shieldhead'], { wound: ['ironjaw:0', 'shieldhead:0'] })
    expect([both.infirmary.ironjaw, both.infirmary.shieldhead]).toEqual([1, 1])
    const one = after(['sixleg', YOU, 'ironjaw', 'shieldhead'], { wound: ['shieldhead:0', 'shieldhead:1'] })
    expect([one.home.ironjaw, one.infirmary.shieldhead, one.supply.shieldhead]).toEqual([1, 0, 20])
  })
  test('a dino that is defeated takes no more wounds, whatever a pack makes of a sixleg [e4.combat.14]', () => {
    const table = fight(['sixleg', YOU, 'ironjaw', 'shieldhead'], 'spearman')
    const match = ends(table.pack({ 'unit:sixleg.wounds': 3 }).herd(YOU, 'home', {}))
    match.pickKey(0, 'courage')
    match.pickKey(0, 'shieldhead:0')
    match.pickKey(0, 'shieldhead:1')
    // The third can only be the other’s, who is not asked for it.
    expect(match.state.players[0].infirmary).toMatchObject({ ironjaw: 1, shieldhead: 0 })
    expect(match.state.supply.shieldhead).toBe(20)
  })
  test('the sixth dino finds a bed [e4.dino.6]', () => {
    const table = fight(['raider', YOU, 'ironjaw'], 'spearman').herd(YOU, 'infirmary', {
      raptor: 3,
      shieldhead: 2,
    })
    const match = ends(table)
    answer(match, { honour: 'courage' }, 'space')
    expect(told(match)).not.toContain('dino.defeated')
    expect(match.state.players[0].infirmary).toMatchObject({ raptor: 3, shieldhead: 2, ironjaw: 1 })
  })
  test('the infirmary has six spaces: one more, and a dino goes [e4.dino.6]', () => {
    const table = fight(['raider', YOU, 'ironjaw'], 'spearman').herd(YOU, 'infirmary', {
      raptor: 3,
      shieldhead: 3,
    })
    const match = ends(table)
    answer(match, { honour: 'courage' }, 'infirmary.full')
    match.pickKey(0, 'raptor')
    expect(match.state.players[0].infirmary).toMatchObject({ raptor: 2, shieldhead: 3, ironjaw: 1 })
  })
  test('dinos of Dissenters return to the supply, their saddles to them [s4.combat.19]', () => {
    const match = ends(fight(['sixleg', NAREK, 'shieldhead']))
    expect(match.state.supply.shieldhead).toBe(18)
    expect(match.state.solo?.dissenters.narek.large).toBe(10)
  })
})

test('a unit that finds no slot does not come [e4.combat.4]', () => {
  const table = position('adelita', 'jack').battlefield(
    'military',
    'spearman',
    'spearman',
    'spearman',
    'spearman',
    'spearman',
  )
  table.placed('military', 0, 0).placed('military', 1, 0)
  const match = table.faces(0, 'innovator').at('primary')
  match.pickKey(0, 'military:2')
  match.pickKey(0, '0:innovator')
  expect(match.state.zones.military.units.filter(unit => unit !== null)).toHaveLength(5)
})

test('a combat concerns all owners there, whoever’s turn it is [s4.combat.21]', () => {
  const zone: Zone = 'military'
  const match = ends(fight(['spearman', YOU, 'thunderhorn'], ['spearman', NAREK, 'shieldhead'], 'raider'))
  expect(followers(match)).toBe(8)
  expect(match.state.solo?.dissenters.narek.reserve.space).toBe(2)
  expect(match.state.zones[zone].trail).toBe(3)
})
