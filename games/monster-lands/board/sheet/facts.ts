import type { Language } from '@tablee/kernel'
import { BUILDING_IDS, type BuildingId } from '../../data/board.ts'
import type { EquipmentId } from '../../data/equipment.ts'
import { LOOT, type LootId } from '../../data/loot.ts'
import type { CompetitiveId, ContractId } from '../../data/missions.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import { cardOf } from '../../rules/clan.ts'
import type { Name, ZoneId } from '../../state.ts'
import type { MonsterView } from '../../view.ts'
import { stateOf } from '../contents.ts'
import { dataOf } from '../data.ts'
import { memberName, NAMES, properName, SCENE_WORDS, THINGS, WORDS, wordsIn } from '../words.ts'

/** What a card, a token or a tile is, in a few rows. */
export interface Facts {
  readonly title: string
  readonly line?: string
  /** What it does, in sentences. */
  readonly text: readonly string[]
  readonly rows: readonly (readonly [name: string, value: string | number])[]
}

type Tells = (id: string, view: MonsterView, language: Language) => Facts | null

const monster: Tells = (id, view, language) => {
  const one = dataOf(view).monsters[id as MonsterId]
  if (!one) return null
  const words = SCENE_WORDS[language].sheet
  const { goods } = THINGS[language]
  const gains = (gold: number, glory: number) =>
    goods({ glory, gold, defense: 0, potion: 0, venom: 0, trap: 0 })
  return {
    title: properName(id as MonsterId),
    line: words.monsterLine(one.rank, NAMES[language].affinity[one.affinity]),
    text: [THINGS[language].power(one.power, one.affinity)],
    rows: [
      [SCENE_WORDS[language].attack, words.attack(one.attack)],
      [`${words.capture} ${one.capture}`, gains(one.captureGold, one.captureGlory)],
      [`${words.kill} ${one.kill}`, `${gains(one.killGold, one.killGlory)}, ${words.trophy(one.trophy)}`],
    ],
  }
}

const region: Tells = (id, view, language) => {
  const one = dataOf(view).regions[id as RegionId]
  if (!one) return null
  const words = SCENE_WORDS[language].sheet
  const owner = view.clans.findIndex(({ lands }) => lands.some(land => land.id === id))
  const affinity = owner < 0 ? null : view.clans[owner].affinity
  return {
    title: properName(id as RegionId),
    line: NAMES[language].affinity[one.affinity] + (affinity ? `, ${WORDS[language].clan[affinity]}` : ''),
    text: [THINGS[language].landAction(one.pay, one.action)],
    rows: [
      [words.conquest, one.conquest],
      [words.glory, `+${one.glory}`],
    ],
  }
}

const member: Tells = (id, view, language) => {
  const name = id as Name
  const data = dataOf(view)
  if (name !== 'novice' && !data.members[name]) return null
  const one = cardOf(data, name)
  const words = SCENE_WORDS[language].sheet
  const held = view.clans.flatMap(({ members }) => members).find(who => who.id === name)
  const worn = held ? Object.values(held.worn).filter((piece): piece is EquipmentId => piece !== null) : []
  const affinity = name === 'novice' ? '' : NAMES[language].affinity[data.members[name].affinity]
  const role = NAMES[language].role[name === 'novice' ? 'novice' : data.members[name].role]
  return {
    title: memberName(name, language),
    line: [role, affinity, ...(held && name !== 'novice' ? [stateOf(view, held, language)] : [])]
      .filter(part => part !== '')
      .join(', '),
    text: [THINGS[language].talent(one.talent)],
    rows: [
      [words.dice, THINGS[language].dice(one.dice)],
      [words.reputation, one.reputation],
      [words.cost, one.cost],
      ...worn.map((piece): readonly [string, string] => [
        properName(piece),
        THINGS[language].talent(data.equipment[piece].ability),
      ]),
    ],
  }
}

const equipment: Tells = (id, view, language) => {
  const one = dataOf(view).equipment[id as EquipmentId]
  if (!one) return null
  return {
    title: properName(id as EquipmentId),
    line: NAMES[language].equipmentType[one.type],
    text: [THINGS[language].talent(one.ability)],
    rows: [[SCENE_WORDS[language].sheet.cost, one.cost]],
  }
}

const trap: Tells = (id, view, language) => {
  const one = dataOf(view).traps[id as TrapId]
  if (!one) return null
  return {
    title: wordsIn(language).trapName(id as TrapId),
    line: NAMES[language].trapKind[one.kind],
    text: [THINGS[language].trap(one.effect)],
    rows: one.cost > 0 ? [[SCENE_WORDS[language].sheet.cost, one.cost]] : [],
  }
}

const loot: Tells = (id, _, language) =>
  id in LOOT
    ? {
        title: wordsIn(language).lootName(id as LootId),
        line: SCENE_WORDS[language].title.loot,
        text: [THINGS[language].loot(LOOT[id as LootId].effect)],
        rows: [],
      }
    : null

const mission: Tells = (id, view, language) => {
  const data = dataOf(view)
  const tile = view.zones.find(zone => zone.id === (id as ZoneId))?.mission ?? id
  const words = SCENE_WORDS[language]
  if (tile in data.competitive)
    return {
      title: words.title.mission,
      text: [THINGS[language].competitive(data.competitive[tile as CompetitiveId])],
      rows: [],
    }
  return tile in data.contracts
    ? {
        title: words.title.contract,
        text: [THINGS[language].contract(data.contracts[tile as ContractId])],
        rows: [],
      }
    : null
}

const building: Tells = (id, view, language) => {
  if (!(BUILDING_IDS as readonly string[]).includes(id)) return null
  const one = id as BuildingId
  const words = SCENE_WORDS[language].sheet
  const { accepts } = dataOf(view).buildings[one]
  const { slots, panic } = view.citadel[one]
  return {
    title: NAMES[language].building[one],
    line: words.buildingLine[one],
    text: [words.building[one].replace(/\.$/u, ''), ...(panic ? [WORDS[language].help.panic] : [])],
    rows: [
      [words.takes, THINGS[language].spaces([accepts])],
      ...(one === 'pawnshop'
        ? []
        : [
            [
              words.places,
              words.placesAt(slots.filter(({ by }) => by === null).length, slots.length),
            ] as const,
          ]),
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
  return TELLS[kind]?.(id, view, language) ?? null
}
