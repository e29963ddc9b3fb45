import { availableParallelism } from 'node:os'
import { anyTable, readSetup } from '@tablee/kernel'
import { readOptionFlags } from '../arguments.ts'
import { type Command, type Desk, openRoom, printJson } from '../desk.ts'
import { makeDir } from '../files.ts'
import { readSeats } from '../seats.ts'
import { simulate as run } from '../simulate/crew.ts'
import type { Plan } from '../simulate/games.ts'
import { asJson, print } from '../simulate/summary.ts'
import type { Totals } from '../simulate/totals.ts'
import { wrong } from '../words.ts'

const MOST_GAMES = 100_000_000
const MOST_WORKERS = 256

/** `tablee simulate`: many games at once, and what they come to. */
export const simulate: Command = {
  flags: {
    games: 'value',
    seats: 'value',
    option: 'values',
    mixed: 'switch',
    seed: 'value',
    workers: 'value',
    save: 'value',
  },
  words: [1, 1],
  async run(desk, given) {
    const room = await openRoom(desk, given.words[0])
    const games = given.number('games', 1, MOST_GAMES) ?? 100
    const workers = given.number('workers', 1, MOST_WORKERS) ?? availableParallelism()
    const seed = given.number('seed', 0, Number.MAX_SAFE_INTEGER - games) ?? 1
    const standard = Array<string>(room.game.seats.min).fill('random')
    const players = readSeats(given.value('seats'), room, standard, false)
    const options = readOptionFlags(given.values('option'))
    const mixed = given.has('mixed')
    const seated = !mixed || given.value('seats') !== undefined
    if (mixed) anyTable(room.game, seed, { options, ...(seated && { seats: players.length }) })
    else readSetup(room.game, players.length, options, seed)
    const saveIn = given.value('save')
    if (saveIn === '') throw wrong('cli.missingValue', { flag: '--save' })
    if (saveIn !== undefined) makeDir(saveIn)

    const plan: Plan = {
      game: room.game.id,
      players: seated ? players : null,
      options,
      mixed,
      seed,
      ...(saveIn !== undefined && { saveIn }),
    }
    const { totals, seconds } = await run(desk.program, plan, games, workers, bar(desk, games))
    desk.err.overwrite('')
    if (desk.json) printJson(desk, asJson(totals, plan, seconds))
    else print(desk, totals, plan, seconds)
    for (const failure of totals.failures) desk.err.line(desk.words.say('cli.failure', { ...failure }))
    return totals.errors > 0 ? 1 : 0
  },
}

/** A progress bar where somebody watches. */
function bar({ err, words }: Desk, games: number): (totals: Totals) => void {
  const started = performance.now()
  let shown = 0
  return totals => {
    const now = performance.now()
    if (!err.live || now - shown < 50) return
    shown = now
    const share = totals.games / games
    const left = ((now - started) / 1000) * (1 / share - 1)
    const width = Math.max(10, Math.min(40, err.width - 50))
    const full = Math.round(share * width)
    const drawn = err.paint('cyan', '━'.repeat(full)) + err.paint('dim', '━'.repeat(width - full))
    err.overwrite(
      `${drawn} ${words.say('cli.progress', { done: totals.games, games, left: Math.ceil(left) })}`,
    )
  }
}
