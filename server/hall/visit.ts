import { Mistake } from '@tablee/kernel'
import { frame } from './audience.ts'
import type { Hosted } from './hosted.ts'
import { refusal } from './refusal.ts'
import { answer } from './requests.ts'
import type { HallServices } from './services.ts'
import type { Guest } from './stage.ts'
import type { Visit } from './terms.ts'

/** The visit of a guest at a table. */
export class HostedVisit implements Visit {
  private readonly hosted: Hosted
  private readonly services: HallServices
  private readonly guest: Guest

  constructor(hosted: Hosted, services: HallServices, guest: Guest) {
    this.hosted = hosted
    this.services = services
    this.guest = guest
  }

  get seq(): number {
    return this.hosted.seq
  }

  async ask(request: Parameters<Visit['ask']>[0]): Promise<void> {
    const { hosted, services, guest } = this
    try {
      guest.ear.tell(frame(await answer(hosted, services, guest, request)))
    } catch (error) {
      const why = reasonOf(error)
      if (!(error instanceof Mistake))
        services.settings.log('request failed', { table: hosted.id, do: request.do, error: String(error) })
      // Who clicked on what is no longer there sees what is.
      if (why.id === 'server.stale') await hosted.again(guest)
      guest.ear.tell(frame({ refused: request.id, why }))
    }
  }

  ready(): void {
    this.hosted.ready(this.guest)
  }

  leave(): void {
    this.hosted.leave(this.guest)
  }
}

function reasonOf(error: unknown) {
  return error instanceof Mistake ? error.what : refusal(503, 'server.notNow').what
}
