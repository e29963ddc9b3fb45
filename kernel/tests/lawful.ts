import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkLaws, LawBroken, type Tally, type Trial } from '../laws/index.ts'
import type { Text } from '../message.ts'
import type { Room } from '../room.ts'

/** Whether this is `npm run test:long`, which plays ten thousand games of each title. */
export const long = process.env.TABLEE_LONG === '1'

const project = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Checks the laws for a test, with the rule index of the game; when one is broken, its error tells how to look
 * at the game that breaks it.
 */
export function lawful<S, T extends Text>(room: Room<S, T>, trial: Trial<S, T>): Tally {
  try {
    return checkLaws(room, { rules: ruleIds(room.game.id), ...trial })
  } catch (error) {
    const file = error instanceof LawBroken ? writeReport(error) : null
    if (error instanceof LawBroken && file) error.message += `\n  tablee replay ${relative(project, file)}`
    throw error
  }
}

/** The ids of a game's rule index; undefined for a game without one. */
function ruleIds(game: string): ReadonlySet<string> | undefined {
  const file = join(project, 'games', game, 'RULES.tsv')
  if (!existsSync(file)) return undefined
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Set(rows.map(row => row.slice(0, row.indexOf('\t'))))
}

/** Writes the game that breaks a law as a save; returns the file, or null when there is nothing to save. */
export function writeReport(
  { game, law, setup, save }: LawBroken,
  folder = join(project, 'reports', 'laws'),
): string | null {
  if (!save) return null
  const file = join(folder, `${game}-${law}-${setup.seed}.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(save)}\n`)
  return file
}
