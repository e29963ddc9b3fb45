import { renew } from '@tablee/common/piles.ts'
import { RuleFault } from '@tablee/kernel'
import { BUILDING_IDS } from '../data/board.ts'
import { MISSION_TILES } from '../data/missions.ts'
import type { MonsterId } from '../data/monsters.ts'
import type { FaceId } from '../data/paths.ts'
import type { RegionId } from '../data/regions.ts'
import type { Market, MonsterLands, MonsterTable, Zone } from '../state.ts'

/** lair.7, tavern.15, bazaar.8, loot.5: what is missing on display is drawn; `again` says whether discards return. */
export function refill<Card>(
  t: MonsterTable,
  { display, deck, discard }: Market<Card>,
  again = true,
): Card[] {
  const drawn: Card[] = []
  for (let place = 0; place < display.length; place++) {
    if (display[place] !== null) continue
    if (again) renew(t, deck, discard)
    const card = t.draw(deck)
    if (card === undefined) break
    display[place] = card
    drawn.push(card)
  }
  return drawn
}

export function refillLair(t: MonsterTable): void {
  for (const trap of refill(t, t.state.lair)) t.say('lair.new', { trap })
}

export function refillTavern(t: MonsterTable): void {
  for (const member of refill(t, t.state.tavern)) t.say('tavern.new', { member })
}

/** bazaar.8: what was thrown away is never sold again. */
export function refillBazaar(t: MonsterTable): void {
  for (const equipment of refill(t, t.state.bazaar, false)) t.say('bazaar.new', { equipment })
}

export function refillLoot(t: MonsterTable): void {
  for (const loot of refill(t, t.state.loot)) t.say('loot.new', { loot })
}

/** The zone by its name. */
export const zoneOf = ({ zones }: MonsterLands, id: Zone['id']): Zone =>
  zones.find(zone => zone.id === id) as Zone

export const gatesOf = ({ zones }: MonsterLands): Zone => zones[zones.length - 1]

/** The top monster of the deck, which is made anew of the discard pile when it is empty (reset.7). */
export function topMonster(t: MonsterTable): MonsterId | undefined {
  const { deck, discard } = t.state.monsters
  renew(t, deck, discard)
  return t.draw(deck)
}

/** A monster comes to a zone; Dogor goes to the gates instead, and another is drawn (monster.9, monster.31). */
export function drawMonster(t: MonsterTable, zone: Zone): void {
  for (let monster = topMonster(t); monster !== undefined; monster = topMonster(t)) {
    const storms = t.state.data.monsters[monster].power.verb === 'toGates'
    arrive(t, monster, storms ? gatesOf(t.state) : zone)
    if (!storms || zone.id === 'gates') break
  }
}

/** A monster takes its place; whatever was there is discarded. */
export function arrive(t: MonsterTable, monster: MonsterId, zone: Zone): void {
  if (zone.monster !== null) {
    t.state.monsters.discard.push(zone.monster)
    t.say('monster.replaced', { monster: zone.monster })
  }
  zone.monster = monster
  t.say('monster.came', { monster, zone: zone.id })
}

/** reset.4: a region comes with a path tile of its own, on either side. */
export function drawRegion(t: MonsterTable, zone: Zone): void {
  const { regions, tiles } = t.state
  const region = t.draw(regions.deck)
  renew(t, tiles.deck, tiles.discard)
  const tile = t.draw(tiles.deck)
  if (region === undefined || tile === undefined) throw new RuleFault('There is no region left to draw.')
  zone.region = region
  zone.face = `${tile}${t.random(2) === 0 ? 'A' : 'B'}` as FaceId
  t.say('region.came', { region, zone: zone.id })
}

/** A region leaves its zone, with its path tile: conquered, or removed by Madhala. */
export function takeRegion({ tiles }: MonsterLands, zone: Zone): RegionId {
  const { region, face } = zone
  if (region === null || face === null) throw new RuleFault('There is no region here.')
  tiles.discard.push(Number(face[0]))
  zone.region = null
  zone.face = null
  return region
}

/** gates-fight.6: all panic tokens leave the buildings and are shuffled into the stack. */
export function clearPanic(t: MonsterTable): void {
  const { citadel, panic } = t.state
  let cleared = 0
  for (const building of BUILDING_IDS) {
    if (!citadel[building].panic) continue
    citadel[building].panic = false
    panic.push(building)
    cleared++
  }
  if (cleared === 0) return
  t.shuffle(panic)
  t.say('panic.over')
}

/** reset.2: a mission of the bag, on the side of its place. */
export function drawMission(t: MonsterTable, zone: Zone): void {
  const { missions } = t.state
  discardMission(t.state, zone)
  const tile = t.draw(missions.bag)
  if (tile === undefined) throw new RuleFault('There is no mission left to draw.')
  const { competitive, contract } = MISSION_TILES[tile]
  zone.mission = zone.id === 'missionA' ? competitive : contract
  t.say('mission.came', { mission: zone.mission, zone: zone.id })
}

/** adventure.12: a mission leaves the board. */
export function discardMission({ missions }: MonsterLands, zone: Zone): void {
  if (zone.mission === null) return
  missions.discard.push(Number(zone.mission.slice(1)) - 1)
  zone.mission = null
}
