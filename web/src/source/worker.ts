// The worker of one table: it keeps the match, and shows the page what the seat that looks may know.
// Bots think in a second worker of the same script, so that the rules are fetched once, and what only bots need
// when the first of them thinks. A third tells of finished games.
import { Pool, type Spawn } from '@tablee/bots/pool.ts'
import type { Asked } from '@tablee/bots/protocol.ts'
import { entryOf, loadToKeep } from '@tablee/games'
import { Mistake } from '@tablee/kernel'
import { LocalTable, type Surroundings } from './play.ts'
import {
  type Answers,
  type Command,
  type Question,
  type Reading,
  TELLER,
  type Telling,
  type WorkerNews,
} from './protocol.ts'
import { browserStore } from './store.ts'
import { troubleOf } from './trouble.ts'

/** The name of the worker in which bots think. */
const THINKER = 'thinker'

const tell = (news: WorkerNews) => self.postMessage(news)

const spawn: Spawn = (hear, fail) => {
  const worker = new Worker(self.location.href, { type: 'module', name: THINKER })
  worker.onmessage = ({ data }) => hear(data)
  worker.onerror = ({ message }) => fail(message)
  return { ask: asked => worker.postMessage(asked), stop: () => worker.terminate() }
}

const pool = new Pool(spawn, 1)

const surroundings: Surroundings = {
  store: browserStore,
  think: (question, signal) => pool.think(question, signal),
  show: scene => tell({ scene }),
  now: () => Date.now(),
  wait: milliseconds => new Promise(done => setTimeout(done, milliseconds)),
}

let table: Promise<LocalTable> | undefined

/** One page at a time plays a table: two would overwrite each other's saves. */
async function claim(id: string): Promise<void> {
  if (!navigator.locks) return
  await new Promise<void>((done, failed) => {
    navigator.locks
      .request(`table ${id}`, { signal: AbortSignal.timeout(3000) }, () => {
        done()
        return new Promise(() => {})
      })
      .catch(() => failed(new Mistake({ id: 'web.openElsewhere' })))
  })
}

async function open(id: string, play: boolean): Promise<LocalTable> {
  if (play) await claim(id)
  const kept = await browserStore.get(id)
  if (!kept) throw new Mistake({ id: 'web.noTable' })
  const entry = entryOf(kept.game)
  if (!entry) throw new Mistake({ id: 'web.noGame', values: { game: kept.game } })
  const setup = kept.save?.setup ?? (kept.start ? { ...kept.start, seats: kept.players.length } : undefined)
  return LocalTable.open(kept, await loadToKeep(entry, setup), surroundings, play)
}

async function obey(command: Command): Promise<void> {
  if (command.do === 'open') {
    table = open(command.id, command.play)
    await table
    return
  }
  const opened = await table
  if (!opened) return
  if (command.do === 'pick') await opened.pick(command.keys)
  else if (command.do === 'undo') await opened.undo(command.to)
  else if (command.do === 'takeSeat') await opened.takeSeat(command.seat)
  else if (command.do === 'pace') opened.pace(command.milliseconds)
  else await opened[command.do]()
}

function answerOf(opened: LocalTable, question: Question): Answers[keyof Answers] | Promise<Answers['hint']> {
  switch (question.ask) {
    case 'at':
      return opened.at(question.picks)
    case 'peek':
      return opened.peek(question.keys)
    case 'hint':
      return opened.hint(question.keys)
    case 'save':
      return opened.save()
  }
}

async function answer(question: Question): Promise<void> {
  const { id } = question
  try {
    const opened = await table
    if (!opened) return
    tell({ answer: id, value: await answerOf(opened, question) })
  } catch (error) {
    tell({ answer: id, mistake: troubleOf(error) })
  }
}

if (self.name === THINKER)
  self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
    const { reply } = await import('@tablee/bots/reply.ts')
    self.postMessage(await reply(data))
  })
else if (self.name === TELLER)
  self.addEventListener('message', async ({ data }: MessageEvent<Telling | Reading>) => {
    const { readOf, tellOf } = await import('./telling.ts')
    self.postMessage(await ('text' in data ? readOf(data) : tellOf(data)))
  })
else
  self.addEventListener('message', ({ data }: MessageEvent<Command | Question>) => {
    if ('ask' in data) void answer(data)
    else obey(data).catch(error => tell({ failure: troubleOf(error) }))
  })
