import type { Text } from '@tablee/kernel'

/** Why a hint advises something: by what makes a position good (`bot/standing.ts`). */
export const reasons = {
  'reason.followers': () => 'more followers now',
  'reason.repair': () => 'your repair card is nearer',
  'reason.voyages': () => 'voyages with your crates',
  'reason.dinos': () => 'tamed dinos that are fit',
  'reason.rescue': () => 'steps of the rescue track',
  'reason.memoirs': () => 'memoirs that will pay',
  'reason.assemblies': () => 'presence, crews and influence for assemblies to come',
  'reason.goods': () => 'resources, crates and preparations',
  'reason.artefacts': () => 'artefacts, which the Dissenters do not get',
  'reason.battles': () => 'units that you face',
  'reason.defence': () => 'fewer breaches to fear',
  'reason.rivals': () => 'the others fall back',
} satisfies Text
