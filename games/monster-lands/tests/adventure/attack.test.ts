import { keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import type { MonsterId } from '../../data/monsters.ts'
import { valued } from '../../rules/adventure/totals.ts'
import type { Name } from '../../state.ts'
import { type Pack, position } from '../position.ts'
import { asked, member, on, picks, play, reports, told } from './field.ts'

// How mercenaries strike back. Krinx: attack 4, captured from 9, killed from 11.

const MISS = [1, 1, 1, 1, 1, 1]

/** Somebody of the first clan, who is Jungle, alone against a monster that misses. */
function alone(id: Name, monster: MonsterId, pack: Pack, ...dice: number[]) {
  const built = position('jungle', 'fire')
  if (id !== 'poisson' && id !== 'timbulu') built.hires(0, id)
  const { attack } = built.state.data.monsters[monster]
  return built
    .has(0, { gold: 0, glory: 5 })
    .monster('regionA', monster)
    .region('regionA', built.state.data.monsters[monster].affinity === 'air' ? 'yuha' : 'skyehn', '2A')
    .sends(0, id, 'regionA:2', pack)
    .dice(...MISS.slice(0, attack), ...dice)
}

test('who survived may decline to attack at all [attack.1]', () => {
  const match = play(alone('dalina', 'krinx', { force: 2 }), 'regionA', 'roll', 'stop')
  expect(on(match, 'regionA:2')).toMatchObject({ fate: 'failed', result: 0 })
  expect(on(match, 'regionA:2')?.dice.map(({ value }) => value)).toEqual([0, 0])
})

test('dice are rolled one by one, of the colour that is chosen, or all at once; the owner may stop at any time [attack.9]', () => {
  const match = play(alone('dalina', 'krinx', { force: 2, magic: 1 }, 4, 5, 6), 'regionA', 'roll')
  expect(keys(match, 0)).toEqual(['roll:force', 'roll:magic', 'roll:all', 'stop'])
  match.pickKey(0, 'roll:magic')
  expect(on(match, 'regionA:2')?.dice.map(({ value }) => value)).toEqual([0, 0, 4])
  match.pickKey(0, 'roll:force')
  expect(keys(match, 0)).toEqual(['roll:force', 'stop'])
  expect(asked(match)).toMatchObject({ base: 9 })
})

test('a capture takes a trap and a total from VC to below VE, and pays gold and glory [attack.5] [attack.6]', () => {
  const total = (...dice: number[]) => {
    const match = play(
      alone('dalina', 'krinx', { force: 2, tokens: ['magicMod1'] }, ...dice),
      'regionA',
      'roll',
      'roll:all',
    )
    return on(match, 'regionA:2')?.fate
  }
  expect([total(4, 4), total(4, 5), total(5, 5), total(6, 5)]).toEqual([
    'failed',
    'captured',
    'captured',
    'killed',
  ])
  const match = play(
    alone('dalina', 'krinx', { force: 2, tokens: ['magicMod1'] }, 4, 5),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(match.state.clans[0]).toMatchObject({ gold: 5, glory: 8, trophies: [] })
  expect(match.state.monsters.discard).toEqual(['krinx'])
})

test('without a trap of its own there is no capture, and a trap of a neighbour does not help; a Defense token is no trap [attack.5] [attack.19]', () => {
  const match = play(
    alone('dalina', 'krinx', { force: 2, tokens: ['defense'] }, 4, 5).sends(1, 'frunks', 'regionA:3', {
      tokens: ['flat4'],
    }),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(on(match, 'regionA:2')).toMatchObject({ fate: 'failed', result: 9 })
})

test('a kill takes no trap; it gives glory and a trophy [attack.7] [attack.8] [monster.27]', () => {
  const match = play(alone('dalina', 'krinx', { force: 2 }, 5, 6), 'regionA', 'roll', 'roll:all')
  expect(match.state.clans[0]).toMatchObject({ gold: 0, glory: 9, trophies: ['krinx'] })
  expect(match.state.monsters.discard).toEqual([])
})

test('a modifier counts for every die of its colour on its own expedition, those on traps too, and for no other [attack.4] [attack.14] [battle.5] [attack.2]', () => {
  const match = play(
    alone('dalina', 'krinx', { force: 1, magic: 1, tokens: ['forceMod2', 'forceDie1'] }, 1, 1, 1)
      .sends(1, 'frunks', 'regionA:3', { force: 1 })
      .dice(...MISS.slice(0, 4), 1, 1, 1, ...MISS.slice(0, 4), 1),
    'regionA',
    ...['roll', 'roll:all', 'roll', 'roll:force'],
  )
  // 3 + 1 + 3, and only 1 for the neighbour.
  expect([on(match, 'regionA:2')?.result, on(match, 'regionA:3')?.result]).toEqual([7, 1])
})

test('each carried venom adds 2, if the owner likes [attack.3] [alchemist.11]', () => {
  const match = play(
    alone('dalina', 'krinx', { force: 1, venom: 2 }, 6),
    'regionA',
    'roll',
    'roll:force',
    'venom',
  )
  expect(asked(match)).toMatchObject({ base: 8 })
  expect(keys(match, 0)).toEqual(['venom', 'stop'])
  match.pickKey(0, 'stop')
  expect(on(match, 'regionA:2')).toMatchObject({ fate: 'failed', result: 8, venom: 1, poisons: 1 })
  expect(match.state.supply.venom).toBe(15)
})

// Bonuses that count for one thing only.

test('a capture bonus counts towards VC and never towards VE [attack.15] [merc.26]', () => {
  // Jckon, 11 and 12: Torko has 9 + 3.
  const match = play(
    alone('torko', 'jckon', { force: 2, tokens: ['magicMod1'] }, 4, 5),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(on(match, 'regionA:2')?.fate).toBe('captured')
  // 12 is a kill, whatever the owner wanted.
  const killed = play(
    alone('torko', 'jckon', { force: 2, tokens: ['magicMod1'] }, 6, 6),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(on(killed, 'regionA:2')?.fate).toBe('killed')
})

test.each<[string, Name, number, number]>([
  ['merc.26', 'torko', 3, 0],
  ['merc.24', 'naiala', 0, 3],
  ['merc.28', 'poisson', 0, 2],
  ['merc.10', 'tortock', 1, 0],
  ['merc.35', 'geas', 0, 0],
])('[%s] %s adds %i to captures and %i to kills', (_, id, capture, kill) => {
  const built = id === 'tortock' ? position('water', 'fire') : position('jungle', 'fire')
  if (id !== 'poisson' && id !== 'tortock') built.hires(0, id)
  const match = play(
    built
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn')
      .sends(0, id, 'regionA:0', { force: 1 })
      .dice(1, 1, 1, 1),
    'regionA',
    'roll',
  )
  expect(asked(match)).toMatchObject({ base: 0, captureBonus: capture, killBonus: kill })
})

test('if both are possible the owner chooses [attack.16] [merc.24]', () => {
  const both = () =>
    play(
      alone('naiala', 'turfus', { force: 2, tokens: ['magicMod1', 'magicMod2'] }, 5, 6),
      'regionA',
      'roll',
      'roll:all',
    )
  // Turfus: 10 and 13; 11 is below 13, and 11 + 3 above.
  const captured = both()
  expect(captured.waiting?.prompt).toBe('capture.or.kill')
  captured.pickKey(0, 'capture')
  expect(captured.state.clans[0]).toMatchObject({ gold: 7, glory: 9 })
  const killed = both()
  killed.pickKey(0, 'kill')
  expect(killed.state.clans[0]).toMatchObject({ gold: 0, glory: 9, trophies: ['turfus'] })
})

test('what failed stays for the next: dice, flat traps and venoms, no bonus and no unrolled die [attack.11] [attack.12] [attack.17] [attack.18]', () => {
  // Abysur: 17 and 22. Torko: 5 + 4 + 2, his +3 for captures and his second die left out.
  const match = play(
    position('jungle', 'fire')
      .hires(0, 'torko')
      .monster('regionA', 'abysur')
      .region('regionA', 'skyehn')
      .sends(0, 'torko', 'regionA:0', { force: 2, tokens: ['flat4'], venom: 1 })
      .sends(1, 'frunks', 'regionA:2', { force: 1 })
      .dice(1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 6),
    'regionA',
    ...['roll', 'roll:force', 'venom', 'stop'],
  )
  expect(match.state.battle).toMatchObject({ path: 2, carry: 11 })
  expect(on(match, 'regionA:0')).toMatchObject({ fate: 'failed', result: 11 })
  expect(on(match, 'regionA:0')?.tokens).toHaveLength(1)
  picks(match, 'roll', 'roll:force')
  expect(reports(match, 'attack.failed')).toMatchObject([{ total: 11 }, { total: 17 }])
})

test('Saruna needs no trap, not even against Turfus, who takes two of others [merc.36] [merc.37] [monster.5]', () => {
  const saruna = play(alone('saruna', 'turfus', { force: 2 }, 5, 5), 'regionA', 'roll', 'roll:all')
  expect(on(saruna, 'regionA:2')?.fate).toBe('captured')
  const one = play(
    alone('dalina', 'turfus', { force: 2, tokens: ['magicMod1'] }, 5, 5),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(on(one, 'regionA:2')?.fate).toBe('failed')
  const two = play(
    alone('dalina', 'turfus', { force: 2, tokens: ['magicMod1', 'magicMod2'] }, 5, 5),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(on(two, 'regionA:2')?.fate).toBe('captured')
})

test('Puargh gains a glory for a capture, not for a kill [merc.6]', () => {
  const captured = play(
    alone('puargh', 'krinx', { force: 2, tokens: ['magicMod1'] }, 4, 5),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(captured.state.clans[0].glory).toBe(9)
  const killed = play(alone('puargh', 'krinx', { force: 2 }, 5, 6), 'regionA', 'roll', 'roll:all')
  expect(killed.state.clans[0].glory).toBe(9) // 5 and 4 for the kill.
})

test('Lusara gains two potions for a capture and for a kill [merc.18]', () => {
  const captured = play(
    alone('lusara', 'krinx', { force: 2, tokens: ['magicMod1'] }, 4, 5),
    'regionA',
    'roll',
    'roll:all',
  )
  const killed = play(alone('lusara', 'krinx', { force: 2 }, 5, 6), 'regionA', 'roll', 'roll:all')
  expect([captured.state.clans[0].potion, killed.state.clans[0].potion]).toEqual([2, 2])
})

// Rerolls and loot.

test('what rolls dice is final: one, all, or one again; a venom and to stop are not [attack.9] [attack.21]', () => {
  const match = play(alone('karunna', 'krinx', { force: 2, magic: 1, venom: 1 }, 1, 2, 3), 'regionA', 'roll')
  const final = () =>
    (match.face(0)?.candidates ?? []).filter(one => one.final === true).map(({ key }) => key)
  expect(keys(match, 0)).toEqual(['roll:force', 'roll:magic', 'roll:all', 'venom', 'stop'])
  expect(final()).toEqual(['roll:force', 'roll:magic', 'roll:all'])
  picks(match, 'roll:force', 'roll:force', 'roll:magic')
  const again = ['reroll:talent:force:1', 'reroll:talent:force:2', 'reroll:talent:magic:3']
  expect(keys(match, 0)).toEqual([...again, 'venom', 'stop'])
  expect(final()).toEqual(again)
})

test('a reroll may be spent on the same die again, and is gone when its number is [attack.21] [merc.27] [advantage.2]', () => {
  const match = play(
    alone('karunna', 'abysur', { force: 1, magic: 1 }, 1, 2, 3, 4),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(keys(match, 0)).toEqual(['reroll:talent:force:1', 'reroll:talent:magic:2', 'stop'])
  picks(match, 'reroll:talent:magic:2', 'reroll:talent:magic:3')
  expect(on(match, 'regionA:2')).toMatchObject({ fate: 'failed', result: 5 })
  expect(member(match, 0, 'karunna')?.spent.talent).toBe(2)
})

test.each<[string, Name, number]>([
  ['merc.32', 'kakron', 1],
  ['merc.25', 'jckrat', 2],
])('[%s] %s rolls force dice again, and no others, so often: %i', (_, id, n) => {
  const match = play(alone(id, 'abysur', { force: 1, magic: 1 }, 1, 2, 1, 1), 'regionA', 'roll', 'roll:all')
  for (let left = n; left > 0; left--) {
    expect(keys(match, 0)).toEqual(['reroll:talent:force:1', 'stop'])
    match.pickKey(0, 'reroll:talent:force:1')
  }
  expect(on(match, 'regionA:2')?.fate).toBe('failed')
})

test('Krakhen rolls magic dice again and Tergeo force dice, twice each; Caribdis forbids the weapon [equipment.1] [equipment.10] [monster.21]', () => {
  const armed = (monster: MonsterId) =>
    play(
      alone('dalina', monster, { force: 1, magic: 1 }, 1, 2, 1, 1, 2, 2).wears(
        0,
        'dalina',
        'krakhen',
        'tergeo',
      ),
      'regionA',
      'roll',
      'roll:all',
    )
  expect(keys(armed('caribdis'), 0)).toEqual(['reroll:spell:force:1', 'stop'])
  const match = armed('abysur')
  expect(keys(match, 0)).toEqual(['reroll:weapon:magic:2', 'reroll:spell:force:1', 'stop'])
  picks(
    match,
    'reroll:spell:force:1',
    'reroll:spell:force:1',
    'reroll:weapon:magic:2',
    'reroll:weapon:magic:2',
  )
  expect(member(match, 0, 'dalina')?.spent).toMatchObject({ weapon: 2, spell: 2 })
  expect(on(match, 'regionA:2')?.fate).toBe('failed')
})

test('the expedition’s own rerolls are those of its tile [advantage.1] [advantage.2]', () => {
  // 2A, E3: two rerolls of force.
  const match = play(
    alone('dalina', 'abysur', { force: 1, magic: 1, rerolls: 2 }, 1, 2, 3, 4),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(keys(match, 0)).toEqual(['reroll:path:force:1', 'stop'])
  picks(match, 'reroll:path:force:1', 'reroll:path:force:3')
  expect(on(match, 'regionA:2')).toMatchObject({ rerolls: 0, result: 6 })
})

test('loot gives rerolls: four of force or magic, three of magic [loot-token.1] [loot-token.2] [loot.3] [loot.4]', () => {
  const match = play(
    alone('dalina', 'abysur', { force: 1, magic: 1 }, 1, 1, 2, 2, 2, 2, 3).loot(
      0,
      'lootReroll4',
      'lootRerollM3',
    ),
    'regionA',
    'roll',
    'roll:force',
  )
  expect(keys(match, 0)).toEqual(['roll:magic', 'loot:lootReroll4', 'stop'])
  picks(match, 'roll:magic', 'loot:lootRerollM3')
  expect(keys(match, 0)).toEqual(['reroll:lootRerollM3:magic:1', 'loot:lootReroll4', 'stop'])
  picks(match, 'loot:lootReroll4')
  expect(on(match, 'regionA:2')?.used).toEqual([
    { id: 'lootRerollM3', rerolls: 3 },
    { id: 'lootReroll4', rerolls: 4 },
  ])
  picks(
    match,
    'reroll:lootReroll4:force:1',
    'reroll:lootReroll4:force:2',
    'reroll:lootReroll4:force:2',
    'reroll:lootReroll4:force:2',
  )
  expect(keys(match, 0)).toEqual(['reroll:lootRerollM3:magic:1', 'stop'])
  expect(match.state.loot.discard).toEqual(['lootRerollM3', 'lootReroll4'])
})

test('loot makes dice worth two more, or a kill six [loot-token.7] [loot-token.12] [loot-token.16]', () => {
  const match = play(
    alone('dalina', 'krinx', { force: 1, magic: 1 }, 1, 1).loot(
      0,
      'lootMagic2',
      'lootForce2',
      'lootKill6',
      'lootGold12',
    ),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(keys(match, 0)).toEqual(['loot:lootMagic2', 'loot:lootForce2', 'loot:lootKill6', 'stop'])
  picks(match, 'loot:lootMagic2', 'loot:lootForce2')
  expect(asked(match)).toMatchObject({ base: 6, killBonus: 0 })
  match.pickKey(0, 'loot:lootKill6')
  expect(on(match, 'regionA:2')).toMatchObject({ fate: 'killed', result: 6 })
})

test('loot is worth glory when the deed is done, if the owner likes [loot-token.4] [loot-token.5] [loot.3]', () => {
  const built = (...dice: number[]) =>
    alone('dalina', 'krinx', { force: 2, tokens: ['magicMod1'] }, ...dice).loot(
      0,
      'lootKillGlory',
      'lootCaptureGlory',
    )
  const captured = play(built(4, 5), 'regionA', 'roll', 'roll:all', 'lootCaptureGlory')
  expect(captured.state.clans[0]).toMatchObject({ glory: 11, loot: ['lootKillGlory'] })
  const killed = play(built(6, 5), 'regionA', 'roll', 'roll:all', 'lootKillGlory')
  expect(killed.state.clans[0]).toMatchObject({ glory: 13, loot: ['lootCaptureGlory'] })
  const kept = play(built(6, 5), 'regionA', 'roll', 'roll:all', 'pass')
  expect(kept.state.clans[0]).toMatchObject({ glory: 9, loot: ['lootKillGlory', 'lootCaptureGlory'] })
})

// Powers against the attack.

test.each<[string, MonsterId, number]>([
  ['monster.12', 'moldo', 0 + 6],
  ['monster.19', 'krushuj', 1 + 5],
])('[%s] %s takes one from each die of its colour, down to nothing [monster.30]', (_, monster, sum) => {
  const match = play(alone('dalina', monster, { force: 1, magic: 1 }, 1, 6), 'regionA', 'roll', 'roll:all')
  expect(on(match, 'regionA:2')?.result).toBe(sum)
})

test('a bonus and Moldo’s power cancel each other out before nothing is the least [monster.12] [monster.30] [merc.29]', () => {
  const match = play(alone('timbulu', 'moldo', { force: 2 }, 1, 4), 'regionA', 'roll', 'roll:all')
  expect(on(match, 'regionA:2')?.result).toBe(5)
})

test('a die is worth nothing at least, whatever is taken from it [monster.30]', () => {
  expect([valued(1, -1), valued(1, -2), valued(3, -2), valued(3, 2)]).toEqual([0, 0, 1, 5])
})

test('Caribdis: no weapon counts, other equipment does [monster.21]', () => {
  const match = play(
    alone('dalina', 'caribdis', { force: 1, magic: 1 }, 1, 1).wears(0, 'dalina', 'pugnor', 'mortis'),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(on(match, 'regionA:2')?.result).toBe(3)
})

test.each<[string, Name, readonly ('pugnor' | 'mortis' | 'jlyzor' | 'kedavra')[], number]>([
  ['merc.5', 'taroa', [], 2 + 1],
  ['merc.29', 'timbulu', [], 2 + 1],
  ['merc.20', 'frunks', [], 1 + 2],
  ['equipment.5', 'dalina', ['pugnor'], 2 + 1],
  ['equipment.3', 'dalina', ['mortis'], 1 + 2],
  ['equipment.9', 'dalina', ['jlyzor'], 2 + 1],
  ['equipment.4', 'dalina', ['kedavra'], 1 + 1], // In conquests only.
  ['talent.1', 'taroa', ['pugnor', 'mortis'], 3 + 2],
])('[%s] %s and what is worn make dice worth more', (_, id, worn, sum) => {
  const built = position(id === 'frunks' ? 'fire' : 'jungle', 'air')
  if (id !== 'timbulu' && id !== 'frunks') built.hires(0, id)
  built
    .wears(0, id, ...worn)
    .monster('regionA', 'krinx')
    .region('regionA', 'skyehn')
  const match = play(
    built.sends(0, id, 'regionA:0', { force: 1, magic: 1 }).dice(1, 1, 1, 1, 1, 1),
    'regionA',
    'roll',
    'roll:all',
  )
  expect(on(match, 'regionA:0')?.result).toBe(sum)
})

test('stopping while dice could still beat the monster asks to be confirmed [attack.9]', () => {
  const match = play(alone('dalina', 'krinx', { force: 2 }, 6), 'regionA', 'roll', 'roll:force')
  const stop = () => match.face(0)?.candidates.find(({ key }) => key === 'stop')
  expect(stop()?.commits).toBe(true)
})

test('a monster that nobody beats stays, and there is no conquest [battle-end.1] [battle-end.3]', () => {
  const match = play(
    alone('dalina', 'krinx', { force: 1 }, 1).display('loot', 'lootGold12', 'lootGold10'),
    'regionA',
    'roll',
    'roll:force',
    'lootGold12',
  )
  expect(match.outcome).not.toBe(null)
  expect(match.state.zones[2]).toMatchObject({ monster: 'krinx', region: 'skyehn' })
  expect(told(match)).toContain('monster.unbeaten')
  expect(told(match)).not.toContain('faces.region')
})

test('only the mercenary whose expedition has its turn counts: talents of others at home or elsewhere do nothing [talent.3] [attack.14]', () => {
  const match = play(
    alone('dalina', 'krinx', { force: 2 }, 1, 1)
      .hires(0, 'taroa', 'kakron')
      .sends(0, 'taroa', 'regionA:3', { force: 1 }),
    'regionA',
    ...['roll', 'roll:all'],
  )
  expect(on(match, 'regionA:2')?.result).toBe(2)
})
