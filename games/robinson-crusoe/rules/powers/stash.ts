import type { Effect } from '../../data/effects.ts'
import { MYSTERIES } from '../../data/mysteries.ts'
import type { MysteryCard, Power, WindowKind } from '../../data/types.ts'
import type { Character, Robinson } from '../../state.ts'
import { meets } from './needs.ts'
import { discoveryRecord } from './records.ts'

/** Something that one who sleeps outside has found there and may use alone. */
export interface Found {
  readonly id: string
  readonly power: Power
}

/**
 * What is on the sheet of one who sleeps outside is theirs until the round ends (L1260): at night what heals,
 * and when they have nothing to eat what gives food. All else is as good in the morning.
 */
export function foundOutside(state: Robinson, character: Character, kind: WindowKind): Found[] {
  const { outside, stash } = character
  const found: Found[] = []
  if (outside === '' || (kind !== 'night' && kind !== 'outside')) return found
  const add = (id: string, power: Power | undefined) => {
    if (!power?.windows.includes('night') || (power.once && state.notes[id])) return
    if (power.needs && !meets(state, power.needs, false)) return
    const effects = power.effects.map(forOne)
    if (effects.some(effect => helps(character, effect, kind)))
      found.push({ id, power: { ...power, effects } })
  }
  for (const id of new Set(stash.discoveries)) add(id, discoveryRecord(state, id).power)
  for (const id of stash.treasures) add(id, (MYSTERIES[id] as MysteryCard).power)
  return found
}

/** What heals anybody heals the one who is alone. */
const forOne = (effect: Effect): Effect =>
  effect.do === 'heal' || effect.do === 'healShared' ? { do: 'heal', who: 'actor', n: effect.n } : effect

function helps({ wounds }: Character, effect: Effect, kind: WindowKind): boolean {
  if (kind === 'night') return effect.do === 'heal' && wounds > 0
  return effect.do === 'gain' && (effect.what === 'food' || effect.what === 'nonPerishable')
}
