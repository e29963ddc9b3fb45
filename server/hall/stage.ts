import type { Seat } from '@tablee/kernel'
import { type ChatLine, type Player, type Scene, type Standing, sceneOf, scenesOf } from '@tablee/table'
import type { ChairRow } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import { Audience, frame } from './audience.ts'
import { type Attendance, cardOf, seatOf } from './cards.ts'
import { botDue } from './clocks.ts'
import type { Course } from './course.ts'
import type { Ear, Looker } from './terms.ts'

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

  constructor(now: () => number) {
    this.now = now
  }

  /** Shows a guest the table, from the last change they saw if that is remembered. */
  add(guest: Guest, seated: Seated, course: Course | null, seq?: number): void {
    this.guests.add(guest)
    if (course) this.audience(guest.seat, seated, course).add(guest.ear, seq)
  }

  remove(guest: Guest): void {
    this.guests.delete(guest)
    this.audiences.get(guest.seat)?.remove(guest.ear, this.now())
  }

  ready(guest: Guest): void {
    this.audiences.get(guest.seat)?.ready(guest.ear)
  }

  /** Shows a guest the whole table again. */
  refresh(guest: Guest): void {
    this.audiences.get(guest.seat)?.tellWhole(guest.ear)
  }

  /** Shows the table as it is now; who sits elsewhere than before sees it with other eyes from now on. */
  show(seated: Seated, course: Course | null): void {
    for (const guest of this.guests) this.reseat(guest, seated)
    if (!course) return
    this.forget()
    this.showAudiences(seated, course)
    for (const guest of this.guests)
      if (!this.audiences.get(guest.seat)?.has(guest.ear))
        this.audience(guest.seat, seated, course).add(guest.ear)
  }

  private showAudiences(seated: Seated, course: Course): void {
    const audiences = [...this.audiences.values()]
    const scenes = scenesOf(
      course.match,
      standingOf(seated, course, this.now()),
      [...this.audiences.keys()],
      audiences.map(({ view }) => view),
    )
    for (const [place, audience] of audiences.entries()) audience.show(scenes[place], course.seq)
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

  private audience(seat: Seat | null, seated: Seated, course: Course): Audience {
    const known = this.audiences.get(seat)
    if (known) return known
    const audience = new Audience(sceneFor(seated, course, seat, this.now()), course.seq)
    this.audiences.set(seat, audience)
    return audience
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

/** What a seat, or a spectator, is shown of a table. */
export function sceneFor(seated: Seated, course: Course, eyes: Seat | null, now: number): Scene {
  return sceneOf(course.match, { ...standingOf(seated, course, now), eyes })
}

/** What all who see a table see alike, besides the match. */
export function standingOf({ table, chairs }: Seated, course: Course, now: number): Omit<Standing, 'eyes'> {
  const { match, scores, notice } = course
  const playing = table.state === 'playing'
  return {
    players: playersOf(chairs),
    handOver: null,
    thinking: playing ? botDue(chairs, match, now) : null,
    mistake: notice,
    scores,
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
