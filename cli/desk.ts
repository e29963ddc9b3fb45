import { catalogue, type Entry, entryOf } from '@tablee/games'
import type { Room } from '@tablee/kernel'
import type { Given } from './arguments.ts'
import type { Screen } from './screen.ts'
import { type Words, wrong } from './words.ts'

/** What every command works with. */
export interface Desk {
  /** The address of the program's own file, which also runs as a worker. */
  readonly program: string
  /** The root of the repository: rule indexes and test reports lie below it. */
  readonly root: string
  readonly words: Words
  /** Standard output. */
  readonly out: Screen
  /** Standard error: progress and what went wrong. */
  readonly err: Screen
  /** One JSON value is wanted, and nothing else. */
  readonly json: boolean
}

/** A command: what it takes and what it does; it gives back the exit code. */
export interface Command {
  readonly flags: import('./arguments.ts').Flags
  /** How many words it takes. */
  readonly words: readonly [min: number, max: number]
  run(desk: Desk, given: Given): Promise<number>
}

/** Loads a game by its id, and its words with it. */
export async function openRoom(desk: Desk, id: string): Promise<Room> {
  const entry = entryOf(id)
  if (!entry) throw wrong('cli.unknownGame', { game: id, known: catalogue.map(one => one.id) })
  const room = await entry.load()
  desk.words.learn(room)
  return room
}

/** What a game is called; its id where the catalogue does not have it. */
export function titleOf({ words }: Desk, id: string): string {
  return entryOf(id)?.meta.title[words.language] ?? id
}

/** The games offered to players; all games while none is offered. */
export function offered(all = false): readonly Entry[] {
  const games = catalogue.filter(entry => entry.offered)
  return all || games.length === 0 ? catalogue : games
}

/** Prints one JSON value. */
export function printJson(desk: Desk, value: unknown): void {
  desk.out.line(JSON.stringify(value, null, 2))
}
