/** What waits, in fairness to those it is done for: nobody gets a second before everybody who waits got a first. */
export class Turns<J> {
  private readonly lines = new Map<string, J[]>()

  add(by: string, job: J): void {
    const line = this.lines.get(by)
    if (line) line.push(job)
    else this.lines.set(by, [job])
  }

  /** Takes the next out; who it was for goes to the end. */
  next(): J | undefined {
    for (const [by, [job, ...rest]] of this.lines) {
      this.lines.delete(by)
      if (rest.length > 0) this.lines.set(by, rest)
      return job
    }
    return undefined
  }

  /** Takes one out that is no longer wanted. */
  remove(job: J): void {
    for (const [by, line] of this.lines) {
      const place = line.indexOf(job)
      if (place >= 0) line.splice(place, 1)
      if (line.length === 0) this.lines.delete(by)
    }
  }

  get isEmpty(): boolean {
    return this.lines.size === 0
  }
}
