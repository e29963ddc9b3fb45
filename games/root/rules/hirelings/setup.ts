import { type Chance, choose, type Next, type Options, type Rule, type Seat } from '@tablee/kernel'
import { HIRELINGS_IN_PLAY } from '../../data/hirelings.ts'
import { type RootData, reconstructed } from '../../data/reconstructed.ts'
import type { Player, RootState, RootTable } from '../../state.ts'
import { rulesOf } from '../faction.ts'
import { peopleIn } from '../party.ts'
import { partyNaming } from '../pieces.ts'
import { robotCardOf, robotsOf } from '../robots/card.ts'
import { newParty } from '../setup.ts'
import { type HirelingCard, usableBeside } from './box.ts'
import { hirelingAt, hirelingsIn } from './hireling.ts'

/** The hirelings that can be dealt at a table: of the cards left in, those that exclude none of its factions. A.6.1, A.6.5 */
export function hirelingPool(options: Options): HirelingCard[] {
  const { factions, hirelingCards } = options
  const cards = hirelingCards as readonly string[]
  const played = robotsOf(options).flatMap(id => robotCardOf(id)?.plays ?? [])
  return usableBeside([...(factions as readonly string[]), ...played]).filter(({ id }) => cards.includes(id))
}

/** Three hirelings come into play; some are demoted at random, by the number of seats; their markers lie on the track. A.6 */
export function dealHirelings(
  state: RootState,
  options: Options,
  chance: Chance,
  { control }: Pick<RootData, 'control'> = reconstructed.usual,
): void {
  const { cards, spaces, demoted } = HIRELINGS_IN_PLAY
  const seats = state.order.length
  const chosen = chance.shuffle(hirelingPool(options)).slice(0, cards)
  const fewer = demoted[Math.min(seats, demoted.length - 1)]
  for (const [place, { id, demoted: other }] of chosen.entries())
    state.players.push(newHireling(rulesOf(place < fewer ? other : id)))
  const toSetUp = hirelingsIn(state).filter(party => hirelingAt(state, party).setUp)
  state.hirelings = {
    control: control.map(face => ({ ...face })),
    onTrack: [...spaces],
    taken: Array<number>(seats).fill(0),
    toSetUp,
  }
}

/** A hireling as its box is opened, in the supply. */
export function newHireling(rules: Parameters<typeof newParty>[0]): Player {
  const player = newParty(rules, null)
  player.score = null
  player.hireling ??= { markers: 0 }
  return player
}

/** From the last seat counter-clockwise, each seat sets up a hireling, as long as there are any. A.6.3 */
export function* setUpHirelings(t: RootTable, done = 0): Rule<Next> {
  const { hirelings } = t.state
  const order = peopleIn(t.state)
  if (!hirelings || hirelings.toSetUp.length === 0) return ['setup', 0]
  const seat: Seat = order[order.length - 1 - (done % order.length)]
  const party = yield* choose(t, seat, 'hireling.setUp', hirelings.toSetUp, {
    like: partyNaming,
    rule: 'A.6.3',
  })
  hirelings.toSetUp = hirelings.toSetUp.filter(one => one !== party)
  yield* hirelingAt(t.state, party).setUp?.(t, party, seat) ?? []
  return ['hirelings', done + 1]
}
