import type { Sound } from '@tablee/board'
import type { Message } from '@tablee/kernel'

/** What is heard when dice fall, and of a fight; what is seen of them, passages show. */
export function sound({ id }: Message): Sound | null {
  if (id === 'die' || id === 'weather.die') return 'dice'
  return id === 'fight' ? 'battle' : null
}
