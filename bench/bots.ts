// `npm run bench:bots`: how often the search wins. Among rivals one seat of it plays against others of one kind; where
// all win or lose together, all seats are of one kind.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { entryOf } from '@tablee/games'
import type { Room } from '@tablee/kernel'
import { BadArgument } from './arguments.ts'
import {
  type Expedition,
  type ExpeditionResult,
  expeditionResult,
  expeditions,
  playExpedition,
} from './bots/expedition.ts'
import { known } from './bots/known.ts'
import {
  type Mixture,
  type MixtureResult,
  mixtureResult,
  type PlayedMixture,
  playMixture,
} from './bots/mixture.ts'
import { type Measured, type Plan, readPlan } from './bots/plan.ts'
import type { Played } from './bots/played.ts'
import { expeditionsTable, mixtureTable, pairingsTable } from './bots/report.ts'
import { type Pairing, type PairingResult, pairingResult, pairings, playPairing } from './bots/tournament.ts'

/** What a worker plays, seed by seed. */
type Job = Pairing | Mixture | Expedition

async function main(args: readonly string[]): Promise<void> {
  const plan = readPlan(args, await known())
  const all: { [game: string]: readonly (PairingResult | MixtureResult | ExpeditionResult)[] } = {}
  for (const game of plan.games) {
    const { results, table } = game.together
      ? await measureTogether(game, plan)
      : plan.mixtures
        ? await measureMixtures(game, plan)
        : await measureRivals(game, plan)
    all[game.id] = [...(all[game.id] ?? []), ...results]
    if (!plan.json && results.length > 0) console.log(table)
  }
  if (plan.json) console.log(JSON.stringify({ bot: plan.bot, seed: plan.seed, ...all }, null, 2))
}

async function measureRivals(game: Measured, plan: Plan) {
  const results: PairingResult[] = []
  for (const pairing of pairings(game, plan)) {
    const title = `${pairing.party} against ${pairing.against}`
    results.push(pairingResult(pairing, await playAll(plan, pairing, title)))
  }
  return { results, table: pairingsTable(game, plan, results) }
}

async function measureMixtures(game: Measured, plan: Plan) {
  const mixture: Mixture = { kind: 'mixture', game: game.id, bot: plan.bot }
  const played = (await playAll(plan, mixture, `${plan.bot} among equals`)) as PlayedMixture[]
  const result = mixtureResult(game, plan, played)
  return { results: [result], table: mixtureTable(game, plan, result) }
}

async function measureTogether(game: Measured, plan: Plan) {
  const results: ExpeditionResult[] = []
  for (const expedition of expeditions(game, plan)) {
    const title = `${expedition.scenario} by ${expedition.bot}`
    results.push(expeditionResult(expedition, await playAll(plan, expedition, title)))
  }
  return { results, table: expeditionsTable(game, plan, results) }
}

/** One worker per processor plays; each takes the next game when it is done with one, which is told as it ends. */
async function playAll(plan: Plan, job: Job, title: string): Promise<Played[]> {
  const played: Played[] = []
  const tell = (seed: number, { won, rounds }: Played): void => {
    const wins = played.filter(game => game.won).length
    const end = `${won ? 'won' : 'lost'} in round ${rounds}`
    console.error(`${title}, seed ${seed}: ${end}; ${wins} of ${played.length} won`)
  }
  let next = 0
  const crew = Array.from({ length: Math.min(availableParallelism(), plan.matches) }, () => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job })
    return new Promise<void>((done, failed) => {
      let seed = 0
      const hand = (): void => {
        if (next < plan.matches) {
          seed = plan.seed + next++
          worker.postMessage(seed)
        } else worker.terminate().then(() => done(), failed)
      }
      worker.on('error', failed)
      worker.on('message', (game: Played) => {
        played.push(game)
        tell(seed, game)
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
  port.on('message', (seed: number) => port.postMessage(play(room, job, seed)))
}

function play(room: Room, job: Job, seed: number): Played {
  switch (job.kind) {
    case 'pairing':
      return playPairing(room, job, seed)
    case 'mixture':
      return playMixture(room, job, seed)
    case 'expedition':
      return playExpedition(room, job, seed)
  }
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
