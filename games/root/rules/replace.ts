import type { Rule } from '@tablee/kernel'
import type { Clearing } from '../data/map.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { rankAndFile } from './chief.ts'
import { canPlace, placeBuilding, placeWarriors } from './pieces.ts'
import { cardboard, distinct, isSafe, type Loss, lostWarriors, remove } from './remove.ts'
import { enemies, isLentTo } from './ruler.ts'

/** The enemies of a party of whose warriors one in a clearing can be replaced: removed, and one placed. G.1.29 */
export function replaceable(state: RootState, party: Party, clearing: Clearing): Party[] {
  const found: Party[] = []
  if (!canPlace(state, party, clearing)) return found
  for (let other = 0; other < state.players.length; other++)
    if (
      enemies(state, party, other) &&
      !isLentTo(state, other, party) &&
      !isSafe(state, party, other, clearing) &&
      rankAndFile(state.players[other], clearing) > 0
    )
      found.push(other)
  return found
}

/** A warrior of a party takes the place of an enemy's. G.1.29 */
export function* replaceWarrior(t: RootTable, party: Party, enemy: Party, clearing: Clearing): Rule {
  yield* remove(t, { losses: [lostWarriors(enemy, clearing, 1, party)], battle: null, replaces: true })
  placeWarriors(t, party, clearing, 1)
}

/** The enemy buildings of a clearing, one of each kind, that a building of a party could replace. G.1.29 */
export function replaceableBuildings(state: RootState, party: Party, clearing: Clearing): Loss[] {
  const found: Loss[] = []
  if (!canPlace(state, party, clearing)) return found
  for (const [other, { built }] of state.players.entries())
    if (built[clearing] > 0 && enemies(state, party, other) && !isSafe(state, party, other, clearing))
      for (const loss of distinct(cardboard(state, other, clearing, party)))
        if (loss.type === 'building') found.push(loss)
  return found
}

/** A building of a party takes the place of another's, be it the slot that a landmark adds. G.1.29 */
export function* replaceBuilding(t: RootTable, party: Party, building: Loss, kind: string): Rule {
  const held = t.state.extraSlot?.party
  yield* remove(t, { losses: [building], battle: null, replaces: true })
  const slot = held === t.state.extraSlot?.party ? 'printed' : 'extra'
  placeBuilding(t, party, kind, building.clearing, slot)
}
