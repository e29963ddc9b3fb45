import { readSave, type Save } from '@tablee/kernel'
import type { Player } from '@tablee/table'
import type { TableStart } from './source.ts'
import { browserStore } from './store.ts'
import { newId } from './usual.ts'

/** Makes a table in this browser and returns its id; its game starts when it is opened. */
export async function newTable(start: TableStart): Promise<string> {
  const { game, players } = start
  return keep({ game, players, start, save: null })
}

/** Takes a saved game in; whoever sat at it, its first seat is now played by a person, the others by bots. */
export async function importTable(text: string, players: (save: Save) => readonly Player[]): Promise<string> {
  return importSave(readSave(text), players)
}

/** Takes in a game that was saved, or recorded in another notation and played again. */
export async function importSave(save: Save, players: (save: Save) => readonly Player[]): Promise<string> {
  return keep({ game: save.game, players: players(save), start: null, save })
}

/** Takes in a finished game from far away, to be watched again here; once, however often it is watched. */
export async function keepReplay(from: string, save: Save, players: readonly Player[]): Promise<string> {
  const id = `online-${from}`
  const facts = { cast: [], round: 0, yours: false, over: true }
  const { game } = save
  await browserStore.put({ id, game, players, start: null, save, scores: [], played: Date.now(), facts })
  return id
}

async function keep(part: {
  game: string
  players: readonly Player[]
  start: TableStart | null
  save: Save | null
}): Promise<string> {
  const id = newId(8)
  const facts = { cast: [], round: 0, yours: true, over: false }
  await browserStore.put({ ...part, id, scores: [], played: Date.now(), facts })
  return id
}
