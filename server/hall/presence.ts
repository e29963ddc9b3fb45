import type { Seat } from '@tablee/kernel'
import type { Bell, Presence } from './bell.ts'

/** How often a process says again who is there, and after how long silence its people count as gone. */
const AGAIN = 20_000
const SILENCE = 50_000

interface Told extends Presence {
  readonly until: number
}

/** Who has tables open in the other processes, as far as they told. */
export class Elsewhere {
  private readonly bell: Bell
  private readonly now: () => number
  private readonly told = new Map<string, Map<string, Told>>()
  private readonly mine = new Map<string, Presence>()
  private readonly timer: NodeJS.Timeout

  constructor(bell: Bell, now: () => number) {
    this.bell = bell
    this.now = now
    this.timer = setInterval(() => this.tellAll(), AGAIN)
    this.timer.unref()
  }

  /** Who is at a table by way of other processes. */
  at(table: string): { readonly seats: readonly Seat[]; readonly watchers: number } {
    const now = this.now()
    const others = [...(this.told.get(table)?.values() ?? [])].filter(({ until }) => until > now)
    return {
      seats: others.flatMap(({ seats }) => seats),
      watchers: others.reduce((sum, { watchers }) => sum + watchers, 0),
    }
  }

  /** Tells the others who is at a table in this process. */
  tell(presence: Presence): void {
    const before = this.mine.get(presence.table) ?? { seats: [], watchers: 0 }
    if (isSame(before, presence)) return
    if (presence.seats.length + presence.watchers > 0) this.mine.set(presence.table, presence)
    else this.mine.delete(presence.table)
    this.ring([presence])
  }

  /** Says again who is at a table here, to a process that opens it. */
  tellAgain(table: string): void {
    const presence = this.mine.get(table)
    if (presence) this.ring([presence])
  }

  /** Asks the others who is at a table. */
  ask(table: string): void {
    void this.bell.ring({ who: [table] })
  }

  /** Notes what another process told; true when it changes who is at the table. */
  hear(presence: Presence, from: string): boolean {
    const others = this.told.get(presence.table) ?? new Map<string, Told>()
    const before = others.get(from)
    others.set(from, { ...presence, until: this.now() + SILENCE })
    this.told.set(presence.table, others)
    return !before || !isSame(before, presence)
  }

  /** Forgets a table that nobody here has open. */
  forget(table: string): void {
    this.told.delete(table)
    this.mine.delete(table)
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private tellAll(): void {
    this.ring([...this.mine.values()])
  }

  // Who is there is good to know, not more: what cannot be told now is told again soon.
  private ring(here: readonly Presence[]): void {
    if (here.length > 0) void this.bell.ring({ here })
  }
}

type Present = Pick<Presence, 'seats' | 'watchers'>

const isSame = (a: Present, b: Present) => a.watchers === b.watchers && String(a.seats) === String(b.seats)
