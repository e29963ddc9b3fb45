import { type Allowance, Pace } from './pace.ts'

/** How many sockets an address may open one after the other, and how many more with each second. */
const OPENINGS: Allowance = { most: 120, perSecond: 4 }

/** What the sockets of one address together may ask of the threads that think and remember. */
const WORK: Allowance = { most: 120, perSecond: 30 }

/** What one address has open. */
interface Door {
  open: number
  readonly openings: Pace
  readonly work: Pace
}

/** The sockets that each address has open or is opening, and how fast it opens them. */
export class Doors {
  private readonly most: number
  private readonly allowance: Allowance
  private readonly doors = new Map<string, Door>()

  constructor(most: number, allowance: Allowance = OPENINGS) {
    this.most = most
    this.allowance = allowance
  }

  /** How many addresses it remembers. */
  get known(): number {
    return this.doors.size
  }

  private door(address: string): Door {
    const door = this.doors.get(address) ?? {
      open: 0,
      openings: new Pace(this.allowance),
      work: new Pace(WORK),
    }
    this.doors.set(address, door)
    return door
  }

  /** The pace of all costly requests of an address. */
  workOf(address: string): Pace {
    return this.door(address).work
  }

  /** Lets one more socket in, which counts from now on until it leaves; false when it is one too many. */
  enter(address: string): boolean {
    const door = this.door(address)
    if (!door.openings.pay() || door.open >= this.most) return false
    door.open++
    return true
  }

  leave(address: string): void {
    const door = this.doors.get(address)
    if (door) door.open--
  }

  /** Forgets the addresses that have nothing open and have been quiet. */
  tidy(): void {
    for (const [address, { open, openings, work }] of this.doors)
      if (open === 0 && openings.isRested && work.isRested) this.doors.delete(address)
  }
}
