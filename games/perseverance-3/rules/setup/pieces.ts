import type { Chance } from '@tablee/kernel'
import type { Colour } from '@tablee/perseverance/ids.ts'
import type { Die } from '@tablee/perseverance/owners.ts'
import type { GameData } from '../../data/shape.ts'
import type { Dissenter } from '../../state.ts'

/** An automaton's pieces before any of them is placed. */
export const newDissenter = ({ pieces }: GameData, colour: Colour): Dissenter => ({
  colour,
  shelters: pieces.shelters,
  cubes: pieces.cubes,
  saddles: { large: pieces.large, small: pieces.small },
})

/** A die that was rolled. */
export const rolled = ({ faces }: GameData, chance: Chance, owner: number): Die => ({
  owner,
  face: faces[chance.below(faces.length)],
})
