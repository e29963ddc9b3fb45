import { choose, type Rule } from '@tablee/kernel'
import { type Expedition, MADHALA, type MonsterTable, type Token, type Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { ambush } from './ambush.ts'
import { isOccupied } from './expedition.ts'
import { turnUp } from './reveal.ts'

/** ambush.4 to ambush.8: from left to right, each owner turns up traps one by one from the top, or leaves off. */
export function* conflict(t: MonsterTable, zone: Zone): Rule {
  for (let path = 0; path < zone.paths.length; path++) {
    const expedition = zone.paths[path]
    if (!isOccupied(expedition)) continue
    t.state.battle = { zone: zone.id, path, stage: 'conflict', attack: null, carry: 0 }
    // scenario.29: Madhala turns up all that she has.
    for (let token = hidden(expedition); token !== null; token = hidden(expedition)) {
      if (expedition.owner !== MADHALA && !(yield* wantsTo(t, zone, path, expedition, token))) break
      turnUp(t, zone, path, expedition, token)
      yield* ambush(t, zone, path, token)
    }
  }
}

/** The topmost trap that is face down; null for none. */
const hidden = ({ tokens }: Expedition): Token | null => tokens.find(({ up }) => !up) ?? null

const ANSWERS = ['reveal', 'stop'] as const

/** ambush.6, ambush.7 */
function* wantsTo(
  t: MonsterTable,
  zone: Zone,
  path: number,
  { owner }: Expedition,
  { id }: Token,
): Rule<boolean> {
  const answer = yield* choose(t, owner, 'reveal.trap', ANSWERS, {
    say: one => say(one === 'reveal' ? 'reveal.now' : 'reveal.stop'),
    at: () => `path:${zone.id}:${path}`,
    values: () => ({ trap: id as Exclude<Token['id'], 'defense'>, zone: zone.id, path }),
    rule: 'ambush.6',
    final: one => one === 'reveal',
  })
  return answer === 'reveal'
}
