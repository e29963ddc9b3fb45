import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { isOutside } from '../data/effects.ts'
import { EQUIPMENT_TYPES } from '../data/equipment.ts'
import { type CompetitiveId, type ContractId, MISSION_TILES } from '../data/missions.ts'
import { type Advantage, FACES } from '../data/paths.ts'
import { AFFINITIES, COLOURS, type Dice, GOODS, type Goods, type Space } from '../data/types.ts'

const data = reconstructed.usual
const { members, monsters, equipment, regions, traps, paths, competitive, contracts } = data

const lines = (table: string): string[] => table.trim().split('\n')

const LETTERS = { force: 'F', magic: 'M', persuasion: 'P' } as const
const letters = (dice: Dice): string => COLOURS.map(colour => LETTERS[colour].repeat(dice[colour])).join('')

/** What rows of the index say, by their ids. */
const statements = new Map(
  readFileSync(new URL('../RULES.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map(row => row.split('\t'))
    .map(([id, , , statement]) => [id, statement]),
)

/** id, affinity, rank, attack, VC, VE, gold/glory of a capture, glory/trophy of a kill */
const MONSTERS = `
snailer jungle A 3 9 12 5/3 4/1
sporus jungle B 4 15 19 8/5 6/2
korcko jungle B 5 16 20 9/5 7/2
gator jungle B 5 14 17 8/5 6/2
turfus jungle A 4 10 13 7/4 4/1
warkors fire B 5 15 18 8/5 6/2
krinx fire A 4 9 11 5/3 4/1
surbol fire A 3 10 13 5/3 4/1
dogor fire B 6 17 21 8/6 7/2
sandor fire B 5 14 20 6/4 7/2
moldo air A 3 8 10 5/3 4/1
krunn air B 6 19 24 9/6 8/3
tronj air B 4 16 20 8/5 6/2
jckon air A 3 11 12 6/4 4/1
snagus air B 5 16 19 10/5 7/2
gorgosh water A 3 11 14 5/4 5/1
blandor water A 3 12 15 6/3 5/1
krushuj water B 5 15 18 8/5 6/2
abysur water B 5 17 22 9/6 7/2
caribdis water B 5 20 25 10/6 8/3
`

/** id, affinity, cost, reputation, dice, Outside symbol */
const MERCENARIES = `
dalina air 4 2 P -
drapis air 6 3 M O
taroa air 8 4 FF O
puargh air 8 4 FP O
fandor air 10 5 FF -
wondou air 12 6 FM O
vaidala air 14 7 FMP -
parjas water 4 2 F O
wishor water 6 3 P -
ginova water 8 4 FM O
nimra water 8 4 FF O
frostor water 10 5 MP -
dolfus water 12 6 FP O
lusara water 13 7 FMM O
shandee fire 4 2 F O
zondu fire 6 3 P O
tranok fire 9 4 FP -
naiala fire 8 4 FM O
jckrat fire 10 5 FFF O
torko fire 12 6 FFP O
karunna fire 14 7 FMM O
guster jungle 4 2 F O
lorios jungle 6 3 P -
kakron jungle 7 4 FF O
wormee jungle 8 4 FP -
trulina jungle 10 5 FF O
geas jungle 12 6 FFM O
saruna jungle 14 7 FMP O
`

/** id, type, cost, copies, Outside symbol */
const EQUIPMENT = `
krakhen weapon 6 2 O
pugnor weapon 8 2 O
jlyzor weapon 6 2 O
rashnek clothing 5 1 -
jlham clothing 4 1 O
noxx clothing 8 2 O
turzokj clothing 6 2 -
mortis spell 8 2 O
kedavra spell 6 2 O
tergeo spell 6 2 O
`

/** id, affinity, conquest, glory */
const REGIONS = `
skyehn air 12 3
ghadik air 10 3
kale air 9 3
kyzhul water 12 3
rynia water 14 4
gurban water 13 4
yuha fire 12 3
wahibah fire 11 3
uyuniah fire 14 4
negueria jungle 16 5
thaklan jungle 13 4
alDahj jungle 15 4
`

/** id, kind, cost, copies */
const TRAPS = `
forceDie1 classic 4 4
forceDie2 classic 7 3
forceDie3 classic 9 2
forceMod1 classic 4 4
forceMod2 classic 6 3
forceMod3 classic 9 2
magicDie1 classic 5 3
magicDie2 classic 8 2
magicDie3 classic 10 1
magicMod1 classic 4 3
magicMod2 classic 6 2
flat4 classic 4 3
flat6 classic 6 2
flat8 classic 8 2
forceDie1P reinforced 5 2
forceDie2P reinforced 8 1
magicDie1P reinforced 6 2
magicDie2P reinforced 9 1
initial initial - 4
stealM1 ambush 4 3
stealM2 ambush 6 2
stealF1 ambush 3 3
stealF2 ambush 5 2
stealAny1 ambush 5 3
stealAny2 ambush 7 2
redirect2 ambush 5 3
`

describe('the tables', () => {
  test('monsters [monster.26] [comp.4] [affinity.1]', () => {
    const told = Object.entries(monsters).map(
      ([id, one]) =>
        `${id} ${one.affinity} ${one.rank} ${one.attack} ${one.capture} ${one.kill} ${one.captureGold}/${one.captureGlory} ${one.killGlory}/${one.trophy}`,
    )
    expect(told).toEqual(lines(MONSTERS))
    expect(told.filter(line => line.split(' ')[2] === 'A')).toHaveLength(8)
    expect(told.filter(line => line.split(' ')[2] === 'B')).toHaveLength(12)
  })

  test('mercenaries [merc.41] [comp.2]', () => {
    const told = data.mercenaries.map(id => {
      const { affinity, cost, reputation, dice, talent } = members[id]
      return `${id} ${affinity} ${cost} ${reputation} ${letters(dice)} ${isOutside(talent) ? 'O' : '-'}`
    })
    expect(told).toEqual(lines(MERCENARIES))
    expect(new Set(data.mercenaries).size).toBe(28)
  })

  test('equipment: 18 cards of 10 designs, six of each type [equipment.11] [comp.5] [bazaar.9]', () => {
    const told = Object.entries(equipment).map(
      ([id, { type, cost, copies, ability }]) =>
        `${id} ${type} ${cost} ${copies} ${isOutside(ability) ? 'O' : '-'}`,
    )
    expect(told.sort()).toEqual(lines(EQUIPMENT).sort())
    expect(EQUIPMENT_TYPES).toEqual(['weapon', 'clothing', 'spell'])
    for (const type of EQUIPMENT_TYPES) {
      const copies = Object.values(equipment).filter(one => one.type === type)
      expect(copies.reduce((sum, one) => sum + one.copies, 0)).toBe(6)
    }
  })

  test('regions, three of each affinity [land.13] [land.14] [comp.6] [affinity.1]', () => {
    const told = Object.entries(regions).map(
      ([id, { affinity, conquest, glory }]) => `${id} ${affinity} ${conquest} ${glory}`,
    )
    expect(told).toEqual(lines(REGIONS))
    for (const affinity of AFFINITIES)
      expect(Object.values(regions).filter(one => one.affinity === affinity)).toHaveLength(3)
  })

  test('traps: 36 classic, 6 reinforced, 4 initial, 18 ambushes [trap.19] [comp.9]', () => {
    const told = Object.entries(traps).map(
      ([id, { kind, cost, copies }]) => `${id} ${kind} ${cost || '-'} ${copies}`,
    )
    expect(told).toEqual(lines(TRAPS))
    const ofKind = (kind: string) =>
      Object.values(traps).reduce((sum, one) => sum + (one.kind === kind ? one.copies : 0), 0)
    expect(['initial', 'classic', 'reinforced', 'ambush'].map(ofKind)).toEqual([4, 36, 6, 18])
  })

  test('the initial trap does what forceDie1 does, and has no price [lair.11]', () => {
    expect(traps.initial.effect).toEqual(traps.forceDie1.effect)
    expect(traps.initial.cost).toBe(0)
  })
})

describe('path tiles', () => {
  const SHORT: { readonly [K in Advantage['kind']]: (n: number) => string } = {
    rerollF: n => `reroll F x${n}`,
    rerollM: n => `reroll M x${n}`,
    rerollFM: n => `reroll FM x${n}`,
    defend: n => `def ${n}`,
    gold: n => `gold ${n}`,
    potion: () => 'potion',
    venom: () => 'venom',
  }
  const capOf = (spaces: readonly Space[]): string => {
    const n = (space: Space) => spaces.filter(one => one === space).length
    if (n('FM') > 0) return `${n('FM')} of FM`
    return [n('F') && `${n('F')}F`, n('M') && `${n('M')}M`].filter(Boolean).join(' ')
  }

  test.each(FACES.map((face, place) => [face, `path.${place + 1}`] as const))(
    'face %s [%s]',
    (face, rule) => {
      const told = paths[face].map(
        ({ requirement, reinforcement, advantage }) =>
          `${requirement.join('')}/${capOf(reinforcement)}/${SHORT[advantage.kind](advantage.n)}`,
      )
      expect(statements.get(rule)).toContain(`Face ${face}: ${told.join('; ')}`)
    },
  )

  test('six tiles with two faces of four expeditions each [comp.14] [region.1]', () => {
    expect(FACES).toHaveLength(12)
    expect(new Set(FACES.map(face => JSON.stringify(paths[face]))).size).toBe(12)
    for (const face of FACES) expect(paths[face]).toHaveLength(4)
  })
})

describe('mission tiles', () => {
  const NAME = { F: 'force', M: 'magic', P: 'persuasion' } as const
  const diceOf = (spaces: readonly Space[]): string => {
    const [first] = spaces
    const single = (space: Space) => NAME[space as keyof typeof NAME]
    if (first.length > 1)
      return `${spaces.length} ${spaces.length === 1 ? 'die' : 'dice'} of ${[...first].join('/')}`
    if (spaces.every(space => space === first)) return `${spaces.length} ${single(first)}`
    const each = spaces.map(space => `1 ${single(space)}`)
    return `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`
  }
  const word = (good: keyof Goods, n: number): string => {
    if (good === 'defense') return 'Defense'
    return good === 'glory' || good === 'gold' || n === 1 ? good : `${good}s`
  }
  const goodsOf = (goods: Goods, between: string): string =>
    [...GOODS]
      .filter(good => goods[good] > 0)
      .map(good => `${goods[good]} ${word(good, goods[good])}`)
      .join(between)
  /** What is given up, in any order. */
  const parts = (words: string): string[] => words.split(' and ').sort()

  test('twelve tiles, a competitive mission and a contract on each [comp.16] [mission.1]', () => {
    expect(MISSION_TILES).toHaveLength(12)
    for (const [place, tile] of MISSION_TILES.entries())
      expect(tile).toEqual({ competitive: `C${place + 1}`, contract: `K${place + 1}` })
  })

  test.each(MISSION_TILES.map((tile, place) => [tile.competitive, `mission-tile.${place + 1}`] as const))(
    '%s has dice, a target, a reward and a penalty [%s] [mission.5]',
    (id: CompetitiveId, rule) => {
      const { dice, target, reward, penalty } = competitive[id]
      const told = `${id}: ${diceOf(dice)}, target ${target}, reward ${goodsOf(reward, ' ')}, penalty ${penalty}`
      expect(statements.get(rule)?.replace(/( glory)?\.$/, '')).toBe(told)
    },
  )

  test.each(MISSION_TILES.map((tile, place) => [tile.contract, `mission-tile.${place + 13}`] as const))(
    '%s has dice, what is given up and two rewards [%s] [mission.6]',
    (id: ContractId, rule) => {
      const { dice, discard, left, right } = contracts[id]
      const [head, given, rewards] = statements.get(rule)?.split('; ') ?? []
      expect(head).toBe(`${id}: ${diceOf(dice)}`)
      expect(parts(given.replace('discard ', ''))).toEqual(parts(goodsOf(discard, ' and ')))
      expect(rewards).toBe(`left ${goodsOf(left, ' ')}, right ${goodsOf(right, ' ')}.`)
    },
  )
})
