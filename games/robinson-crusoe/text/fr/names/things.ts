import type { BeastId } from '../../../data/beasts.ts'
import type { DISCOVERIES } from '../../../data/discoveries.ts'
import type { EquipmentId } from '../../../data/equipment.ts'
import type { InventionId } from '../../../data/inventions.ts'
import type { SkillId } from '../../../data/skills.ts'

/** The inventions in French. */
export const INVENTION_NAME: { readonly [I in InventionId]: string } = {
  bricks: 'Brique',
  dam: 'Barrage',
  fire: 'Feu',
  knife: 'Couteau',
  map: 'Plan',
  medicine: 'Remède',
  pot: 'Marmite',
  rope: 'Corde',
  shovel: 'Pelle',
  fireplace: 'Foyer',
  shortcut: 'Raccourci',
  snare: 'Collet',
  spear: 'Lance',
  basket: 'Panier',
  bed: 'Lit',
  belts: 'Harnais',
  bow: 'Arc',
  cellar: 'Cellier',
  corral: 'Enclos',
  diary: 'Journal',
  drums: 'Tambour',
  furnace: 'Four',
  lantern: 'Lanterne',
  moat: 'Fossé',
  pit: 'Fosse',
  raft: 'Radeau',
  sack: 'Sac',
  shield: 'Bouclier',
  sling: 'Fronde',
  wall: 'Mur',
}

/** The beasts in French. */
export const BEAST_NAME: { readonly [B in BeastId]: string } = {
  alligator: 'Alligator',
  bearBeast: 'Ours',
  birds: 'Oiseaux',
  boa: 'Boa',
  chamois: 'Chamois',
  cheetah: 'Guépard',
  fox: 'Renard',
  goats: 'Chèvres',
  gorillaBeast: 'Gorille',
  iguana: 'Iguane',
  jaguarBeast: 'Jaguar',
  pumaBeast: 'Puma',
  tapir: 'Tapir',
  tigerBeast: 'Tigre',
  wildDogBeast: 'Chien sauvage',
  wildPig: 'Cochon sauvage',
}

/** The starting equipment in French. */
export const EQUIPMENT_NAME: { readonly [E in EquipmentId]: string } = {
  bible: 'Bible',
  biscuits: 'Biscuits',
  emptyBottle: 'Bouteille vide',
  flaskOfRum: 'Flacon de rhum',
  hammerAndNails: 'Marteau & clous',
  pipeAndTobacco: 'Pipe & Tabac',
  pistol: 'Pistolet',
  stormGlass: 'Baromètre',
}

/** The discovery tokens with an effect of their own, in French. */
export const DISCOVERY_NAME: { readonly [D in keyof typeof DISCOVERIES]: string } = {
  candlesToken: 'Bougies',
  thornyBushes: 'Buissons épineux',
  goat: 'Chèvre',
  largeLeaves: 'Grandes feuilles',
  herbs: 'Herbes',
  healingHerbs: 'Herbes médicinales',
  nourishingLarvae: 'Larves nourrissantes',
  vegetables: 'Légumes',
  poisonToken: 'Poison',
  tobaccoToken: 'Tabac',
  treasureToken: 'Trésor',
  fallenTree: 'Tronc d’arbre',
  oldMachete: 'Vieille machette',
}

/** The skills in French. */
export const SKILL_NAME: { readonly [S in SkillId]: string } = {
  economicalConstruction: 'Construction économique',
  craftsmanship: 'Artisanat',
  aNewIdea: 'Une nouvelle idée',
  handyman: 'Bricolage',
  grandmasRecipe: 'Recette de grand-mère',
  scrounger: 'Glaner',
  stoneSoup: 'Soupe de pierres',
  hooch: 'Eau-de-vie',
  lucky: 'Chance',
  reconnaissance: 'Reconnaissance',
  motivationalSpeech: 'Discours encourageant',
  scouting: 'Prospection',
  tracking: 'Pistage',
  defensivePlan: 'Plan défensif',
  frenzy: 'Furie',
  theHunt: 'Chasse',
}
