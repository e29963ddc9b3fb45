import type { Marks, News, Told } from '@tablee/table'
import type { Ear } from './terms.ts'

/** A list takes less room than a set, and few see a table with the same eyes. */
const NOBODY: readonly Ear[] = []

const without = (ears: readonly Ear[], gone: Ear): readonly Ear[] =>
  ears.includes(gone) ? ears.filter(ear => ear !== gone) : ears

/**
 * All connections that see a table with the same eyes: what they are shown is made once for all. Of what they saw,
 * hashes are kept: they tell what changed, and take little room.
 */
export class Audience {
  /** Since when nobody is in it; null when somebody is. */
  emptySince: number | null = null
  private seq: number
  private hash: string
  /** What was last shown, field by field; null while the table is put away. */
  marks: Marks | null
  private ears: readonly Ear[] = NOBODY
  /** Those who read too slowly: they get a whole scene once they have read what they were sent. */
  private behind: readonly Ear[] = NOBODY
  /** The last change whose number does not tell all that was seen: something else changed too. */
  private blurred: number

  constructor({ hash, marks }: Told, seq: number) {
    this.hash = hash
    this.marks = marks
    this.seq = seq
    this.blurred = seq
  }

  has(ear: Ear): boolean {
    return this.ears.includes(ear)
  }

  /** Whether somebody has read so slowly that they are to see the whole table again. */
  isBehind(ear: Ear): boolean {
    return this.behind.includes(ear)
  }

  /** Whether who saw a change has missed nothing. */
  isAt(seq: number | undefined): boolean {
    return seq === this.seq && seq > this.blurred
  }

  /** Takes somebody in who sees what all of them see: they were shown the whole table, or missed nothing. */
  add(ear: Ear): void {
    this.ears = [...without(this.ears, ear), ear]
    this.behind = without(this.behind, ear)
    this.emptySince = null
  }

  remove(ear: Ear, now: number): void {
    this.ears = without(this.ears, ear)
    this.behind = without(this.behind, ear)
    if (this.ears.length === 0) this.emptySince = now
  }

  /** Puts away all but one hash of what was shown. */
  putAway(): void {
    this.marks = null
  }

  /**
   * Shows the table as it is now: to each what changed for it. `grown` are the changes of lists that grew, null where
   * they are not known; then all are to see the whole table, and are no longer here until they have.
   */
  show(told: Told, grown: readonly string[] | null, seq: number): void {
    const before = this.marks ?? (this.hash === told.hash && this.seq === seq ? told.marks : null)
    const change = before && grown && told.changeFrom(before, grown)
    const from = this.seq
    this.hash = told.hash
    this.marks = told.marks
    this.seq = seq
    if (change === null) {
      this.ears = NOBODY
      this.behind = NOBODY
      this.blurred = seq
      return
    }
    if (change === '' && from === seq) return
    if (from === seq) this.blurred = seq
    const text = `{"seq":${seq},"from":${from},"change":${change || '[]'}}`
    for (const ear of this.ears) if (!this.behind.includes(ear)) this.tell(ear, text)
  }

  /** Tells somebody a frame of the game, and sees whether they keep up. */
  tell(ear: Ear, text: string): void {
    if (!ear.tell(text) && !this.behind.includes(ear)) this.behind = [...this.behind, ear]
  }
}

/** The text of a piece of news on the wire. */
export function frame(news: News): string {
  return JSON.stringify(news)
}
