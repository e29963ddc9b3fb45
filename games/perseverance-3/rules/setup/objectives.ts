import type { Chance } from '@tablee/kernel'
import { OFFICERS } from '@tablee/perseverance/ids.ts'
import type { GameData } from '../../data/shape.ts'
import { OBJECTIVES, type ObjectiveId } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'

/** setup.30, setup.31: one card of each officer's pile, shuffled. */
export function oneOfEach(data: GameData, chance: Chance, from: readonly ObjectiveId[]): ObjectiveId[] {
  const drawn = OFFICERS.flatMap(officer => {
    const pile = from.filter(id => data.objectives[id].officer === officer)
    return pile.length === 0 ? [] : [pile[chance.below(pile.length)]]
  })
  return chance.shuffle(drawn)
}

/** setup.32 to setup.35, setup-two.9, setup-two.10: one card each, with two seats one more; all of different officers. */
export function dealObjectives(
  state: Omit<Perseverance3, 'data'>,
  data: GameData,
  chance: Chance,
  preset: boolean,
): void {
  const { players } = state
  const drawn = oneOfEach(data, chance, OBJECTIVES)
  for (const player of players)
    player.objective = preset ? data.preset.objectives[player.leader] : (drawn.pop() ?? null)
  const dealt = players.flatMap(({ objective }) => (objective === null ? [] : [objective]))
  const known = dealt.map(id => data.objectives[id].officer)
  if (players.length === 2)
    state.extra = drawn.find(id => !known.includes(data.objectives[id].officer)) ?? null
  state.aside = OBJECTIVES.filter(id => !dealt.includes(id) && id !== state.extra)
}
