import type { Level } from '../data/types.ts'
import type { Survey } from './survey.ts'
import { TUNING } from './tuning.ts'
import { animalsUntil, leaks } from './weather.ts'

/** What the next level (`more` 1) of roof, palisade or weapons is worth, or the one that stands (0). */
export function levelWorth(seen: Survey, level: Level, more: 0 | 1): number {
  const { state } = seen
  const now = Math.max(0, state[level] - 1 + more)
  if (level === 'roof') return roofWorth(seen, now)
  return level === 'palisade' ? palisadeWorth(seen, now) : weaponsWorth(seen, now)
}

/** A level of the roof above so many: the clouds it keeps out until the end. */
function roofWorth({ state, end, sheltered }: Survey, now: number): number {
  if (!sheltered) return 0
  return TUNING.cloud * (leaks(state, now, end) - leaks(state, now + 1, end)) + 0.2
}

/** A level of the palisade above so many: animals, storms and events tear at it. */
function palisadeWorth({ state, end, left, hurtAll, sheltered }: Survey, now: number): number {
  if (!sheltered) return 0
  const attacks = animalsUntil(state, end) / 3 + TUNING.attacks * left
  return hurtAll * attacks * [1, 0.45, 0.2, 0.1][Math.min(3, now)]
}

/** A level of weapons above so many: for beasts to hunt, hungry animals, cards that test it. */
function weaponsWorth({ state, end, hurtAll, goal }: Survey, now: number): number {
  const animals = now < 3 ? (animalsUntil(state, end) / 6) * hurtAll : 0
  const hunts = Math.min(3, state.decks.hunting.length)
  return (
    animals +
    (goal.weapons?.(state) ?? 0) +
    TUNING.weapons * [0.8, 0.9, 0.7, 0.5, 0.3, 0.15][Math.min(5, now)] +
    (now < 5 ? 0.25 * hunts : 0.05)
  )
}
