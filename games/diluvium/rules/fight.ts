import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import type { DiluviumTable, Place } from '../state.ts'
import { say } from '../text/say.ts'
import { duel, fleetStrength } from './combat.ts'
import { driveOff } from './flee.ts'
import { discardResource, gainGold, no } from './gold.ts'
import { sailTo } from './move.ts'
import { enemyWarships, isHaven, liveMonster, powerOf, spotOf } from './query.ts'
import { hooksOf } from './scenario.ts'

/** Fight: the Warship sails, and does on its tile what its arrival brings (B4). */
export function* fight(t: DiluviumTable, seat: Seat): Rule {
  const { data, players } = t.state
  yield* sailToWar(t, seat, data.boards[players[seat].board].fight, true)
}

/** The Warship sails so far, and resolves its arrival; one that shares its tile may come along. */
export function* sailToWar(t: DiluviumTable, seat: Seat, free: number, paid: boolean): Rule {
  const { state } = t
  const [own, escort] = state.players[seat].warships
  const shared = escort !== undefined && escort.at === own.at
  const from = own.at
  const { place } = yield* sailTo(t, seat, { ship: 'warship', free, paid })
  if (shared && own.at !== from) {
    const along = yield* choose(t, seat, 'escort', ['along', 'stay'] as const, {
      say: one => say(`escort.${one}`),
      at: () => `warship:${seat}:1`,
      rule: 's10.27',
    })
    if (along === 'along') escort.at = own.at
  }
  yield* arrival(t, seat, place)
}

/** What a Warship does where it has stopped: enemy Warships, others, the monster (base.fight.5). */
export function* arrival(t: DiluviumTable, seat: Seat, place: Place): Rule {
  const { state } = t
  const [warship] = state.players[seat].warships
  if (warship.at !== place.at) return
  while (!isHaven(state, place)) {
    const enemies = enemyWarships(state, seat, place.at)
    if (enemies.length === 0) break
    const enemy = yield* choose(t, seat, 'fight.whom', enemies, {
      key: one => `${one.party}:${powerOf(state, one.party).warships.indexOf(one.warship)}`,
      say: one => say('fight.warship', { party: one.party }),
      at: one => `warship:${one.party}:${powerOf(state, one.party).warships.indexOf(one.warship)}`,
      rule: 'base.fight.6',
    })
    if (!(yield* duel(t, { party: seat, warship }, enemy))) return // base.fight.8
    if (warship.at !== place.at) return
  }
  const { arrives } = hooksOf(state)
  if (arrives && !(yield* arrives(t, place))) return
  yield* driveOff(t, seat, place)
  yield* fightMonster(t, seat, place)
}

/** base.monster.1 to base.monster.5: with the least Weapons that are needed, or not at all. */
function* fightMonster(t: DiluviumTable, seat: Seat, place: Place): Rule {
  const { state } = t
  const monster = liveMonster(state, place)
  if (!monster) return
  const weapons = Math.max(0, monster.strength - fleetStrength(state, seat, place.at))
  if (weapons > state.players[seat].resources.weapons) return
  const gold = hooksOf(state).monsterPays?.(state, place) ?? monster.gold
  const fights = yield* maybe(t, seat, 'monster', ['fight'], {
    say: () => say('monster.fight', { monster: monster.id, weapons, gold }),
    at: () => `monster:${place.at}`,
    values: () => ({ monster: monster.id, strength: monster.strength }),
    pass: say('monster.spare'),
    rule: 'base.monster.1',
  })
  if (fights === null) return
  discardResource(t, seat, 'weapons', weapons)
  if (yield* hooksOf(state).beatMonster?.(t, seat, place) ?? no()) return
  place.beaten++
  t.say('monster.beaten', { party: seat, monster: monster.id, place: spotOf(place) })
  yield* gainGold(t, seat, monster.gold)
}
