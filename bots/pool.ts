import { Mistake } from '@tablee/kernel'
import type { Thought } from './bot.ts'
import { botMistake } from './mistake.ts'
import type { Answer, Asked, Question } from './protocol.ts'

/** A worker as a pool holds it. */
export interface Thinker {
  ask(asked: Asked): void
  stop(): void
}

/** Starts a worker that tells its answers, or why it is gone. */
export type Spawn = (hear: (answer: Answer) => void, fail: (why: string) => void) => Thinker

interface Job {
  readonly asked: Asked
  readonly done: (thought: Thought) => void
  readonly failed: (error: Error) => void
}

interface Desk {
  readonly thinker: Thinker
  job: Job | null
}

/** Several workers that think, each about one question at a time; further questions wait for their turn. */
export class Pool {
  private readonly spawn: Spawn
  private readonly size: number
  private readonly waiting: Job[] = []
  private readonly desks = new Set<Desk>()
  private asked = 0

  constructor(spawn: Spawn, size: number) {
    this.spawn = spawn
    this.size = size
  }

  /** Has a worker think about a question; the signal stops it. Whatever goes wrong is told in a sentence. */
  async think(question: Question, signal?: AbortSignal): Promise<Thought> {
    if (signal?.aborted) throw botMistake('bots.stopped')
    let stop = () => {}
    try {
      return await new Promise<Thought>((done, failed) => {
        const job: Job = { asked: { ...question, id: this.asked++ }, done, failed }
        stop = () => this.stop(job)
        signal?.addEventListener('abort', stop)
        this.waiting.push(job)
        this.next()
      })
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  /** Stops all workers and what they were thinking about. */
  close(): void {
    for (const job of this.waiting.splice(0)) job.failed(botMistake('bots.stopped'))
    for (const desk of this.desks) this.leave(desk, botMistake('bots.stopped'))
  }

  /** Gives what waits to those who are free. */
  private next(): void {
    while (this.waiting.length > 0) {
      const desk = [...this.desks].find(({ job }) => job === null) ?? this.hire()
      if (!desk) return
      desk.job = this.waiting.shift() as Job
      desk.thinker.ask(desk.job.asked)
    }
  }

  private hire(): Desk | null {
    if (this.desks.size >= this.size) return null
    const thinker = this.spawn(
      answer => this.hear(desk, answer),
      why => this.leave(desk, botMistake('bots.failed', { why })),
    )
    const desk: Desk = { thinker, job: null }
    this.desks.add(desk)
    return desk
  }

  private hear(desk: Desk, answer: Answer): void {
    const { job } = desk
    if (job?.asked.id !== answer.id) return
    desk.job = null
    if ('thought' in answer) job.done(answer.thought)
    else if (answer.what) job.failed(new Mistake(answer.what, answer.mistake))
    else job.failed(botMistake('bots.failed', { why: answer.mistake }))
    this.next()
  }

  /** A thinking worker can only be stopped by ending it; another takes its place when there is need. */
  private stop(job: Job): void {
    const place = this.waiting.indexOf(job)
    if (place >= 0) this.waiting.splice(place, 1)
    job.failed(botMistake('bots.stopped'))
    for (const desk of this.desks) if (desk.job === job) this.leave(desk, botMistake('bots.stopped'))
  }

  private leave(desk: Desk, error: Error): void {
    if (!this.desks.delete(desk)) return
    desk.thinker.stop()
    desk.job?.failed(error)
    this.next()
  }
}
