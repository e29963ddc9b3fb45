import { take } from '@tablee/common/piles.ts'
import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { PRICES } from '../../data/board.ts'
import { EQUIPMENT_TYPES, type EquipmentType } from '../../data/equipment.ts'
import { LOOT, type LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import { COLOURS } from '../../data/types.ts'
import type { Member, MonsterTable, Name } from '../../state.ts'
import { say } from '../../text/say.ts'
import { cardOf, gain, isIdle, pay, spendTokens } from '../clan.ts'
import { memberNames, oncePerName } from '../deploy/citadel.ts'
import { recruitFree } from '../deploy/region.ts'
import { colourOf, diceOf, giveDice, takeDie } from '../dice.ts'
import { type FreeDeed, freeDeeds, hasPlace, isFreshNovice, managersFor } from './deeds.ts'

/** How free deeds are named in asks. */
export const freeNames = {
  say: (deed: FreeDeed) => say('free', { deed }),
  at: (deed: FreeDeed) => atDeed(deed),
}

function atDeed(deed: FreeDeed): string {
  const [kind, what] = deed.split(':')
  switch (kind) {
    case 'novice':
      return 'member:novice'
    case 'talent':
    case 'heal':
      return `member:${what}`
    case 'manage':
      return `region:${what}`
    case 'equip':
      return 'equipment'
    default:
      return deed
  }
}

/** A clan does what is no action, until it has had enough. */
export function* freeTime(t: MonsterTable, seat: Seat, window: 'wages' | 'contract'): Rule {
  for (;;) {
    const deeds = freeDeeds(t.state, seat, window)
    const deed = yield* maybe(t, seat, window === 'wages' ? 'free.wages' : 'free.contract', deeds, {
      like: freeNames,
      pass: say(window === 'wages' ? 'free.pay' : 'free.go'),
      rule: 'wages.10',
    })
    if (deed === null) return
    yield* doFree(t, seat, deed)
  }
}

/** talent.6: carries out what is no action. */
export function* doFree(t: MonsterTable, seat: Seat, deed: FreeDeed): Rule {
  const colon = deed.indexOf(':')
  const what = deed.slice(colon + 1)
  switch (colon < 0 ? deed : deed.slice(0, colon)) {
    case 'novice':
      return yield* convert(t, seat)
    case 'talent':
      return yield* useTalent(t, seat, what as Name)
    case 'loot':
      return yield* useLoot(t, seat, what as LootId)
    case 'trophy':
      return sellTrophy(t, seat, what as MonsterId)
    case 'heal':
      return heal(t, seat, what as Name)
    case 'manage':
      return yield* appoint(t, seat, what as RegionId)
    default:
      return yield* shift(t, seat)
  }
}

/** novice.2 to novice.5: a die of the pool for one of another colour. */
function* convert(t: MonsterTable, seat: Seat): Rule {
  const { pool, members } = t.state.clans[seat]
  const novice = members.find(isFreshNovice) as Member
  const die = yield* choose(t, seat, 'novice.die', diceOf(pool), {
    say: one => say('die', { die: one }),
    at: one => `die:${one}`,
    rule: 'novice.2',
    leads: 'novice.colour',
  })
  const others = COLOURS.filter(colour => colour !== colourOf(die))
  const colour = yield* choose(t, seat, 'novice.colour', others, {
    say: one => say('colour', { colour: one }),
    values: () => ({ die }),
    rule: 'novice.2',
    final: one => one === 'persuasion',
  })
  novice.held = takeDie(pool, die).colour
  t.say('novice.swapped', { seat, die, colour })
  giveDice(t, seat, colour, 1)
}

/** Talents of deployment: Nuduru, Tranok, Frostor, Lorios; Fandor and Wormee for gold. */
function* useTalent(t: MonsterTable, seat: Seat, id: Name): Rule {
  const { state } = t
  const clan = state.clans[seat]
  const member = clan.members.find(one => one.id === id) as Member
  const { talent } = cardOf(state.data, id)
  member.spent.talent = 1
  t.say('talent.used', { seat, member: id })
  if (talent.verb === 'buyDie') {
    pay(t, seat, talent.gold)
    giveDice(t, seat, talent.colour, 1)
  } else if (talent.verb === 'gain' && talent.oneOf) {
    const kinds = (['potion', 'venom', 'defense'] as const).filter(
      kind => talent.goods[kind] > 0 && hasPlace(state, clan, kind),
    )
    const kind = yield* choose(t, seat, 'talent.which', kinds, {
      say: one => say('good', { good: one }),
      at: one => `stock:${one}`,
      values: () => ({ member: id }),
      rule: 'talent.4',
    })
    gain(t, seat, { [kind]: talent.goods[kind] })
  } else if (talent.verb === 'gain') gain(t, seat, talent.goods)
}

/** loot.3 */
function* useLoot(t: MonsterTable, seat: Seat, id: LootId): Rule {
  const { clans, loot } = t.state
  const { effect } = LOOT[id]
  take(clans[seat].loot, id)
  loot.discard.push(id)
  t.say('loot.used', { seat, loot: id })
  if (effect.verb === 'gain') gain(t, seat, effect.goods)
  else if (effect.verb === 'trophy') gain(t, seat, { gold: effect.gold })
  else if (effect.verb === 'freeRecruit') yield* recruitFree(t, seat)
  else if (effect.verb === 'swapDie') {
    const { pool } = clans[seat]
    const dice = diceOf(pool).filter(die => colourOf(die) === effect.colour)
    const die = yield* choose(t, seat, 'loot.die', dice, {
      say: one => say('die', { die: one }),
      at: one => `die:${one}`,
      rule: 'deploy.8',
    })
    takeDie(pool, die)
    for (const colour of COLOURS) giveDice(t, seat, colour, effect.dice[colour])
  }
}

/** trophy.1, trophy.2 */
function sellTrophy(t: MonsterTable, seat: Seat, monster: MonsterId): void {
  const { clans, monsters, data } = t.state
  take(clans[seat].trophies, monster)
  monsters.discard.push(monster)
  t.say('trophy.sold', { seat, monster })
  gain(t, seat, { gold: PRICES.trophy * data.monsters[monster].trophy })
}

/** alchemist.8, cleanup.5 */
function heal(t: MonsterTable, seat: Seat, id: Name): void {
  const { state } = t
  const patient = state.clans[seat].members.find(one => one.id === id && one.wounded && isIdle(one)) as Member
  spendTokens(state, seat, 'potion', 1)
  patient.wounded = false
  t.say('healed', { seat, member: id })
}

/** manage.1 to manage.7 */
export function* appoint(t: MonsterTable, seat: Seat, region: RegionId): Rule {
  const { state } = t
  const fit = managersFor(state, state.clans[seat], region)
  const manager = yield* choose(t, seat, 'manage.who', fit, {
    like: memberNames,
    values: () => ({ region }),
    rule: 'manage.1',
    waits: true, // A manager never leaves the region again.
  })
  manager.manages = region
  t.say('manage.taken', { seat, member: manager.id, region })
}

/** bazaar.5, bazaar.6: equipment goes to somebody else at home, or away. */
function* shift(t: MonsterTable, seat: Seat): Rule {
  const { clans, bazaar } = t.state
  const clan = clans[seat]
  clan.shifts++
  const home = clan.members.filter(isIdle)
  const worn = home.flatMap(member =>
    EQUIPMENT_TYPES.filter(type => member.worn[type] !== null).map(type => ({ member, type })),
  )
  const piece = yield* choose(t, seat, 'equip.what', worn, {
    key: ({ member, type }) => `${home.indexOf(member)}.${type}`,
    say: ({ member, type }) => say('worn', { member: member.id, equipment: wornBy(member, type) }),
    at: ({ member }) => `member:${member.id}`,
    rule: 'bazaar.5',
    leads: 'equip.whom',
  })
  const { member, type } = piece
  const equipment = wornBy(member, type)
  const takers = oncePerName(home.filter(one => one !== member && one.worn[type] === null))
  const taker = yield* maybe(t, seat, 'equip.whom', takers, {
    like: memberNames,
    pass: say('equip.discard', { equipment }),
    values: () => ({ equipment }),
    rule: 'bazaar.6',
    always: true,
  })
  member.worn[type] = null
  if (taker === null) {
    bazaar.discard.push(equipment)
    t.say('equipment.lost', { seat, equipment })
    return
  }
  taker.worn[type] = equipment
  t.say('equipment.given', { seat, equipment, member: taker.id })
}

const wornBy = (member: Member, type: EquipmentType) =>
  member.worn[type] as NonNullable<Member['worn']['weapon']>
