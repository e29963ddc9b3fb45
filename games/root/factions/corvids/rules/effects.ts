import type { ObjectionTo, Rule, Seat } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import type { Battle } from '../../../rules/battle.ts'
import { isHandless, takeRandomCard } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import type { ExtraHits } from '../../../rules/hits.ts'
import { takesTurns } from '../../../rules/party.ts'
import { placeInEach } from '../../../rules/pieces.ts'
import { type Loss, lostPiece, type Removal, remove } from '../../../rules/remove.ts'
import { enemies, hasPiece } from '../../../rules/ruler.ts'
import { clockwise } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { blast } from './blast.ts'
import { isOpen, plotIn } from './plots.ts'

/** What happens when a plot of a kind is flipped; snares and raids wait. 13.4.2 */
export const WHEN_FLIPPED: { readonly [kind: string]: (t: RootTable, seat: Seat, at: Clearing) => Rule } = {
  bomb: explode,
  extortion: extort,
}

/** All enemy pieces go, then the bomb. 13.7.1 */
function* explode(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  yield* blast(t, seat, clearing)
  yield* remove(t, { losses: [lostPiece(seat, 'token', 'plot', clearing, seat)], battle: null })
}

/** A random card of each other player with pieces there. 13.7.3 */
function* extort(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  const { state } = t
  for (const other of clockwise(state))
    if (other !== seat && takesTurns(state, other) && hasPiece(state.players[other], clearing))
      takeRandomCard(t, other, seat)
}

const NO_PLACING: ObjectionTo<Clearing> = {
  why: clearing => say('corvids.why.noPlacing', { clearing }),
  rule: '13.7.2.a',
}
const NO_LEAVING: ObjectionTo<Clearing> = {
  why: clearing => say('corvids.why.noLeaving', { clearing }),
  rule: '13.7.2.b',
}

const isSnared = (state: RootState, party: Party, other: Party, clearing: Clearing): boolean =>
  isOpen(plotIn(state, party, clearing), 'snare') &&
  enemies(state, party, other) &&
  !isHandless(state.players[other])

/** A robot does not mind a snare: it takes it away, and does nothing else there. robot.11.8.2 */
export function* springs(t: RootTable, party: Party, robot: Party, clearing: Clearing): Rule<boolean> {
  if (!isOpen(plotIn(t.state, party, clearing), 'snare')) return false
  yield* remove(t, { losses: [lostPiece(party, 'token', 'plot', clearing, robot)], battle: null })
  return true
}

/** No enemy piece is placed at an open snare. 13.7.2 */
export const barsPlacing = (state: RootState, party: Party, other: Party, clearing: Clearing) =>
  isSnared(state, party, other, clearing) ? NO_PLACING : null

/** No enemy piece moves away from an open snare. 13.7.2 */
export const holds = (state: RootState, party: Party, other: Party, clearing: Clearing) =>
  isSnared(state, party, other, clearing) ? NO_LEAVING : null

/** Removed raids, face up or down, bring warriors to the clearings around. 13.7.4 */
export function triggers(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Trigger[] {
  const plots = lost.filter(({ was }) => was !== undefined)
  if (plots.length > 0) t.reveal() // Everybody learns whether they were raids.
  return plots
    .filter(({ was }) => was === 'raid')
    .map(({ clearing }) => ({
      key: `raid:${clearing}`,
      say: say('corvids.trigger.raid', { clearing }),
      run: () => raid(t, party, clearing),
    }))
}

function* raid(t: RootTable, party: Party, clearing: Clearing): Rule {
  t.say('corvids.raid', { seat: party, clearing })
  yield* placeInEach(t, party, adjacent(t.state, party, clearing))
}

declare module '../../../rules/hits.ts' {
  interface ExtraReasons {
    agents: true
  }
}

const AGENTS: readonly ExtraHits[] = [{ reason: 'agents', hits: 1 }]
const NONE: readonly ExtraHits[] = []

/** Embedded Agents: in defence a plot that lies face down there deals a hit. 13.2.5 */
export const extraHits = (
  state: RootState,
  { defender, clearing }: Battle,
  party: Party,
): readonly ExtraHits[] =>
  party === defender && plotIn(state, party, clearing)?.faceUp === false ? AGENTS : NONE
