import type { Rule } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import { isHandless } from '../../../rules/cards.ts'
import { partyAt } from '../../../rules/faction.ts'
import { type Loss, removeAllEnemies } from '../../../rules/remove.ts'
import type { Party, RootTable } from '../../../state.ts'

/** How many pieces of a robot a bomb removes. robot.11.8.1 */
const OF_A_ROBOT = 2

/** A bomb removes all enemy pieces of its clearing, but only two of each robot. 13.7.1, robot.11.8.1 */
export function* blast(t: RootTable, by: Party, clearing: Clearing): Rule {
  yield* removeAllEnemies(t, by, [clearing], [], losses => spared(t, losses))
}

/** Of a robot’s pieces two: warriors, then what it loses first. */
function spared(t: RootTable, losses: readonly Loss[]): Loss[] {
  const { players } = t.state
  const isRobots = ({ party }: Loss): boolean => isHandless(players[party])
  const found = losses.filter(loss => !isRobots(loss))
  for (const party of new Set(losses.filter(isRobots).map(loss => loss.party))) {
    const own = losses.filter(loss => loss.party === party)
    let left = OF_A_ROBOT
    for (const loss of own.filter(({ type }) => type === 'warrior')) {
      const count = Math.min(left, loss.count)
      if (count > 0) found.push({ ...loss, count })
      left -= count
    }
    const rest = own.filter(({ type }) => type !== 'warrior')
    for (; left > 0 && rest.length > 0; left--) {
      const next = partyAt(t.state, party).loses?.(t, rest) ?? rest[0]
      rest.splice(rest.indexOf(next), 1)
      found.push(next)
    }
  }
  return found
}
