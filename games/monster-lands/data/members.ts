import type { FieldTable, Mark } from '@tablee/common/fields.ts'
import type { Talent } from './effects.ts'
import { count, DICE, oneOf } from './must.ts'
import { AFFINITIES, type Affinity, type Deed, type Dice, dice, goods, type Space } from './types.ts'

/** How a member comes to a clan. */
export type Role = 'leader' | 'starter' | 'mercenary'

/** A member of a clan who has a token: a starting member or a mercenary. */
export interface Member {
  readonly role: Role
  readonly affinity: Affinity
  /** What recruiting costs; of starting members it only breaks ties. */
  readonly cost: number
  readonly reputation: number
  /** What the member adds to the pool each turn. */
  readonly dice: Dice
  readonly talent: Talent
  /** The line of the talent in the list of components. */
  readonly line: number
}

const leader = (line: number, affinity: Affinity, talent: Talent): Member => ({
  role: 'leader',
  affinity,
  cost: 0,
  reputation: 0,
  dice: dice('MP'),
  talent,
  line,
})

const starter = (line: number, affinity: Affinity, talent: Talent): Member => ({
  role: 'starter',
  affinity,
  cost: 4,
  reputation: 1,
  dice: dice('F'),
  talent,
  line,
})

const hired = (
  line: number,
  affinity: Affinity,
  [cost, reputation, letters]: readonly [cost: number, reputation: number, letters: string],
  talent: Talent,
): Member => ({ role: 'mercenary', affinity, cost, reputation, dice: dice(letters), talent, line })

const ANY: readonly Deed[] = ['capture', 'kill', 'conquest', 'mission']

const defend = (n: number, against?: readonly Affinity[]): Talent =>
  against ? { verb: 'defend', n, against } : { verb: 'defend', n }
const total = (n: number, deed: Deed): Talent => ({ verb: 'totalMod', n, deeds: [deed] })
const reroll = (letters: Space, n: number): Talent => ({ verb: 'reroll', dice: letters, n })
const FORCE_1: Talent = { verb: 'dieMod', colour: 'force', n: 1, deeds: ANY }
const MAGIC_1: Talent = { verb: 'dieMod', colour: 'magic', n: 1, deeds: ANY }

/** The starting members and the mercenaries, in the order of the list: nine of each affinity. */
export const MEMBERS = {
  purkas: leader(1778, 'air', defend(1)),
  korgo: starter(1784, 'air', reroll('P', 1)),
  dalina: hired(1790, 'air', [4, 2, 'P'], { verb: 'storeTraps', n: 3 }),
  drapis: hired(1796, 'air', [6, 3, 'M'], defend(1)),
  taroa: hired(1802, 'air', [8, 4, 'FF'], FORCE_1),
  puargh: hired(1808, 'air', [8, 4, 'FP'], {
    verb: 'onDeed',
    deeds: ['capture'],
    goods: goods({ glory: 1 }),
  }),
  fandor: hired(1814, 'air', [10, 5, 'FF'], { verb: 'buyDie', gold: 1, colour: 'persuasion' }),
  wondou: hired(1820, 'air', [12, 6, 'FM'], defend(2)),
  vaidala: hired(1826, 'air', [14, 7, 'FMP'], { verb: 'discount', at: 'tavern', n: 4 }),
  tortock: leader(1832, 'water', total(1, 'capture')),
  taron: starter(1838, 'water', { verb: 'onMine', gold: 2 }),
  parjas: hired(1844, 'water', [4, 2, 'F'], defend(1, ['water', 'jungle'])),
  wishor: hired(1850, 'water', [6, 3, 'P'], { verb: 'discount', at: 'huntersLair', n: 4 }),
  ginova: hired(1856, 'water', [8, 4, 'FM'], { verb: 'redirectAttack', n: 1 }),
  nimra: hired(1862, 'water', [8, 4, 'FF'], defend(1)),
  frostor: hired(1868, 'water', [10, 5, 'MP'], {
    verb: 'gain',
    goods: goods({ potion: 1, venom: 1 }),
    oneOf: true,
  }),
  dolfus: hired(1874, 'water', [12, 6, 'FP'], defend(2)),
  lusara: hired(1880, 'water', [13, 7, 'FMM'], {
    verb: 'onDeed',
    deeds: ['capture', 'kill'],
    goods: goods({ potion: 2 }),
  }),
  nuduru: leader(1886, 'fire', { verb: 'gain', goods: goods({ potion: 1 }) }),
  frunks: starter(1892, 'fire', MAGIC_1),
  shandee: hired(1898, 'fire', [4, 2, 'F'], defend(1, ['water', 'fire'])),
  zondu: hired(1904, 'fire', [6, 3, 'P'], defend(1)),
  tranok: hired(1910, 'fire', [9, 4, 'FP'], { verb: 'gain', goods: goods({ gold: 2 }) }),
  naiala: hired(1916, 'fire', [8, 4, 'FM'], total(3, 'kill')),
  jckrat: hired(1922, 'fire', [10, 5, 'FFF'], reroll('F', 2)),
  torko: hired(1928, 'fire', [12, 6, 'FFP'], total(3, 'capture')),
  karunna: hired(1934, 'fire', [14, 7, 'FMM'], reroll('FM', 2)),
  poisson: leader(1940, 'jungle', total(2, 'kill')),
  timbulu: starter(1946, 'jungle', FORCE_1),
  guster: hired(1952, 'jungle', [4, 2, 'F'], defend(1, ['jungle', 'air'])),
  lorios: hired(1958, 'jungle', [6, 3, 'P'], { verb: 'gain', goods: goods({ venom: 1 }) }),
  kakron: hired(1964, 'jungle', [7, 4, 'FF'], reroll('F', 1)),
  wormee: hired(1970, 'jungle', [8, 4, 'FP'], { verb: 'buyDie', gold: 2, colour: 'force' }),
  trulina: hired(1976, 'jungle', [10, 5, 'FF'], defend(2)),
  geas: hired(1982, 'jungle', [12, 6, 'FFM'], total(3, 'conquest')),
  saruna: hired(1988, 'jungle', [14, 7, 'FMP'], { verb: 'waiveTrap' }),
} as const satisfies { readonly [id: string]: Member }

/** A starting member or a mercenary: whoever has a token. */
export type MemberId = keyof typeof MEMBERS

/** All of them, in the order of the list. */
export const MEMBER_IDS = Object.keys(MEMBERS) as readonly MemberId[]

/** L750 and L941 tell of one region of Water: Nimra manages it, and so does Lusara. */
const WATER: Mark = 'Xi750,941'
const water = { affinity: WATER } as const

/** Whence each field of the members. */
export const memberTable: FieldTable<MemberId, Member> = {
  family: 'member',
  records: MEMBERS,
  from: { role: 'X', affinity: 'X', cost: 'X', reputation: 'X', dice: 'X', talent: 'R' },
  but: {
    fandor: { cost: 'R526', reputation: 'R526', dice: 'R526' },
    vaidala: { reputation: 'R524' },
    nimra: { affinity: 'R941' },
    tortock: water,
    taron: water,
    parjas: water,
    wishor: water,
    ginova: water,
    frostor: water,
    dolfus: water,
    lusara: water,
  },
  must: {
    role: oneOf(['leader', 'starter', 'mercenary']),
    affinity: oneOf(AFFINITIES),
    cost: count(0, 20),
    reputation: count(0, 10),
    dice: DICE,
  },
}

/** A novice: cheap, without token and without affinity. */
export interface Novice {
  readonly copies: number
  readonly cost: number
  readonly reputation: number
  readonly dice: Dice
  readonly talent: Talent
}

/** The novices, who are all alike. */
export const NOVICE: Novice = {
  copies: 8,
  cost: 3,
  reputation: 1,
  dice: dice('F'),
  talent: { verb: 'convertDie' },
}

/** Whence each field of the novices. */
export const noviceTable: FieldTable<'novice', Novice> = {
  family: 'member',
  records: { novice: NOVICE },
  from: { copies: 'R96', cost: 'X', reputation: 'X', dice: 'R550', talent: 'R550-556' },
  must: { cost: count(0, 20), reputation: count(0, 10) },
}
