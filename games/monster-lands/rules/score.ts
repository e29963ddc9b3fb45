import type { Next, Seat } from '@tablee/kernel'
import { SCENARIOS } from '../data/solo.ts'
import { GLORY_TO_END, TURNS } from '../data/tracks.ts'
import type { Clan, MonsterLands, MonsterTable } from '../state.ts'
import { say } from '../text/say.ts'
import { cardOf, trophyPoints } from './clan.ts'
import { points, score } from './points.ts'
import { rankOf } from './solo/rank.ts'

/** How many turns there are. */
export const turnsOf = ({ scenario }: Pick<MonsterLands, 'scenario'>): number =>
  scenario === null ? TURNS.length : SCENARIOS[scenario].turns

/** flow.2, end.1, solo.10 */
export const isOver = (state: MonsterLands): boolean =>
  state.turn >= turnsOf(state) ||
  (state.scenario === null && state.clans.some(({ glory }) => glory >= GLORY_TO_END))

/** score.6 to score.11: the end of the game. */
export function finish(t: MonsterTable): Next {
  const { state } = t
  for (let seat = 0; seat < state.clans.length; seat++)
    t.say('score.clan', { seat, ...points(state, state.clans[seat]), total: score(state, state.clans[seat]) })
  if (state.scenario !== null) {
    const rank = rankOf(state)
    const why = say('win.rank', { rank, scenario: state.scenario })
    return rank === 'cannonFodder'
      ? t.over({ winners: [], rivals: ['madhala'], why })
      : t.over({ winners: [0], why })
  }
  return t.over({ winners: best(state), why: say('win.points') })
}

/** Most points, then the leader of the highest reputation, trophies, gold; what is still tied is shared. */
function best(state: MonsterLands): Seat[] {
  const standings = state.clans.map(clan => [
    score(state, clan),
    leaderReputation(state, clan),
    trophyPoints(state, clan),
    clan.gold,
  ])
  let winners = standings.map((_, seat) => seat)
  for (let criterion = 0; criterion < standings[0].length; criterion++) {
    const most = Math.max(...winners.map(seat => standings[seat][criterion]))
    winners = winners.filter(seat => standings[seat][criterion] === most)
  }
  return winners
}

/** score.7: starting leaders have none. */
function leaderReputation({ data }: MonsterLands, { members }: Clan): number {
  const leader = members.find(one => one.leader)
  return leader ? cardOf(data, leader.id).reputation : 0
}
