/** The elements of regions, monsters and members, in the order of the rulebook (L1088). */
export const AFFINITIES = ['fire', 'water', 'air', 'jungle'] as const

/** What a region, a monster or a member belongs to. */
export type Affinity = (typeof AFFINITIES)[number]

/** The dice of a clan: red, purple, yellow. */
export const COLOURS = ['force', 'magic', 'persuasion'] as const

/** The colour of a clan's die. */
export type Colour = (typeof COLOURS)[number]

/** How many dice of each colour. */
export type Dice = { readonly [C in Colour]: number }

/** Dice from letters: `dice('FFM')`. */
export const dice = (letters: string): Dice => ({
  force: letters.split('F').length - 1,
  magic: letters.split('M').length - 1,
  persuasion: letters.split('P').length - 1,
})

/** What one place for a die takes: the letters of the colours it may be. */
export const SPACES = ['F', 'M', 'P', 'FM', 'FP', 'MP', 'FMP'] as const

/** A place for one die. */
export type Space = (typeof SPACES)[number]

/** Which colours a place takes. */
export const TAKES: { readonly [S in Space]: Dice } = {
  F: dice('F'),
  M: dice('M'),
  P: dice('P'),
  FM: dice('FM'),
  FP: dice('FP'),
  MP: dice('MP'),
  FMP: dice('FMP'),
}

/** Places for dice from words: `spaces('F F FM')`. */
export const spaces = (words: string): readonly Space[] =>
  words === '' ? [] : words.split(' ').map(word => SPACES[SPACES.indexOf(word as Space)])

/** What is gained or given up, by number. */
export const GOODS = ['glory', 'gold', 'defense', 'potion', 'venom', 'trap'] as const

/** A kind of thing that is gained or given up. */
export type Good = (typeof GOODS)[number]

/** How many of each are gained or given up. */
export type Goods = { readonly [G in Good]: number }

const NOTHING: Goods = { glory: 0, gold: 0, defense: 0, potion: 0, venom: 0, trap: 0 }

/** Goods, with nothing of what is not told. */
export const goods = (some: Partial<Goods>): Goods => ({ ...NOTHING, ...some })

/** What dice are rolled for outside. */
export const DEEDS = ['capture', 'kill', 'conquest', 'mission'] as const

/** What dice are rolled for. */
export type Deed = (typeof DEEDS)[number]
