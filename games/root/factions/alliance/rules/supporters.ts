import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { CardId } from '../../../data/cards.ts'
import type { Clearing } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import { discard, drawOne, handNaming, take } from '../../../rules/cards.ts'
import { onMap } from '../../../rules/pieces.ts'
import { fits, fitting, suitsOf } from '../../../rules/suits.ts'
import type { Player, RootState, RootTable } from '../../../state.ts'
import { ALLIANCE, BASES, PRINTED_SUIT } from '../data.ts'

/** What only the Alliance has. */
export interface AllianceState {
  /** Face down; the Alliance alone looks at them. 8.2.3 */
  supporters: CardId[]
  officers: number
}

declare module '../../../state.ts' {
  interface Player {
    alliance?: AllianceState
  }
}

/** The Alliance's own part of a player. */
export function allianceOf({ alliance, faction }: Player): AllianceState {
  if (!alliance) throw new Error(`${faction} has no supporters.`)
  return alliance
}

/** How many bases stand on the map. */
export function basesOnMap({ buildings }: Player): number {
  let count = 0
  for (const base of BASES) count += onMap(buildings[base])
  return count
}

/** The printed suits of the bases on the map. */
export function builtSuits({ buildings }: Player): ClearingSuit[] {
  const suits: ClearingSuit[] = []
  for (const base of BASES) if (onMap(buildings[base]) > 0) suits.push(PRINTED_SUIT[base])
  return suits
}

/** How many supporters could be spent for a clearing: birds fit everywhere. */
export function supportIn(state: RootState, supporters: readonly CardId[], clearing: Clearing): number {
  let count = 0
  for (const card of supporters) if (fits(state, card, clearing)) count++
  return count
}

/** Adds a card to the supporters, or discards it when there is no room and no base. 8.2.3.I */
export function gainSupporter(t: RootTable, seat: Seat, card: CardId): void {
  const player = t.state.players[seat]
  const { supporters } = allianceOf(player)
  if (supporters.length < ALLIANCE.supportersWithoutBase || basesOnMap(player) > 0) {
    supporters.push(card)
    t.sayTo([seat], 'alliance.joined', { card })
    return
  }
  discard(t, card)
  t.say('alliance.noRoom', { seat, card })
}

/** Adds cards of the deck to the supporters, as many as there are. 8.2.6, 8.3.4 */
export function drawSupporters(t: RootTable, seat: Seat, count: number): void {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = drawOne(t)
    if (card < 0) return
    t.say('alliance.drawn', { seat })
    gainSupporter(t, seat, card)
  }
}

/** Spends supporters that fit a clearing, each of the Alliance's choice. 8.2.3 */
export function* spendSupporters(
  t: RootTable,
  seat: Seat,
  clearing: Clearing,
  count: number,
  rule: string,
): Rule {
  const { supporters } = allianceOf(t.state.players[seat])
  const [suit] = suitsOf(t.state, clearing)
  for (let left = count; left > 0; left--) {
    const card = yield* choose(t, seat, 'alliance.supporter', fitting(t.state, supporters, clearing), {
      like: handNaming,
      values: () => ({ suit, left }),
      rule,
    })
    take(supporters, card)
    discard(t, card)
    t.say('alliance.spent', { seat, card })
  }
}

/** Without a base on the map, discards supporters down to five. 8.2.4 */
export function* discardSupporters(t: RootTable, seat: Seat): Rule {
  const player = t.state.players[seat]
  const { supporters } = allianceOf(player)
  if (basesOnMap(player) > 0) return
  while (supporters.length > ALLIANCE.supportersWithoutBase) {
    const card = yield* choose(t, seat, 'alliance.discard', supporters.slice(), {
      like: handNaming,
      values: () => ({ over: supporters.length - ALLIANCE.supportersWithoutBase }),
      rule: '8.2.4.c',
    })
    take(supporters, card)
    discard(t, card)
    t.say('alliance.discarded', { seat, card })
  }
}

/** A warrior of the supply becomes an officer, if there is one. 1.5.4 */
export function addOfficer(t: RootTable, seat: Seat): void {
  const player = t.state.players[seat]
  if (player.warriors[0] === 0) return
  player.warriors[0]--
  const own = allianceOf(player)
  own.officers++
  t.say('alliance.officer', { seat, officers: own.officers })
}
