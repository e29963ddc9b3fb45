import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../data/map.ts'
import type { RootState, RootTable } from '../state.ts'
import type { Battle } from './battle.ts'
import { has } from './cards.ts'
import { factionAt, type Trigger } from './faction.ts'
import { seatNaming } from './pieces.ts'
import { enemies } from './ruler.ts'
import { type Award, clockwise, scoreTogether } from './score.ts'

/** Pieces of one kind that leave one clearing. */
export interface Loss {
  readonly seat: Seat
  readonly type: 'warrior' | 'building' | 'token'
  /** The kind of building or token; `warrior` for warriors. */
  readonly kind: string
  readonly clearing: Clearing
  /** Warriors that an effect saves are taken out of this before the rest return to the supply. */
  count: number
  /** The seat that removes them. */
  readonly by: Seat
}

/** One event that removes pieces, all at once. */
export interface Removal {
  readonly losses: readonly Loss[]
  /** The battle in which it happens. */
  readonly battle: Battle | null
  /** Another piece takes their place (G.1.29): such warriors are not the Coffin Makers'. */
  readonly replaces?: true
}

/** A loss of warriors. */
export function lostWarriors(seat: Seat, clearing: Clearing, count: number, by: Seat): Loss {
  return { seat, type: 'warrior', kind: 'warrior', clearing, count, by }
}

/** A loss of a building or token. */
export function lostPiece(
  seat: Seat,
  type: 'building' | 'token',
  kind: string,
  clearing: Clearing,
  by: Seat,
): Loss {
  return { seat, type, kind, clearing, count: 1, by }
}

/** Removes pieces together: off the map, all points of it, then what their removal sets off. 1.5.4, 3.1.b, 3.2.1 */
export function* remove(t: RootTable, removal: Removal): Rule {
  const { losses } = removal
  if (losses.length === 0) return
  for (const loss of losses) takeOff(t, loss)
  scoreTogether(t, [...awardsFor(t.state, removal), ...tellRemovers(t, removal)])
  yield* resolveTriggers(t, removal)
  for (const loss of losses) if (loss.type === 'warrior') putAway(t.state, removal, loss)
}

/** Warriors that nobody saved go on the Coffin Makers, or where they were replaced, to their supply. */
function putAway(state: RootState, { replaces }: Removal, loss: Loss): void {
  const player = state.players[loss.seat]
  const count = leave(state, loss)
  if (!replaces && state.players.some(one => has(one, 'coffinMakers'))) player.coffins += count
  else player.warriors[0] += count
}

/** The warriors of a loss that are still on their way; the caller settles where they go. */
export function leave(state: RootState, loss: Loss): number {
  const { count } = loss
  state.players[loss.seat].leaving -= count
  loss.count = 0
  return count
}

function takeOff(t: RootTable, { seat, type, kind, clearing, count, by }: Loss): void {
  const player = t.state.players[seat]
  if (type === 'warrior') {
    player.warriors[clearing] -= count
    player.leaving += count
  } else {
    const counts = type === 'building' ? player.buildings[kind] : player.tokens[kind]
    counts[clearing] -= count
    if (type === 'building') player.built[clearing] -= count
    // G.1.31: back to the rightmost empty space of its track, or out of the game for good.
    if (!LEAVES_THE_GAME.has(kind)) counts[0] += count
  }
  t.say('removed', { seat, kind, clearing, count, by })
}

/** What is never placed again once removed. */
const LEAVES_THE_GAME: ReadonlySet<string> = new Set(['keep'])

/** A point for each building and token of an enemy. 3.2.1 */
function awardsFor(state: RootState, { losses, battle }: Removal): Award[] {
  const points = state.players.map(() => 0)
  for (const { seat, type, count, by } of losses)
    if (type !== 'warrior' && by >= 0 && enemies(state, by, seat)) points[by] += count
  return clockwise(state).map(seat => ({
    seat,
    points: points[seat],
    source: battle ? 'battles' : 'removals',
  }))
}

/** What the removal brings the factions that removed, beyond the points of 3.2.1. */
function tellRemovers(t: RootTable, removal: Removal): Award[] {
  const awards: Award[] = []
  for (let seat = 0; seat < t.state.players.length; seat++) {
    const { removed } = factionAt(t.state, seat)
    if (!removed) continue
    const lost = removal.losses.filter(loss => loss.seat !== seat && removesFor(removal, loss, seat))
    if (lost.length > 0) awards.push(...removed(t, seat, removal, lost))
  }
  return awards
}

/** D.4.2: a Vagrant is also told of the warriors that others remove in a battle that he started. */
function removesFor({ battle }: Removal, loss: Loss, seat: Seat): boolean {
  if (loss.by === seat) return true
  return battle !== null && battle.instigator === seat
}

/** Resolves what removed pieces set off: their owner orders his own in battle, else whoever's turn it is. 4.3.4, 1.1.3 */
function* resolveTriggers(t: RootTable, removal: Removal): Rule {
  const { turn, players } = t.state
  const waiting: { seat: Seat; triggers: Trigger[] }[] = []
  for (let seat = 0; seat < players.length; seat++) {
    const hook = factionAt(t.state, seat).triggers
    if (!hook) continue
    const lost = removal.losses.filter(loss => loss.seat === seat)
    const triggers = lost.length > 0 ? [...hook(t, seat, removal, lost)] : []
    if (triggers.length > 0) waiting.push({ seat, triggers })
  }
  while (waiting.length > 0) {
    const seat =
      waiting.length === 1
        ? waiting[0].seat
        : yield* choose(
            t,
            turn.seat,
            'trigger.whose',
            waiting.map(one => one.seat),
            { like: seatNaming, rule: '1.1.3.a' },
          )
    const place = waiting.findIndex(one => one.seat === seat)
    const [{ triggers }] = waiting.splice(place, 1)
    while (triggers.length > 0) {
      const trigger = yield* choose(t, removal.battle ? seat : turn.seat, 'trigger.which', triggers, {
        key: one => one.key,
        say: one => one.say,
        rule: removal.battle ? '4.3.4.d' : '1.1.3.a',
      })
      triggers.splice(triggers.indexOf(trigger), 1)
      yield* trigger.run()
    }
  }
}

/** All pieces of the enemies of a seat in some clearings. */
export function enemyPieces(state: RootState, by: Seat, clearings: readonly Clearing[]): Loss[] {
  const losses: Loss[] = []
  for (const clearing of clearings)
    for (let seat = 0; seat < state.players.length; seat++)
      if (enemies(state, by, seat)) losses.push(...piecesOf(state, seat, clearing, by))
  return losses
}

/** All warriors, buildings and tokens of a seat in a clearing, as losses. */
export function piecesOf(state: RootState, seat: Seat, clearing: Clearing, by: Seat): Loss[] {
  const player = state.players[seat]
  const losses: Loss[] = []
  if (player.warriors[clearing] > 0) losses.push(lostWarriors(seat, clearing, player.warriors[clearing], by))
  losses.push(...cardboard(state, seat, clearing, by))
  return losses
}

/** The buildings and tokens of a seat in a clearing, one loss for each piece. */
export function cardboard(state: RootState, seat: Seat, clearing: Clearing, by: Seat): Loss[] {
  const { buildings, tokens } = state.players[seat]
  const losses: Loss[] = []
  for (const kind in buildings)
    for (let i = 0; i < buildings[kind][clearing]; i++)
      losses.push(lostPiece(seat, 'building', kind, clearing, by))
  for (const kind in tokens)
    for (let i = 0; i < tokens[kind][clearing]; i++) losses.push(lostPiece(seat, 'token', kind, clearing, by))
  return losses
}

/** Removes all enemy pieces of a seat from clearings; enemy pawns there suffer in their own way. 9.2.2.I */
export function* removeAllEnemies(t: RootTable, by: Seat, clearings: readonly Clearing[]): Rule {
  const { players } = t.state
  yield* remove(t, { losses: enemyPieces(t.state, by, clearings), battle: null })
  for (let seat = 0; seat < players.length; seat++)
    if (enemies(t.state, by, seat) && clearings.includes(players[seat].pawn))
      yield* factionAt(t.state, seat).fullRemoval?.(t, seat, by, players[seat].pawn) ?? nothing()
}

/** A procedure that does nothing. */
export function* nothing(): Rule {}

/** The clearings of a suit. */
export function clearingsOf(state: RootState, suit: RootState['suits'][number]): Clearing[] {
  return CLEARINGS.filter(clearing => state.suits[clearing] === suit)
}
