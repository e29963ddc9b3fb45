import type { Sound } from '@tablee/board'
import type { Message } from '@tablee/kernel'

/** What is heard when a battle begins, and when its dice fall; they are seen beside the table. */
export function sound({ id }: Message): Sound | null {
  if (id === 'battle.starts') return 'battle'
  return id === 'battle.rolled' ? 'dice' : null
}
