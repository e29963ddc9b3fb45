import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import type { Affinity } from '../data/types.ts'
import { position } from './position.ts'

const at = (where: ReturnType<typeof position>) => where.at(['deploy', 0])

/** What seat 0 pays for some traps with a die, and what the persuasion dice before it were. */
function paysFor(cost: 'one9' | 'two4', die: string, before: readonly number[], gold = 20): number {
  const match = at(
    position('fire', 'water')
      .has(0, { gold })
      .pool(0, 1, 0, die === 'force' ? 1 : Number(die[1]))
      .display('lair', 'forceDie3', 'forceDie1', 'forceMod1', 'flat8', 'flat6', 'magicMod2')
      .laid('huntersLair', 1, ...before),
  )
  match.pickKey(0, 'building:huntersLair')
  match.pickKey(0, die)
  const bought = cost === 'one9' ? ['forceDie3'] : ['forceDie1', 'forceMod1']
  answer(match, { 'lair.pick': [...bought, 'buy'] }, 'deploy')
  return gold - match.state.clans[0].gold
}

test('the first persuasion die of a building takes its own value off [persuasion.1] [persuasion.11]', () => {
  expect(paysFor('one9', 'p5', [])).toBe(4)
})

test('a lower die than the one before it takes off both [persuasion.2] [persuasion.13] [lair.3]', () => {
  expect(paysFor('two4', 'p3', [5])).toBe(1)
  expect(paysFor('one9', 'p3', [5])).toBe(1)
  expect(paysFor('one9', 'p1', [2])).toBe(6)
})

test('an equal or higher die takes off its own value alone [persuasion.3]', () => {
  expect(paysFor('one9', 'p4', [4])).toBe(5)
  expect(paysFor('one9', 'p4', [3])).toBe(5)
})

test('only the last persuasion die counts, whoever laid it, and force dice between do not [persuasion.4] [persuasion.5] [persuasion.6]', () => {
  expect(paysFor('one9', 'p4', [6, 5])).toBe(1)
  expect(paysFor('one9', 'p4', [5, 3])).toBe(5)
  expect(paysFor('one9', 'p3', [5, 0])).toBe(1)
})

test('dice of another building do not count, nor those of an earlier turn [persuasion.6] [reset.1]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 20 })
      .pool(0, 0, 0, 3)
      .display('lair', 'forceDie3')
      .laid('armory', 1, 5),
  )
  match.pickKey(0, 'building:huntersLair')
  answer(match, { 'lair.pick': ['forceDie3', 'buy'] }, 'deploy')
  expect(match.state.clans[0].gold).toBe(20 - 6)
})

test('a force die buys at the full price [persuasion.12]', () => {
  expect(paysFor('one9', 'force', [5])).toBe(9)
})

test('a purchase costs 1 gold at least; with a bargain it may cost nothing [persuasion.8] [persuasion.14] [merc.13]', () => {
  const lair = () =>
    position('fire', 'water')
      .has(0, { gold: 5 })
      .hires(0, 'wishor')
      .pool(0, 0, 0, 3)
      .display('lair', 'forceDie1', 'forceMod1')
      .laid('huntersLair', 1, 5)
  const without = at(lair())
  without.pickKey(0, 'building:huntersLair')
  answer(without, { 'lair.pick': ['forceDie1', 'forceMod1', 'buy'] }, 'deploy')
  expect(without.state.clans[0].gold).toBe(4)
  const using = at(lair())
  using.pickKey(0, 'building:huntersLair')
  answer(using, { 'lair.pick': ['forceDie1', 'forceMod1', 'talent:wishor', 'buy'] }, 'deploy')
  expect(using.state.clans[0].gold).toBe(5)
  expect(using.state.clans[0].members.find(one => one.id === 'wishor')?.spent.talent).toBe(1)
})

test('several bargains on one purchase add up [persuasion.14] [equipment.8]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 1 })
      .hires(0, 'wishor')
      .wears(0, 'frunks', 'turzokj')
      .pool(0, 1)
      .display('lair', 'forceDie3'),
  )
  match.pickKey(0, 'building:huntersLair')
  expect(keys(match, 0)).toEqual(['clothing:frunks', 'talent:wishor'])
  answer(match, { 'lair.pick': ['talent:wishor', 'clothing:frunks', 'forceDie3', 'buy'] }, 'deploy')
  expect(match.state.clans[0].gold).toBe(0)
})

test('the lair takes a force or persuasion die and sells any number of traps that can be paid [lair.1] [citadel.3]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 9 })
      .pool(0, 1, 1, 2)
      .display('lair', 'forceDie1', 'flat4', 'flat8'),
  )
  match.pickKey(0, 'building:huntersLair')
  expect(keys(match, 0)).toEqual(['force', 'p2'])
  match.pickKey(0, 'force')
  expect(keys(match, 0)).toEqual(['forceDie1', 'flat4', 'flat8'])
  match.pickKey(0, 'forceDie1')
  expect(keys(match, 0)).toEqual(['buy', 'flat4'])
  answer(match, { 'lair.pick': ['flat4', 'buy'] }, 'deploy')
  expect(match.state.clans[0].traps).toEqual(['initial', 'forceDie1', 'flat4'])
  expect(match.state.clans[0].gold).toBe(1)
})

test('at least one trap is bought [lair.2]', () => {
  const match = at(position('fire', 'water').pool(0, 1).display('lair', 'forceDie1'))
  match.pickKey(0, 'building:huntersLair')
  expect(keys(match, 0)).toEqual(['forceDie1'])
})

test('who can pay for nothing may not place a die [citadel.7]', () => {
  const poor = at(position('fire', 'water').has(0, { gold: 3 }).pool(0, 1, 0, 1).display('lair', 'forceDie1'))
  expect(refusal(poor, 0, 'building:huntersLair')).toBeUndefined()
  poor.pickKey(0, 'building:huntersLair')
  expect(refusal(poor, 0, 'force')).toBeUndefined() // Only p1 pays, and is taken without a question.
  expect(keys(poor, 0)).toEqual(['forceDie1'])
  const poorer = at(
    position('fire', 'water').has(0, { gold: 2 }).pool(0, 1, 0, 1).display('lair', 'forceDie1'),
  )
  expect(refusal(poorer, 0, 'building:huntersLair')).toBe('citadel.7')
})

test('five traps are stored, more are discarded at once by choice among all [lair.4] [lair.5] [deploy.12]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 20 })
      .pool(0, 1)
      .traps(0, 'forceMod1', 'forceMod2', 'magicMod1', 'magicMod2')
      .display('lair', 'flat4', 'flat6'),
  )
  match.pickKey(0, 'building:huntersLair')
  answer(match, { 'lair.pick': ['flat4', 'flat6', 'buy'] }, 'traps.discard')
  expect(keys(match, 0).sort()).toEqual([
    'flat4',
    'flat6',
    'forceMod1',
    'forceMod2',
    'initial',
    'magicMod1',
    'magicMod2',
  ])
  answer(match, { 'traps.discard': ['flat6', 'initial'] }, 'deploy')
  expect(match.state.clans[0].traps).toHaveLength(5)
  expect(match.state.lair.discard).toEqual(['flat6'])
  expect(match.state.gone.traps.filter(id => id === 'initial')).toHaveLength(3)
})

test('exactly five traps are no surplus, and traps outside do not count [lair.4] [lair.6]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 20 })
      .pool(0, 1)
      .traps(0, 'forceMod1', 'forceMod2', 'magicMod1')
      .sends(0, 'frunks', 'regionA:0', { force: 2, tokens: ['forceDie2', 'forceDie3'] })
      .display('lair', 'flat4'),
  )
  match.pickKey(0, 'building:huntersLair')
  answer(match, { 'lair.pick': ['flat4', 'buy'] }, 'deploy')
  expect(match.state.clans[0].traps).toHaveLength(5)
})

test('with Dalina eight traps are stored [merc.3]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 20 })
      .hires(0, 'dalina')
      .pool(0, 1)
      .traps(0, 'forceMod1', 'forceMod2', 'magicMod1', 'magicMod2', 'flat4', 'flat6')
      .display('lair', 'flat8', 'forceDie1'),
  )
  match.pickKey(0, 'building:huntersLair')
  answer(match, { 'lair.pick': ['flat8', 'forceDie1', 'buy'] }, 'traps.discard')
  expect(match.state.clans[0].traps).toHaveLength(9)
})

test('the display is filled up after a purchase; an empty pile is made of the discards [lair.7] [lair.8]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 20 })
      .pool(0, 1)
      .display('lair', 'flat4', 'flat6')
      .change(state => {
        state.lair.discard.push(...state.lair.deck.splice(0))
      }),
  )
  match.pickKey(0, 'building:huntersLair')
  answer(match, { 'lair.pick': ['flat4', 'buy'] }, 'deploy')
  expect(match.state.lair.display.every(one => one !== null)).toBe(true)
  expect(match.state.lair.discard).toEqual([])
})

test('others see how many traps lie on a board, not which lie where; the purchase is public [lair.9] [lair.10] [ambush.2]', () => {
  const match = at(
    position('fire', 'water').has(0, { gold: 20 }).pool(0, 1).display('lair', 'flat4', 'flat6'),
  )
  match.pickKey(0, 'building:huntersLair')
  answer(match, { 'lair.pick': ['flat4', 'buy'] }, 'deploy')
  const seen = match.view(1) as { clans: { traps: unknown; trapCount: number; hidden: unknown }[] }
  expect(seen.clans[0]).toMatchObject({ traps: null, trapCount: 2, hidden: ['flat4', 'initial'] })
  expect(told(match)).toContain('traps.bought')
  expect((match.view(0) as typeof seen).clans[0].traps).toEqual(['flat4', 'initial'])
})

test('a magic die gives three tokens above, two below, in any mix [alchemist.1] [alchemist.2] [alchemist.4]', () => {
  const match = at(position('fire', 'water').pool(0, 0, 1))
  match.pickKey(0, 'building:alchemist')
  expect(keys(match, 0)).toEqual(['0', '1'])
  match.pickKey(0, '0')
  expect(keys(match, 0)).toEqual(['0', '1', '2', '3'])
  match.pickKey(0, '1')
  expect(match.state.clans[0]).toMatchObject({ potion: 1, venom: 2 })
  const below = at(position('fire', 'water').pool(0, 0, 1).laid('alchemist', 1, 0))
  below.pickKey(0, 'building:alchemist')
  expect(keys(below, 0)).toEqual(['0', '1', '2'])
  below.pickKey(0, '2')
  expect(below.state.clans[0]).toMatchObject({ potion: 2, venom: 0 })
})

test('the alchemist takes magic dice only [alchemist.3]', () => {
  const match = at(position('fire', 'water').pool(0, 3, 0, 6))
  expect(refusal(match, 0, 'building:alchemist')).toBe('citadel.3')
})

test('three potions and three venoms are stored, more are lost at once [alchemist.5] [alchemist.7]', () => {
  const match = at(position('fire', 'water').has(0, { potion: 2, venom: 3 }).pool(0, 0, 1))
  match.pickKey(0, 'building:alchemist')
  answer(match, { 'alchemist.slot': '0', 'alchemist.mix': '2' }, 'deploy')
  expect(match.state.clans[0]).toMatchObject({ potion: 3, venom: 3 })
  expect(match.state.supply).toMatchObject({ potion: 13, venom: 13 })
})

test('the supply of tokens runs out: a gain gives what is left [comp.19] [comp.11] [comp.12] [comp.10]', () => {
  const match = at(
    position('fire', 'water', 'air', 'jungle')
      .pool(0, 0, 1)
      .pool(1, 1)
      .has(1, { potion: 3 })
      .has(2, { potion: 3 })
      .has(3, { potion: 3 })
      .sends(1, 'taron', 'regionA:0', { potion: 2 })
      .sends(2, 'korgo', 'regionA:1', { potion: 2 })
      .sends(3, 'timbulu', 'regionA:2', { potion: 1 }),
  )
  match.pickKey(0, 'building:alchemist')
  answer(match, { 'alchemist.slot': '0', 'alchemist.mix': '3' }, 'deploy')
  expect(match.state.clans[0].potion).toBe(2)
  expect(match.state.supply).toMatchObject({ potion: 0, venom: 16, defense: 20 })
})

test('the armory sells one to three tokens at 2 gold each, the discount on the total, 1 gold at least [armory.1] [armory.2]', () => {
  const match = at(position('fire', 'water').has(0, { gold: 5 }).pool(0, 1))
  match.pickKey(0, 'building:armory')
  expect(keys(match, 0)).toEqual(['1', '2'])
  match.pickKey(0, '2')
  expect(match.state.clans[0]).toMatchObject({ gold: 1, defense: 2 })
  const exact = at(position('fire', 'water').has(0, { gold: 4 }).pool(0, 1))
  exact.pickKey(0, 'building:armory')
  expect(keys(exact, 0)).toEqual(['1', '2'])
  const cheap = at(position('fire', 'water').has(0, { gold: 5 }).pool(0, 0, 0, 2).laid('armory', 1, 5))
  cheap.pickKey(0, 'building:armory')
  expect(keys(cheap, 0)).toEqual(['1', '2', '3'])
  cheap.pickKey(0, '3')
  expect(cheap.state.clans[0]).toMatchObject({ gold: 4, defense: 3 })
})

test('five Defense tokens are stored; those outside do not count [armory.3] [armory.4]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 9, defense: 3 })
      .pool(0, 1)
      .sends(0, 'frunks', 'regionA:0', { tokens: ['defense', 'defense'] }),
  )
  match.pickKey(0, 'building:armory')
  match.pickKey(0, '3')
  expect(match.state.clans[0]).toMatchObject({ gold: 3, defense: 5 })
})

test('the pawnshop takes any dice, one gold each, again and again [pawnshop.1] [pawnshop.2] [citadel.6]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 0 })
      .pool(0, 1, 1, 4)
      .laid('pawnshop', 1, 0)
      .laid('pawnshop', 0, 3),
  )
  match.pickKey(0, 'building:pawnshop')
  match.pickKey(0, 'magic')
  expect(keys(match, 0)).toEqual(['done', 'force', 'p4'])
  answer(match, { 'pawnshop.more': ['p4', 'done'] }, 'deploy')
  expect(match.state.clans[0].gold).toBe(2)
  expect(match.state.clans[0].pool).toEqual({ force: 1, magic: 0, persuasion: [] })
  expect(match.state.citadel.pawnshop.slots).toHaveLength(3)
})

test('equipment is bought at its price for somebody at home [bazaar.1] [bazaar.3]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 10 })
      .hires(0, 'novice')
      .pool(0, 1)
      .display('bazaar', 'pugnor', 'rashnek')
      .sends(0, 'frunks', 'missionB:0'),
  )
  match.pickKey(0, 'building:bazaar')
  match.pickKey(0, 'pugnor')
  expect(keys(match, 0)).toEqual(['nuduru', 'novice'])
  match.pickKey(0, 'nuduru')
  expect(match.state.clans[0].gold).toBe(2)
  expect(match.state.clans[0].members[0].worn.weapon).toBe('pugnor')
})

test('without anybody at home nothing is sold [bazaar.2]', () => {
  const away = position('fire', 'water').has(0, { gold: 20 }).pool(0, 1).display('bazaar', 'pugnor')
  away.sends(0, 'frunks', 'missionB:0').sends(0, 'nuduru', 'missionB:1')
  expect(refusal(at(away), 0, 'building:bazaar')).toBe('bazaar.2')
})

test('one card of each type is worn; a new one replaces the old [bazaar.4] [bazaar.6] [bazaar.9]', () => {
  const match = at(
    position('fire', 'water')
      .has(0, { gold: 20 })
      .wears(0, 'nuduru', 'krakhen', 'noxx', 'mortis')
      .sends(0, 'frunks', 'missionB:0')
      .pool(0, 1)
      .display('bazaar', 'pugnor', 'jlyzor'),
  )
  match.pickKey(0, 'building:bazaar')
  answer(match, { 'bazaar.pick': 'pugnor', 'equipment.wearer': 'nuduru' }, 'deploy')
  expect(match.state.clans[0].members[0].worn).toEqual({
    weapon: 'pugnor',
    clothing: 'noxx',
    spell: 'mortis',
  })
  expect(match.state.bazaar.discard).toEqual(['krakhen'])
})

test('the bazaar is filled up from the deck, and never from the discards [bazaar.8]', () => {
  const bazaar = () =>
    position('fire', 'water').has(0, { gold: 20 }).pool(0, 1).display('bazaar', 'pugnor', 'noxx', 'mortis')
  const match = at(bazaar())
  match.pickKey(0, 'building:bazaar')
  answer(match, { 'bazaar.pick': 'pugnor', 'equipment.wearer': 'nuduru' }, 'deploy')
  expect(match.state.bazaar.display).not.toContain(null)
  const empty = at(
    bazaar().change(({ bazaar: { deck, discard } }) => {
      discard.push(...deck.splice(0))
    }),
  )
  empty.pickKey(0, 'building:bazaar')
  answer(empty, { 'bazaar.pick': 'pugnor', 'equipment.wearer': 'nuduru' }, 'deploy')
  expect(empty.state.bazaar.display).toEqual([null, 'noxx', 'mortis'])
})

test('the mine takes force dice only: two for 6 or 4 gold, one for 2 [mine.1] [mine.2] [citadel.1] [citadel.2] [citadel.5]', () => {
  expect(refusal(at(position('fire', 'water').pool(0, 0, 2, 6)), 0, 'building:mine')).toBe('citadel.3')
  const match = at(position('fire', 'water').pool(0, 3))
  match.pickKey(0, 'building:mine')
  expect(keys(match, 0)).toEqual(['0', '1', '2'])
  match.pickKey(0, '0')
  expect(match.state.clans[0]).toMatchObject({ gold: 7 + 6, pool: { force: 1 } })
  const four = at(position('fire', 'water', 'air').pool(0, 1))
  four.pickKey(0, 'building:mine')
  expect(keys(four, 0)).toEqual(['2', '3'])
  four.pickKey(0, '3')
  expect(four.state.clans[0]).toMatchObject({ gold: 7 + 2, pool: { force: 0 } })
})

test('one die is refused once its slot is taken, though slots for two are free; the slot of larger tables counts only there [citadel.2] [deploy.9] [deploy.10]', () => {
  const mine = (force: number, ...clans: Affinity[]) => {
    const match = at(
      position('fire', ...clans)
        .pool(0, force)
        .change(({ citadel }) => {
          citadel.mine.slots[2] = { dice: [{ colour: 'force', value: 0 }], by: 1 }
        }),
    )
    return keys(match, 0).includes('building:mine') || refusal(match, 0, 'building:mine')
  }
  expect([mine(1, 'water'), mine(2, 'water'), mine(1, 'water', 'air')]).toEqual(['citadel.6', true, true])
})

test('a slot that is taken stays so: with the first gone, 4 or 2 gold are left [mine.3] [clan.5] [citadel.4]', () => {
  const match = at(
    position('fire', 'water')
      .pool(0, 2)
      .change(({ citadel }) => {
        citadel.mine.slots[0] = {
          dice: [
            { colour: 'force', value: 0 },
            { colour: 'force', value: 0 },
          ],
          by: 1,
        }
      }),
  )
  match.pickKey(0, 'building:mine')
  expect(keys(match, 0)).toEqual(['1', '2'])
  match.pickKey(0, '1')
  expect(match.state.clans[0].gold).toBe(11)
})

test('Taron and Rashnek bring 2 gold more each, once a turn [equipment.2] [merc.11] [talent.2]', () => {
  const match = at(position('water', 'jungle', 'air').wears(0, 'tortock', 'rashnek').pool(0, 3))
  match.pickKey(0, 'building:mine')
  match.pickKey(0, '2')
  expect(match.state.clans[0].gold).toBe(7 + 2 + 4)
  match.pickKey(0, 'building:mine')
  match.pickKey(0, '3')
  expect(match.state.clans[0].gold).toBe(13 + 2)
})
