import type { BuildingId } from '../../data/board.ts'
import {
  MADHALA_AMBUSHES,
  MADHALA_CITADEL,
  MADHALA_CITADEL_UP_TO,
  MADHALA_DISCARDS,
  MADHALA_MISSIONS,
  MADHALA_OUTSIDE,
  type MadhalaOutside,
} from '../../data/solo.ts'
import type { Expedition, Madhala, MonsterLands, MonsterTable, PathId, Token, Zone } from '../../state.ts'
import { MADHALA } from '../../state.ts'
import { hasRule } from '../clan.ts'
import { newExpedition } from '../deploy/assign.ts'
import { freeSlots, hasSlot, lay } from '../deploy/slots.ts'
import { refillBazaar, refillLair, refillTavern, zoneOf } from '../markets.ts'

/** A result of her two dice, and where it sends her. */
interface Roll {
  readonly red: number
  readonly yellow: number
}

/** madhala.4 to madhala.9: where two dice send her; a building, or a path outside. */
function placeOf(state: MonsterLands, { red, yellow }: Roll): BuildingId | MadhalaOutside {
  if (red <= MADHALA_CITADEL_UP_TO) return MADHALA_CITADEL[yellow - 1]
  return (hasRule(state, 'madhalaMissions') ? MADHALA_MISSIONS : MADHALA_OUTSIDE)[yellow - 1]
}

const isBuilding = (place: BuildingId | MadhalaOutside): place is BuildingId =>
  (MADHALA_CITADEL as readonly string[]).includes(place)

const ROLLS: readonly Roll[] = Array.from({ length: 36 }, (_, at) => ({
  red: 1 + Math.floor(at / 6),
  yellow: 1 + (at % 6),
}))

/** madhala.5, madhala.19: she goes to a place that is open to her; each of the results that are is as likely. */
export function madhalaActs(t: MonsterTable): void {
  const { state } = t
  const open = ROLLS.filter(roll => isOpenToHer(state, placeOf(state, roll)))
  if (open.length === 0) {
    t.say('madhala.idle')
    return
  }
  const roll = open[t.random(open.length)]
  const place = placeOf(state, roll)
  t.say('madhala.rolled', { red: roll.red, yellow: roll.yellow, closed: ROLLS.length - open.length })
  if (isBuilding(place)) visit(t, place, roll.red)
  else settle(t, pathFor(state, place) as PathId)
}

/** madhala.18 */
function isOpenToHer(state: MonsterLands, place: BuildingId | MadhalaOutside): boolean {
  if (!isBuilding(place)) return tokensOf(state) > 0 && pathFor(state, place) !== null
  if (state.citadel[place].panic || !hasSlot(state, place)) return false
  return place !== 'armory' || !hasRule(state, 'armoryClosed')
}

const tokensOf = ({ madhala }: MonsterLands): number => madhala?.tokens ?? 0

/** The path she would take: that of the number, or the leftmost that is free of a mission (madhala.17). */
function pathFor(state: MonsterLands, place: MadhalaOutside): PathId | null {
  if (place === 'missionA' || place === 'missionB') {
    const { mission, paths } = zoneOf(state, place)
    const path = paths.indexOf(null)
    return mission === null || path < 0 ? null : `${place}:${path}`
  }
  const path = Number(place[1]) - 1
  return zoneOf(state, 'regionA').paths[path] === null ? `regionA:${path}` : null
}

/** madhala.10 to madhala.15 */
function visit(t: MonsterTable, building: BuildingId, red: number): void {
  const { state } = t
  const slot = bestSlot(state, building)
  const nth = MADHALA_DISCARDS[red - 1]
  if (building === 'alchemist') lay(state, building, slot, [{ colour: 'magic', value: 0 }], MADHALA)
  else if (building === 'mine') {
    const { dice } = state.data.buildings.mine.slots[slot]
    lay(
      state,
      building,
      slot,
      Array.from({ length: dice }, () => ({ colour: 'force', value: 0 })),
      MADHALA,
    )
  } else lay(state, building, slot, [{ colour: 'persuasion', value: t.roll(6) }], MADHALA)
  t.say('madhala.visits', { building, persuasion: state.citadel[building].persuasion })
  if (building === 'huntersLair') {
    for (const place of [2 * nth, 2 * nth + 1]) {
      const trap = state.lair.display[place]
      if (trap === null || trap === undefined) continue
      state.lair.display[place] = null
      state.lair.discard.push(trap)
      t.say('madhala.takesTrap', { trap })
    }
    refillLair(t)
  } else if (building === 'tavern') {
    const member = state.tavern.display[nth]
    if (member !== null) {
      state.tavern.display[nth] = null
      state.tavern.discard.push(member)
      t.say('madhala.takesMember', { member })
    }
    refillTavern(t)
  } else if (building === 'bazaar') {
    const equipment = state.bazaar.display[nth]
    if (equipment !== null) {
      state.bazaar.display[nth] = null
      state.bazaar.discard.push(equipment)
      t.say('madhala.takesEquipment', { equipment })
    }
    refillBazaar(t)
  }
}

/** The leftmost, or highest, free slot; at the Mine the one that yields most. */
function bestSlot(state: MonsterLands, building: BuildingId): number {
  const free = freeSlots(state, building)
  if (building !== 'mine') return free[0]
  const { slots } = state.data.buildings.mine
  let best = free[0]
  for (const slot of free) if (slots[slot].yields > slots[best].yields) best = slot
  return best
}

/** madhala.16, madhala.17, scenario.26: one of her tokens takes a path; in scenario 8 with two tokens of the module. */
function settle(t: MonsterTable, id: PathId): void {
  const { state } = t
  const madhala = state.madhala as Madhala
  madhala.tokens--
  const expedition: Expedition = newExpedition(MADHALA, null)
  const zone = zoneOf(state, id.slice(0, id.indexOf(':')) as Zone['id'])
  zone.paths[Number(id.slice(id.indexOf(':') + 1))] = expedition
  if (zone.mission === null && hasRule(state, 'madhalaAmbushes'))
    for (let left = MADHALA_AMBUSHES; left > 0; left--) {
      const token = drawToken(t, madhala)
      if (token !== null) expedition.tokens.push(token)
    }
  t.say('madhala.settles', { path: id })
}

function drawToken(t: MonsterTable, { pile, used }: Madhala): Token | null {
  if (pile.length === 0) {
    pile.push(...used)
    used.length = 0
    t.shuffle(pile)
  }
  const id = t.draw(pile)
  return id === undefined ? null : { id, up: false, dice: [] }
}
