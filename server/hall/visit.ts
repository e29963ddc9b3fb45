import { Mistake } from '@tablee/kernel'
import { frame } from './audience.ts'
import type { Hosted } from './hosted.ts'
import { refusal } from './refusal.ts'
import { answer } from './requests.ts'
import type { HallServices } from './services.ts'
import type { Guest } from './stage.ts'
import type { Visit } from './terms.ts'

/** The visit of a guest at a table. */
export function visit(hosted: Hosted, services: HallServices, guest: Guest): Visit {
  return {
    get seq() {
      return hosted.seq
    },
    async ask(request) {
      try {
        guest.ear.tell(frame(await answer(hosted, services, guest, request)))
      } catch (error) {
        const why = reasonOf(error)
        if (!(error instanceof Mistake))
          services.settings.log('request failed', { table: hosted.id, do: request.do, error: String(error) })
        // Who clicked on what is no longer there sees what is.
        if (why.id === 'server.stale') hosted.stage.refresh(guest)
        guest.ear.tell(frame({ refused: request.id, why }))
      }
    },
    ready: () => hosted.stage.ready(guest),
    leave: () => hosted.leave(guest),
  }
}

function reasonOf(error: unknown) {
  return error instanceof Mistake ? error.what : refusal(503, 'server.notNow').what
}
