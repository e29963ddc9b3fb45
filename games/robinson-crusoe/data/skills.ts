import type { AdventureType, Skill } from './types.ts'

/** The skills of the characters, and what they cost in determination; each is used once per round. */
export const SKILLS = {
  // Staked with a planned action: rules/plan.
  economicalConstruction: { src: 'rulebook', owner: 'carpenter', det: 2 },
  // The three rerolls: rules/resolve/roll.ts.
  craftsmanship: { src: 'rulebook', owner: 'carpenter', det: 2 },
  scrounger: { src: 'rulebook', owner: 'cook', det: 2 },
  lucky: { src: 'rulebook', owner: 'explorer', det: 2 },

  aNewIdea: {
    src: 'rulebook',
    owner: 'carpenter',
    det: 3,
    power: { windows: ['planning'], anytime: true, effects: [{ do: 'special', id: 'aNewIdea' }] },
  },
  handyman: {
    src: 'rulebook',
    owner: 'carpenter',
    det: 3,
    power: { windows: ['planning'], effects: [{ do: 'special', id: 'handyman' }] },
  },
  grandmasRecipe: {
    src: 'rulebook',
    owner: 'cook',
    det: 2,
    power: {
      windows: ['planning', 'action', 'night'],
      anytime: true,
      food: 1,
      effects: [{ do: 'healShared', n: 2 }],
    },
  },
  stoneSoup: {
    src: 'rulebook',
    owner: 'cook',
    det: 3,
    power: {
      windows: ['planning', 'demand:food', 'night'],
      anytime: true,
      effects: [{ do: 'gain', what: 'food', n: 1 }],
    },
  },
  hooch: {
    src: 'rulebook',
    owner: 'cook',
    det: 3,
    power: {
      windows: ['weather'],
      effects: [
        {
          do: 'choose',
          by: 'actor',
          branches: [[{ do: 'ignoreCloud', kind: 'rain' }], [{ do: 'snowBecomesRain' }]],
        },
      ],
    },
  },
  reconnaissance: {
    src: 'rulebook',
    owner: 'explorer',
    det: 2,
    power: {
      windows: ['planning', 'action'],
      anytime: true,
      effects: [{ do: 'lookTiles', n: 3, put: 'oneOnTop' }],
    },
  },
  motivationalSpeech: {
    src: 'rulebook',
    owner: 'explorer',
    det: 3,
    power: { windows: ['morale', 'planning'], anytime: true, effects: [{ do: 'morale', n: 1 }] },
  },
  scouting: {
    src: 'rulebook',
    owner: 'explorer',
    det: 3,
    power: { windows: ['planning'], anytime: true, effects: [{ do: 'drawDiscoveries', n: 2, keep: 1 }] },
  },
  tracking: {
    src: 'rulebook',
    owner: 'soldier',
    det: 2,
    power: {
      windows: ['planning', 'action'],
      anytime: true,
      effects: [{ do: 'hunting', op: 'topOrBottom' }],
    },
  },
  defensivePlan: {
    src: 'rulebook',
    owner: 'soldier',
    det: 3,
    power: {
      windows: ['planning', 'weapons', 'weather'],
      anytime: true,
      notAfterCard: true,
      effects: [
        {
          do: 'choose',
          by: 'actor',
          branches: [[{ do: 'level', of: 'palisade', n: 1 }], [{ do: 'level', of: 'weapons', n: 1 }]],
        },
      ],
    },
  },
  frenzy: {
    src: 'rulebook',
    owner: 'soldier',
    det: 3,
    power: { windows: ['fight'], own: true, effects: [{ do: 'temporaryWeapons', n: 3 }] },
  },
  theHunt: {
    src: 'rulebook',
    owner: 'soldier',
    det: 4,
    power: { windows: ['planning'], anytime: true, effects: [{ do: 'hunting', op: 'addBeast' }] },
  },
} as const satisfies { readonly [id: string]: Skill }

/** A skill. */
export type SkillId = keyof typeof SKILLS

/** The skills. */
export const SKILL_IDS = Object.keys(SKILLS) as readonly SkillId[]

/** The skill that rerolls a die of an action. */
export const REROLL: { readonly [A in AdventureType]: SkillId } = {
  build: 'craftsmanship',
  gather: 'scrounger',
  explore: 'lucky',
}

/** The determination that a reroll costs Friday. L1654 */
export const FRIDAYS_REROLL = 2
