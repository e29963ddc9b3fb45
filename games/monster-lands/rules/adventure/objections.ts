import type { Objection } from '@tablee/kernel'
import { say } from '../../text/say.ts'

/** What speaks against things in the Adventure; made once. */
export const NO = {
  noDefence: { why: say('no.noDefence'), rule: 'scenario.10' },
  defenseTalents: { why: say('no.defenseTalents'), rule: 'monster.17' },
  otherAffinity: { why: say('no.otherAffinity'), rule: 'battle.19' },
  brews: { why: say('no.brews'), rule: 'monster.4' },
} as const satisfies { readonly [id: string]: Objection }
