import type { BeastId } from '../../../data/beasts.ts'
import type { DISCOVERIES } from '../../../data/discoveries.ts'
import type { EquipmentId } from '../../../data/equipment.ts'
import type { InventionId } from '../../../data/inventions.ts'
import type { SkillId } from '../../../data/skills.ts'

/** The inventions. */
export const INVENTION_NAME: { readonly [I in InventionId]: string } = {
  bricks: 'Bricks',
  dam: 'Dam',
  fire: 'Fire',
  knife: 'Knife',
  map: 'Map',
  medicine: 'Medicine',
  pot: 'Pot',
  rope: 'Rope',
  shovel: 'Shovel',
  fireplace: 'Fireplace',
  shortcut: 'Shortcut',
  snare: 'Snare',
  spear: 'Spear',
  basket: 'Basket',
  bed: 'Bed',
  belts: 'Belts',
  bow: 'Bow',
  cellar: 'Cellar',
  corral: 'Corral',
  diary: 'Diary',
  drums: 'Drums',
  furnace: 'Furnace',
  lantern: 'Lantern',
  moat: 'Moat',
  pit: 'Pit',
  raft: 'Raft',
  sack: 'Sack',
  shield: 'Shield',
  sling: 'Sling',
  wall: 'Wall',
}

/** The beasts. */
export const BEAST_NAME: { readonly [B in BeastId]: string } = {
  alligator: 'Alligator',
  bearBeast: 'Bear',
  birds: 'Birds',
  boa: 'Boa',
  chamois: 'Chamois',
  cheetah: 'Cheetah',
  fox: 'Fox',
  goats: 'Goats',
  gorillaBeast: 'Gorilla',
  iguana: 'Iguana',
  jaguarBeast: 'Jaguar',
  pumaBeast: 'Puma',
  tapir: 'Tapir',
  tigerBeast: 'Tiger',
  wildDogBeast: 'Wild Dog',
  wildPig: 'Wild Pig',
}

/** The starting equipment. */
export const EQUIPMENT_NAME: { readonly [E in EquipmentId]: string } = {
  bible: 'Bible',
  biscuits: 'Biscuits',
  emptyBottle: 'Empty Bottle',
  flaskOfRum: 'Flask of Rum',
  hammerAndNails: 'Hammer & Nails',
  pipeAndTobacco: 'Pipe & Tobacco',
  pistol: 'Pistol',
  stormGlass: 'Storm-Glass',
}

/** The discovery tokens with an effect of their own. */
export const DISCOVERY_NAME: { readonly [D in keyof typeof DISCOVERIES]: string } = {
  candlesToken: 'Candles',
  thornyBushes: 'Thorny Bushes',
  goat: 'Goat',
  largeLeaves: 'Large Leaves',
  herbs: 'Herbs',
  healingHerbs: 'Healing Herbs',
  nourishingLarvae: 'Nourishing Larvae',
  vegetables: 'Vegetables',
  poisonToken: 'Poison',
  tobaccoToken: 'Tobacco',
  treasureToken: 'Treasure',
  fallenTree: 'Fallen Tree',
  oldMachete: 'Old Machete',
}

/** The skills. */
export const SKILL_NAME: { readonly [S in SkillId]: string } = {
  economicalConstruction: 'Economical Construction',
  craftsmanship: 'Craftsmanship',
  aNewIdea: 'A New Idea',
  handyman: 'Handyman',
  grandmasRecipe: 'Grandma’s Recipe',
  scrounger: 'Scrounger',
  stoneSoup: 'Stone Soup',
  hooch: 'Hooch',
  lucky: 'Lucky',
  reconnaissance: 'Reconnaissance',
  motivationalSpeech: 'Motivational Speech',
  scouting: 'Scouting',
  tracking: 'Tracking',
  defensivePlan: 'Defensive Plan',
  frenzy: 'Frenzy',
  theHunt: 'The Hunt',
}
