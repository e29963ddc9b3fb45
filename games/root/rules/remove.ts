import type { Rule } from '@tablee/kernel'
import type { Clearing } from '../data/map.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import type { Battle } from './battle.ts'
import { has } from './cards.ts'
import { rankAndFile } from './chief.ts'
import { partyAt, type Trigger } from './faction.ts'
import { chooseFor, controlledBy } from './party.ts'
import { emptyExtraSlot, inExtraSlot, partyNaming } from './pieces.ts'
import { enemies, isLentTo } from './ruler.ts'
import { type Award, clockwise, scoreTogether } from './score.ts'

/** Pieces of one kind that leave one clearing. */
export interface Loss {
  readonly party: Party
  readonly type: 'warrior' | 'building' | 'token'
  /** The kind of building or token; `warrior` for warriors, `chief` for a chief. */
  readonly kind: string
  readonly clearing: Clearing
  /** Warriors that an effect saves are taken out of this before the rest return to the supply. */
  count: number
  /** The party that removes them. */
  readonly by: Party
  /** The party that treated them as its own in a battle. */
  readonly as?: Party
  /** What the piece turned out to be, where its kind does not tell: its party says so as it is taken off. */
  was?: string
  /** A building in the slot that a landmark adds; told only where one of its kind stands in a printed slot too. */
  readonly slot?: 'extra'
}

/** One event that removes pieces, all at once. */
export interface Removal {
  readonly losses: readonly Loss[]
  /** The battle in which it happens. */
  readonly battle: Battle | null
  /** Another piece takes their place (G.1.29): such warriors are not the Coffin Makers'. */
  readonly replaces?: true
  /** What the removed pieces would set off is ignored. 13.2.4 */
  readonly ignoresEffects?: true
}

/** A loss of warriors. */
export function lostWarriors(party: Party, clearing: Clearing, count: number, by: Party): Loss {
  return { party, type: 'warrior', kind: 'warrior', clearing, count, by }
}

/**
 * Warriors of a party that fall in battle; its chief is among them if he is to be, or if the others are too few.
 * He goes to no supply, and nobody saves him. 14.2.2
 */
export function fallen(
  { players }: RootState,
  party: Party,
  clearing: Clearing,
  count: number,
  by: Party,
  withChief = false,
): Loss[] {
  const losses: Loss[] = []
  const chief =
    players[party].chief === clearing && (withChief || count === players[party].warriors[clearing])
  const others = chief ? count - 1 : count
  if (others > 0) losses.push(lostWarriors(party, clearing, others, by))
  if (chief) losses.push({ party, type: 'warrior', kind: 'chief', clearing, count: 1, by })
  return losses
}

/** A loss of a building or token. */
export function lostPiece(
  party: Party,
  type: 'building' | 'token',
  kind: string,
  clearing: Clearing,
  by: Party,
): Loss {
  return { party, type, kind, clearing, count: 1, by }
}

/** Removes pieces together: off the map, all points of it, then what their removal sets off. 1.5.4, 3.1.b, 3.2.1 */
export function* remove(t: RootTable, all: Removal): Rule {
  const removal = withoutBarred(t.state, all)
  const { losses } = removal
  if (losses.length === 0) return
  const more: Award[] = []
  for (const loss of losses)
    if (takeOff(t, loss) && loss.by >= 0 && enemies(t.state, loss.by, loss.party))
      more.push({ party: loss.by, points: 1, source: 'landmarks' })
  scoreTogether(t, [...awardsFor(t.state, removal), ...more, ...tellRemovers(t, removal)])
  for (const loss of losses)
    if (loss.type === 'warrior') partyAt(t.state, loss.party).catchesFallen?.(t, loss.party, removal, loss)
  if (!removal.ignoresEffects) yield* resolveTriggers(t, removal)
  for (const loss of losses) if (loss.type === 'warrior') putAway(t.state, removal, loss)
}

/** A removal without the pieces that somebody forbids to remove. */
function withoutBarred(state: RootState, removal: Removal): Removal {
  const { players, order } = state
  if (players.length === order.length) return removal
  const losses = removal.losses.filter(({ party, by, clearing }) => !isSafe(state, by, party, clearing))
  return losses.length === removal.losses.length ? removal : { ...removal, losses }
}

/** Whether somebody forbids a party to remove the pieces of an owner from a clearing; only those that take no turns do. */
export function isSafe(state: RootState, by: Party, owner: Party, clearing: Clearing): boolean {
  for (let other = state.order.length; other < state.players.length; other++)
    if (partyAt(state, other).barsRemoval?.(state, other, by, owner, clearing)) return true
  return false
}

/** Warriors that nobody saved go on the Coffin Makers, or where they were replaced, to their supply. */
function putAway(state: RootState, { replaces }: Removal, loss: Loss): void {
  const player = state.players[loss.party]
  const count = leave(state, loss)
  if (!replaces && state.players.some(one => has(one, 'coffinMakers'))) player.coffins += count
  else player.warriors[0] += count
}

/** The warriors of a loss that are still on their way; the caller settles where they go. */
export function leave(state: RootState, loss: Loss): number {
  const { count, kind } = loss
  if (kind === 'chief') return 0
  state.players[loss.party].leaving -= count
  loss.count = 0
  return count
}

/** Takes pieces off the map; tells whether one of them stood in the slot that a landmark adds. */
function takeOff(t: RootTable, loss: Loss): boolean {
  const { party, type, kind, clearing, count, by, slot } = loss
  const player = t.state.players[party]
  const box = partyAt(t.state, party)
  const shown = shownKind(t.state, party, kind, clearing)
  if (type === 'warrior') {
    player.warriors[clearing] -= count
    if (kind === 'chief') player.chief = 0
    else player.leaving += count
  } else {
    const counts = type === 'building' ? player.buildings[kind] : player.tokens[kind]
    counts[clearing] -= count
    if (type === 'building') player.built[clearing] -= count
    // G.1.31: back to the rightmost empty space of its track, or out of the game for good.
    if (!box.neverReturn?.includes(kind)) counts[0] += count
    box.takenOff?.(player, loss)
  }
  t.say('removed', { seat: party, kind: shown, clearing, count, by })
  if (type !== 'building' || !inExtraSlot(t.state, party, kind, clearing)) return false
  return (slot === 'extra' || player.buildings[kind][clearing] === 0) && emptyExtraSlot(t.state)
}

/** A point for each building and token of an enemy, and what more its owner's rules give for it. 3.2.1 */
function awardsFor(state: RootState, { losses, battle }: Removal): Award[] {
  const points = state.players.map(() => 0)
  for (const { party, type, kind, count, by } of losses)
    if (type !== 'warrior' && by >= 0 && enemies(state, by, party) && !isWithheld(state, party, kind))
      points[by] += count * (1 + (partyAt(state, party).bounty?.[kind] ?? 0))
  return clockwise(state).map(party => ({
    party,
    points: points[party],
    source: battle ? 'battles' : 'removals',
  }))
}

const isWithheld = (state: RootState, party: Party, kind: string): boolean =>
  partyAt(state, party).withholds?.(state, party, kind) === true

/** What the removal brings the factions that removed, beyond the points of 3.2.1. */
function tellRemovers(t: RootTable, removal: Removal): Award[] {
  const awards: Award[] = []
  for (let party = 0; party < t.state.players.length; party++) {
    const { removed } = partyAt(t.state, party)
    if (!removed) continue
    const lost = removal.losses.filter(loss => loss.party !== party && removesFor(removal, loss, party))
    if (lost.length > 0) awards.push(...removed(t, party, removal, lost))
  }
  return awards
}

/** D.4.2: who started a battle between others is also told of what they remove in it. */
function removesFor({ battle }: Removal, loss: Loss, party: Party): boolean {
  if (loss.by === party) return true
  return battle !== null && battle.instigator === party
}

/** Resolves what removed pieces set off: their owner orders his own in battle, else whoever's turn it is. 4.3.4, 1.1.3 */
function* resolveTriggers(t: RootTable, removal: Removal): Rule {
  const { turn, players } = t.state
  const waiting: { party: Party; triggers: Trigger[] }[] = []
  for (let party = 0; party < players.length; party++) {
    const triggers = triggersOf(t, party, removal)
    if (triggers.length > 0) waiting.push({ party, triggers })
  }
  while (waiting.length > 0) {
    const party =
      waiting.length === 1
        ? waiting[0].party
        : yield* chooseFor(
            t,
            turn.seat,
            'trigger.whose',
            waiting.map(one => one.party),
            { like: partyNaming, rule: '1.1.3.a' },
          )
    const place = waiting.findIndex(one => one.party === party)
    const [{ triggers }] = waiting.splice(place, 1)
    while (triggers.length > 0) {
      const trigger = yield* chooseFor(t, removal.battle ? party : turn.seat, 'trigger.which', triggers, {
        key: one => one.key,
        say: one => one.say,
        rule: removal.battle ? '4.3.4.d' : '1.1.3.a',
      })
      triggers.splice(triggers.indexOf(trigger), 1)
      yield* trigger.run()
    }
  }
}

/** What the pieces that a party lost set off, by its own rules and by those it controls. */
function triggersOf(t: RootTable, party: Party, removal: Removal): Trigger[] {
  const { triggers } = partyAt(t.state, party)
  const controlled = controlledBy(t.state, party)
  if (!triggers && controlled.length === 0) return []
  const lost = removal.losses.filter(loss => loss.party === party)
  if (lost.length === 0) return []
  return [
    ...(triggers?.(t, party, removal, lost) ?? []),
    ...controlled.flatMap(other => partyAt(t.state, other).lendsTriggers?.(t, other, removal, lost) ?? []),
  ]
}

/** All enemy pieces of a party in some clearings; what it treats as its own is none. G.1.23 */
export function enemyPieces(state: RootState, by: Party, clearings: readonly Clearing[]): Loss[] {
  const losses: Loss[] = []
  for (const clearing of clearings)
    for (let party = 0; party < state.players.length; party++)
      if (enemies(state, by, party))
        losses.push(
          ...(isLentTo(state, party, by)
            ? cardboard(state, party, clearing, by).filter(({ type }) => type === 'token')
            : piecesOf(state, party, clearing, by)),
        )
  return losses
}

/** All warriors, buildings and tokens of a party in a clearing that can be removed outside battle, as losses. */
export function piecesOf(state: RootState, party: Party, clearing: Clearing, by: Party): Loss[] {
  const losses: Loss[] = []
  const warriors = rankAndFile(state.players[party], clearing)
  if (warriors > 0) losses.push(lostWarriors(party, clearing, warriors, by))
  losses.push(...cardboard(state, party, clearing, by))
  return losses
}

/** The buildings and tokens of a party in a clearing, one loss for each piece. */
export function cardboard(state: RootState, party: Party, clearing: Clearing, by: Party): Loss[] {
  const { buildings, tokens } = state.players[party]
  const losses: Loss[] = []
  for (const kind in buildings) {
    const stand = buildings[kind][clearing]
    for (let i = 0; i < stand; i++) losses.push(lostPiece(party, 'building', kind, clearing, by))
    if (stand > 1 && inExtraSlot(state, party, kind, clearing))
      losses.push({ ...(losses.pop() as Loss), slot: 'extra' })
  }
  for (const kind in tokens)
    for (let i = 0; i < tokens[kind][clearing]; i++)
      losses.push(lostPiece(party, 'token', kind, clearing, by))
  return losses
}

/** Losses of which one may be chosen: pieces that differ only in who looks at them come once. */
export const distinct = (losses: readonly Loss[]): Loss[] =>
  losses.filter(
    (loss, place) => losses.findIndex(one => one.kind === loss.kind && one.slot === loss.slot) === place,
  )

/** How asks name a building or token that may be lost. */
export const lossNaming = (state: RootState) => ({
  key: ({ kind, slot }: Loss) => (slot ? `${kind}.${slot}` : kind),
  say: ({ party, kind, slot, clearing }: Loss) =>
    say(slot ? 'piece.extra' : 'piece', { seat: party, kind: shownKind(state, party, kind, clearing) }),
  at: ({ clearing }: Loss) => `clearing:${clearing}`,
})

/** The kind of a piece as everybody sees it. */
const shownKind = (state: RootState, party: Party, kind: string, clearing: Clearing): string =>
  partyAt(state, party).showsAs?.(state.players[party], kind, clearing) ?? kind

/** Removes all enemy pieces of a party from clearings, with some others; enemy pawns there suffer in their own way. 9.2.2.I */
export function* removeAllEnemies(
  t: RootTable,
  by: Party,
  clearings: readonly Clearing[],
  others: readonly Loss[] = [],
  spare: (losses: readonly Loss[]) => readonly Loss[] = all => all,
): Rule {
  const { players } = t.state
  yield* remove(t, { losses: [...others, ...spare(enemyPieces(t.state, by, clearings))], battle: null })
  for (let party = 0; party < players.length; party++)
    if (
      enemies(t.state, by, party) &&
      clearings.includes(players[party].pawn) &&
      !isSafe(t.state, by, party, players[party].pawn)
    )
      yield* partyAt(t.state, party).fullRemoval?.(t, party, by, players[party].pawn) ?? nothing()
}

/** A procedure that does nothing. */
export function* nothing(): Rule {}
