import type { Cast, Text } from '@tablee/kernel'
import { Does, PIECE, place, who } from '../../../../text/en/words.ts'

/** What the Automated Alliance says, in English. */
export const messages = {
  'automatedAlliance.outrage': (v: { clearing: number; party: number }, cast: Cast) =>
    `Sympathy for ${who(cast, v.party)} in ${place(v.clearing)}: which card do you discard?`,
  'automatedAlliance.unpaid': (v: { payer: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.payer, 'has', 'have')} no card that fits ${place(v.clearing)}.`,
  'automatedAlliance.trigger.base': (v: { base: string }) => `Sympathy lost with the ${PIECE[v.base]}`,
  'automatedAlliance.trigger.outrage': (v: { clearing: number }) => `Outrage in ${place(v.clearing)}`,
  'automatedAlliance.revolts': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'revolts', 'revolt')} in ${place(v.clearing)}.`,
  'automatedAlliance.organizes': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'organizes', 'organize')} in ${place(v.clearing)}.`,
  'automatedAlliance.nowhere': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'can', 'can')} place no sympathy anywhere.`,
  'battle.automatedAmbush': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'deals', 'deal')} one more hit from ambush.`,
} satisfies Text
