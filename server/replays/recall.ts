import { entryOf, loadToPlay } from '@tablee/games'
import { Mistake, type Save } from '@tablee/kernel'
import { Replay, type Scene, type Standing, sceneOf } from '@tablee/table'

/** A moment of a game's past that somebody wants to see. */
export interface Recall {
  readonly table: string
  readonly game: string
  readonly save: Save
  readonly picks: number
  /** Who looks, and what is known besides the match. */
  readonly standing: Standing
  /** For whom: where many wait, each gets one answer in turn. */
  readonly by?: string
}

/** How many games are kept as they were played again, for whoever goes on from there. */
const KEPT = 4

const replays = new Map<string, Replay>()

/** Plays a game again up to a moment, and shows it. */
export async function recall({ table, game, save, picks, standing }: Recall): Promise<Scene> {
  const entry = entryOf(game)
  if (!entry) throw new Mistake({ id: 'server.noGame', values: { game } })
  const { game: rules } = await loadToPlay(entry)
  const replay = replays.get(table) ?? new Replay(rules, save)
  replays.delete(table)
  if (replays.size >= KEPT) replays.delete([...replays.keys()][0])
  const match = replay.at(picks, save)
  replays.set(table, replay)
  return sceneOf(match, standing)
}
