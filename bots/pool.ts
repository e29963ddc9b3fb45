import { Mistake } from '@tablee/kernel'
import type { Thought } from './bot.ts'
import { botMistake } from './mistake.ts'
import type { Answer, Asked, Question } from './protocol.ts'
import { Turns } from './turns.ts'

/** A worker as a pool holds it. */
export interface Thinker<Q = Question> {
  ask(asked: Asked<Q>): void
  stop(): void
}

/** Starts a worker that tells its answers, or why it is gone. */
export type Spawn<Q = Question, V = Thought> = (
  hear: (answer: Answer<V>) => void,
  fail: (why: string) => void,
) => Thinker<Q>

interface Job<Q, V> {
  readonly asked: Asked<Q>
  readonly done: (value: V) => void
  readonly failed: (error: Error) => void
}

interface Desk<Q, V> {
  readonly thinker: Thinker<Q>
  job: Job<Q, V> | null
}

/** Several workers that think, each about one question at a time; further questions wait for their turn. */
export class Pool<Q extends { readonly by?: string } = Question, V = Thought> {
  private readonly spawn: Spawn<Q, V>
  private readonly size: number
  private readonly waiting = new Turns<Job<Q, V>>()
  private readonly desks = new Set<Desk<Q, V>>()
  private asked = 0

  constructor(spawn: Spawn<Q, V>, size: number) {
    this.spawn = spawn
    this.size = size
  }

  /** Has a worker think about a question; the signal stops it. Whatever goes wrong is told in a sentence. */
  async think(question: Q, signal?: AbortSignal): Promise<V> {
    if (signal?.aborted) throw botMistake('bots.stopped')
    let stop = () => {}
    try {
      return await new Promise<V>((done, failed) => {
        const job: Job<Q, V> = { asked: { ...question, id: this.asked++ }, done, failed }
        stop = () => this.stop(job)
        signal?.addEventListener('abort', stop)
        this.waiting.add(question.by ?? '', job)
        this.next()
      })
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  /** Stops all workers and what they were thinking about. */
  close(): void {
    for (let job = this.waiting.next(); job; job = this.waiting.next()) job.failed(botMistake('bots.stopped'))
    for (const desk of this.desks) this.leave(desk, botMistake('bots.stopped'))
  }

  /** Gives what waits to those who are free. */
  private next(): void {
    while (!this.waiting.isEmpty) {
      const desk = [...this.desks].find(({ job }) => job === null) ?? this.hire()
      const job = desk && this.waiting.next()
      if (!job) return
      desk.job = job
      desk.thinker.ask(job.asked)
    }
  }

  private hire(): Desk<Q, V> | null {
    if (this.desks.size >= this.size) return null
    const thinker = this.spawn(
      answer => this.hear(desk, answer),
      why => this.leave(desk, botMistake('bots.failed', { why })),
    )
    const desk: Desk<Q, V> = { thinker, job: null }
    this.desks.add(desk)
    return desk
  }

  private hear(desk: Desk<Q, V>, answer: Answer<V>): void {
    const { job } = desk
    if (job?.asked.id !== answer.id) return
    desk.job = null
    if ('value' in answer) job.done(answer.value)
    else if (answer.what) job.failed(new Mistake(answer.what, answer.mistake))
    else job.failed(botMistake('bots.failed', { why: answer.mistake }))
    this.next()
  }

  /** A thinking worker can only be stopped by ending it; another takes its place when there is need. */
  private stop(job: Job<Q, V>): void {
    this.waiting.remove(job)
    job.failed(botMistake('bots.stopped'))
    for (const desk of this.desks) if (desk.job === job) this.leave(desk, botMistake('bots.stopped'))
  }

  private leave(desk: Desk<Q, V>, error: Error): void {
    if (!this.desks.delete(desk)) return
    desk.thinker.stop()
    desk.job?.failed(error)
    this.next()
  }
}
