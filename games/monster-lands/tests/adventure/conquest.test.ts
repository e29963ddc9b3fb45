import { keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import type { TrapId } from '../../data/traps.ts'
import type { Name } from '../../state.ts'
import { type Pack, position } from '../position.ts'
import { asked, enter, member, on, picks, play, reports, told } from './field.ts'

// Conquests and loot. Kale: from 9, 3 glory, of Air.

/** The monster is gone; somebody of the first clan, who is Jungle, comes first. */
function open(id: Name, pack: Pack, ...dice: number[]) {
  const built = position('jungle', 'air')
  if (id !== 'poisson' && id !== 'timbulu') built.hires(0, id)
  return built
    .has(0, { glory: 5, gold: 0 })
    .monster('regionA', null)
    .region('regionA', 'kale')
    .display('loot', 'lootGold12', 'lootGold10', 'lootBrew', 'lootSupply')
    .sends(0, id, 'regionA:0', pack)
    .dice(...dice)
}

test('the total must reach the conquest value; the region and its glory are gained [conquest.2] [conquest.3] [conquest.5]', () => {
  const won = play(open('poisson', { force: 2 }, 4, 5), 'regionA', 'roll')
  expect(won.outcome).not.toBe(null)
  expect(won.state.clans[0]).toMatchObject({ glory: 8, lands: [{ id: 'kale', dice: [] }] })
  expect(won.state.zones[2]).toMatchObject({ region: null, face: null })
  const short = play(open('poisson', { force: 2 }, 4, 4), 'regionA', 'roll', 'lootGold12')
  expect(short.state.clans[0]).toMatchObject({ glory: 5, lands: [] })
  expect(short.state.zones[2].region).toBe('kale')
})

test('from left to right; what a failed conqueror has counts for the next, and whoever comes after a conquest only loots [conquest.2] [conquest.4] [conquest.6]', () => {
  const match = enter(
    open('timbulu', { force: 1 }, 3, 5)
      .sends(1, 'korgo', 'regionA:1', { force: 1 })
      .sends(0, 'poisson', 'regionA:3', { force: 1 }),
    'regionA',
  )
  expect(asked(match)).toMatchObject({ member: 'timbulu', target: 9, carry: 0, dice: 1 })
  match.pickKey(0, 'roll')
  expect(asked(match)).toMatchObject({ member: 'korgo', carry: 4, chance: expect.closeTo(2 / 6) }) // 3 + 1, so a 5 or a 6.
  match.pickKey(1, 'roll')
  expect(match.waiting).toMatchObject({ prompt: 'conquest.manager', seats: [1] })
  match.pickKey(1, 'pass')
  expect(match.state.clans[1].lands).toEqual([{ id: 'kale', dice: [] }])
  picks(match, 'lootGold12', 'lootGold10')
  expect(match.outcome).not.toBe(null)
  expect(reports(match, 'plundered')).toMatchObject([{ member: 'timbulu' }, { member: 'poisson' }])
  expect(on(match, 'regionA:3')?.dice).toEqual([{ colour: 'force', value: 0 }])
})

test('dice traps and modifier traps count, flat traps and venoms do not [conquest.8]', () => {
  const total = (tokens: TrapId[], ...dice: number[]) => {
    const match = play(open('poisson', { force: 1, venom: 1, tokens }, ...dice), 'regionA', 'roll')
    return on(match, 'regionA:0')?.result
  }
  expect(total(['forceDie2'], 1, 1, 1)).toBe(3)
  expect(total(['forceMod3'], 1)).toBe(4)
  expect(total(['flat8'], 1)).toBe(1)
})

test('what was done to the monster does not count for the conquest [conquest.7] [conquest.1]', () => {
  const match = play(
    open('poisson', { force: 1 }, 1, 1, 1, 1, 5, 1, 1, 1, 1, 6)
      .monster('regionA', 'krinx')
      .sends(1, 'korgo', 'regionA:1', { force: 1 })
      .sends(0, 'timbulu', 'regionA:2', { force: 1 }),
    'regionA',
    ...['roll', 'roll:force', 'roll', 'roll:force'],
  )
  expect(told(match)).toContain('monster.killed') // 5 + 6
  expect(asked(match)).toMatchObject({ member: 'timbulu', carry: 0 })
})

test('Geas adds 3 to a conquest, Kedavra 2 to each magic die; Pugnor and Mortis work, Jlyzor does not [merc.35] [equipment.4] [equipment.3] [equipment.5] [equipment.9] [talent.7]', () => {
  const geas = enter(open('geas', { force: 1 }, 1), 'regionA')
  expect(asked(geas)).toMatchObject({ bonus: 3 })
  geas.pickKey(0, 'roll')
  expect(on(geas, 'regionA:0')?.result).toBe(4)
  const kedavra = play(open('poisson', { magic: 2 }, 1, 1).wears(0, 'poisson', 'kedavra'), 'regionA', 'roll')
  expect(on(kedavra, 'regionA:0')?.result).toBe(6)
  const armed = play(
    open('poisson', { force: 1, magic: 1 }, 1, 1).wears(0, 'poisson', 'pugnor', 'mortis'),
    'regionA',
    'roll',
  )
  expect(on(armed, 'regionA:0')?.result).toBe(4)
  const jlyzor = play(open('poisson', { force: 1 }, 1).wears(0, 'poisson', 'jlyzor'), 'regionA', 'roll')
  expect(on(jlyzor, 'regionA:0')?.result).toBe(1)
})

test('rerolls and loot help after the roll, as long as there are some [conquest.2] [loot-token.12]', () => {
  const match = play(
    open('poisson', { force: 1, magic: 1 }, 2, 2, 5)
      .wears(0, 'poisson', 'tergeo')
      .loot(0, 'lootMagic2', 'lootKill6'),
    'regionA',
    'roll',
  )
  expect(keys(match, 0)).toEqual(['reroll:spell:force:2', 'loot:lootMagic2', 'pass'])
  picks(match, 'reroll:spell:force:2', 'loot:lootMagic2', 'pass')
  expect(on(match, 'regionA:0')).toMatchObject({ fate: 'conquered', result: 9 })
})

test('loot is worth 4 glory when a region is conquered [loot-token.3]', () => {
  const match = play(
    open('poisson', { force: 2 }, 4, 5).loot(0, 'lootConquestGlory', 'lootKillGlory'),
    'regionA',
    'roll',
    'lootConquestGlory',
  )
  expect(match.state.clans[0]).toMatchObject({ glory: 12, loot: ['lootKillGlory'] })
})

test('any member of the affinity may manage it at once, not the leader nor who manages already; or nobody does yet [manage.1] [manage.5] [manage.7]', () => {
  const built = () =>
    position('air', 'jungle')
      .hires(0, 'taroa', 'puargh', 'nimra')
      .lands(0, 'skyehn', 'puargh')
      .monster('regionA', null)
      .region('regionA', 'kale')
      .sends(0, 'nimra', 'regionA:0', { force: 2 })
      .dice(6, 6)
  const match = play(built(), 'regionA', 'roll')
  expect(keys(match, 0)).toEqual(['korgo', 'taroa', 'pass'])
  match.pickKey(0, 'taroa')
  expect(member(match, 0, 'taroa')).toMatchObject({ manages: 'kale', at: null })
  const later = play(built(), 'regionA', 'roll', 'pass')
  expect(later.state.clans[0].members.some(({ manages }) => manages === 'kale')).toBe(false)
})

// Loot

test('whoever lives and has neither beaten nor conquered takes one; the dead take none [loot.1]', () => {
  const match = play(
    open('poisson', { force: 1 }, 6, 6, 1, 1, 1, 1, 1, 1, 1)
      .monster('regionA', 'krinx')
      .sends(1, 'korgo', 'regionA:1', { force: 1 }),
    'regionA',
    ...['roll', 'roll', 'roll:force'],
  )
  expect(match.waiting).toMatchObject({ prompt: 'plunder', seats: [1] })
  expect(keys(match, 1)).toEqual(['lootGold12', 'lootGold10', 'lootBrew', 'lootSupply'])
  match.pickKey(1, 'lootBrew')
  expect(match.outcome).not.toBe(null)
  expect(match.state.clans.map(({ loot }) => loot)).toEqual([[], ['lootBrew']])
  expect(match.state.loot.display).not.toContain('lootBrew')
  expect(match.state.loot.display).not.toContain(null)
})

test('loot that was discarded is shuffled when the pile is empty [loot.7]', () => {
  const match = play(
    open('poisson', { force: 1 }, 1).change(({ loot }) => {
      loot.discard.push(...loot.deck.splice(0))
    }),
    'regionA',
    ...['roll', 'lootBrew'],
  )
  expect(match.state.loot.discard).toEqual([])
  expect(match.state.loot.deck).toHaveLength(11)
  expect(match.state.loot.display).not.toContain(null)
})

test('with too little loot those further right get none, and the refill stops [loot.8]', () => {
  const match = play(
    open('poisson', { force: 1 }, 1, 1)
      .sends(1, 'korgo', 'regionA:1', { force: 1 })
      .change(({ loot, clans }) => {
        clans[1].loot.push(...loot.deck.splice(0), ...loot.display.slice(1).filter(one => one !== null))
        loot.display = [loot.display[0], null, null, null]
      }),
    'regionA',
    ...['roll', 'roll', 'pass'],
  )
  expect(match.outcome).not.toBe(null) // The only one was taken without asking.
  expect(match.state.clans[0].loot).toEqual(['lootGold12'])
  expect(match.state.clans[1].loot).toHaveLength(15)
  expect(match.state.loot.display).toEqual([null, null, null, null])
})

test('loot taken in Region A works in Region B of the same turn; Region B comes after A is done [loot.4] [battle.1]', () => {
  const built = position('jungle', 'air', 'fire')
    .monster('regionA', 'krinx')
    .region('regionA', 'kyzhul', '1A')
    .monster('regionB', 'surbol')
    .region('regionB', 'kale', '2A')
    .display('loot', 'lootForce2', 'lootGold10', 'lootBrew', 'lootSupply')
    .sends(0, 'timbulu', 'regionA:0', { force: 1 })
    .sends(0, 'poisson', 'regionB:0', { force: 1 })
    .dice(1, 1, 1, 1, 1, 1, 1, 1, 4)
  built.state.phase = 'adventure'
  const match = built.at(['zone', 2])
  picks(match, 'roll', 'roll:force')
  expect(match.waiting?.prompt).toBe('plunder')
  expect(told(match).filter(id => id === 'fight.begins')).toHaveLength(1)
  picks(match, 'lootForce2', 'roll', 'loot:lootForce2', 'roll:force')
  expect(reports(match, 'rolled')).toMatchObject([{ total: 2 }, { total: 6 }])
})

test('all that earlier conquerors have adds up for the third [conquest.4]', () => {
  const match = play(
    open('timbulu', { force: 1 }, 1, 3)
      .sends(1, 'korgo', 'regionA:1', { force: 1 })
      .sends(0, 'poisson', 'regionA:3', { force: 1 }),
    'regionA',
    ...['roll', 'roll'],
  )
  expect(asked(match)).toMatchObject({ member: 'poisson', carry: 2 + 3 })
})
