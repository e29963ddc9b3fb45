// `npm run bench:bots`: how often the search wins. In Root one seat of it plays against three others of one kind; in
// Robinson Crusoe all seats are of one kind and win or lose together.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { entryOf } from '@tablee/games'
import { BadArgument } from './arguments.ts'
import {
  type Expedition,
  type ExpeditionResult,
  expeditionResult,
  expeditions,
  playExpedition,
} from './bots/expedition.ts'
import { type Plan, readPlan } from './bots/plan.ts'
import type { Played } from './bots/played.ts'
import { expeditionsTable, pairingsTable } from './bots/report.ts'
import { type Pairing, type PairingResult, pairingResult, pairings, playPairing } from './bots/tournament.ts'

/** What a worker plays, seed by seed. */
type Job = Pairing | Expedition

async function main(args: readonly string[]): Promise<void> {
  const plan = readPlan(args)
  const root: PairingResult[] = []
  const robinson: ExpeditionResult[] = []
  const tell = (title: string, { wins, games }: { wins: number; games: number }): void => {
    if (!plan.json) console.error(`${title}: ${wins} of ${games}`)
  }
  for (const pairing of plan.games.includes('root') ? pairings(plan) : []) {
    const result = pairingResult(pairing, await playAll(plan, pairing))
    root.push(result)
    tell(`${result.faction} against ${result.against}`, result)
  }
  for (const expedition of plan.games.includes('robinson-crusoe') ? expeditions(plan) : []) {
    const result = expeditionResult(expedition, await playAll(plan, expedition))
    robinson.push(result)
    tell(`${result.scenario} by ${result.bot}`, result)
  }
  if (plan.json) console.log(JSON.stringify({ bot: plan.bot, seed: plan.seed, root, robinson }, null, 2))
  if (!plan.json && root.length > 0) console.log(pairingsTable(plan, root))
  if (!plan.json && robinson.length > 0) console.log(expeditionsTable(plan, robinson))
}

/** One worker per processor plays; each takes the next game when it is done with one. */
async function playAll(plan: Plan, job: Job): Promise<Played[]> {
  const played: Played[] = []
  let next = 0
  const crew = Array.from({ length: Math.min(availableParallelism(), plan.matches) }, () => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job })
    return new Promise<void>((done, failed) => {
      const hand = (): void => {
        if (next < plan.matches) worker.postMessage(plan.seed + next++)
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

async function work(job: Job): Promise<void> {
  const entry = entryOf(job.game)
  if (!entry || !parentPort) throw new Error(`The games are played in worker threads, with ${job.game}.`)
  const room = await entry.load()
  const port = parentPort
  port.on('message', (seed: number) =>
    port.postMessage(job.game === 'root' ? playPairing(room, job, seed) : playExpedition(room, job, seed)),
  )
}

if (!isMainThread) await work(workerData as Job)
else
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
