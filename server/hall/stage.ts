import { randomBytes } from 'node:crypto'
import type { Seat } from '@tablee/kernel'
import {
  type ChatLine,
  fieldChange,
  mayKnow,
  type Player,
  type Salt,
  type Standing,
  sightsOf,
  Telling,
  type Told,
} from '@tablee/table'
import type { ChairRow } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import { Audience, frame } from './audience.ts'
import { type Attendance, cardOf, seatOf } from './cards.ts'
import { botDue } from './clocks.ts'
import type { Course } from './course.ts'
import type { Folded } from './fold.ts'
import type { Ear, Looker } from './terms.ts'

const bytes = randomBytes(8)
const SALT: Salt = [bytes.readInt32LE(0), bytes.readInt32LE(4)]

/** Somebody who has the table open, by one connection. */
export interface Guest {
  readonly looker: Looker
  readonly ear: Ear
  /** The seat whose eyes they see with. */
  seat: Seat | null
}

/** How long what a seat was shown is kept for the moment it comes back, in milliseconds. */
const MEMORY = 60_000

/** All that is shown of a table, and to whom. */
export class Stage {
  readonly guests = new Set<Guest>()
  private readonly audiences = new Map<Seat | null, Audience>()
  private readonly now: () => number
  /** The game as it was last shown, and after which change. */
  private shown: { readonly course: Course | null; readonly seq: number } | null = null

  constructor(now: () => number) {
    this.now = now
  }

  /** Lets a guest in; true when they have seen all there is, false when they are to see the whole table. */
  add(guest: Guest, seq?: number): boolean {
    this.guests.add(guest)
    const audience = this.audiences.get(guest.seat)
    if (!audience?.isAt(seq)) return false
    audience.add(guest.ear)
    return true
  }

  remove(guest: Guest): void {
    this.guests.delete(guest)
    this.audiences.get(guest.seat)?.remove(guest.ear, this.now())
  }

  /** Whether a guest who could not keep up is to see the whole table. */
  isBehind({ seat, ear }: Guest): boolean {
    return this.audiences.get(seat)?.isBehind(ear) === true
  }

  /**
   * Shows the table as it is now; who sits elsewhere than before sees it with other eyes from now on. Returns those who
   * are to see the whole table.
   */
  show(seated: Seated, course: Course | null): Guest[] {
    for (const guest of this.guests) this.reseat(guest, seated)
    if (!course) return []
    this.forget()
    const { shown } = this
    const goesOn = shown?.course === course || shown?.seq === course.seq
    const eyes = [...this.audiences.keys()]
    for (const [place, told] of this.told(seated, course, eyes).entries())
      this.audiences.get(eyes[place])?.show(told, goesOn ? grownFor(course, eyes[place]) : null, course.seq)
    course.journal.seen()
    course.scored.seen()
    this.shown = { course, seq: course.seq }
    return [...this.guests].filter(({ seat, ear }) => !this.audiences.get(seat)?.has(ear))
  }

  /** Shows guests the whole table, with all that happened. */
  tellWhole(guests: readonly Guest[], seated: Seated, course: Course, { journal, scores }: Folded): void {
    const eyes = [...new Set(guests.map(({ seat }) => seat))]
    for (const [place, told] of this.told(seated, course, eyes).entries()) {
      const seat = eyes[place]
      const lists = { journal: journal.filter(report => mayKnow(report, seat)), scores }
      const scene = `${told.text.slice(0, -1)},${JSON.stringify(lists).slice(1)}`
      const audience = this.audiences.get(seat) ?? new Audience(told, course.seq)
      this.audiences.set(seat, audience)
      this.shown ??= { course, seq: course.seq }
      for (const guest of guests)
        if (guest.seat === seat && this.guests.has(guest)) {
          audience.add(guest.ear)
          audience.tell(guest.ear, `{"seq":${course.seq},"scene":${scene}}`)
        }
    }
  }

  /** What several seats, or spectators, are shown of a table, the lists aside that only grow. */
  private told(seated: Seated, course: Course, eyes: readonly (Seat | null)[]): Told[] {
    const telling = new Telling(SALT)
    const sights = sightsOf(course.match, standingOf(seated, course, this.now()), eyes, course.turns)
    return sights.map((sight, place) => telling.look(sight, this.audiences.get(eyes[place])?.marks))
  }

  /** Nobody does anything at the table: what was shown is put away. */
  putAway(): void {
    for (const audience of this.audiences.values()) audience.putAway()
    if (this.shown) this.shown = { course: null, seq: this.shown.seq }
  }

  private forget(): void {
    const before = this.now() - MEMORY
    for (const [seat, { emptySince }] of this.audiences)
      if (emptySince !== null && emptySince < before) this.audiences.delete(seat)
  }

  private reseat(guest: Guest, { chairs }: Seated): void {
    const seat = seatOf(chairs, guest.looker.who)
    if (seat === guest.seat) return
    this.audiences.get(guest.seat)?.remove(guest.ear, this.now())
    guest.seat = seat
  }

  /** Tells everybody, or one guest, who sits where, the clocks, who is there. */
  tellCards(seated: Seated, attendance: Attendance, guests: Iterable<Guest> = this.guests): void {
    for (const { looker, ear } of guests)
      ear.tell(frame({ card: cardOf(seated, looker.who, attendance, this.now()) }))
  }

  tellChat(chat: readonly ChatLine[], guests: Iterable<Guest> = this.guests): void {
    const text = frame({ chat })
    for (const { ear } of guests) ear.tell(text)
  }

  /** All that a person wrote is deleted. */
  tellUnsaid(unsaid: string): void {
    const text = frame({ unsaid })
    for (const { ear } of this.guests) ear.tell(text)
  }

  /** The seats and the number of others that have the table open in this process. */
  present(): { readonly seats: readonly Seat[]; readonly watchers: number } {
    const all = [...this.guests]
    const seats = new Set(all.flatMap(({ seat }) => seat ?? []))
    return { seats: [...seats].sort(), watchers: all.filter(({ seat }) => seat === null).length }
  }
}

/** How the lists have changed that only grow, or lose their ends to a way back. */
function grownFor({ journal, scored }: Course, seat: Seat | null): string[] {
  const gone = journal.gone.filter(report => mayKnow(report, seat))
  const added = journal.added.filter(report => mayKnow(report, seat))
  return [...grownAs('journal', gone, added), ...grownAs('scores', scored.gone, scored.added)]
}

function grownAs(name: string, gone: readonly unknown[], added: readonly unknown[]): string[] {
  if (gone.length + added.length === 0) return []
  return [fieldChange(name, JSON.stringify(['end', gone.length, added]))]
}

/** What all who see a table see alike, besides the match. */
export function standingOf(
  { table, chairs }: Seated,
  course: Course,
  now: number,
): Omit<Standing, 'eyes' | 'scores'> {
  const { match, notice } = course
  const playing = table.state === 'playing'
  return {
    players: playersOf(chairs),
    handOver: null,
    thinking: playing ? botDue(chairs, match, now) : null,
    mistake: notice,
    looksOnly: !playing,
  }
}

const known = new WeakMap<readonly ChairRow[], readonly Player[]>()

/** Those who sit at a table: the same list until a chair changes. */
function playersOf(chairs: readonly ChairRow[]): readonly Player[] {
  const players = known.get(chairs) ?? chairs.map(playerOf)
  known.set(chairs, players)
  return players
}

function playerOf({ kind, name, level }: ChairRow): Player {
  if (kind === 'bot') return { kind, name, level: level ?? 'random' }
  return { kind: 'person', name }
}
