// `npm run bench:bots`: how often one search seat wins a game of Root against three others of one kind.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { entryOf } from '@tablee/games'
import { BadArgument } from './arguments.ts'
import { type Plan, readPlan } from './bots/plan.ts'
import { botsTable } from './bots/report.ts'
import { type Pairing, type Played, pairings, playPairing, type Result, resultOf } from './bots/tournament.ts'

async function main(args: readonly string[]): Promise<void> {
  const plan = readPlan(args)
  const results: Result[] = []
  for (const pairing of pairings(plan)) {
    const result = resultOf(pairing, await playAll(plan, pairing))
    results.push(result)
    if (!plan.json)
      console.error(`${result.faction} against ${result.against}: ${result.wins} of ${result.games}`)
  }
  console.log(
    plan.json
      ? JSON.stringify({ bot: plan.bot, seed: plan.seed, results }, null, 2)
      : botsTable(plan, results),
  )
}

/** One worker per processor plays; each takes the next game when it is done with one. */
async function playAll(plan: Plan, pairing: Pairing): Promise<Played[]> {
  const played: Played[] = []
  let next = 0
  const crew = Array.from({ length: Math.min(availableParallelism(), plan.games) }, () => {
    const worker = new Worker(new URL(import.meta.url), { workerData: pairing })
    return new Promise<void>((done, failed) => {
      const hand = (): void => {
        if (next < plan.games) worker.postMessage(plan.seed + next++)
        else worker.terminate().then(() => done(), failed)
      }
      worker.on('error', failed)
      worker.on('message', (game: Played) => {
        played.push(game)
        hand()
      })
      hand()
    })
  })
  await Promise.all(crew)
  return played
}

async function work(pairing: Pairing): Promise<void> {
  const entry = entryOf('root')
  if (!entry || !parentPort)
    throw new Error('The tournament is played in worker threads, with the game of Root.')
  const room = await entry.load()
  const port = parentPort
  port.on('message', (seed: number) => port.postMessage(playPairing(room, pairing, seed)))
}

if (!isMainThread) await work(workerData as Pairing)
else
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
