import type { Cast, Text } from '@tablee/kernel'
import type { PlotKind } from '../../../../factions/corvids/data.ts'
import { messages as corvids } from '../../../../factions/corvids/text/en/messages.ts'
import { A_PLOT } from '../../../../factions/corvids/text/en/names.ts'
import { capital, Does, place } from '../../../../text/en/words.ts'

/** What the Cogwheel Corvids say, in English. */
export const messages = {
  'corvids.why.noPlacing': corvids['corvids.why.noPlacing'],
  'corvids.why.noLeaving': corvids['corvids.why.noLeaving'],
  'battle.agents': corvids['battle.agents'],
  'cogwheelCorvids.flipped': (v: { seat: number; clearing: number; kind: PlotKind }, cast: Cast) =>
    `${Does(cast, v.seat, 'flips', 'flip')} ${A_PLOT[v.kind]} in ${place(v.clearing)}.`,
  'cogwheelCorvids.swapped': (v: { seat: number; clearing: number; kind: PlotKind }) =>
    `${capital(A_PLOT[v.kind])} takes the place of the bomb in ${place(v.clearing)}, face up.`,
  'cogwheelCorvids.raid': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'raids', 'raid')} around ${place(v.clearing)}.`,
  'cogwheelCorvids.trigger.plots': () => 'Warriors for plots that were removed',
  'cogwheelCorvids.gamble': (v: { clearing: number }) => `What is the plot in ${place(v.clearing)}?`,
  'cogwheelCorvids.guess': (v: { kind: PlotKind }) => capital(A_PLOT[v.kind]),
  'cogwheelCorvids.guessed': (v: { seat: number; clearing: number; kind: PlotKind }, cast: Cast) =>
    `${Does(cast, v.seat, 'guesses', 'guess')} ${A_PLOT[v.kind]} in ${place(v.clearing)}.`,
} satisfies Text
