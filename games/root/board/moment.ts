import type { Moment } from '@tablee/board'
import type { Message } from '@tablee/kernel'

/** What is heard when a battle begins, and when its dice fall; they are seen beside the table. */
export function moment({ id }: Message): Moment | null {
  if (id === 'battle.starts') return { sound: 'battle' }
  return id === 'battle.rolled' ? { sound: 'dice' } : null
}
