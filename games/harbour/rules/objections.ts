import type { Message, Names, Refusal } from '@tablee/kernel'
import { say } from '../text/en.ts'

/** Why something is not possible, and the rule that forbids it. */
export interface Objection {
  readonly why: Message
  readonly rule: string
}

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

/** All that something speaks against, named as its ask names it. */
export function refusals<V>(
  all: readonly V[],
  { key = String, say, at }: Names<V>,
  objection: (one: V) => Objection | null,
): Refusal[] {
  return all.flatMap(one => {
    const against = objection(one)
    return against ? [{ key: key(one), say: say(one), ...(at && { at: at(one) }), ...against }] : []
  })
}
