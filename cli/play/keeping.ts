import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Match, save } from '@tablee/kernel'
import { dataDir, makeDir, writeSaved, writeWhole } from '../files.ts'
import { wrong } from '../words.ts'

/** Who sat at the games that were left last is remembered for this many of them. */
const REMEMBERED = 100

/** Keeps the game that is being played. */
export class Keeper {
  private readonly match: Match
  private readonly players: readonly string[]
  /** The file the game is kept in, once it has one. */
  file: string | null

  constructor(match: Match, players: readonly string[], file: string | null) {
    this.match = match
    this.players = players
    this.file = file
  }

  /** Keeps the game after a change, if it has a file. */
  update(): void {
    if (this.file !== null) writeSaved(this.file, save(this.match))
  }

  /** Keeps the game as it is left, and tells where; null when nothing was played. */
  leave(): string | null {
    if (this.match.picks === 0) return null
    this.file ??= fileFor(this.match.game.id)
    this.saveAs(this.file)
    return this.file
  }

  /** Saves the game in a file, and remembers who sat at it: a save itself knows seats, not players. */
  saveAs(file: string): void {
    writeSaved(file, save(this.match))
    makeDir(dataDir(process.env))
    const { [resolve(file)]: _, ...others } = memory()
    const entries = [...Object.entries(others), [resolve(file), this.players]].slice(-REMEMBERED)
    writeWhole(memoryFile(), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  }
}

/** The file for a game that is left without having been given one. */
function fileFor(game: string): string {
  const dir = savesDir()
  makeDir(dir)
  const moment = new Date().toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15)
  for (let more = 0; ; more++) {
    const file = join(dir, `${game}-${moment}${more === 0 ? '' : `-${more}`}.json`)
    if (!existsSync(file)) return file
  }
}

/** The game that was left last. */
export function lastLeft(): string {
  const dir = savesDir()
  const files = existsSync(dir)
    ? readdirSync(dir).filter(name => name.endsWith('.json') && !name.startsWith('.'))
    : []
  const [last] = files
    .map(name => join(dir, name))
    .map(file => ({ file, at: statSync(file).mtimeMs }))
    .sort((a, b) => b.at - a.at || (a.file < b.file ? 1 : -1))
  if (!last) throw wrong('cli.nothingLeft', { dir })
  return last.file
}

/** Who sat at a game, if that is remembered. */
export function playersOf(file: string): readonly string[] | undefined {
  return memory()[resolve(file)]
}

function savesDir(): string {
  return join(dataDir(process.env), 'saves')
}

function memoryFile(): string {
  return join(dataDir(process.env), 'seats.json')
}

/** What is remembered; nothing when the file is missing or damaged. */
function memory(): { readonly [file: string]: readonly string[] } {
  try {
    const read: unknown = JSON.parse(readFileSync(memoryFile(), 'utf8'))
    return Object.fromEntries(Object.entries(read ?? {}).filter(([, players]) => isNames(players)))
  } catch {
    return {}
  }
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(name => typeof name === 'string')
}
