import type { ScenarioNames } from '../../../text/names.ts'
import type { CrewId } from '../../data.ts'

/** What King Kong Island names, in French. */
export const names: ScenarioNames<'kingKong'> = {
  title: 'Terreur sur l’île de King Kong',
  inventions: { trap: 'Piège', tranquilizer: 'Sédatif' },
  tokens: {
    dashes: 'Bouteille de vodka',
    bowtie: 'Pétards',
    saltire: 'Empreinte géante',
    bars: 'L’objet perdu de l’équipe cinématographique',
  },
}

/** The film crew of King Kong Island in French. */
export const CREW_NAME: { readonly [C in CrewId]: string } = {
  lights: 'l’éclairagiste',
  cameraman: 'le cadreur',
  sound: 'l’ingénieur du son',
  screenwriter: 'le scénariste',
  makeUpArtist: 'la maquilleuse',
  actress: 'l’actrice',
  double: 'la doublure',
  actor: 'l’acteur',
  director: 'le metteur en scène',
}
