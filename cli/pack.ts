import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Message, Mistake, type Pack, type Room } from '@tablee/kernel'
import { dataFaults, LARGEST_PACK, mustOf, packFile, readPack, replaceable } from '@tablee/table'
import { makeDir, readText, writeWhole } from './files.ts'
import { say, type Words, wrong } from './words.ts'

/** An owner's pack as it was found in a folder or a file, and what is wrong with it. */
export interface FoundPack {
  readonly files: readonly string[]
  readonly pack: Pack
  /** Nothing when it fits. */
  readonly problems: readonly Problem[]
}

/** Something that is wrong with a pack, and in which file. */
interface Problem {
  readonly file: string
  readonly what: Message
}

type Bag = { readonly [key: string]: unknown }

/** Reads a pack: one file, or all .json files of a folder together, which goes by the first name given. */
export function findPack(room: Room, path: string): FoundPack {
  const files = packFiles(path)
  const data: { [id: string]: Pack['data'][string] } = {}
  const before = new Map<string, string>()
  const problems: Problem[] = []
  let name = ''
  for (const file of files) {
    const read = readPackFile(room.game.id, file)
    if (read instanceof Mistake) {
      problems.push({ file, what: read.what })
      continue
    }
    if (name === '' && typeof read.name === 'string') name = read.name.trim()
    const values = read.data as Pack['data']
    problems.push(...dataFaults(room, values).map(({ what }) => ({ file, what })))
    for (const [id, value] of Object.entries(values)) {
      const first = before.get(id)
      if (first !== undefined) problems.push({ file, what: say('cli.packTwice', { id, before: first }) })
      before.set(id, first ?? file)
      data[id] = value
    }
  }
  if (problems.length === 0) {
    const whole = readWhole(room, { name, data })
    if (whole instanceof Mistake) problems.push({ file: path, what: whole.what })
  }
  return { files, pack: { name, data }, problems }
}

/** The pack at a path, to be played with; the first thing that is wrong with it is a mistake. */
export function openPack(room: Room, path: string): Pack {
  const { pack, problems } = findPack(room, path)
  if (problems.length > 0) throw new Mistake(problems[0].what)
  return pack
}

function readWhole(room: Room, pack: Pack): Pack | Mistake {
  try {
    return readPack(room, JSON.stringify(packFile(room.game.id, pack)))
  } catch (error) {
    if (error instanceof Mistake) return error
    throw error
  }
}

function packFiles(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) throw wrong('cli.noFile', { file: path })
  if (!stat.isDirectory()) return [path]
  const files = readdirSync(path).filter(name => name.endsWith('.json'))
  if (files.length === 0) throw wrong('cli.emptyPack', { dir: path })
  return files.sort().map(name => join(path, name))
}

function readPackFile(game: string, file: string): Bag | Mistake {
  try {
    const text = readText(file)
    const pack: unknown = text.length > LARGEST_PACK ? null : JSON.parse(text)
    if (!isBag(pack) || pack.tablee !== 'pack' || !isBag(pack.data))
      return new Mistake({ id: 'kernel.packForm' })
    if (pack.game === game) return pack
    return new Mistake({ id: 'kernel.packGame', values: { game, got: String(pack.game) } })
  } catch (error) {
    return error instanceof Mistake ? error : new Mistake({ id: 'kernel.packForm' })
  }
}

/** Writes what a pack may replace into new files of a folder, one per kind of datum; gives their names. */
export function writeTemplate(room: Room, dir: string, words: Words): string[] {
  const data = replaceable(room)
  if (data.length === 0) throw wrong('cli.nothingToReplace', { game: room.game.id })
  makeDir(dir)
  const kinds = [...new Set(data.map(({ id }) => kindOf(id)))]
  return kinds.map(kind => {
    const own = data.filter(({ id }) => kindOf(id) === kind)
    const file = join(dir, `${kind}.json`)
    if (statSync(file, { throwIfNoEntry: false })) throw wrong('cli.exists', { file })
    const pack = packFile(room.game.id, {
      name: words.say('cli.packName'),
      data: Object.fromEntries(own.map(({ id, value }) => [id, value])),
    })
    const about = Object.fromEntries(
      own.map(datum => {
        const must = words.tell({ id: 'kernel.must', values: { must: mustOf(datum) } })
        return [datum.id, { from: datum.from, must }]
      }),
    )
    writeWhole(file, `${JSON.stringify({ ...pack, about }, null, 2)}\n`)
    return file
  })
}

const kindOf = (id: string): string => id.split(':')[0].replaceAll(/[^\w-]/g, '-')

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
