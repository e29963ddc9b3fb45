import type { SignName } from '@tablee/perseverance/board/art/signs.ts'
import { RESOURCES, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { Effect } from '../../data/effects.ts'

/** So much of something on a tag. */
export interface Bit {
  readonly n: number
  readonly sign?: SignName
  readonly dino?: Species
}

/** The signs of effects that are no plain gains. */
const SIGN: { readonly [V in Effect['verb']]?: SignName } = {
  followers: 'follower',
  followersPer: 'follower',
  followersAt: 'follower',
  glowberriesPer: 'glowberry',
  healPer: 'heal',
  rangers: 'ranger',
  heal: 'heal',
  crates: 'crate',
  tame: 'saddle',
  tamed: 'saddle',
  influence: 'influence',
  influenceAndRecall: 'influence',
  ranchTile: 'ranch',
  ranch: 'ranch',
  harvest: 'harvest',
  discovery: 'tiles',
  shelterCity: 'shelter',
  shelterWild: 'shelter',
  shelterHere: 'shelter',
  structure: 'structure',
  adventure: 'adventure',
  recallLeader: 'refresh',
  leaderToCity: 'captain',
  cityOption: 'die',
  mount: 'saddle',
  swapDie: 'die',
}

/** What a place gives, short enough for its tag; the tip tells all of it. */
export const bitsOf = (effects: readonly Effect[]): readonly Bit[] => effects.flatMap(bits).slice(0, 3)

function bits(effect: Effect): readonly Bit[] {
  switch (effect.verb) {
    case 'gain':
      return RESOURCES.flatMap(one => (effect.what[one] ? [{ n: effect.what[one], sign: one }] : []))
    case 'gainMix':
      return [{ n: effect.n, sign: effect.of[0] }]
    case 'untamed': {
      const species = SPECIES.find(one => one === effect.species)
      return [species ? { n: 1, dino: species } : { n: 1, sign: 'temple' }]
    }
    case 'artefact':
      return effect.of.map(sign => ({ n: 1, sign }))
    case 'pay':
      return bitsOf(effect.then)
    case 'or':
      return effect.of.flatMap(bitsOf)
    case 'if':
      return bitsOf(effect.then)
    default: {
      const sign = SIGN[effect.verb]
      return sign ? [{ n: 'n' in effect ? effect.n : 1, sign }] : []
    }
  }
}
