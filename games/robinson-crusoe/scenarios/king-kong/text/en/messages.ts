import { capital } from '@tablee/common/words/en.ts'
import type { Text } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import { item, node } from '../../../../text/en/words.ts'
import type { CrewId } from '../../data.ts'
import { CREW_NAME } from './names.ts'

/** King Kong Island, in English. */
export const kingKong = {
  'crew.killed': (v: { who: CrewId }) => `King Kong kills ${CREW_NAME[v.who]}.`,
  'crew.captured': () => `King Kong carries ${CREW_NAME.actress} off.`,
  'crew.rescued': () => `${capital(CREW_NAME.actress)} is free.`,
  'no.trapPlace': () => 'A trap is built on a totem tile, two spaces away at most.',
  'no.trapsStand': () => 'Three traps stand already.',
  'no.traps': () => 'Three traps are needed first.',
  'no.actressHeld': () => 'King Kong holds the actress: free her first.',
  'goal.kingKong': (v: { traps: number; of: number; dead: number; captive: boolean }) =>
    `${v.traps} of ${v.of} traps, ${v.dead} of the crew dead${v.captive ? ', the actress a captive' : ''}; then catch King Kong.`,
  'end.director': () => 'The director is dead, and with him the film. You have lost.',
  'end.kingKong': () => 'King Kong is caught. What a film this will be!',
} satisfies Text

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  trap: at => `build ${item('trap')} on ${node(at)}`,
  actress: at => `free the actress on ${node(at)}`,
  kingKong: () => 'catch King Kong',
}
