import type { Message, Rule } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import type { RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askOwnerMaybe } from '../ask.ts'
import { byActor } from '../cause.ts'
import { characterOf } from '../characters.ts'
import { drawDiscoveries } from '../discoveries.ts'
import { spendTreasure } from '../powers/use.ts'

const BACKPACK = ['backpack'] as const
const naming = {
  say: (_: 'backpack'): Message => say('backpack.use'),
  pass: say('backpack.no'),
  rule: 'card.mystery.backpack',
}

/** After an exploration, a success or not, the one who has the Backpack this round may look into it. L2355 */
export function* useBackpack(t: RobinsonTable, who: CharacterId): Rule {
  const { state } = t
  const backpack = state.treasures.find(({ id }) => id === 'backpack')
  if (!characterOf(state, who).alive) return
  if (!backpack || backpack.from > state.round || (backpack.user !== '' && backpack.user !== who)) return
  if (state.decks.discovery.length === 0) return
  if (backpack.user === '' && (yield* askOwnerMaybe(t, who, 'backpack', BACKPACK, naming)) === null) return
  spendTreasure(state, 'backpack', who)
  yield* drawDiscoveries(t, byActor('backpack', who), 2, 1)
}
