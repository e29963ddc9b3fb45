import { names as shared } from '@tablee/perseverance/text/fr/names.ts'
import type { Names } from '../en/names.ts'

/** What things are called in French, as in the rulebook. */
export const names: Names = {
  ...shared,
  zone: {
    sustenance: 'Ravitaillement',
    military: 'Militaire',
    expansion: 'Développement',
    construction: 'Construction',
    wilderness: 'Nature sauvage',
  },
  area: { hills: 'Collines', jungle: 'Jungle', swamp: 'Marécage' },
  effect: {
    sustenance: 'Marché',
    military: 'Entraînement',
    expansion: 'Explorateurs',
    construction: 'Chantier',
  },
  temple: {
    raptorTemple: 'Temple Raptor',
    thunderhornTemple: 'Temple Thunderhorn',
    ironjawTemple: 'Temple Ironjaw',
  },
  outpost: { outpostA: 'Avant-poste A', outpostB: 'Avant-poste B' },
  artefact: {
    crown: 'Couronne',
    jewel: 'Joyau',
    hourglass: 'Sablier',
    hexagon: 'Hexagone',
    sapling: 'Arbrisseau',
    arrow: 'Flèche',
    acorn: 'Gland',
    shield: 'Bouclier',
  },
  ranchType: {
    administration: 'Administration',
    services: 'Services',
    culture: 'Culture',
    domestication: 'Domestication',
  },
  program: {
    cartographer: 'Cartographe',
    influencer: 'Influencer',
    architect: 'Architecte',
    rider: 'Rider',
    horticulturist: 'Horticulturist',
  },
  level: {
    citizen: 'Citoyen',
    ranger: 'Ranger',
    tamer: 'Dresseur',
    leader: 'Chef',
    dinoExpert: 'Expert en dinos',
  },
  adjustment: { easier: 'plus facile', normal: 'normale', harder: 'plus difficile' },
  symbol: {
    ranch: 'l’offre de ranch est actualisée',
    adventures: 'l’offre d’aventures est actualisée',
    structures: 'les structures du haut arrivent sur le plateau',
  },
  side: { few: '2 ou 3 joueurs', many: '4 joueurs' },
  row: { lower: 'Structure du bas', upper: 'Structure du haut', portal: 'Structure du temple' },
  fate: { tired: 'épuisé', wounded: 'blessé', defeated: 'vaincu' },
}
