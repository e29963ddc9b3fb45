import type { Match, Playable, Save } from '@tablee/kernel'
import { Replay } from './replay.ts'
import type { ScoresAt } from './scene.ts'

/** The scores over a saved game; none where corrected rules lead elsewhere. */
export function scoresOf(saved: Save, { game }: Playable): ScoresAt[] {
  const again = new Replay(game, saved)
  const scores: ScoresAt[] = []
  try {
    for (let at = 0; at <= saved.picks.length; at++) addScores(scores, again.at(at, saved))
  } catch {
    return []
  }
  return scores
}

/** Notes the scores as they stand, if they have changed. */
export function addScores(noted: ScoresAt[], { game, state, picks }: Match): void {
  const scores = game.scores?.(state)
  if (!scores) return
  while ((noted.at(-1)?.at ?? -1) >= picks) noted.pop()
  const last = noted.at(-1)
  if (!last || scores.some((score, seat) => score !== last.scores[seat]))
    noted.push({ at: picks, scores: [...scores] })
}
