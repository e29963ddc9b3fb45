import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSave, Mistake, readSave, type Save, same } from '@tablee/kernel'
import { type Problem, problemIn } from '@tablee/table'
import { wrong } from './words.ts'

/** The root of the repository that a program file lies in. */
export function rootOf(program: string): string {
  const place = dirname(fileURLToPath(program))
  for (let dir = place; ; dir = dirname(dir)) {
    if (nameOf(join(dir, 'package.json')) === 'tablee') return dir
    if (dir === dirname(dir)) return dirname(place)
  }
}

function nameOf(file: string): unknown {
  return existsSync(file) ? readJson(file, 'name') : undefined
}

/** The version of Tablée. */
export function versionOf(root: string): string {
  return String(readJson(join(root, 'package.json'), 'version'))
}

function readJson(file: string, key: string): unknown {
  return (JSON.parse(readFileSync(file, 'utf8')) as { [key: string]: unknown })[key]
}

/** Where games that were left are kept. */
export function dataDir(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'tablee')
}

/** The text of a file that somebody named. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = codeOf(error)
    throw code === 'ENOENT' ? wrong('cli.noFile', { file }) : wrong('cli.cannotRead', { file, reason: code })
  }
}

/** The saved game in a file that somebody named. */
export function readSaved(file: string): Save {
  return readSave(readText(file))
}

/** The game to be played again in a file: a saved one, or that of a problem, which is opened at its choice. */
export function readReplayed(file: string): { readonly saved: Save; readonly problem: Problem | null } {
  const text = readText(file)
  const problem = problemIn(jsonIn(text))
  if (!problem) return { saved: readSave(text), problem }
  if (problem.save === null) throw wrong('cli.problemWithoutGame', { file })
  return { saved: checkSave(problem.save), problem }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Writes a file whole or not at all. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  const path = resolve(file)
  // Renaming over a folder fails, over a device would replace it.
  if (existsSync(path) && !statSync(path).isFile()) throw wrong('cli.notOurs', { file })
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
  try {
    const handle = openSync(part, 'wx')
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw wrong('cli.cannotWrite', { file, reason: codeOf(error) })
  }
}

/** Writes a saved game; a file that is something else, another game included, is left alone. */
export function writeSaved(file: string, saved: Save): void {
  if (existsSync(file) && !isSaveOf(file, saved)) throw wrong('cli.notOurs', { file })
  writeWhole(file, `${JSON.stringify(saved)}\n`)
}

function isSaveOf(file: string, { game, setup }: Save): boolean {
  try {
    const there = readSaved(file)
    return there.game === game && same(there.setup, setup)
  } catch (error) {
    if (error instanceof Mistake) return false
    throw error
  }
}

/** Makes a folder, and those above it. */
export function makeDir(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (error) {
    throw wrong('cli.cannotWrite', { file: dir, reason: codeOf(error) })
  }
}

/** What the system calls the reason of a failure: ENOENT, EACCES… */
function codeOf(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error)
}
