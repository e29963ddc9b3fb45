import type { Language } from '@tablee/kernel'
import type { BuildingId } from '../../data/board.ts'
import type { EquipmentId } from '../../data/equipment.ts'
import { LOOT, type LootId } from '../../data/loot.ts'
import type { CompetitiveId, ContractId } from '../../data/missions.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import { cardOf } from '../../rules/clan.ts'
import type { Name } from '../../state.ts'
import type { MonsterView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { properName, SCENE_WORDS, THINGS, WORDS } from '../words.ts'
import { headOf, tileOf } from './heads.ts'

/** What a card, a token or a tile is, in a few rows. */
export interface Facts {
  /** What it does, in sentences. */
  readonly text: readonly string[]
  readonly rows: readonly (readonly [name: string, value: string | number])[]
}

/** Each is asked only for what has a head. */
type Tells = (id: string, view: MonsterView, language: Language) => Facts

const monster: Tells = (id, view, language) => {
  const one = dataOf(view).monsters[id as MonsterId]
  const words = SCENE_WORDS[language].sheet
  const { goods, power } = THINGS[language]
  const gains = (gold: number, glory: number) =>
    goods({ glory, gold, defense: 0, potion: 0, venom: 0, trap: 0 })
  return {
    text: [power(one.power, one.affinity)],
    rows: [
      [SCENE_WORDS[language].attack, words.attack(one.attack)],
      [`${words.capture} ${one.capture}`, gains(one.captureGold, one.captureGlory)],
      [`${words.kill} ${one.kill}`, `${gains(one.killGold, one.killGlory)}, ${words.trophy(one.trophy)}`],
    ],
  }
}

const region: Tells = (id, view, language) => {
  const { pay, action, conquest, glory } = dataOf(view).regions[id as RegionId]
  const words = SCENE_WORDS[language].sheet
  return {
    text: [THINGS[language].landAction(pay, action)],
    rows: [
      [words.conquest, conquest],
      [words.glory, `+${glory}`],
    ],
  }
}

const member: Tells = (id, view, language) => {
  const name = id as Name
  const data = dataOf(view)
  const one = cardOf(data, name)
  const words = SCENE_WORDS[language].sheet
  const { talent, dice } = THINGS[language]
  const held = view.clans.flatMap(({ members }) => members).find(who => who.id === name)
  const worn = held ? Object.values(held.worn).filter((piece): piece is EquipmentId => piece !== null) : []
  return {
    text: [talent(one.talent)],
    rows: [
      [words.dice, dice(one.dice)],
      [words.reputation, one.reputation],
      [words.cost, one.cost],
      ...worn.map((piece): readonly [string, string] => [
        properName(piece),
        talent(data.equipment[piece].ability),
      ]),
    ],
  }
}

const equipment: Tells = (id, view, language) => {
  const { ability, cost } = dataOf(view).equipment[id as EquipmentId]
  return { text: [THINGS[language].talent(ability)], rows: [[SCENE_WORDS[language].sheet.cost, cost]] }
}

const trap: Tells = (id, view, language) => {
  const { effect, cost } = dataOf(view).traps[id as TrapId]
  return {
    text: [THINGS[language].trap(effect)],
    rows: cost > 0 ? [[SCENE_WORDS[language].sheet.cost, cost]] : [],
  }
}

const loot: Tells = (id, _, language) => ({
  text: [THINGS[language].loot(LOOT[id as LootId].effect)],
  rows: [],
})

const mission: Tells = (id, view, language) => {
  const { competitive, contracts } = dataOf(view)
  const tile = tileOf(id, view)
  return {
    text: [
      tile in competitive
        ? THINGS[language].competitive(competitive[tile as CompetitiveId])
        : THINGS[language].contract(contracts[tile as ContractId]),
    ],
    rows: [],
  }
}

const building: Tells = (id, view, language) => {
  const one = id as BuildingId
  const words = SCENE_WORDS[language].sheet
  const { slots, panic } = view.citadel[one]
  const open = slots.filter(({ by }) => by === null).length
  return {
    text: [words.building[one].replace(/\.$/u, ''), ...(panic ? [WORDS[language].help.panic] : [])],
    rows: [
      [words.takes, THINGS[language].spaces([dataOf(view).buildings[one].accepts])],
      ...(one === 'pawnshop' ? [] : [[words.places, words.placesAt(open, slots.length)] as const]),
    ],
  }
}

const TELLS: { readonly [kind: string]: Tells | undefined } = {
  monster,
  trophy: monster,
  region,
  member,
  tavern: member,
  equipment,
  bazaar: equipment,
  trap,
  lair: trap,
  loot,
  mission,
  building,
}

/** The facts of a card, a token or a tile by its ref; null where there are none. */
export function factsOf(about: string, view: MonsterView, language: Language): Facts | null {
  const [kind, id = ''] = about.split(':')
  return headOf(about, view, language) && (TELLS[kind]?.(id, view, language) ?? null)
}
