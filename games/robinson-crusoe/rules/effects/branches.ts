import type { Message, Rule } from '@tablee/kernel'
import type { Branch, Effect } from '../../data/effects.ts'
import type { Level, WindowKind } from '../../data/types.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup, askOwner } from '../ask.ts'
import type { Cause } from '../cause.ts'
import { characterOf } from '../characters.ts'
import { emptyPurse, openPurse } from '../demand.ts'
import { isSheltered } from '../island.ts'
import { isWindowOpen, openWindow } from '../powers/window.ts'
import { inStock } from '../resources.ts'
import { runEffects } from './run.ts'

/** What is missing for a branch, and how much of it there should be. */
interface Want {
  readonly of: 'wood' | 'food' | 'fur' | 'det' | Level
  readonly n: number
}

/** Nothing could make a branch possible. */
const NEVER = 'never'

/** What is missing for one effect of a branch; null when nothing is. L1560 */
function lack(state: Robinson, effect: Effect, { actor }: Cause): Want | typeof NEVER | null {
  switch (effect.do) {
    case 'lose':
      return inStock(state, effect.what) >= effect.n ? null : { of: effect.what, n: effect.n }
    case 'level': // Up goes only what has a shelter to stand on. L1052, L2145
      if (effect.n > 0) return effect.of === 'weapons' || isSheltered(state) ? null : NEVER
      return state[effect.of] >= -effect.n ? null : { of: effect.of, n: -effect.n }
    case 'det':
      if (effect.who !== 'actor' || characterOf(state, actor).det >= -effect.n) return null
      return { of: 'det', n: -effect.n }
    case 'ignoreCloud':
      return state.sky !== null && state.sky[effect.kind] > 0 ? null : NEVER
    case 'snowBecomesRain':
      return state.sky !== null && state.sky.snow > 0 ? null : NEVER
    case 'flipItems':
      return state.items.length >= effect.n ? null : NEVER
    default:
      return null
  }
}

const isPossible = (state: Robinson, branch: Branch, cause: Cause): boolean =>
  branch.every(effect => lack(state, effect, cause) === null)

/** What is missing for a branch that powers at hand could bring; nothing if they could not bring all. */
function wantsFor(t: RobinsonTable, branch: Branch, cause: Cause): Want[] {
  const wants: Want[] = []
  for (const effect of branch) {
    const want = lack(t.state, effect, cause)
    if (want === null) continue
    if (want === NEVER || !isWindowOpen(t, windowFor(want), cause.actor, want.n)) return []
    wants.push(want)
  }
  return wants
}

const windowFor = ({ of }: Want): WindowKind => `demand:${of}`

/** Powers may be used before a choice, as at any time, to make more of its branches possible. L1495, L1503 */
function* help(t: RobinsonTable, branches: readonly Branch[], cause: Cause): Rule {
  for (const branch of branches)
    for (const want of wantsFor(t, branch, cause)) {
      const { of, n } = want
      if (of === 'wood' || of === 'food' || of === 'fur') yield* openPurse(t, of, cause.actor, n)
      else yield* openWindow(t, windowFor(want), cause.actor, n)
    }
}

const branchNaming = {
  key: ({ place }: { place: number; branch: Branch }): string => String(place + 1),
  say: ({ branch }: { place: number; branch: Branch }): Message => say('effects', { effects: branch }),
}

/** One of several branches, of those that can be carried out. */
export function* chooseBranch(
  t: RobinsonTable,
  { by, branches }: Effect & { do: 'choose' },
  cause: Cause,
): Rule {
  yield* help(t, branches, cause)
  const possible = branches
    .map((branch, place) => ({ branch, place }))
    .filter(({ branch }) => isPossible(t.state, branch, cause))
  if (possible.length === 0) return emptyPurse(t.state)
  const naming = {
    key: branchNaming.key,
    say: branchNaming.say,
    values: () => ({ card: cause.card }),
    rule: 'term.5',
  }
  const { branch } =
    by === 'group'
      ? yield* askGroup(t, 'branch', possible, naming)
      : yield* askOwner(t, cause.actor, 'branch', possible, naming)
  if (!branch.some(effect => effect.do === 'lose')) emptyPurse(t.state) // Else it pays.
  yield* runEffects(t, branch, cause)
}
