import type { SpecialSymbol } from '../../../data/discoveries.ts'
import type { SCENARIOS, ScenarioId } from '../../../scenarios/data.ts'
import type { CrewId } from '../../../scenarios/king-kong/data.ts'

/** The names that a scenario gives: its own, its inventions’, its tokens’. */
export interface ScenarioNames<S extends ScenarioId> {
  readonly title: string
  readonly inventions: { readonly [I in keyof (typeof SCENARIOS)[S]['inventions']]: string }
  readonly tokens: { readonly [T in SpecialSymbol]: string }
}

/** The scenarios. */
export const SCENARIO_NAME: { readonly [S in ScenarioId]: ScenarioNames<S> } = {
  castaways: {
    title: 'Castaways',
    inventions: { hatchet: 'Hatchet', mast: 'Mast' },
    tokens: { dashes: 'Herbs', bowtie: 'Oil', saltire: 'Pirate Sabre', bars: 'Medallion' },
  },
  cursedIsland: {
    title: 'Cursed Island',
    inventions: { cross: 'Cross', sacredBell: 'Sacred Bell' },
    tokens: {
      dashes: 'Cultist’s Candle',
      bowtie: 'Mysterious Vial',
      saltire: 'Decorated Bell',
      bars: 'Sacrificial Dagger',
    },
  },
  jenny: {
    title: 'Jenny Needs Help!',
    inventions: { raftRescue: 'Raft', lifeboat: 'Lifeboat' },
    tokens: { dashes: 'Herbs', bowtie: 'Pistol', saltire: 'Ruined Hut', bars: 'Vines' },
  },
  volcanoIsland: {
    title: 'Volcano Island',
    inventions: { ropeLadder: 'Rope Ladder', jollyBoat: 'Jolly Boat' },
    tokens: { dashes: 'Old Map', bowtie: 'Indy’s Diary', saltire: 'Torch', bars: 'Old Canvas' },
  },
  cannibalIsland: {
    title: 'Cannibal Island',
    inventions: { ballista: 'Ballista', canoe: 'Canoe' },
    tokens: {
      dashes: 'Blowpipe',
      bowtie: 'Healing Ointment',
      saltire: 'Map of the Island',
      bars: 'Old Machete',
    },
  },
  familyRobinson: {
    title: 'Family Robinson',
    inventions: { fence: 'Fence', garden: 'Garden' },
    tokens: { dashes: 'Old Tools', bowtie: 'Plow', saltire: 'Gunpowder', bars: 'Seeds' },
  },
  kingKong: {
    title: 'King Kong Island',
    inventions: { trap: 'Trap', tranquilizer: 'Tranquilizer' },
    tokens: {
      dashes: 'Bottle of Vodka',
      bowtie: 'Firecracker',
      saltire: 'Giant Footprint',
      bars: 'Film-maker’s Lost Item',
    },
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

/** The totem locations of Volcano Island, in the order in which they are explored. */
export const PLACE_NAME: readonly string[] = [
  'Small Temple',
  'Ruined Village',
  'Hidden Cave',
  'Underground Temple',
]
