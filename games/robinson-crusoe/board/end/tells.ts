import type { Message } from '@tablee/kernel'
import { SCENARIOS_TELL } from '../../scenarios/board/faces.ts'

/** What is remembered of a game, by the report that tells it. */
const TOLD: { readonly [id: string]: number | undefined } = {
  'friday.died': 12,
  'shelter.lost': 9,
  'shelter.built': 8,
  'item.built': 7,
  'wounded.specially': 6,
  'weather.storm': 5,
  'threat.strikes': 5,
  fight: 5,
  'food.rots': 2,
  'event.drawn': 1,
}

/** How much a report tells of a game. */
export function tells({ id, values }: Message): number {
  const { n } = (values ?? {}) as { n?: number }
  if (id === 'wounded') return 2 * (n ?? 1)
  return TOLD[id] ?? SCENARIOS_TELL[id] ?? 0
}
