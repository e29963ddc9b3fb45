import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { load, Match, Mistake, type Pack } from '@tablee/kernel'
import { packMark } from '@tablee/table'
import { type Given, readOptionFlags } from '../arguments.ts'
import { type Command, type Desk, openRoom } from '../desk.ts'
import { readSaved } from '../files.ts'
import { Lines } from '../lines.ts'
import { openPack } from '../pack.ts'
import { lastLeft, playersOf } from '../play/keeping.ts'
import { chooseGame, chooseSeats } from '../play/menu.ts'
import { Sitting } from '../play/sitting.ts'
import type { Table } from '../play/table.ts'
import { readSeats, YOU } from '../seats.ts'
import { wrong } from '../words.ts'

/** `tablee play`: a game at the terminal, with people and bots. */
export const play: Command = {
  flags: { seats: 'value', option: 'values', seed: 'value', save: 'value', resume: 'switch', pack: 'value' },
  words: [0, 1],
  async run(desk, given) {
    if (desk.json) throw wrong('cli.noJson')
    const lines = new Lines(desk)
    try {
      const table = given.has('resume') ? await resume(desk, given) : await start(desk, given, lines)
      return table ? await sit(desk, lines, table) : 0
    } finally {
      lines.close()
    }
  },
}

/** Plays at a table until its game is over, or is left. */
export async function sit(desk: Desk, lines: Lines, table: Table): Promise<number> {
  const { match } = table
  const sitting = new Sitting(desk, lines, table)
  const leave = () => {
    desk.out.line()
    try {
      if (!match.outcome) sitting.leave()
    } catch (error) {
      desk.err.line(error instanceof Mistake ? desk.words.mistake(error) : String(error))
    }
    process.exit(130)
  }
  for (const signal of SIGNALS) process.on(signal, leave)
  try {
    await sitting.play()
  } catch (error) {
    // A fault of ours does not cost the players their game.
    if (!(error instanceof Mistake)) sitting.leave()
    throw error
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave)
  }
  if (!match.outcome) sitting.leave()
  return 0
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

async function start(desk: Desk, given: Given, lines: Lines): Promise<Table | null> {
  const file = fileOf(given)
  const [named] = given.words
  const id = named ?? (await chooseGame(desk, lines))
  if (id === null) return null
  const room = await openRoom(desk, id)
  const standard = againstBots(room.game.seats.min)
  const read = (text: string | undefined) => readSeats(text, room, standard, true)
  const asked = named === undefined && lines.live && given.value('seats') === undefined
  const players = asked ? await chooseSeats(desk, lines, standard, read) : read(given.value('seats'))
  if (players === null) return null
  const options = readOptionFlags(given.values('option'))
  const seed = given.number('seed', 0) ?? randomInt(2 ** 32)
  const path = given.value('pack')
  const pack = path === undefined ? undefined : openPack(room, path)
  const match = Match.start(room.game, { seats: players.length, options, seed, pack })
  room.rename?.(pack?.data ?? null)
  const greeting = [
    desk.words.say('cli.started', { game: id, seats: players, seed }),
    ...packLines(desk, pack),
  ]
  return { room, match, players, file, greeting }
}

async function resume(desk: Desk, given: Given): Promise<Table> {
  for (const flag of ['option', 'seed', 'pack'])
    if (given.values(flag).length > 0) throw wrong('cli.resumeAlone', { flag: `--${flag}` })
  const from = given.words[0] ?? lastLeft()
  const saved = readSaved(from)
  const room = await openRoom(desk, saved.game)
  const { match, notice } = load(room.game, saved)
  const known = playersOf(from)
  const standard = known?.length === match.seats ? known : againstBots(match.seats)
  const players = readSeats(given.value('seats'), room, standard, true)
  if (players.length !== match.seats)
    throw wrong('cli.seats', { game: saved.game, min: match.seats, max: match.seats, got: players.length })
  const { pack } = match.setup
  room.rename?.(pack?.data ?? null)
  const resumed = desk.words.say('cli.resumed', { game: saved.game, seats: players, picks: match.picks })
  const greeting = [resumed, ...packLines(desk, pack)]
  if (notice) greeting.unshift(desk.words.mistake(notice))
  return { room, match, players, file: fileOf(given) ?? from, greeting }
}

/** With which pack one plays, where there is one. */
function packLines({ words }: Desk, pack: Pack | undefined): string[] {
  return pack ? [words.say('cli.withPack', { name: pack.name, mark: packMark(pack) })] : []
}

/** You, and bots on all other seats. */
export function againstBots(seats: number): string[] {
  return [YOU, ...Array<string>(seats - 1).fill('search')]
}

/** The file to keep the game in; one that is there already is refused before anything is played. */
function fileOf(given: Given): string | null {
  const file = given.value('save')
  if (file === undefined) return null
  if (file === '') throw wrong('cli.missingValue', { flag: '--save' })
  if (existsSync(file)) throw wrong('cli.exists', { file })
  return file
}
