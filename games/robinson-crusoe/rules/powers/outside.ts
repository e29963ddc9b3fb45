import type { DiscoveryId } from '../../data/discoveries.ts'
import type { Effect } from '../../data/effects.ts'
import { MYSTERIES, type MysteryId } from '../../data/mysteries.ts'
import type { CharacterId, MysteryCard, Power, WindowKind } from '../../data/types.ts'
import type { Character, Robinson } from '../../state.ts'
import { characterOf } from '../characters.ts'
import { gained, gainedIds, takeGained, type Wanted } from '../gains.ts'
import { meets } from './needs.ts'
import { discoveryRecord } from './records.ts'

/** Something that one who sleeps outside has found there and may use alone. */
export interface Found {
  readonly id: string
  readonly power: Power
}

/** Whether a character spends this night away from the camp: what they use is for themselves. L1260 */
export const isAway = ({ phase }: Robinson, { outside }: Character): boolean =>
  outside !== '' && phase === 'night'

/** What is on the sheet of one who sleeps outside. */
export const onSheet = (by: CharacterId): Wanted => ({ from: 'roundStart', by })

/** The food on the sheet of one who sleeps outside. */
export const foodOnSheet = (state: Robinson, by: CharacterId): number =>
  gained(state, 'food', onSheet(by)) + gained(state, 'nonPerishable', onSheet(by))

/** Food of the sheet is eaten or paid, that which rots first; tells how much there was. */
export function takeFromSheet(state: Robinson, by: CharacterId, n: number): number {
  const rotting = takeGained(state, 'food', n, onSheet(by))
  return rotting + takeGained(state, 'nonPerishable', n - rotting, onSheet(by))
}

/**
 * What is on the sheet of one who sleeps outside is theirs until the round ends (L1260): at night what heals,
 * and when they have nothing to eat what gives food. All else is as good in the morning.
 */
export function foundOutside(state: Robinson, character: Character, kind: WindowKind): Found[] {
  const found: Found[] = []
  if (!isAway(state, character)) return found
  const add = (id: string, power: Power | undefined) => {
    if (!power || (power.once && state.notes[id])) return
    if (power.needs && !meets(state, power.needs, false)) return
    const own = forOneself(state, character, power, kind)
    if (own) found.push({ id, power: own })
  }
  const sheet = onSheet(character.id)
  for (const id of new Set(gainedIds(state, 'discovery', sheet)))
    add(id, discoveryRecord(state, id as DiscoveryId).power)
  for (const id of gainedIds(state, 'treasure', sheet))
    add(id, (MYSTERIES[id as MysteryId] as MysteryCard).power)
  return found
}

/** A power of the night as one uses it who is away: for oneself, paid from one's own sheet; null where it is of no use. */
export function forOneself(
  state: Robinson,
  { id, wounds }: Character,
  power: Power,
  kind: WindowKind,
): Power | null {
  if (!power.windows.includes('night')) return null
  if (power.food !== undefined && foodOnSheet(state, id) < power.food) return null
  const effects = power.effects.map(forOne)
  const useful = effects.some(effect =>
    kind === 'night'
      ? effect.do === 'heal' && wounds > 0
      : kind === 'outside' &&
        effect.do === 'gain' &&
        (effect.what === 'food' || effect.what === 'nonPerishable'),
  )
  return useful ? { ...power, effects } : null
}

/** What heals anybody heals the one who is alone. */
const forOne = (effect: Effect): Effect =>
  effect.do === 'heal' || effect.do === 'healShared' ? { do: 'heal', who: 'actor', n: effect.n } : effect

/** Whether what a character uses now is for themselves alone. */
export const isForOneself = (state: Robinson, user: CharacterId): boolean =>
  isAway(state, characterOf(state, user))
