import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Datum, Json, Message } from '@tablee/kernel'
import { Mistake } from '@tablee/kernel'
import { readText } from './files.ts'
import { say, wrong } from './words.ts'

/** An owner's replacement pack, read and compared with the data it replaces. */
export interface PackCheck {
  /** The files that were read. */
  readonly files: readonly string[]
  /** The data it replaces, by id. */
  readonly replaced: readonly string[]
  /** What is wrong with it; nothing when it fits. */
  readonly problems: readonly Message[]
}

type Bag = { readonly [key: string]: unknown }

/** Checks every file of a pack: `{ "game": id, "data": { "<datum id>": value } }`. */
export function checkPack(game: string, data: readonly Datum[], dir: string): PackCheck {
  const known = new Map(data.map(datum => [datum.id, datum.value]))
  const files = packFiles(dir)
  const replaced = new Map<string, string>()
  const problems: Message[] = []
  for (const file of files) {
    const values = readPackFile(game, dir, file)
    if (values instanceof Mistake) {
      problems.push(values.what)
      continue
    }
    for (const [id, value] of Object.entries(values)) {
      const old = known.get(id)
      const before = replaced.get(id)
      replaced.set(id, file)
      if (before !== undefined) problems.push(say('cli.packTwice', { file, id, before }))
      else if (old === undefined) problems.push(say('cli.packUnknown', { file, id, game }))
      else
        problems.push(...misfits(old, value, '').map(misfit => say('cli.packShape', { file, id, ...misfit })))
    }
  }
  return { files, replaced: [...replaced.keys()], problems }
}

function packFiles(dir: string): string[] {
  let names: string[]
  try {
    names = readdirSync(dir)
  } catch {
    throw wrong('cli.noDir', { dir })
  }
  const files = names.filter(name => name.endsWith('.json')).sort()
  if (files.length === 0) throw wrong('cli.emptyPack', { dir })
  return files
}

function readPackFile(game: string, dir: string, file: string): Bag | Mistake {
  try {
    const pack: unknown = JSON.parse(readText(join(dir, file)))
    if (!isBag(pack) || typeof pack.game !== 'string' || !isBag(pack.data))
      return wrong('cli.packForm', { file })
    return pack.game === game ? pack.data : wrong('cli.packGame', { file, game, got: pack.game })
  } catch (error) {
    return error instanceof Mistake ? error : wrong('cli.packForm', { file })
  }
}

/** Where and how a value differs in shape from the one it replaces. */
interface Misfit {
  readonly path: string
  readonly wanted: string
  readonly got: string
}

/** The places where a value has not the shape of the old one: same keys, same types, lists of any length. */
function misfits(old: Json, value: unknown, path: string): Misfit[] {
  if (kindOf(old) !== kindOf(value)) return [{ path, wanted: kindOf(old), got: kindOf(value) }]
  if (Array.isArray(old) && Array.isArray(value))
    return value.flatMap((item, index) => misfitsOfItem(old, item, `${path}[${index}]`))
  if (!isBag(old) || !isBag(value)) return []
  const shape = old as { readonly [key: string]: Json }
  return [...new Set([...Object.keys(shape), ...Object.keys(value)])].flatMap(key => {
    const place = path === '' ? key : `${path}.${key}`
    if (!Object.hasOwn(value, key)) return [{ path: place, wanted: kindOf(shape[key]), got: 'nothing' }]
    if (!Object.hasOwn(shape, key)) return [{ path: place, wanted: 'nothing', got: kindOf(value[key]) }]
    return misfits(shape[key], value[key], place)
  })
}

/** An item of a list fits when it has the shape of any of the old items; else the closest one tells what is wrong. */
function misfitsOfItem(old: readonly Json[], item: unknown, path: string): Misfit[] {
  let closest: Misfit[] = []
  for (const one of old) {
    const found = misfits(one, item, path)
    if (found.length === 0) return []
    if (closest.length === 0 || found.length < closest.length) closest = found
  }
  return closest
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
