import type { EquipmentId, EquipmentType } from '../data/equipment.ts'
import { LOOT, type LootId } from '../data/loot.ts'
import type { MonsterId } from '../data/monsters.ts'
import { FAVOR, type Favor } from '../data/tracks.ts'
import type { TrapId } from '../data/traps.ts'
import type { Colour } from '../data/types.ts'
import { cardOf, wages } from '../rules/clan.ts'
import type { FreeDeed } from '../rules/free/deeds.ts'
import type { Member, Name, PoolDie } from '../state.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { dieWorth, goodsWorth, keeping, lootWorth, lossOf, trapWorth } from './prices.ts'
import { TUNING } from './tuning.ts'

/** How much gold is missing for tonight's wages. */
const short = ({ clan }: Scene): number => wages(clan) - clan.gold

/** What something brings that is no action. */
export function freeGain(scene: Scene, deed: FreeDeed): number {
  const { prices, state } = scene
  const colon = deed.indexOf(':')
  const what = deed.slice(colon + 1)
  switch (colon < 0 ? deed : deed.slice(0, colon)) {
    case 'novice':
      return -0.6
    case 'talent':
      return talentGain(scene, what as Name)
    case 'loot':
      return lootGain(scene, what as LootId)
    case 'trophy': {
      const { trophy } = state.data.monsters[what as MonsterId]
      const missing = state.phase === 'cleanup' ? short(scene) : 0
      const saved = missing > 0 && 5 * trophy >= missing ? 3.5 : 0
      return (
        saved + (prices.aim.gold === undefined ? 0 : prices.gold * 5) * trophy - prices.aim.trophy * trophy
      )
    }
    case 'heal':
      return (prices.left > 0 ? TUNING.wound - 0.4 * TUNING.potion : -0.1) - keeping(prices, 'potion')
    case 'manage':
      return 1.2
    default:
      return -1.5
  }
}

function talentGain({ state, prices, clan }: Scene, id: Name): number {
  const { talent } = cardOf(state.data, id)
  if (talent.verb === 'gain') return 1.5
  if (talent.verb !== 'buyDie') return 0
  const spare = clan.gold - wages(clan) - talent.gold
  return spare < 0
    ? -1
    : TUNING.die[talent.colour] +
        (talent.colour === 'persuasion' ? 3.5 * TUNING.pip : 0) -
        prices.gold * talent.gold
}

function lootGain(scene: Scene, id: LootId): number {
  const { prices, state } = scene
  const { effect } = LOOT[id]
  switch (effect.verb) {
    case 'gain':
      return 1
    case 'trophy':
      return (
        prices.gold * effect.gold -
        prices.aim.trophy * effect.n +
        (state.phase === 'cleanup' && short(scene) > 0 ? 3 : 0)
      )
    case 'freeRecruit':
      return prices.left > 0 ? 0.5 : 2
    default:
      return 0.4
  }
}

const keepTrap = ({ prices }: Scene, trap: TrapId): number => -trapWorth(prices, trap)

/** Who should wear a piece: whoever goes outside, and has none of its kind. */
function wears({ state }: Scene, member: Member, type: EquipmentType | null): number {
  const full = type !== null && member.worn[type] !== null ? -1 : 0
  const home = member.id === 'novice' ? -1 : 0
  return full + home + (member.at === null ? 0.1 : 0) + 0.05 * cardOf(state.data, member.id).reputation
}

/** What is no action, and what is chosen at home. */
export const freeOpinions: Opinions = {
  'free.wages': { weigh: freeGain },
  'free.contract': { weigh: freeGain, pass: () => 0.2 },
  'novice.die': { weigh: (_: Scene, die: PoolDie) => -dieWorth(die) },
  'novice.colour': { weigh: (_: Scene, colour: Colour) => TUNING.die[colour] },
  'talent.which': {
    weigh: ({ clan }: Scene, kind: 'potion' | 'venom' | 'defense') =>
      TUNING[kind] * TUNING.again ** clan[kind],
  },
  'loot.die': { weigh: (_: Scene, die: PoolDie) => -dieWorth(die) },
  'loot.choose': { weigh: ({ prices }: Scene, id: LootId) => whollyWorth(prices, id) },
  plunder: { weigh: ({ prices }: Scene, id: LootId) => whollyWorth(prices, id) },
  'manage.who': { weigh: (scene: Scene, member: Member) => -lossOf(scene.prices, scene.clan, member) * 0.1 },
  'conquest.manager': {
    weigh: (scene: Scene, member: Member) => 1 - 0.1 * lossOf(scene.prices, scene.clan, member),
  },
  'leader.new': { weigh: () => 0 },
  deserter: { weigh: (scene: Scene, member: Member) => -lossOf(scene.prices, scene.clan, member) },
  'equipment.inherit': { weigh: (scene: Scene, member: Member) => wears(scene, member, null) },
  'equipment.wearer': {
    weigh(scene: Scene, member: Member) {
      const { equipment } = context<{ equipment: EquipmentId }>(scene)
      return wears(scene, member, scene.state.data.equipment[equipment].type)
    },
  },
  'equip.what': { weigh: () => 0 },
  'equip.whom': { weigh: (scene: Scene, member: Member) => wears(scene, member, null), pass: () => -2 },
  'traps.discard': { weigh: keepTrap },
  'contract.trap': { weigh: keepTrap },
  'favor.die': {
    weigh: (_: Scene, colour: Colour) =>
      TUNING.die[colour] + (colour === 'persuasion' ? 3.5 * TUNING.pip : 0),
  },
  'favor.gift': { weigh: ({ prices }: Scene, kind: Favor) => goodsWorth(prices, { [kind]: FAVOR[kind] }) },
}

function whollyWorth(prices: Scene['prices'], id: LootId): number {
  const { effect } = LOOT[id]
  return lootWorth(prices, id) + (effect.verb === 'trophy' ? prices.aim.trophy * effect.n : 0)
}
