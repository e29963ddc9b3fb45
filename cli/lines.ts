import { createInterface, type Interface } from 'node:readline'
import type { Desk } from './desk.ts'

/** The lines that somebody types, or that a script has written beforehand. */
export class Lines {
  /** Whether somebody is typing. */
  readonly live: boolean
  private readonly desk: Desk
  private readonly input: Interface
  private readonly ready: string[] = []
  private waiting: ((line: string | null) => void) | null = null
  private ended = false

  constructor(desk: Desk) {
    this.desk = desk
    this.live = process.stdin.isTTY === true && desk.out.live
    this.input = createInterface({ input: process.stdin, output: this.live ? process.stdout : undefined })
    this.input.on('line', line => this.take(line.trim()))
    this.input.on('close', () => {
      this.ended = true
      this.waiting?.(null)
      this.waiting = null
    })
    // A terminal in raw mode gives Ctrl-C to the line editor: it is passed on as the signal it is.
    this.input.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  }

  /** The next line, or null when there is none left. */
  async next(prompt: string): Promise<string | null> {
    const { out } = this.desk
    if (this.live) {
      this.input.setPrompt(prompt)
      this.input.prompt()
    } else out.write(prompt)
    const line = await this.read()
    // A script's lines are shown as if they had been typed, so that its output reads like a game.
    if (!this.live || line === null) out.line(line ?? '')
    return line
  }

  /** Gives back a line to be read again. */
  giveBack(line: string): void {
    this.ready.unshift(line)
  }

  /** Forgets what somebody typed before it was asked for. */
  forget(): void {
    if (this.live) this.ready.length = 0
  }

  close(): void {
    this.input.close()
  }

  private read(): Promise<string | null> {
    const line = this.ready.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.ended) return Promise.resolve(null)
    return new Promise(resolve => {
      this.waiting = resolve
    })
  }

  private take(line: string): void {
    const { waiting } = this
    this.waiting = null
    if (waiting) waiting(line)
    else this.ready.push(line)
  }
}
