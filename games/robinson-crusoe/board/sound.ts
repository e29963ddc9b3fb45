import type { Moment } from '@tablee/board'
import type { Message } from '@tablee/kernel'

/** What is heard when dice fall, and of a fight; what is seen of them, passages show. */
export function moment({ id }: Message): Moment | null {
  if (id === 'die' || id === 'weather.die') return { sound: 'dice' }
  return id === 'fight' ? { sound: 'battle' } : null
}
