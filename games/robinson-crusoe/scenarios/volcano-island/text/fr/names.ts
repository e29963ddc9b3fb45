import type { ScenarioNames } from '../../../text/names.ts'

/** What Volcano Island names, in French. */
export const names: ScenarioNames<'volcanoIsland'> = {
  title: 'L’île du volcan',
  inventions: { ropeLadder: 'Échelle de corde', jollyBoat: 'Chaloupe' },
  tokens: { dashes: 'Vieille carte', bowtie: 'Journal d’Indy', saltire: 'Torche', bars: 'Toile abîmée' },
}

/** The totem locations of Volcano Island in French. */
export const PLACE_NAME: readonly string[] = [
  'Petit temple',
  'Village en ruine',
  'Grotte cachée',
  'Temple souterrain',
]
