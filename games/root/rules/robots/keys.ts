import { type Criterion, fewest, most, those } from '@tablee/common/prefer.ts'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import type { Party, Player, RootState } from '../../state.ts'
import { freeSlots } from '../pieces.ts'
import { enemies, hasPiece, isLentTo } from '../ruler.ts'
import { areTeam } from './robot.ts'

/** What robots go by when they choose a clearing; a robot adds its own, and says it in its texts. */
export interface ClearingKeys {
  highest: true
  lowest: true
  enemyPieces: true
  enemyWarriors: true
  enemyBuildings: true
  enemyCardboard: true
  ownWarriors: true
  freeSlots: true
  freeSlot: true
  defenceless: true
}

/** What robots go by when they choose a player; a robot adds its own. */
export interface PartyKeys {
  letter: true
  piecesThere: true
  buildingsThere: true
  cardboardThere: true
  defencelessThere: true
  points: true
}

export type ClearingKey = keyof ClearingKeys
export type PartyKey = keyof PartyKeys

/** The parties whose pieces a robot counts as an enemy's: all but itself, and where they are a team other robots. 2.6, coop.4 */
export function rivalsOf(state: RootState, party: Party): Party[] {
  const found: Party[] = []
  for (let other = 0; other < state.players.length; other++)
    if (enemies(state, party, other) && !areTeam(state, party, other)) found.push(other)
  return found
}

/** The tokens of a party in a clearing. */
export function tokensIn({ tokens }: Player, clearing: Clearing): number {
  let count = 0
  for (const kind in tokens) count += tokens[kind][clearing]
  return count
}

/** The buildings and tokens of a party in a clearing. */
export const cardboardIn = (player: Player, clearing: Clearing): number =>
  player.built[clearing] + tokensIn(player, clearing)

/** All pieces of a party in a clearing: warriors, pawn, buildings, tokens. */
export const piecesIn = (player: Player, clearing: Clearing): number =>
  player.warriors[clearing] + cardboardIn(player, clearing) + (player.pawn === clearing ? 1 : 0)

/** A sum over the enemies of a robot; what counts as its own for a turn is no enemy's. G.1.23 */
export const overRivals = (state: RootState, party: Party, of: (player: Player) => number): number =>
  rivalsOf(state, party).reduce((sum, other) => {
    const player = state.players[other]
    return sum + of(isLentTo(state, other, party) ? withoutLent(player) : player)
  }, 0)

/** None in any clearing. */
const NONE: number[] = Array(CLEARINGS.length + 2).fill(0)

/** A player whose warriors and buildings count as another's. */
const withoutLent = (player: Player): Player => ({ ...player, warriors: NONE, built: NONE })

/** Whether a piece is in a clearing that a robot counts as an enemy's. coop.4 */
export const hasRivalPiece = (state: RootState, party: Party, clearing: Clearing): boolean =>
  overRivals(state, party, player => (hasPiece(player, clearing) ? 1 : 0)) > 0

type ByClearing = Criterion<Clearing, ClearingKey>
type ByParty = Criterion<Party, PartyKey>

/** The points of a party, none where its marker has left the track. ruling.18 */
export const pointsOf = ({ score }: Player): number => score ?? 0

export const mostEnemyPieces = (state: RootState, party: Party): ByClearing =>
  most('enemyPieces', clearing => overRivals(state, party, player => piecesIn(player, clearing)))

export const fewestEnemyPieces = (state: RootState, party: Party): ByClearing =>
  fewest('enemyPieces', clearing => overRivals(state, party, player => piecesIn(player, clearing)))

export const fewestEnemyWarriors = (state: RootState, party: Party): ByClearing =>
  fewest('enemyWarriors', clearing => overRivals(state, party, player => player.warriors[clearing]))

export const mostEnemyBuildings = (state: RootState, party: Party): ByClearing =>
  most('enemyBuildings', clearing => overRivals(state, party, player => player.built[clearing]))

/** Buildings and tokens of enemies. */
export const mostEnemyCardboard = (state: RootState, party: Party): ByClearing =>
  most('enemyCardboard', clearing => overRivals(state, party, player => cardboardIn(player, clearing)))

export const mostFreeSlots = (state: RootState): ByClearing =>
  most('freeSlots', clearing => freeSlots(state, clearing))

/** Clearings with a free slot come first. */
export const withFreeSlot = (state: RootState): ByClearing =>
  those('freeSlot', clearing => freeSlots(state, clearing) > 0)

export const mostOwnWarriors = (state: RootState, party: Party): ByClearing =>
  most('ownWarriors', clearing => state.players[party].warriors[clearing])

export const fewestOwnWarriors = (state: RootState, party: Party): ByClearing =>
  fewest('ownWarriors', clearing => state.players[party].warriors[clearing])

/** Buildings whose owner has no warrior beside them. */
const defenceless = ({ warriors, built }: Player, clearing: Clearing): number =>
  warriors[clearing] > 0 ? 0 : built[clearing]

export const mostDefenceless = (state: RootState, party: Party): ByClearing =>
  most('defenceless', clearing => overRivals(state, party, player => defenceless(player, clearing)))

export const mostDefencelessIn = (state: RootState, clearing: Clearing): ByParty =>
  most('defencelessThere', other => defenceless(state.players[other], clearing))

export const mostPiecesIn = (state: RootState, clearing: Clearing): ByParty =>
  most('piecesThere', other => piecesIn(state.players[other], clearing))

export const mostBuildingsIn = (state: RootState, clearing: Clearing): ByParty =>
  most('buildingsThere', other => state.players[other].built[clearing])

export const mostCardboardIn = (state: RootState, clearing: Clearing): ByParty =>
  most('cardboardThere', other => cardboardIn(state.players[other], clearing))

export const mostPoints = (state: RootState): ByParty =>
  most('points', other => pointsOf(state.players[other]))
