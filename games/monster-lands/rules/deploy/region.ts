import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { RegionId } from '../../data/regions.ts'
import { COLOURS } from '../../data/types.ts'
import type { Clan, MonsterLands, MonsterTable, PoolDie } from '../../state.ts'
import { say } from '../../text/say.ts'
import { different, gain, hasRule, isIdle } from '../clan.ts'
import { colourOf, diceOf, giveDice, takeDie } from '../dice.ts'
import { refillLoot } from '../markets.ts'
import { chooseWearer, takeEquipment } from './citadel.ts'
import { fitting } from './room.ts'
import { eligible, recruit } from './tavern.ts'

/** land-action.2 */
export const isManaged = ({ members }: Clan, region: RegionId): boolean =>
  members.some(({ manages }) => manages === region)

/** Whether a region's action would give anything at all. */
export function givesAnything(state: MonsterLands, seat: Seat, region: RegionId): boolean {
  const { action } = state.data.regions[region]
  switch (action.verb) {
    case 'freeRecruit':
      return eligible(state, seat).length > 0
    case 'freeEquipment':
      return state.bazaar.display.some(one => one !== null) && state.clans[seat].members.some(isIdle)
    case 'takeLoot':
      return state.loot.display.some(one => one !== null)
    case 'gain':
      return action.goods.defense === 0 || !hasRule(state, 'noDefence') // scenario.14
    default:
      return true
  }
}

/** land-action.1, land-action.3: dice for what a conquered region gives. */
export function* useRegion(t: MonsterTable, seat: Seat, id: RegionId, first: PoolDie | null): Rule {
  const { state } = t
  const { pool, lands } = state.clans[seat]
  const { pay, action } = state.data.regions[id]
  const land = lands.find(one => one.id === id)
  if (first !== null) land?.dice.push(takeDie(pool, first))
  for (let place = first === null ? 0 : 1; place < pay.length; place++) {
    const colours = fitting(pay, pool, place)
    const dice = diceOf(pool).filter(die => colours.includes(colourOf(die)))
    const die = yield* choose(t, seat, 'region.die', dice, {
      say: one => say('die', { die: one }),
      at: one => `die:${one}`,
      values: () => ({ region: id }),
      rule: 'land-action.1',
      waits: place === pay.length - 1,
    })
    land?.dice.push(takeDie(pool, die))
  }
  t.say('region.used', { seat, region: id })
  switch (action.verb) {
    case 'gainDice':
      for (const colour of COLOURS) giveDice(t, seat, colour, action.dice[colour])
      return
    case 'gain':
      return gain(t, seat, action.goods)
    case 'freeRecruit':
      return yield* recruitFree(t, seat)
    case 'freeEquipment':
      return yield* equipFree(t, seat)
    case 'takeLoot':
      return yield* takeLoot(t, seat)
  }
}

/** land.5, E31: somebody of the Tavern for nothing; the surplus of glory is needed all the same. */
export function* recruitFree(t: MonsterTable, seat: Seat): Rule {
  const member = yield* choose(t, seat, 'tavern.free', eligible(t.state, seat), {
    say: one => say('member', { member: one }),
    at: one => `tavern:${one}`,
    rule: 'tavern.5',
    waits: true,
  })
  recruit(t, seat, member)
}

function* equipFree(t: MonsterTable, seat: Seat): Rule {
  const shown = different(t.state.bazaar.display).filter(one => one !== null)
  const equipment = yield* choose(t, seat, 'bazaar.free', shown, {
    say: one => say('equipment', { equipment: one }),
    at: one => `bazaar:${one}`,
    rule: 'land.9',
    leads: 'equipment.wearer',
  })
  takeEquipment(t, seat, equipment, yield* chooseWearer(t, seat, equipment))
}

/** loot.1, land.12: one of the loot on display. */
export function* takeLoot(t: MonsterTable, seat: Seat): Rule {
  const { loot, clans } = t.state
  const shown = loot.display.filter(one => one !== null)
  const chosen = yield* choose(t, seat, 'loot.choose', shown, {
    say: one => say('loot', { loot: one }),
    at: one => `loot:${one}`,
    rule: 'loot.1',
    waits: true,
  })
  loot.display[loot.display.indexOf(chosen)] = null
  clans[seat].loot.push(chosen)
  t.say('loot.taken', { seat, loot: chosen })
  refillLoot(t)
}
