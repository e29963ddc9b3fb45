import { take } from '@tablee/common/piles.ts'
import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { IslandType } from '../data/types.ts'
import type { DiluviumTable, Island, Party, Place, Settler } from '../state.ts'
import { RIVAL } from '../state.ts'
import { say } from '../text/say.ts'
import { homeOf } from './combat.ts'
import { hasRoom, isHaven, isRival, ownerOf, partiesOf, placeAt, powerOf, rivalOf, spotOf } from './query.ts'
import { hooksOf } from './scenario.ts'

/** A Warship drives Exploration Ships and settlers of others off its tile; Cities are exempt (B6, base.fight.7). */
export function* driveOff(t: DiluviumTable, by: Party, place: Place): Rule {
  const { state } = t
  if (isHaven(state, place)) return
  for (let party = 0; party < partiesOf(state); party++) {
    if (party === by) continue
    const power = powerOf(state, party)
    if (power.explorer === place.at) {
      power.explorer = isRival(state, party) ? power.city : yield* homeOf(t, party)
      t.say('explorer.fled', { party, place: spotOf(place) })
    }
    if (isRival(state, party)) rivalsFlee(t, place)
    else yield* settlersFlee(t, party, place)
  }
  if (isRival(state, by)) hooksOf(state).alliesFlee?.(t, place)
}

const settlerThere = (island: Island, party: Party): Settler | undefined =>
  island.settlers.find(one => ownerOf(one) === party)

/** base.flee.2: each goes to a free slot of its City or to the reserve, as its owner likes. */
function* settlersFlee(t: DiluviumTable, seat: Seat, place: Place): Rule {
  const { state } = t
  const hooks = hooksOf(state)
  const city = placeAt(state, state.players[seat].city)
  // A home tile takes no settlers back (s03.19).
  const onlyReserve = hooks.settlersFlee === 'reserve' || city.tile > 0
  let reserved = 0
  for (const island of place.islands)
    for (;;) {
      const settler = settlerThere(island, seat)
      if (settler === undefined) break
      const slots = onlyReserve ? [] : city.islands.filter(hasRoom).map(({ type }) => type)
      const to = yield* choose(t, seat, 'flee', ['reserve', ...slots] as ('reserve' | IslandType)[], {
        say: one => (one === 'reserve' ? say('flee.reserve') : say('flee.city', { type: one })),
        at: one => (one === 'reserve' ? `reserve:${seat}` : `island:${city.at}:${one}`),
        values: () => ({ place: spotOf(place), type: island.type }),
        rule: 'base.flee.2',
      })
      take(island.settlers, settler)
      const slot = city.islands.find(one => one.type === to)
      if (slot) slot.settlers.push(settler)
      else {
        state.players[seat].reserve.push(settler)
        reserved++
      }
      t.say('settler.fled', { party: seat, place: spotOf(place), to })
    }
  if (reserved > 0) hooks.fled?.(state, reserved)
}

/** flee.3: the rival's settlers go to its reserve. */
function rivalsFlee(t: DiluviumTable, place: Place): void {
  const { state } = t
  const rival = rivalOf(state)
  for (const island of place.islands)
    for (;;) {
      const settler = settlerThere(island, RIVAL)
      if (settler === undefined) break
      take(island.settlers, settler)
      const shelter = hooksOf(state).rivalShelter?.(state)
      if (shelter) shelter.settlers.push(settler)
      else rival.reserve.push(settler)
      t.say('settler.fled', { party: RIVAL, place: spotOf(place), to: shelter ? shelter.type : 'reserve' })
    }
}
