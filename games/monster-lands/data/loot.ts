import type { FieldTable } from '@tablee/common/fields.ts'
import type { LootEffect } from './effects.ts'
import { type Deed, dice, goods } from './types.ts'

/** A loot token. */
export interface Loot {
  readonly effect: LootEffect
  /** Its line in the list of components. */
  readonly line: number
}

const loot = (line: number, effect: LootEffect): Loot => ({ effect, line })

const ANY = ['capture', 'kill', 'conquest', 'mission'] as const
const glory = (n: number, deed: Deed): LootEffect => ({
  verb: 'onDeed',
  deeds: [deed],
  goods: goods({ glory: n }),
})

/** The loot, in the order of the list: sixteen entries for sixteen tokens. */
export const LOOT = {
  lootReroll4: loot(1588, { verb: 'reroll', dice: 'FM', n: 4 }),
  lootRerollM3: loot(1592, { verb: 'reroll', dice: 'M', n: 3 }),
  lootConquestGlory: loot(1596, glory(4, 'conquest')),
  lootKillGlory: loot(1600, glory(4, 'kill')),
  lootCaptureGlory: loot(1604, glory(3, 'capture')),
  lootBrew: loot(1608, { verb: 'gain', goods: goods({ potion: 2, venom: 2 }) }),
  lootKill6: loot(1612, { verb: 'totalMod', n: 6, deeds: ['kill'] }),
  lootTrophy3: loot(1616, { verb: 'trophy', n: 3, gold: 15 }),
  lootSupply: loot(1620, { verb: 'gain', goods: goods({ gold: 6, defense: 1, potion: 1 }) }),
  lootPtoM: loot(1624, { verb: 'swapDie', colour: 'persuasion', dice: dice('MMM') }),
  lootMtoF: loot(1628, { verb: 'swapDie', colour: 'magic', dice: dice('FFF') }),
  lootMagic2: loot(1632, { verb: 'dieMod', colour: 'magic', n: 2, deeds: ANY }),
  lootGold12: loot(1636, { verb: 'gain', goods: goods({ gold: 12 }) }),
  lootGold10: loot(1640, { verb: 'gain', goods: goods({ gold: 10 }) }),
  lootRecruit: loot(1644, { verb: 'freeRecruit' }),
  lootForce2: loot(1648, { verb: 'dieMod', colour: 'force', n: 2, deeds: ANY }),
} as const satisfies { readonly [id: string]: Loot }

/** A loot token: there is one of each. */
export type LootId = keyof typeof LOOT

/** All of them, in the order of the list. */
export const LOOT_IDS = Object.keys(LOOT) as readonly LootId[]

/** Whence each field of the loot. */
export const lootTable: FieldTable<LootId, Loot> = {
  family: 'loot',
  records: LOOT,
  from: { effect: 'R' },
}
