import { take } from '@tablee/common/piles.ts'
import { expect, test } from 'vitest'
import type { ScenarioId } from '../../data/solo.ts'
import type { TrapId } from '../../data/traps.ts'
import { position } from '../position.ts'
import { asked, enter, member, on, picks, play, reports, told } from './field.ts'

// Madhala's expeditions, and what scenarios change in the Adventure.

const solo = (scenario: ScenarioId = 'routine') =>
  position('fire')
    .with({ scenario })
    .has(0, { glory: 5, gold: 0 })
    .monster('regionA', 'krinx')
    .region('regionA', 'kale')
    .display('loot', 'lootGold12', 'lootGold10', 'lootBrew', 'lootSupply')

test('she removes the monster without any dice, and it goes neither to a clan nor to the gates; those after her try the conquest [madhala.20] [madhala.23] [madhala.25] [madhala.26]', () => {
  const match = enter(
    solo()
      .monster('regionA', 'korcko')
      .madhala('regionA:0')
      .sends(0, 'frunks', 'regionA:1', { force: 2 })
      .dice(1, 1),
    'regionA',
  )
  expect(match.waiting?.prompt).toBe('conquest.roll')
  expect(match.state.monsters).toMatchObject({ discard: ['korcko'], escaped: null })
  expect(told(match)).not.toContain('monster.lastHit')
  picks(match, 'roll', 'lootGold12')
  expect(match.state.clans[0]).toMatchObject({ glory: 5, trophies: [], loot: ['lootGold12'] })
})

test('when the monster is gone she removes the region: the player has nothing to conquer, and loots [madhala.24]', () => {
  const match = play(
    solo()
      .sends(0, 'frunks', 'regionA:0', { force: 2, tokens: ['magicMod1'] })
      .madhala('regionA:1')
      .sends(0, 'nuduru', 'regionA:2', { force: 2 })
      .dice(1, 1, 1, 1, 4, 5),
    'regionA',
    ...['roll', 'roll:all', 'lootGold12'],
  )
  expect(match.outcome).not.toBe(null)
  expect(match.state.zones[2]).toMatchObject({ monster: null, region: null })
  expect(match.state.regions.discard).toEqual(['kale'])
  expect(reports(match, 'plundered')).toMatchObject([{ member: 'nuduru' }])
})

test('with both gone she does nothing [madhala.24]', () => {
  const match = enter(solo().madhala('regionA:0').madhala('regionA:1').madhala('regionA:2'), 'regionA')
  expect(match.outcome).not.toBe(null)
  expect(match.state.regions.discard).toEqual(['kale'])
  expect(match.state.monsters.discard).toEqual(['krinx'])
})

test('she takes no loot, and whoever failed before her does [madhala.20]', () => {
  const match = play(
    solo().sends(0, 'frunks', 'regionA:0', { force: 1 }).madhala('regionA:1').dice(1, 1, 1, 1, 1),
    'regionA',
    ...['roll', 'roll:force', 'lootGold12'],
  )
  expect(match.outcome).not.toBe(null)
  expect(reports(match, 'plundered')).toHaveLength(1)
  expect(match.state.monsters.discard).toEqual(['krinx'])
})

test('on the left of the competitive mission she wins it: the tile is gone, and on the right nothing is rolled, won or lost [madhala.21] [madhala.28]', () => {
  const match = enter(
    solo().mission('missionA', 2).madhala('missionA:0').sends(0, 'frunks', 'missionA:1', { force: 2 }),
    'missionA',
  )
  expect(match.outcome).not.toBe(null)
  expect(match.state.zones[0].mission).toBe(null)
  expect(match.state.clans[0]).toMatchObject({ glory: 5, gold: 0, missions: 0 })
  expect(told(match)).not.toContain('rolled')
})

test('on the right of it she changes nothing [madhala.29]', () => {
  const match = play(
    solo()
      .mission('missionA', 2)
      .sends(0, 'frunks', 'missionA:0', { force: 2 })
      .madhala('missionA:1')
      .dice(3, 4),
    'missionA',
    'roll',
  )
  expect(match.state.clans[0].glory).toBe(7)
})

test('on a contract she only takes a place: the other side is fulfilled for its own reward [madhala.22]', () => {
  const match = play(
    solo()
      .has(0, { gold: 4 })
      .mission('missionB', 1)
      .madhala('missionB:0')
      .sends(0, 'frunks', 'missionB:1', { force: 1 }),
    'missionB',
    'fulfil',
  )
  expect(match.state.clans[0]).toMatchObject({ gold: 1, glory: 6, missions: 1 })
})

test('her path counts as occupied: what is sent to her vanishes [madhala.27]', () => {
  const match = play(
    solo()
      .hires(0, 'ginova')
      .sends(0, 'ginova', 'regionA:0', { force: 1 })
      .madhala('regionA:1')
      .sends(0, 'frunks', 'regionA:2', { force: 1 }),
    'regionA',
    'talent:1:1',
  )
  expect(asked(match)).toMatchObject({ path: 0, dice: 3, sent: 1 })
  expect(told(match)).not.toContain('monster.rolled')
})

test('a mission counts once for each expedition that is rewarded [scenario.35]', () => {
  const match = play(
    solo('missionary')
      .has(0, { gold: 8 })
      .mission('missionB', 1)
      .sends(0, 'nuduru', 'missionB:0', { force: 1 })
      .sends(0, 'frunks', 'missionB:1', { force: 1 }),
    'missionB',
    ...['fulfil', 'fulfil'],
  )
  expect(match.state.clans[0].missions).toBe(2)
})

test('scenario 4: no talent, no advantage and no token defends; potions do [scenario.10] [scenario.11]', () => {
  const match = play(
    position('water')
      .with({ scenario: 'noArmour' })
      .hires(0, 'nimra')
      .wears(0, 'nimra', 'noxx')
      .monster('regionA', 'krinx')
      .region('regionA', 'kale')
      .sends(0, 'nimra', 'regionA:0', { force: 1, guards: 2, tokens: ['defense'], potion: 1 })
      .dice(6, 1, 1, 1),
    'regionA',
    'roll',
  )
  expect(match.waiting?.prompt).toBe('potion')
  match.pickKey(0, 'drink')
  expect(member(match, 0, 'nimra')).toMatchObject({ wounded: false, spent: { talent: 0, clothing: 0 } })
})

test('scenario 10: attack dice that missed are rolled once more, and only those [scenario.36]', () => {
  const match = play(
    solo('judgment')
      .monster('regionA', 'gator')
      .sends(0, 'frunks', 'regionA:0', { force: 1, guards: 3 })
      .dice(3, 1, 2, 6, 1, 5, 2, 1),
    'regionA',
    'roll',
  )
  // Five dice with two hits; of the three misses one hits.
  expect(match.state.battle?.attack).toMatchObject({ dice: [3, 5, 2, 6, 1], hits: 3 })
})

test('what is rolled once more shows one to six, as every attack die [scenario.36] [battle.11]', () => {
  const shown = new Set<number>()
  for (let seed = 1; seed <= 40; seed++) {
    const built = solo('judgment').monster('regionA', 'gator').seed(seed)
    const match = play(built.sends(0, 'frunks', 'regionA:0', { force: 1, guards: 9 }), 'regionA', 'roll')
    for (const value of match.state.battle?.attack?.dice ?? []) shown.add(value)
  }
  expect([...shown].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

// Scenario 8

/** Madhala on a path with two tokens of the module. */
function sneaky(path: number, ...tokens: TrapId[]) {
  const built = solo('sneaky').madhala(`regionA:${path}`)
  const { madhala, zones } = built.state
  for (const id of tokens) {
    if (madhala) take(madhala.pile, id)
    zones[2].paths[path]?.tokens.push({ id, up: false, dice: [] })
  }
  return built
}

test('she turns both tokens up; her reinforced traps do nothing, her ambush takes magic before force [scenario.27] [scenario.29] [scenario.30]', () => {
  const match = enter(
    sneaky(1, 'magicDie2P', 'stealAny2').sends(0, 'frunks', 'regionA:2', { force: 2, magic: 1 }),
    'regionA',
  )
  expect(on(match, 'regionA:1')?.tokens).toEqual([
    { id: 'magicDie2P', up: true, dice: [] },
    {
      id: 'stealAny2',
      up: true,
      dice: [
        { colour: 'magic', value: 0 },
        { colour: 'force', value: 0 },
      ],
    },
  ])
  expect(on(match, 'regionA:2')?.dice).toEqual([{ colour: 'force', value: 0 }])
})

test('of two neighbours she takes the left one, never herself [scenario.30]', () => {
  const left = enter(
    sneaky(1, 'stealF1')
      .sends(0, 'frunks', 'regionA:0', { force: 1 })
      .sends(0, 'nuduru', 'regionA:3', { force: 1 }),
    'regionA',
  )
  expect([on(left, 'regionA:0')?.dice.length, on(left, 'regionA:3')?.dice.length]).toEqual([0, 1])
  const right = enter(
    sneaky(1, 'stealF1').madhala('regionA:0').sends(0, 'nuduru', 'regionA:3', { force: 1 }),
    'regionA',
  )
  expect(on(right, 'regionA:3')?.dice.length).toBe(0)
})

test('a Defense token cancels her ambush [scenario.32]', () => {
  const match = play(
    sneaky(1, 'stealF1').sends(0, 'frunks', 'regionA:2', { force: 1, tokens: ['defense'] }),
    'regionA',
    'cancel',
  )
  expect(on(match, 'regionA:2')?.dice).toHaveLength(1)
  expect(match.state.madhala?.used).toEqual(['stealF1'])
})

test('her redirecting ambush sends two dice before she removes the monster; none if it is gone already [scenario.31]', () => {
  const match = enter(
    sneaky(1, 'redirect2').sends(0, 'frunks', 'regionA:2', { force: 1 }).dice(6, 1),
    'regionA',
  )
  expect(asked(match)).toMatchObject({ path: 2, dice: 2, parts: null })
  expect(match.state.zones[2].monster).toBe('krinx')
  match.pickKey(0, 'roll')
  expect(member(match, 0, 'frunks')?.wounded).toBe(true)
  expect(match.state.zones[2].monster).toBe(null)
  const gone = enter(
    sneaky(1, 'redirect2').madhala('regionA:0').sends(0, 'frunks', 'regionA:2', { force: 1 }),
    'regionA',
  )
  expect(gone.waiting?.prompt).toBe('plunder') // The second of hers took the region.
  expect(told(gone)).not.toContain('monster.rolled')
})

test('what failed against the monster that she removes does not count for the conquest, and is cleared [conquest.7] [battle-end.2]', () => {
  const match = play(
    solo()
      .sends(0, 'frunks', 'regionA:0', { force: 1, tokens: ['flat4'] })
      .madhala('regionA:1')
      .sends(0, 'nuduru', 'regionA:2', { force: 1 })
      .dice(1, 1, 1, 1, 1),
    'regionA',
    ...['roll', 'roll:force'],
  )
  expect(asked(match)).toMatchObject({ member: 'nuduru', carry: 0 })
  expect(on(match, 'regionA:0')).toMatchObject({ dice: [], tokens: [] })
})
