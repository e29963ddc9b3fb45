import { Chance, Match } from '@tablee/kernel'
import { DANGER, opinions, sceneOf } from '../bot/opinions.ts'
import type { Level } from '../data/solo/levels.ts'
import { perseverance4 } from '../game.ts'
import type { DieSpace } from '../rules/dice.ts'
import { dissentersGlory, gloryOf } from '../rules/end/score.ts'
import type { P4Match } from './position.ts'

/**
 * The crude player whose results the specification tells: of all answers it takes what brings most at once, by what each
 * thing is usually worth. It looks at no turn to come, not at the breaches, nor at how dangerous a die space is.
 */
function crudely({ ask, state }: P4Match, chance: Chance): number {
  if (!ask) return 0
  const opinion = opinions[ask.id]
  if (!opinion) return chance.below(ask.count(0))
  const scene = sceneOf(state, { seat: 0, ask })
  const worths = (ask.lists[0] as never[]).map(one => {
    const worth = opinion.weigh(scene, one)
    if (ask.id !== 'space') return worth
    const { zone, space } = one as DieSpace
    return worth + DANGER[state.data.zones[zone].dangers[space]]
  })
  if (ask.declines) worths.push(opinion.pass?.(scene) ?? 0)
  const most = Math.max(...worths)
  return chance.one(worths.flatMap((worth, place) => (worth >= most ? place : [])))
}

/** What came of some games: shares of a hundred, and means. */
export interface Results {
  readonly won: number
  readonly lostByBreaches: number
  readonly glory: number
  readonly theirs: number
  readonly breaches: number
}

/** Plays games alone at a level as the crude player does, each of another seed. */
export function playCrudely(level: Level, games: number): Results {
  const sum = { won: 0, lostByBreaches: 0, glory: 0, theirs: 0, breaches: 0 }
  for (let seed = 1; seed <= games; seed++) {
    const match: P4Match = Match.start(perseverance4, { seats: 1, seed, options: { level }, keep: false })
    const chance = Chance.of(seed)
    while (match.ask) match.pick(0, crudely(match, chance))
    const { state, outcome } = match
    if (outcome?.winners.includes(0)) sum.won += 100
    if (outcome?.why?.id === 'lost.breaches') sum.lostByBreaches += 100
    sum.glory += gloryOf(state, 0)
    sum.theirs += dissentersGlory(state)
    sum.breaches += state.breaches
  }
  return Object.fromEntries(Object.entries(sum).map(([what, n]) => [what, n / games])) as unknown as Results
}
