import type { Objection } from '@tablee/kernel'
import { say } from '../text/en.ts'

/** Every reason there is. */
export const NO = {
  roomInHand: { why: say('no.roomInHand'), rule: 'turn.3' },
  crateToBuy: { why: say('no.crateToBuy'), rule: 'turn.4' },
  roomInWarehouse: { why: say('no.roomInWarehouse'), rule: 'turn.5' },
  answerAsAction: { why: say('no.answerAsAction'), rule: 'turn.6' },
  crateInCustoms: { why: say('no.crateInCustoms'), rule: 'card.2' },
  crateToSell: { why: say('no.crateToSell'), rule: 'card.3' },
  crateAtSea: { why: say('no.crateAtSea'), rule: 'card.4' },
  secondRaid: { why: say('no.secondRaid'), rule: 'raid.1' },
  crew: { why: say('no.crew'), rule: 'raid.1' },
  victim: { why: say('no.victim'), rule: 'raid.2' },
  raidUnderPatrol: { why: say('no.raidUnderPatrol'), rule: 'raid.2' },
  roomAboard: { why: say('no.roomAboard'), rule: 'load.2' },
} as const satisfies { readonly [name: string]: Objection }
