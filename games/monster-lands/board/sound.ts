import type { Sound } from '@tablee/board'
import type { Message } from '@tablee/kernel'

/** What is heard when dice fall, and when somebody faces a monster. */
export function sound({ id }: Message): Sound | null {
  if (id === 'rolled' || id === 'rerolled' || id === 'monster.rolled' || id === 'dice.persuasion')
    return 'dice'
  return id === 'faces.monster' ? 'battle' : null
}
