import type { Message } from '@tablee/kernel'
import { points } from '@tablee/perseverance/board/moments/passages.ts'

/** Reports that begin something: those that follow are its consequences. */
const HEADS: readonly string[] = [
  'turn.begins',
  'die.placed',
  'option.resolved',
  'favour.used',
  'crate.placed',
  'preparation.stage',
  'combat',
  'assembly',
  'solo.assigned',
  'solo.acts',
  'final',
]

/** Whether a report begins something. */
export const heads = ({ id }: Message): boolean => HEADS.includes(id)

/** What is remembered of a game, by the report that tells it. */
const TELLS: { readonly [id: string]: number | undefined } = {
  breach: 10,
  victory: 9,
  'artefact.gained': 8,
  negotiated: 8,
  assembly: 7,
  'solo.artefact': 6,
  'solo.reset': 4,
}

/** How much a report tells of a game: great events, then followers. */
export const tells = (report: Message): number => TELLS[report.id] ?? Math.abs(points(report)?.points ?? 0)
