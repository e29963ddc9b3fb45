import { BURROW, CLEARINGS, type Clearing } from '../data/map.ts'
import type { ClearingSuit } from '../data/suits.ts'
import type { Party, Player, RootState } from '../state.ts'
import { has } from './cards.ts'
import { partyAt } from './faction.ts'
import { NOBODY } from './party.ts'
import { hasSuit } from './suits.ts'

/** What a player has in a clearing that counts for rule: warriors and buildings. 2.5 */
export function presence(player: Player, clearing: Clearing): number {
  let count = player.warriors[clearing] + player.built[clearing]
  if (player.effects.length > 0 && has(player, 'soupKitchens'))
    for (const kind in player.tokens) count += 2 * player.tokens[kind][clearing]
  return count
}

/** The party that rules a clearing, or -1. 2.5, 7.2.2, 10.2.4 */
export function ruler(state: RootState, clearing: Clearing): Party {
  const { players } = state
  // 12.2.2: whoever alone may be there, even without a piece.
  if (clearing === BURROW) return players.findIndex((_, party) => partyAt(state, party).places !== undefined)
  let most = 0
  let who: Party = NOBODY
  for (let party = 0; party < players.length; party++) {
    const count = presence(players[party], clearing)
    if (count === 0) continue
    const { lendsTo, lendsAgainst, rulesOutright } = partyAt(state, party)
    if (rulesOutright?.(state, party, clearing)) return party
    if (lendsTo !== undefined && lendsTo(state, party) !== NOBODY) return rulerWithLent(state, clearing)
    if (lendsAgainst !== undefined && lendsAgainst(state, party) !== NOBODY)
      return rulerWithLent(state, clearing)
    if (count > most) {
      most = count
      who = party
    } else if (count === most) {
      if (winsTies(state, party)) who = party
      else if (who < 0 || !winsTies(state, who)) who = NOBODY
    }
  }
  return who
}

/** What counts for each party in the clearing that is looked at: kept, because rule is asked at every choice. */
const counts: number[] = []

/** The party that rules a clearing where warriors and buildings of one count for another. G.1.8 */
function rulerWithLent(state: RootState, clearing: Clearing): Party {
  const { players } = state
  for (let party = 0; party < players.length; party++) counts[party] = presence(players[party], clearing)
  for (let party = 0; party < players.length; party++) {
    const { lendsTo, lendsAgainst, rulesOutright } = partyAt(state, party)
    if (rulesOutright?.(state, party, clearing)) return party
    const against = lendsAgainst?.(state, party) ?? NOBODY
    if (against !== NOBODY) lendToEnemies(state, party, against, clearing)
    const to = lendsTo?.(state, party) ?? NOBODY
    if (to === NOBODY) continue
    const lent = players[party].warriors[clearing] + players[party].built[clearing]
    counts[party] -= lent
    counts[to] += lent
  }
  let most = 0
  let who: Party = NOBODY
  let tied = false
  for (let party = 0; party < players.length; party++) {
    if (counts[party] > most) {
      most = counts[party]
      who = party
      tied = false
    } else if (counts[party] === most) tied = true
  }
  if (!tied || most === 0) return who
  // 7.2.2: a piece of its own must stand there.
  for (let party = 0; party < players.length; party++)
    if (counts[party] === most && winsTies(state, party) && presence(players[party], clearing) > 0)
      return party
  return NOBODY
}

/** Warriors that count for every enemy of somebody who has a piece there, beside their own. */
function lendToEnemies(state: RootState, party: Party, against: Party, clearing: Clearing): void {
  const { players } = state
  for (let other = 0; other < players.length; other++)
    if (other !== party && other !== against && counts[other] > 0 && enemies(state, other, against))
      counts[other] += players[party].warriors[clearing]
}

/** Whether a party rules where it is tied, by its own rules or by what it controls. 7.2.2 */
function winsTies(state: RootState, party: Party): boolean {
  const { players, order } = state
  if (partyAt(state, party).winsTies) return true
  for (let other = order.length; other < players.length; other++)
    if (players[other].controller === party && partyAt(state, other).lendsTies) return true
  return false
}

/** Whether a party rules a clearing; one that is controlled, by the rule of its controller. 2.5, E.3.1 */
export const rules = (state: RootState, party: Party, clearing: Clearing): boolean =>
  ruler(state, clearing) === (state.players[party].controller ?? party)

/** The clearings a party rules, of one suit or of all. */
export function ruled(state: RootState, party: Party, suit?: ClearingSuit): Clearing[] {
  return CLEARINGS.filter(
    clearing => (suit === undefined || hasSuit(state, clearing, suit)) && rules(state, party, clearing),
  )
}

/** Whether a party has a piece in a clearing: warrior, building, token or pawn. */
export function hasPiece(player: Player, clearing: Clearing): boolean {
  if (player.warriors[clearing] > 0 || player.built[clearing] > 0 || player.pawn === clearing) return true
  for (const kind in player.tokens) if (player.tokens[kind][clearing] > 0) return true
  return false
}

/** Whether two parties, or those who control them, are enemies: different, and not in coalition. G.1.2, E.3.2 */
export function enemies({ players }: RootState, a: Party, b: Party): boolean {
  const one = players[a].controller ?? a
  const other = players[b].controller ?? b
  return one !== other && players[one].coalition !== other && players[other].coalition !== one
}

/** Whether the warriors and buildings of a party count now as those of another. G.1.8 */
export const isLentTo = (state: RootState, party: Party, to: Party): boolean =>
  partyAt(state, party).lendsTo?.(state, party) === to

/** Whether an enemy piece is in a clearing: of an enemy, pawns too, and nothing that the party treats as its own. G.1.23 */
export function hasEnemyPiece(state: RootState, party: Party, clearing: Clearing): boolean {
  for (let other = 0; other < state.players.length; other++)
    if (enemies(state, party, other) && hasForeignPiece(state, other, party, clearing)) return true
  return false
}

/** Whether a party has a piece in a clearing that does not count as another's: of what it lends, its tokens stay its own. */
function hasForeignPiece(state: RootState, party: Party, to: Party, clearing: Clearing): boolean {
  const player = state.players[party]
  if (!isLentTo(state, party, to)) return hasPiece(player, clearing)
  if (player.pawn === clearing) return true
  for (const kind in player.tokens) if (player.tokens[kind][clearing] > 0) return true
  return false
}

/** The enemies of a party with pieces in a clearing. */
export function enemiesIn(state: RootState, party: Party, clearing: Clearing): Party[] {
  const found: Party[] = []
  for (let other = 0; other < state.players.length; other++)
    if (enemies(state, party, other) && hasPiece(state.players[other], clearing)) found.push(other)
  return found
}
