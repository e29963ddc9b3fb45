import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { type Clearing, type Forest, MAPS } from '../../../data/map.ts'
import type { Battle } from '../../../rules/battle.ts'
import { isHandless } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import { chooseFor, NOBODY, playerFor } from '../../../rules/party.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { enemies } from '../../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { RELIC, RELICS } from '../data.ts'
import { keepersAt, relicsIn } from './state.ts'

/** How asks name a forest. */
const forestNaming = {
  say: (forest: Forest) => say('clearing', { clearing: forest }),
  at: (forest: Forest) => `forest:${forest}`,
} as const

/** Devout Knights: a relic and a Keeper warrior in the clearing of a battle. 15.2.4 */
export function ignoresFirstHit(state: RootState, { clearing }: Battle, party: Party): boolean {
  const player = state.players[party]
  return player.warriors[clearing] > 0 && relicsIn(player, clearing).length > 0
}

/** Devout Knights: one relic may go along with each warrior. 15.2.4 */
export function* carries(
  t: RootTable,
  seat: Seat,
  from: Clearing,
  to: Clearing,
  warriors: number,
): Rule<readonly string[]> {
  const { tokens } = t.state.players[seat]
  const taken: string[] = []
  const isLeft = (kind: string): boolean => tokens[kind][from] > taken.filter(one => one === kind).length
  while (taken.length < warriors) {
    const left = relicsIn(t.state.players[seat], from).filter(isLeft)
    const kind = yield* maybe(t, seat, 'keepers.carry', left, {
      say: one => say('piece', { seat, kind: one }),
      at: () => `clearing:${from}`,
      values: () => ({ from, to, left: warriors - taken.length }),
      pass: say(taken.length === 0 ? 'keepers.carry.none' : 'keepers.carry.end'),
      rule: '15.2.4.c',
    })
    if (kind === null) break
    taken.push(kind)
  }
  return taken
}

/** Prized Trophies: what an enemy more scores for a relic. 15.2.5 */
export const BOUNTY: { readonly [kind: string]: number } = Object.fromEntries(
  RELICS.map(({ kind }) => [kind, 1]),
)

/** Prized Trophies: each enemy who removed relics places them face up in forests. 15.2.5 */
export function triggers(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Trigger[] {
  const relics = lost.filter(({ kind, by }) => kind in RELIC && by !== NOBODY && enemies(t.state, by, party))
  return [...new Set(relics.map(({ by }) => by))].map(by => ({
    key: `relics:${by}`,
    say: say('keepers.trigger.relics'),
    run: () =>
      rebury(
        t,
        party,
        by,
        relics.filter(loss => loss.by === by),
      ),
  }))
}

/** Whoever removed them chooses a forest for each; for what nobody decides, whoever's turn it is. 15.2.5 */
function* rebury(t: RootTable, party: Party, by: Party, relics: readonly Loss[]): Rule {
  const { state } = t
  const chooser = playerFor(state, by) === NOBODY ? state.turn.seat : by
  const forests = MAPS[state.map].forests.map(({ id }) => id)
  for (const { kind } of relics) {
    const { type, value } = RELIC[kind]
    const forest = isHandless(state.players[chooser])
      ? forests[t.random(forests.length)] // robot.human-effect.keepers
      : yield* chooseFor(t, chooser, 'keepers.trophy', forests, {
          like: forestNaming,
          values: () => ({ kind }),
          rule: '15.2.5.a',
        })
    state.players[party].tokens[kind][0]--
    keepersAt(state, party).buried.push({ type, value, forest, shown: true })
    t.say('keepers.reburied', { seat: party, by: chooser, kind, forest })
  }
}
