import type { Scene } from '@tablee/table'

/** The scores as a game ended. */
export const lastScores = ({ scores }: Scene): readonly (number | null)[] => scores.at(-1)?.scores ?? []

/** All who played for the victory: the seats, and those that score beside them. */
export const partiesOf = (scene: Scene): readonly number[] =>
  Array.from({ length: Math.max(scene.players.length, lastScores(scene).length) }, (_, party) => party)

/** Whether a game ended with a victory; for somebody alone, with theirs. */
export const isVictory = (scene: Scene): boolean =>
  (scene.players.length > 1 ? victorsOf(scene) : (scene.outcome?.winners ?? [])).length > 0

/** Who won: seats, or a party that nobody plays. */
export function victorsOf({ outcome, cast }: Scene): readonly number[] {
  const { winners = [], rivals = [] } = outcome ?? {}
  const beside = rivals.map(party => cast.indexOf(party)).filter(party => party >= 0)
  return [...winners, ...beside]
}
