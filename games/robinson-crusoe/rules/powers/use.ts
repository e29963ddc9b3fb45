import { take } from '@tablee/common/piles.ts'
import type { Rule } from '@tablee/kernel'
import type { DiscoveryId } from '../../data/discoveries.ts'
import type { MysteryId } from '../../data/mysteries.ts'
import type { SkillId } from '../../data/skills.ts'
import { SKILLS } from '../../data/skills.ts'
import type { CharacterId } from '../../data/types.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { askGroup } from '../ask.ts'
import { discardCard, mysteryCard } from '../cards/resolve-card.ts'
import { byActor } from '../cause.ts'
import { characterOf, everybody, spendDet } from '../characters.ts'
import { runEffects } from '../effects/run.ts'
import { payFrom } from '../food.ts'
import { takeGain } from '../gains.ts'
import { characterNames } from '../names.ts'
import { because } from '../why.ts'
import type { Offer } from './offers.ts'
import { isForOneself, onSheet, takeFromSheet } from './outside.ts'
import { discoveryRecord, noteUser, userOfToken } from './records.ts'

/** Uses a power: its cost is paid, what is used up leaves, and it has its effect. */
export function* usePower(t: RobinsonTable, offer: Offer, actor: CharacterId): Rule {
  const { state } = t
  const { from, id, owner, power } = offer
  const user = owner === '' ? yield* userOf(t, offer, actor) : owner
  t.say('power.used', { from, id, who: owner })
  const apart = isForOneself(state, user)
  if (power.food !== undefined)
    if (apart) takeFromSheet(state, user, power.food)
    else yield* payFrom(t, 'food', power.food)
  if (power.perRound !== undefined) state.thisRound.used.push(id)
  if (power.perFight) state.usedInFight.push(id)
  if (power.once) state.notes[id] = ['used']
  spend[from](t, id, user)
  yield* runEffects(t, power.effects, { ...byActor(id, user), apart })
}

/** Where one character may use it: when animals attack all, the group says who it is. L2181, L2347 */
function* userOf(t: RobinsonTable, { id, power }: Offer, actor: CharacterId): Rule<CharacterId> {
  const { state } = t
  if (!power.oneUser || state.phase !== 'weather') return actor
  const user = state.treasures.find(one => one.id === id)?.user ?? userOfToken(state, id)
  const fighters = everybody(state).map(one => one.id)
  if (user) return user
  return yield* askGroup(t, 'who', fighters, {
    like: characterNames,
    values: () => ({ card: id, to: 'use' as const, n: 0 }),
    rule: 'use.4',
  })
}

/** What using something costs besides. */
const spend: { readonly [F in Offer['from']]: (t: RobinsonTable, id: string, user: CharacterId) => void } = {
  skill(t, id, user) {
    const skill = id as SkillId
    spendDet(t, user, SKILLS[skill].det, because('card', skill))
    characterOf(t.state, user).skillsUsed.push(skill)
  },
  equipment: ({ state }, id) => spendEquipment(state, id),
  discovery({ state }, id, user) {
    const token = id as DiscoveryId
    if (discoveryRecord(state, token).keep) noteUser(state, id, user)
    else spendDiscovery(state, token)
  },
  treasure: ({ state }, id, user) => spendTreasure(state, id, user),
  item: () => {},
  card: ({ state }, id) => spendCard(state, id),
  stash: ({ state }, id, user) => spendStashed(state, id, user),
}

/** A token or treasure is used up where it was found; the Barrel stays. */
function spendStashed(state: Robinson, id: string, user: CharacterId): void {
  if (takeGain(state, 'discovery', id, onSheet(user))) state.discoveriesGone.push(id as DiscoveryId)
  else if (mysteryCard(id as MysteryId).keep?.uses !== undefined) {
    takeGain(state, 'treasure', id, onSheet(user))
    state.mysteryDiscard.push(id as MysteryId)
  }
}

/** A card that was kept has served its turn. */
function spendCard(state: Robinson, id: string): void {
  take(state.kept, id)
  discardCard(state, id)
}

/** One use of a piece of equipment; it leaves the game with its last. L1510 */
export function spendEquipment(state: Robinson, id: string): void {
  const place = state.equipment.findIndex(one => one.id === id)
  const piece = state.equipment[place]
  piece.uses--
  if (piece.uses > 0) return
  state.equipment.splice(place, 1)
  state.gone.push(`equipment:${id}`)
}

/** A discovery token is used up. */
export function spendDiscovery(state: Robinson, id: DiscoveryId): void {
  take(state.discoveries, id)
  state.discoveriesGone.push(id)
}

/** A use of a treasure: where one may use it in a round, it is theirs; with its last use it is discarded. */
export function spendTreasure(state: Robinson, id: string, user: CharacterId): void {
  const place = state.treasures.findIndex(one => one.id === id)
  const treasure = state.treasures[place]
  treasure.user = user
  if (treasure.uses < 0) return
  treasure.uses--
  if (treasure.uses > 0) return
  state.treasures.splice(place, 1)
  state.mysteryDiscard.push(treasure.id)
}
