import type { Language, Ref } from '@tablee/kernel'
import { type BuildingId, PRICES } from '../data/board.ts'
import type { EquipmentId } from '../data/equipment.ts'
import { LOOT, type LootId } from '../data/loot.ts'
import type { MonsterId } from '../data/monsters.ts'
import type { RegionId } from '../data/regions.ts'
import type { TrapId } from '../data/traps.ts'
import { cardOf, reputation } from '../rules/clan.ts'
import type { Name, PathId, PoolDie } from '../state.ts'
import type { MonsterView } from '../view.ts'
import { clanName, pathName, placeOf, printed, stateOf } from './contents.ts'
import { dataOf } from './data.ts'
import { memberName, NAMES, properName, THINGS, WORDS, wordsIn } from './words.ts'

type Telling = (id: string, view: MonsterView, language: Language) => string | null

/** A name and what it is: « Frunks : … ». */
const titled = (name: string, about: string, language: Language): string =>
  `${name}${WORDS[language].colon}${about}`

const sentences = (...parts: readonly (string | false)[]): string =>
  parts
    .filter(one => one !== false && one !== '')
    .map(one => `${one}.`)
    .join(' ')

const member: Telling = (id, view, language) => {
  const name = id as Name
  const { talent, reputation: worth, dice } = cardOf(dataOf(view), name)
  const { help } = WORDS[language]
  const held = view.clans.flatMap(({ members }) => members).find(one => one.id === id)
  const where = held && name !== 'novice' ? stateOf(view, held, language) : ''
  return titled(
    memberName(name, language),
    sentences(THINGS[language].talent(talent), help.gives(THINGS[language].dice(dice), worth), where),
    language,
  )
}

const trap: Telling = (id, view, language) => {
  const { effect, kind, cost } = dataOf(view).traps[id as TrapId]
  const { help } = WORDS[language]
  return titled(
    NAMES[language].trapKind[kind],
    sentences(THINGS[language].trap(effect), cost > 0 && help.costs(cost)),
    language,
  )
}

const equipment: Telling = (id, view, language) => {
  const { type, ability, cost } = dataOf(view).equipment[id as EquipmentId]
  const { help } = WORDS[language]
  return titled(
    `${properName(id as EquipmentId)} (${NAMES[language].equipmentType[type]})`,
    sentences(THINGS[language].talent(ability), help.costs(cost)),
    language,
  )
}

const tavern: Telling = (id, view, language) => {
  const about = member(id, view, language)
  if (about === null) return null
  return `${about} ${WORDS[language].help.costs(cardOf(dataOf(view), id as Name).cost)}.`
}

const loot: Telling = (id, _, language) =>
  titled(wordsIn(language).board.loot, sentences(THINGS[language].loot(LOOT[id as LootId].effect)), language)

const monster: Telling = (id, view, language) => {
  const { affinity, power, attack, capture, kill, ...gains } = dataOf(view).monsters[id as MonsterId]
  const { help } = WORDS[language]
  return titled(
    `${properName(id as MonsterId)} (${NAMES[language].affinity[affinity]})`,
    sentences(
      help.attacks(attack),
      help.capture(capture, gains.captureGold, gains.captureGlory),
      help.kill(kill, gains.killGlory, gains.trophy),
      THINGS[language].power(power, affinity),
    ),
    language,
  )
}

const trophy: Telling = (id, view, language) => {
  const points = dataOf(view).monsters[id as MonsterId].trophy
  return titled(
    properName(id as MonsterId),
    sentences(WORDS[language].help.trophy(points, PRICES.trophy * points)),
    language,
  )
}

const region: Telling = (id, view, language) => {
  const { affinity, conquest, glory, pay, action } = dataOf(view).regions[id as RegionId]
  return titled(
    `${properName(id as RegionId)} (${NAMES[language].affinity[affinity]})`,
    sentences(WORDS[language].help.conquest(conquest, glory), THINGS[language].landAction(pay, action)),
    language,
  )
}

const building: Telling = (id, view, language) => {
  const what = id as BuildingId
  const { help } = WORDS[language]
  return titled(
    NAMES[language].building[what],
    sentences(help.building[what], view.citadel[what].panic && help.panic),
    language,
  )
}

const path: Telling = (id, view, language) => {
  const at = id as PathId
  const { zone, path: place } = placeOf(view, at)
  if (!zone) return null
  const data = dataOf(view)
  const things = THINGS[language]
  const { help } = WORDS[language]
  const name = pathName(view, at, language)
  if (zone.mission !== null)
    return titled(
      name,
      sentences(
        zone.mission in data.competitive
          ? things.competitive(data.competitive[zone.mission as keyof typeof data.competitive])
          : things.contract(data.contracts[zone.mission as keyof typeof data.contracts]),
      ),
      language,
    )
  if (zone.face === null) return titled(name, sentences(help.gates), language)
  const { requirement, reinforcement, advantage } = data.paths[zone.face][place]
  return titled(
    name,
    sentences(
      help.required(things.spaces(requirement)),
      reinforcement.length > 0 && help.reinforced(things.spaces(reinforcement)),
      help.advantage(things.advantage(advantage)),
    ),
    language,
  )
}

const die: Telling = (id, _, language) => {
  const { help } = WORDS[language]
  const one = id as PoolDie
  if (one === 'force' || one === 'magic') return titled(NAMES[language].colour[one], help.die[one], language)
  return titled(`${NAMES[language].colour.persuasion} ${one[1]}`, help.die.persuasion, language)
}

const seat: Telling = (id, view, language) => {
  const clan = view.clans[Number(id)]
  if (!clan) return null
  const score = WORDS[language].score(clan.glory, reputation(printed(view), clan))
  return titled(clanName(view, Number(id), language), score, language)
}

const deal: Telling = (id, _, language) => {
  const { deal: names, help } = WORDS[language]
  const what = id as keyof typeof names
  return titled(names[what], sentences(help.deal[what]), language)
}

const stock: Telling = (id, _, language) => WORDS[language].help.stock[id] ?? null

/** What tells each kind of place or piece. */
const TELLING: { readonly [kind: string]: Telling | undefined } = {
  member,
  tavern,
  deal,
  trap,
  lair: trap,
  equipment,
  bazaar: equipment,
  loot,
  monster,
  trophy,
  region,
  building,
  path,
  die,
  seat,
  stock,
}

/** What a piece, card or place is, in a line or two. */
export function explain(ref: Ref, view: MonsterView, language: Language): string | null {
  const colon = ref.indexOf(':')
  const id = ref.slice(colon + 1)
  if (colon < 0 || id === 'null') return null
  return TELLING[ref.slice(0, colon)]?.(id, view, language) ?? null
}
