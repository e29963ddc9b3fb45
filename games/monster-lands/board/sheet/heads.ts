import type { Language } from '@tablee/kernel'
import { BUILDING_IDS, type BuildingId } from '../../data/board.ts'
import type { EquipmentId } from '../../data/equipment.ts'
import { LOOT, type LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Name, ZoneId } from '../../state.ts'
import type { MonsterView } from '../../view.ts'
import { stateOf } from '../contents.ts'
import { dataOf } from '../data.ts'
import { HEAD_WORDS, memberName, NAMES, PASSAGE_WORDS, properName, WORDS, wordsIn } from '../words.ts'

/** What stands over the sheet of a card, a token or a tile. */
export interface Head {
  readonly title: string
  readonly line?: string
}

type Heads = (id: string, view: MonsterView, language: Language) => Head | null

const monster: Heads = (id, view, language) => {
  const one = dataOf(view).monsters[id as MonsterId]
  return (
    one && {
      title: properName(id as MonsterId),
      line: HEAD_WORDS[language].monsterLine(one.rank, NAMES[language].affinity[one.affinity]),
    }
  )
}

const region: Heads = (id, view, language) => {
  const one = dataOf(view).regions[id as RegionId]
  if (!one) return null
  const owner = view.clans.findIndex(({ lands }) => lands.some(land => land.id === id))
  const affinity = owner < 0 ? null : view.clans[owner].affinity
  return {
    title: properName(id as RegionId),
    line: NAMES[language].affinity[one.affinity] + (affinity ? `, ${WORDS[language].clan[affinity]}` : ''),
  }
}

const member: Heads = (id, view, language) => {
  const name = id as Name
  const { role: roles, affinity: affinities } = NAMES[language]
  if (name === 'novice') return { title: memberName(name, language), line: roles.novice }
  const one = dataOf(view).members[name]
  if (!one) return null
  const held = view.clans.flatMap(({ members }) => members).find(who => who.id === name)
  return {
    title: memberName(name, language),
    line: [roles[one.role], affinities[one.affinity], ...(held ? [stateOf(view, held, language)] : [])].join(
      ', ',
    ),
  }
}

const equipment: Heads = (id, view, language) => {
  const one = dataOf(view).equipment[id as EquipmentId]
  return one && { title: properName(id as EquipmentId), line: NAMES[language].equipmentType[one.type] }
}

const trap: Heads = (id, view, language) => {
  const one = dataOf(view).traps[id as TrapId]
  return one && { title: wordsIn(language).trapName(id as TrapId), line: NAMES[language].trapKind[one.kind] }
}

const loot: Heads = (id, _, language) =>
  id in LOOT
    ? { title: wordsIn(language).lootName(id as LootId), line: PASSAGE_WORDS[language].title.loot }
    : null

/** The tile that lies at a place of missions, or the one that is meant. */
export const tileOf = (id: string, view: MonsterView): string =>
  view.zones.find(zone => zone.id === (id as ZoneId))?.mission ?? id

const mission: Heads = (id, view, language) => {
  const { competitive, contracts } = dataOf(view)
  const { title } = PASSAGE_WORDS[language]
  const tile = tileOf(id, view)
  if (tile in competitive) return { title: title.mission }
  return tile in contracts ? { title: title.contract } : null
}

const building: Heads = (id, _, language) =>
  (BUILDING_IDS as readonly string[]).includes(id)
    ? {
        title: NAMES[language].building[id as BuildingId],
        line: HEAD_WORDS[language].buildingLine[id as BuildingId],
      }
    : null

const HEADS: { readonly [kind: string]: Heads | undefined } = {
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

/** What stands over the sheet of a card, a token or a tile, by its ref; null where there is none. */
export function headOf(about: string, view: MonsterView, language: Language): Head | null {
  const [kind, id = ''] = about.split(':')
  return HEADS[kind]?.(id, view, language) ?? null
}
