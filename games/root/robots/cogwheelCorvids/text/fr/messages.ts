import type { SameMessages } from '@tablee/kernel'
import { messages as corvids } from '../../../../factions/corvids/text/fr/messages.ts'
import { A_PLOT } from '../../../../factions/corvids/text/fr/names.ts'
import { capital, Does, dans, deLa } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** What the Cogwheel Corvids say, in French. */
export const messages: SameMessages<typeof en> = {
  'corvids.why.noPlacing': corvids['corvids.why.noPlacing'],
  'corvids.why.noLeaving': corvids['corvids.why.noLeaving'],
  'battle.agents': corvids['battle.agents'],
  'cogwheelCorvids.flipped': (v, cast) =>
    `${Does(cast, v.seat, 'retourne', 'retournent', 'retournez')} ${A_PLOT[v.kind]} ${dans(v.clearing)}.`,
  'cogwheelCorvids.swapped': v =>
    `${capital(A_PLOT[v.kind])} remplace la Bombe ${dans(v.clearing)}, face visible.`,
  'cogwheelCorvids.raid': (v, cast) =>
    `${Does(cast, v.seat, 'lance', 'lancent', 'lancez')} un Raid autour ${deLa(v.clearing)}.`,
  'cogwheelCorvids.trigger.plots': () => 'Guerriers pour les Complots retirés',
  'cogwheelCorvids.gamble': v => `Quel est le Complot ${dans(v.clearing)} ?`,
  'cogwheelCorvids.guess': v => capital(A_PLOT[v.kind]),
  'cogwheelCorvids.guessed': (v, cast) =>
    `${Does(cast, v.seat, 'devine', 'devinent', 'devinez')} ${A_PLOT[v.kind]} ${dans(v.clearing)}.`,
}
