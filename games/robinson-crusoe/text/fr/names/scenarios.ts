import type { ScenarioId } from '../../../scenarios/data.ts'
import type { CrewId } from '../../../scenarios/king-kong/data.ts'
import type { ScenarioNames } from '../../en/names/scenarios.ts'

/** The scenarios in French. */
export const SCENARIO_NAME: { readonly [S in ScenarioId]: ScenarioNames<S> } = {
  castaways: {
    title: 'Les Naufragés',
    inventions: { hatchet: 'Hachette', mast: 'Mât' },
    tokens: {
      dashes: 'Herbes',
      bowtie: 'Huile',
      saltire: 'Sabre de pirate',
      bars: 'Médaillon avec portrait d’une Dame',
    },
  },
  cursedIsland: {
    title: 'L’île maudite',
    inventions: { cross: 'Croix', sacredBell: 'Cloche consacrée' },
    tokens: {
      dashes: 'Bougie de cultiste',
      bowtie: 'Fiole mystérieuse',
      saltire: 'Cloche décorée',
      bars: 'Dague sacrificielle',
    },
  },
  jenny: {
    title: 'Sauvons Jenny !',
    inventions: { raftRescue: 'Radeau', lifeboat: 'Canot de sauvetage' },
    tokens: { dashes: 'Herbes', bowtie: 'Pistolet', saltire: 'Hutte en ruine', bars: 'Lianes' },
  },
  volcanoIsland: {
    title: 'L’île du volcan',
    inventions: { ropeLadder: 'Échelle de corde', jollyBoat: 'Chaloupe' },
    tokens: { dashes: 'Vieille carte', bowtie: 'Journal d’Indy', saltire: 'Torche', bars: 'Toile abîmée' },
  },
  cannibalIsland: {
    title: 'La cité des cannibales',
    inventions: { ballista: 'Baliste', canoe: 'Canoë' },
    tokens: { dashes: 'Sarbacane', bowtie: 'Onguent', saltire: 'Carte de l’île', bars: 'Vieille machette' },
  },
  familyRobinson: {
    title: 'Les Robinson',
    inventions: { fence: 'Clôture', garden: 'Jardin' },
    tokens: { dashes: 'Vieux outils', bowtie: 'Charrue', saltire: 'Poudre', bars: 'Graines' },
  },
  kingKong: {
    title: 'Terreur sur l’île de King Kong',
    inventions: { trap: 'Piège', tranquilizer: 'Sédatif' },
    tokens: {
      dashes: 'Bouteille de vodka',
      bowtie: 'Pétards',
      saltire: 'Empreinte géante',
      bars: 'L’objet perdu de l’équipe cinématographique',
    },
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

/** The totem locations of Volcano Island in French. */
export const PLACE_NAME: readonly string[] = [
  'Petit temple',
  'Village en ruine',
  'Grotte cachée',
  'Temple souterrain',
]
