import { misfitOf, type PackValues, packFault } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { componentData, reconstructed } from '../data/all.ts'
import { monsterLands } from '../game.ts'
import { rulesOf } from '../keep.ts'

describe('what is reconstructed', () => {
  const ours = componentData().filter(({ from }) => from === 'reconstructed')

  test('may all be replaced, and is itself as it must be', () => {
    expect(Object.keys(reconstructed.must)).toEqual(ours.map(({ id }) => id))
    for (const { id, value } of ours) expect(misfitOf(reconstructed.must[id], value), id).toBeNull()
  })

  test('is read from a pack where it has another value', () => {
    const { monsters, mercenaries } = reconstructed.with({ 'monster:snailer.attack': 4 })
    expect(monsters.snailer.attack).toBe(4)
    expect(monsters.sporus).toBe(reconstructed.usual.monsters.sporus)
    expect(mercenaries).toHaveLength(28)
  })
})

describe('a pack whose data do not fit together is refused with a sentence [comp.20]:', () => {
  const fault = (data: PackValues) => packFault(monsterLands, { name: 'My box', data })?.message

  const dice = (force: number, magic: number, persuasion: number) => ({ force, magic, persuasion })
  const slot = (dice: number, yields: number, players = 1) => ({ dice, yields, players })

  test('one that fits is none', () => {
    expect(fault({})).toBeUndefined()
    expect(
      fault({ 'monster:snailer.rank': 'B', 'monster:sporus.rank': 'A', 'path:1A1.requirement': ['F'] }),
    ).toBeUndefined()
  })

  test('whoever keeps a table with a pack looks at it as well', async () => {
    const pack = { name: 'My box', data: { 'monster:snailer.rank': 'B' } }
    const { game } = await rulesOf({ seats: 1, seed: 1, pack })
    expect(packFault(game, pack)).not.toBeNull()
  })

  test.each<[string, PackValues, RegExp]>([
    ['eight monsters of rank A', { 'monster:snailer.rank': 'B' }, /“monster:\*\.rank”, 8 must be “A”.* 7\./],
    ['five monsters of an affinity', { 'monster:snailer.affinity': 'fire' }, /5 must be “fire”.* 6\./],
    ['VC below VE', { 'monster:snailer.capture': 12 }, /“monster:snailer\.kill - .*at least.* 0\./],
    ['nine members of an affinity', { 'member:dalina.affinity': 'fire' }, /9 must be “fire”.* 10\./],
    ['one leader of an affinity', { 'member:korgo.role': 'leader' }, /role \(air\)”, 1 must be “leader”.* 2/],
    ['a starting pool of 2 force', { 'member:korgo.dice': dice(2, 0, 0) }, /force” must come to 2 .* 3\./],
    ['a starting pool of 1 magic', { 'glory:low.dice': dice(1, 1, 0) }, /magic” must come to 1 .* 2\./],
    ['leaders without reputation', { 'member:purkas.reputation': 2 }, /leader\)”, 4 must be “0”.* 3\./],
    ['starters with 1 reputation', { 'member:korgo.reputation': 2 }, /starter\)”, 4 must be “1”.* 3\./],
    ['36 classic traps', { 'trap:flat4.copies': 4 }, /\(classic\)” must come to 36 .* 37\./],
    ['6 reinforced traps', { 'trap:forceDie1P.copies': 1 }, /\(reinforced\)” must come to 6 .* 5\./],
    ['18 ambushes', { 'trap:redirect2.copies': 2 }, /\(ambush\)” must come to 18 .* 17\./],
    ['a trap for 9', { 'trap:forceDie3.cost': 8, 'trap:forceMod3.cost': 8 }, /1 at least must be “9”.* 0\./],
    [
      '18 cards of equipment',
      { 'equipment:noxx.copies': 3 },
      /equipment:\*\.copies” must come to 18 .* 19\./,
    ],
    [
      'equipment of each type',
      {
        'equipment:mortis.type': 'weapon',
        'equipment:kedavra.type': 'weapon',
        'equipment:tergeo.type': 'weapon',
      },
      /1 at least must be “spell”.* 0\./,
    ],
    ['three regions of an affinity', { 'region:kale.affinity': 'water' }, /region.*3 must be “water”.* 4\./],
    [
      'six dice on an expedition',
      { 'path:1A1.requirement': ['F', 'F', 'F'] },
      /path:1A1\.reinforcement” must come to 6 at most .* 7\./,
    ],
    [
      'the gold of the Mine',
      { 'building:mine.slots': [slot(2, 6), slot(1, 2)] },
      /1 at least must be “dice 2, yields 4”.* 0\./,
    ],
    [
      'one die in a slot elsewhere',
      { 'building:tavern.slots': [slot(1, 0), slot(2, 0)] },
      /tavern\.slots”, 0 must be “dice 2, yields 0”.* 1\./,
    ],
    ['a slot for few', { 'building:bazaar.slots': [slot(1, 0, 3)] }, /1 at least must be “players 1”.* 0\./],
  ])('%s', (_, data, sentence) => {
    expect(fault(data)).toMatch(sentence)
  })

  test.each([
    ['member:fandor.cost', 11],
    ['member:fandor.reputation', 4],
    ['member:fandor.dice', dice(1, 0, 0)],
    ['member:vaidala.reputation', 6],
    ['monster:jckon.capture', 10],
    ['monster:jckon.kill', 13],
    ['monster:snagus.attack', 4],
    ['monster:abysur.trophy', 3],
    ['monster:caribdis.attack', 6],
    ['turn:4.printed', 2],
    ['turn:1.tileA', 1],
  ])('%s is quoted by the book and stays', (datum, value) => {
    expect(fault({ [datum]: value })).toContain(`no reconstructed datum “${datum}”`)
  })

  test('a trophy is worth 1 to 3', () => {
    expect(fault({ 'monster:snailer.trophy': 4 })).toContain('from 1 to 3')
    expect(fault({ 'monster:snailer.trophy': 0 })).toContain('from 1 to 3')
  })
})
