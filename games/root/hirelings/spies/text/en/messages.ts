import type { Cast, Text } from '@tablee/kernel'
import { who } from '../../../../text/en/words.ts'

/** The Corvid Spies and the Raven Sentries, in English. */
export const messages = {
  'act.spies': () => 'Corvid Spies: place two, then battle or steal',
  'spies.battles': () => 'Battle wherever there are Spies',
  'spies.steals': () => 'Steal a card of each enemy in one clearing',
  'spies.where': () => 'Where do the Spies steal?',
  'battle.sentries': (v: { seat: number }, cast: Cast) =>
    `The Raven Sentries add a hit for ${who(cast, v.seat)}.`,
} satisfies Text
