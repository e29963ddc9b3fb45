import { type Face, type Message, Mistake, type Save, type Seat } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import type { Answers, Command, Question, WorkerNews } from './protocol.ts'
import { share } from './share.ts'
import type { Hint, Source } from './source.ts'

interface Pending {
  readonly done: (value: never) => void
  readonly failed: (error: Error) => void
}

type Asking<A extends keyof Answers> = Omit<Extract<Question, { ask: A }>, 'id'>

/** A table of this browser, kept by a worker. */
export class LocalSource implements Source {
  scene: Scene | null = null
  failure: Message | null = null
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly listeners = new Set<() => void>()
  readonly pending = false
  readonly far = false
  private readonly awaited = new Map<number, Pending>()
  private asked = 0

  constructor(id: string, play = true) {
    this.worker.onmessage = ({ data }: MessageEvent<WorkerNews>) => this.hear(data)
    this.worker.onerror = ({ message }) => this.fail({ id: 'web.fault', values: { why: message } })
    this.tell({ do: 'open', id, play })
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  pick(keys: readonly string[]): void {
    this.tell({ do: 'pick', keys })
  }

  undo(to?: number): void {
    this.tell({ do: 'undo', ...(to !== undefined && { to }) })
  }

  redo(): void {
    this.tell({ do: 'redo' })
  }

  restart(): void {
    this.tell({ do: 'restart' })
  }

  takeSeat(seat: Seat): void {
    this.tell({ do: 'takeSeat', seat })
  }

  pace(milliseconds: number): void {
    this.tell({ do: 'pace', milliseconds })
  }

  hint(keys: readonly string[]): Promise<readonly Hint[]> {
    return this.ask<'hint'>({ ask: 'hint', keys })
  }

  peek(keys: readonly string[]): Promise<Face | null> {
    return this.ask<'peek'>({ ask: 'peek', keys })
  }

  at(picks: number): Promise<Scene> {
    return this.ask<'at'>({ ask: 'at', picks })
  }

  save(): Promise<Save> {
    return this.ask<'save'>({ ask: 'save' })
  }

  close(): void {
    this.worker.terminate()
    this.listeners.clear()
  }

  private tell(command: Command): void {
    this.worker.postMessage(command)
  }

  private ask<A extends keyof Answers>(asking: Asking<A>): Promise<Answers[A]> {
    return new Promise<Answers[A]>((done, failed) => {
      const id = this.asked++
      this.awaited.set(id, { done, failed })
      this.worker.postMessage({ ...asking, id })
    })
  }

  private hear(news: WorkerNews): void {
    if ('scene' in news) this.show(news.scene)
    else if ('failure' in news) this.fail(news.failure)
    else {
      const pending = this.awaited.get(news.answer)
      this.awaited.delete(news.answer)
      if ('mistake' in news) pending?.failed(new Mistake(news.mistake))
      else pending?.done(news.value as never)
    }
  }

  private show(scene: Scene): void {
    this.scene = share(this.scene, scene)
    for (const listener of this.listeners) listener()
  }

  private fail(failure: Message): void {
    this.failure = failure
    for (const listener of this.listeners) listener()
  }
}
