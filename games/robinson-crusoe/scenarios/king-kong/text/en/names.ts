import type { ScenarioNames } from '../../../text/names.ts'
import type { CrewId } from '../../data.ts'

/** What King Kong Island names, in English. */
export const names: ScenarioNames<'kingKong'> = {
  title: 'King Kong Island',
  inventions: { trap: 'Trap', tranquilizer: 'Tranquilizer' },
  tokens: {
    dashes: 'Bottle of Vodka',
    bowtie: 'Firecracker',
    saltire: 'Giant Footprint',
    bars: 'Film-maker’s Lost Item',
  },
}

/** The film crew of King Kong Island. */
export const CREW_NAME: { readonly [C in CrewId]: string } = {
  lights: 'the lighting technician',
  cameraman: 'the cameraman',
  sound: 'the sound engineer',
  screenwriter: 'the screenwriter',
  makeUpArtist: 'the make-up artist',
  actress: 'the actress',
  double: 'the stunt double',
  actor: 'the actor',
  director: 'the director',
}
