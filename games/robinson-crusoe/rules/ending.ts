import type { MessageId, ValuesOf } from '@tablee/kernel'
import type { RobinsonTable } from '../state.ts'
import type { RobinsonText } from '../text/en.ts'
import { say } from '../text/say.ts'

/** All win. */
export function win<K extends MessageId<RobinsonText>>(
  t: RobinsonTable,
  id: K,
  ...values: ValuesOf<RobinsonText[K]>
): never {
  return t.end({ winners: seatsOf(t), why: say(id, ...values) })
}

/** All lose, at once. */
export function lose<K extends MessageId<RobinsonText>>(
  t: RobinsonTable,
  id: K,
  ...values: ValuesOf<RobinsonText[K]>
): never {
  return t.end({ winners: [], why: say(id, ...values) })
}

const seatsOf = ({ seats }: RobinsonTable): number[] => Array.from({ length: seats }, (_, seat) => seat)
