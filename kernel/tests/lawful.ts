import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkLaws, LawBroken, type Tally, type Trial } from '../laws/index.ts'
import type { Text } from '../message.ts'
import type { Room } from '../room.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** Checks the laws for a test; when one is broken, its error tells how to look at the game that breaks it. */
export function lawful<S, T extends Text>(room: Room<S, T>, trial: Trial<S, T>): Tally {
  try {
    return checkLaws(room, trial)
  } catch (error) {
    const file = error instanceof LawBroken ? writeReport(error) : null
    if (error instanceof LawBroken && file) error.message += `\n  tablee replay ${relative(project, file)}`
    throw error
  }
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
