import { readSave, type Save } from '@tablee/kernel'
import type { Player } from '@tablee/table'
import type { NewTable } from './source.ts'
import { browserStore } from './store.ts'

/** Makes a table in this browser and returns its id; its game starts when it is opened. */
export async function newTable(start: NewTable): Promise<string> {
  const { game, players } = start
  return keep({ game, players, start, save: null })
}

/** Takes a saved game in; whoever sat at it, its first seat is now played by a person, the others by bots. */
export async function importTable(text: string, players: (save: Save) => readonly Player[]): Promise<string> {
  const save = readSave(text)
  return keep({ game: save.game, players: players(save), start: null, save })
}

async function keep(part: {
  game: string
  players: readonly Player[]
  start: NewTable | null
  save: Save | null
}): Promise<string> {
  const id = crypto.randomUUID().slice(0, 8)
  const facts = { cast: [], round: 0, yours: true, over: false }
  await browserStore.put({ ...part, id, scores: [], played: Date.now(), facts })
  return id
}
