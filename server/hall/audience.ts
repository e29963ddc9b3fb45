import { difference, type News, type Scene } from '@tablee/table'
import type { Ear } from './terms.ts'

/** How many changes are kept for those whose connection broke. */
const REMEMBERED = 8

interface Frame {
  readonly seq: number
  readonly text: string
}

/** All connections that see a table with the same eyes: what they are shown is made once for all. */
export class Audience {
  /** Since when nobody is in it; null when somebody is. */
  emptySince: number | null = null
  private scene: Scene
  private seq: number
  private readonly ears = new Set<Ear>()
  /** Those who read too slowly: they get a whole scene once they have read what they were sent. */
  private readonly behind = new Set<Ear>()
  /** The changes since a scene that all of this audience have seen alike. */
  private readonly frames: Frame[] = []
  /** The change after which `frames` begins. */
  private base: number

  constructor(scene: Scene, seq: number) {
    this.scene = scene
    this.seq = seq
    this.base = seq
  }

  /** The view that was last shown. */
  get view(): unknown {
    return this.scene.view
  }

  has(ear: Ear): boolean {
    return this.ears.has(ear)
  }

  /** Shows somebody the table: what they missed since a change, if it is remembered, or all of it. */
  add(ear: Ear, since?: number): void {
    this.ears.add(ear)
    this.emptySince = null
    const missed = since !== undefined && since > this.base && since <= this.seq
    if (!missed) this.tellWhole(ear)
    else for (const { seq, text } of this.frames) if (seq > since) this.tell(ear, text)
  }

  remove(ear: Ear, now: number): void {
    this.ears.delete(ear)
    this.behind.delete(ear)
    if (this.ears.size === 0) this.emptySince = now
  }

  /** Shows the table as it is now: to each what changed for it. */
  show(scene: Scene, seq: number): void {
    const change = difference(this.scene, scene)
    const from = this.seq
    this.scene = scene
    this.seq = seq
    if (change.length === 0 && from === seq) return
    const text = frame({ seq, from, change })
    if (from === seq) this.forget()
    else this.remember({ seq, text })
    for (const ear of this.ears) if (!this.behind.has(ear)) this.tell(ear, text)
  }

  /** Shows somebody the whole table again. */
  tellWhole(ear: Ear): void {
    this.behind.delete(ear)
    this.tell(ear, frame({ seq: this.seq, scene: this.scene }))
  }

  /** Somebody has read all that was sent. */
  ready(ear: Ear): void {
    if (this.behind.has(ear)) this.tellWhole(ear)
  }

  private tell(ear: Ear, text: string): void {
    if (!ear.tell(text)) this.behind.add(ear)
  }

  private remember(one: Frame): void {
    this.frames.push(one)
    if (this.frames.length <= REMEMBERED) return
    this.base = this.frames.shift()?.seq ?? this.base
  }

  /** The number of the last change no longer tells what was seen: something else changed too. */
  private forget(): void {
    this.frames.length = 0
    this.base = this.seq
  }
}

/** The text of a piece of news on the wire. */
export function frame(news: News): string {
  return JSON.stringify(news)
}
