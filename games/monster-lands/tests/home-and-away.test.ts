import { answer, keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { on, play, reports } from './adventure/field.ts'
import { position } from './position.ts'

// What a clan has at home, and what its mercenaries have with them.

const at = (where: ReturnType<typeof position>) => where.at(['deploy', 0])

test('glory stops at 0 and has no upper bound [clan.4]', () => {
  const failing = (glory: number) =>
    play(
      position('air', 'water')
        .has(0, { glory })
        .mission('missionA', 7)
        .sends(0, 'korgo', 'missionA:0', { force: 3 })
        .dice(1, 1, 1),
      'missionA',
      'roll',
    ).state.clans[0].glory
  expect([failing(1), failing(2), failing(3)]).toEqual([0, 0, 1]) // The penalty is 2.
  const match = at(
    position('air', 'jungle')
      .pool(1, 1)
      .has(0, { glory: 99 })
      .hires(0, 'geas')
      .lands(0, 'negueria', 'geas')
      .pool(0, 1, 1, 1),
  )
  match.pickKey(0, 'region:negueria')
  answer(match, { 'region.die': 'p1' }, 'deploy')
  expect(match.state.clans[0].glory).toBe(101)
})

test('persuasion dice on a mission are rolled anew: what they showed at home is forgotten [persuasion.10]', () => {
  const match = at(position('air', 'water').pool(1, 1).mission('missionA', 3).pool(0, 0, 0, 6, 6))
  match.pickKey(0, 'path:missionA:0')
  answer(match, { 'assign.member': 'korgo', 'assign.load': 'depart' }, 'deploy')
  expect(on(match, 'missionA:0')?.dice.map(({ value }) => value)).toEqual([0, 0])
  const rolled = play(
    position('air', 'water')
      .mission('missionA', 3)
      .sends(0, 'purkas', 'missionA:0', { persuasion: 2 })
      .dice(3, 3),
    'missionA',
    'roll',
  )
  expect(rolled.state.clans[0]).toMatchObject({ glory: 4, missions: 0 }) // 6 of 7.
})

test('what a mercenary carries does not count against the store [alchemist.6]', () => {
  const match = at(
    position('fire', 'water')
      .pool(1, 1)
      .has(0, { potion: 1, venom: 0 })
      .sends(0, 'frunks', 'regionA:0', { force: 2, potion: 2, venom: 1 })
      .pool(0, 0, 1),
  )
  match.pickKey(0, 'building:alchemist')
  answer(match, { 'alchemist.slot': '1', 'alchemist.mix': '2' }, 'deploy')
  expect(match.state.clans[0].potion).toBe(3)
})

test('in battle only what is carried can be used [alchemist.10]', () => {
  const match = play(
    position('jungle', 'fire')
      .has(0, { potion: 3, venom: 3 })
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn', '2A')
      .sends(0, 'timbulu', 'regionA:0', { force: 1 })
      .dice(6, 1, 1, 1),
    'regionA',
    'roll',
  )
  expect(match.state.clans[0].members[1].wounded).toBe(true) // Nobody asked for a potion.
  expect(match.waiting?.prompt).toBe('attack.step')
  expect(keys(match, 0)).toEqual(['roll:force', 'stop'])
  expect(match.state.clans[0]).toMatchObject({ potion: 3, venom: 3 })
})

test('a novice may wear equipment [bazaar.11]', () => {
  const match = at(
    position('jungle', 'water')
      .pool(1, 1)
      .has(0, { gold: 20 })
      .hires(0, 'novice')
      .pool(0, 1)
      .display('bazaar', 'rashnek', 'pugnor'),
  )
  match.pickKey(0, 'building:bazaar')
  answer(match, { 'bazaar.pick': 'rashnek', 'equipment.wearer': 'novice' }, 'deploy')
  expect(match.state.clans[0].members[2].worn.clothing).toBe('rashnek')
})

test('with every place of a type taken, a card of it is still sold: the old one goes [bazaar.12] [bazaar.6]', () => {
  const match = at(
    position('jungle', 'water')
      .pool(1, 1)
      .has(0, { gold: 20 })
      .wears(0, 'poisson', 'krakhen')
      .wears(0, 'timbulu', 'jlyzor')
      .pool(0, 1)
      .display('bazaar', 'pugnor', 'noxx'),
  )
  match.pickKey(0, 'building:bazaar')
  answer(match, { 'bazaar.pick': 'pugnor', 'equipment.wearer': 'timbulu' }, 'deploy')
  expect(match.state.clans[0].members.map(one => one.worn.weapon)).toEqual(['krakhen', 'pugnor'])
  expect(match.state.bazaar.discard).toEqual(['jlyzor'])
})

test('a place of the display that cannot be filled stays empty, and the rest is sold [bazaar.13]', () => {
  const match = at(
    position('jungle', 'water')
      .pool(1, 1)
      .has(0, { gold: 20 })
      .pool(0, 1)
      .display('bazaar', 'pugnor', 'noxx')
      .change(({ bazaar: { deck, discard } }) => {
        discard.push(...deck.splice(0))
      }),
  )
  match.pickKey(0, 'building:bazaar')
  expect(keys(match, 0)).toEqual(['pugnor', 'noxx'])
  answer(match, { 'bazaar.pick': 'noxx', 'equipment.wearer': 'poisson' }, 'deploy')
  expect(match.state.bazaar.display).toEqual(['pugnor', null, null])
})

test('who is under way neither gives nor gets equipment [bazaar.14]', () => {
  const match = at(
    position('jungle', 'water')
      .pool(1, 1)
      .hires(0, 'nimra')
      .wears(0, 'timbulu', 'pugnor')
      .wears(0, 'nimra', 'noxx')
      .sends(0, 'timbulu', 'missionB:0')
      .pool(0, 1),
  )
  match.pickKey(0, 'equip')
  expect(match.waiting?.prompt).toBe('equip.whom') // Only Nimra's could be shifted.
  expect(keys(match, 0)).toEqual(['poisson', 'pass'])
  match.pickKey(0, 'poisson')
  expect(reports(match, 'equipment.given')).toEqual([{ seat: 0, equipment: 'noxx', member: 'poisson' }])
})

test('a leader who lives stays leader, whoever has more reputation [leader.5]', () => {
  const match = position('jungle', 'water').has(0, { gold: 20 }).hires(0, 'saruna').at('cleanup')
  expect(match.state.clans[0].members.map(one => one.leader)).toEqual([true, false, false])
})
