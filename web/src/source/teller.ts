import { Mistake, type Save } from '@tablee/kernel'
import type { Story } from '@tablee/table'
import type { Reading, Recorded, Telling, Told } from './protocol.ts'

/** Goes over a finished game, away from the page: every choice is made again, and judged. */
export class Teller {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'teller',
  })
  private readonly awaited = new Map<number, (told: Told) => void>()
  private asked = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
      this.awaited.get(data.id)?.(data)
      this.awaited.delete(data.id)
    }
  }

  async story(save: Save): Promise<Story | null> {
    const told = await this.ask({ save })
    return 'story' in told ? told.story : null
  }

  async formats(save: Save): Promise<readonly string[]> {
    const told = await this.ask({ save, format: null })
    return 'formats' in told ? told.formats : []
  }

  async write(save: Save, format: string): Promise<string> {
    const told = await this.ask({ save, format })
    if ('mistake' in told) throw new Mistake(told.mistake)
    return 'written' in told ? told.written : ''
  }

  /** Plays a game that was recorded in another notation. */
  async read(reading: Omit<Reading, 'id'>): Promise<Recorded> {
    const told = await this.ask(reading)
    if ('mistake' in told) throw new Mistake(told.mistake)
    if (!('recorded' in told)) throw new Mistake({ id: 'kernel.notASave' })
    return told.recorded
  }

  close(): void {
    this.worker.terminate()
  }

  private ask(telling: Omit<Telling, 'id'> | Omit<Reading, 'id'>): Promise<Told> {
    return new Promise(done => {
      const id = this.asked++
      this.awaited.set(id, done)
      this.worker.postMessage({ ...telling, id })
    })
  }
}
