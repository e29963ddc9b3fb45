import type { ContractId } from '../data/missions.ts'
import type { MonsterId } from '../data/monsters.ts'
import type { TrapId } from '../data/traps.ts'
import type { Colour, Goods } from '../data/types.ts'
import type { Shield } from '../rules/adventure/defend.ts'
import type { Expedition, Zone, ZoneId } from '../state.ts'
import { hopesOf, hopesWorth } from './fights.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { goodsWorth, keptWorth } from './prices.ts'

/** How shields are spent: what is the expedition's own first, then what is lost with it anyway. */
const SHIELD: { readonly [S in Shield]: number } = {
  path: 1.3,
  token: 1.2,
  clothing: 1.1,
  weapon: 1.1,
  spell: 1.1,
  talent: 1,
}

const zoneIn = ({ state }: Scene, id: ZoneId): Zone => state.zones.find(zone => zone.id === id) as Zone

/** What it is worth to face an attack with so many magic dice given up. */
function wardGain(scene: Scene, magic: number): number {
  const { zone: id, path, monster } = context<{ zone: ZoneId; path: number; monster: MonsterId }>(scene)
  const zone = zoneIn(scene, id)
  const carry = scene.state.battle?.carry ?? 0
  return hopesWorth(
    scene.prices,
    zone,
    path,
    monster,
    hopesOf(scene.prices, zone, path, monster, magic, carry),
  )
}

/** Whose an expedition is, beside one that is attacked. */
const isRival = (scene: Scene, zone: Zone, path: number): boolean =>
  (zone.paths[path] as Expedition).owner !== scene.seat

const battleZone = (scene: Scene): Zone => zoneIn(scene, scene.state.battle?.zone ?? 'gates')

interface Wounding {
  readonly wounds: number
  readonly wounded: boolean
  readonly potions: number
}

/** Defence, ambushes, and the choices around them. */
export const defenceOpinions: Opinions = {
  'monster.attack': { weigh: wardGain, doubt: 0.12 },
  defend: { weigh: (_: Scene, shield: Shield) => SHIELD[shield], doubt: 0.2 },
  potion: {
    weigh(scene: Scene) {
      const { wounds, wounded, potions } = context<Wounding>(scene)
      const lethal = wounded ? 1 : 2
      // Nothing saves whoever has more wounds to come than potions can cancel.
      if (wounds - potions >= lethal) return -1
      return wounds >= lethal ? 2 : scene.prices.left > 0 ? 0.3 : -0.3
    },
  },
  redirect: {
    weigh: (scene: Scene, { target, dice }: { target: number; dice: number }) =>
      isRival(scene, battleZone(scene), target) ? 0.5 * dice : 0.1 - 0.3 * dice,
  },
  'reveal.trap': {
    weigh(scene: Scene, answer: 'reveal' | 'stop') {
      if (answer === 'stop') return 0
      const { trap, path } = context<{ trap: TrapId; path: number }>(scene)
      if (scene.state.data.traps[trap].kind !== 'ambush') return 1
      const zone = battleZone(scene)
      const rivals = zone.paths.some(
        (one, place) => one !== null && place !== path && one.owner !== scene.seat,
      )
      return rivals ? 0.8 : -0.8
    },
  },
  'ambush.target': {
    weigh: (scene: Scene, path: number) => (isRival(scene, battleZone(scene), path) ? 1 : -1),
  },
  'ambush.cancel': { weigh: () => 0.4 },
  'ambush.steal': { weigh: (_: Scene, colour: Colour) => (colour === 'magic' ? 0.7 : 0.6) },
  'contract.fulfil': {
    weigh(scene: Scene) {
      const { discard, reward } = context<{ discard: Goods; reward: Goods; mission: ContractId }>(scene)
      return goodsWorth(scene.prices, reward) + (scene.prices.aim.mission ?? 0) - lastly(scene, discard)
    },
    doubt: 0.15,
  },
  'victory.loot': { weigh: ({ prices }: Scene) => (prices.left > 1 ? 0.6 : 2) },
}

/** What is given is worth less at home once there is nothing left to use it for. */
const lastly = ({ prices }: Scene, goods: Goods): number =>
  (prices.left > 0 ? 1 : 0.1) * goodsWorth(prices, goods) + keptWorth(prices, goods)
