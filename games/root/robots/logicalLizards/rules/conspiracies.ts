import type { Rule } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import { GARDEN_OF } from '../../../factions/cult/data.ts'
import type { Battle } from '../../../rules/battle.ts'
import type { ExtraHits } from '../../../rules/hits.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { replaceable, replaceableBuildings, replaceBuilding, replaceWarrior } from '../../../rules/replace.ts'
import { once, tellStep } from '../../../rules/robots/base.ts'
import { battleAt, isStopped } from '../../../rules/robots/deeds.ts'
import {
  fewestEnemyWarriors,
  mostDefencelessIn,
  mostEnemyBuildings,
  mostPoints,
  rivalsOf,
} from '../../../rules/robots/keys.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { orderedClearings, targetClearing, targetParty } from '../../../rules/robots/target.ts'
import { type Award, score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { CONSPIRACIES, type Conspiracy, NUMBERS } from '../data.ts'
import { lizardsOf } from './board.ts'

/** While there are acolytes, the marker moves on and what it shows is done; only what is done costs one. 8.4.2 */
export const conspire = once(function* (t, party) {
  const player = t.state.players[party]
  const own = lizardsOf(player)
  const { track } = CONSPIRACIES
  for (let failed = 0; own.acolytes > 0 && failed < track.length; ) {
    own.conspiracy = (own.conspiracy + 1) % track.length
    const name = track[own.conspiracy]
    tellStep(t, party, name, 'robot.8.4.2')
    if (yield* DOES[name](t, party)) {
      failed = 0
      own.acolytes--
      player.warriors[0]++
      t.say('logicalLizards.acolyteSpent', { seat: party, acolytes: own.acolytes })
    } else {
      failed++
      t.say('logicalLizards.impossible', { seat: party, name })
    }
  }
})

const DOES: { readonly [C in Conspiracy]: (t: RootTable, party: Party) => Rule<boolean> } = {
  convert,
  crusade,
  sanctify,
}

/** First the player, by points, among those against whom it can be done; then the clearing. 8.4.2 */
function choosePlayer(
  t: RootTable,
  party: Party,
  deed: Conspiracy,
  pools: (other: Party) => Clearing[],
): Party | null {
  const allowed = rivalsOf(t.state, party).filter(other => pools(other).length > 0)
  return targetParty(t, party, deed, allowed, [mostPoints(t.state)])
}

/** An enemy warrior of an ordered clearing gives way to one of theirs. 8.4.2.I */
function* convert(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const pool = (other: Party): Clearing[] => convertible(state, party, other)
  const enemy = choosePlayer(t, party, 'convert', pool)
  if (enemy === null) return false
  const clearing = targetClearing(t, party, 'convert', pool(enemy), [mostEnemyBuildings(state, party)])
  if (clearing === null) return false
  if (yield* isStopped(t, party, clearing)) return true
  t.say('logicalLizards.converted', { seat: party, enemy, clearing })
  yield* replaceWarrior(t, party, enemy, clearing)
  if (hasTrait(state.players[party], 'fanatics')) yield* rave(t, party, clearing)
  return true
}

/** The ordered clearings where a warrior of an enemy can be replaced: with one of the supply, which the price fills later. */
const convertible = (state: RootState, party: Party, enemy: Party): Clearing[] =>
  state.players[party].warriors[0] === 0
    ? []
    : orderedClearings(state, party).filter(one => replaceable(state, party, one).includes(enemy))

/** What notes that the battle of fanatics is on. */
const RAVING = 'raving'

/** Fanatics: a battle where somebody was converted, with one more hit. robot.trait.lizards.fanatics */
function* rave(t: RootTable, party: Party, clearing: Clearing): Rule {
  const { notes } = t.state.turn
  notes[RAVING] = 1
  yield* battleAt(t, party, clearing, (state, there) => [mostDefencelessIn(state, there), mostPoints(state)])
  notes[RAVING] = 0
}

declare module '../../../rules/hits.ts' {
  interface ExtraReasons {
    fanatics: true
  }
}

const FANATICS: readonly ExtraHits[] = [{ reason: 'fanatics', hits: 1 }]
const NONE: readonly ExtraHits[] = []

/** The extra hit of fanatics. */
export const extraHits = ({ turn }: RootState, { attacker }: Battle, party: Party): readonly ExtraHits[] =>
  attacker === party && turn.seat === party && turn.notes[RAVING] === 1 ? FANATICS : NONE

/** What notes that a battle of this crusade took a token. */
const TOKEN_TAKEN = 'tokenTaken'

/** A battle in each ordered clearing with enough of theirs; done if there was one. 8.4.2.II */
function* crusade(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const { warriors } = state.players[party]
  state.turn.notes[TOKEN_TAKEN] = 0
  let battles = 0
  for (const clearing of orderedClearings(state, party))
    if (warriors[clearing] >= NUMBERS.crusaders && (yield* battleAt(t, party, clearing, richest))) battles++
  if (state.turn.notes[TOKEN_TAKEN] === 1 && hasTrait(state.players[party], 'spiteful'))
    score(t, party, 1, 'effects')
  return battles > 0
}

/** Who has the most points. 8.4.2.II.a */
const richest = (state: RootState) => [mostPoints(state)]

/** Spiteful: whether a crusade takes a token is noted as it happens. robot.trait.lizards.spiteful */
export function removed(t: RootTable, _: Party, { battle }: Removal, lost: readonly Loss[]): Award[] {
  if (battle !== null && lost.some(({ type }) => type === 'token')) t.state.turn.notes[TOKEN_TAKEN] = 1
  return []
}

/** An enemy building of an ordered clearing gives way to a garden. 8.4.2.III */
function* sanctify(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const pool = (other: Party): Clearing[] =>
    orderedClearings(state, party).filter(one => temples(state, party, other, one).length > 0)
  const enemy = choosePlayer(t, party, 'sanctify', pool)
  if (enemy === null) return false
  const clearing = targetClearing(t, party, 'sanctify', pool(enemy), [fewestEnemyWarriors(state, party)])
  if (clearing === null) return false
  if (yield* isStopped(t, party, clearing)) return true
  const kinds = temples(state, party, enemy, clearing)
  const building = kinds[kinds.length === 1 ? 0 : t.random(kinds.length)]
  t.say('logicalLizards.sanctified', { seat: party, enemy, kind: building.kind, clearing })
  yield* replaceBuilding(t, party, building, GARDEN_OF[state.suits[clearing]])
  return true
}

/** The buildings of an enemy in a clearing that a garden of its suit can replace, one of each kind. */
const temples = (state: RootState, party: Party, enemy: Party, clearing: Clearing): Loss[] =>
  state.players[party].buildings[GARDEN_OF[state.suits[clearing]]][0] === 0
    ? []
    : replaceableBuildings(state, party, clearing).filter(loss => loss.party === enemy)
