import type { Finding } from '@tablee/common/prefer.ts'
import type { Cast, Text } from '@tablee/kernel'
import type { OfficerId, Specialist, Species } from '@tablee/perseverance/ids.ts'
import { because } from '@tablee/perseverance/text/en/dissenters.ts'
import type { DissenterEffect } from '../../data/solo/effects.ts'
import type { Area, CityZone, LocationId, SiteId, StructureId, TempleId } from '../../data/types.ts'
import type { LeftOut } from '../../rules/solo/effects.ts'
import type { Target } from '../../rules/solo/explore.ts'
import type { OfficerPick } from '../../rules/solo/officers.ts'
import type { WildChoice, WildKey } from '../../rules/solo/sites.ts'
import type { ZoneChoice } from '../../rules/solo/zones.ts'
import { PROPER } from '../proper.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'
import { area, count, Does, list, location, officer, site, unit, untamed, Who, who, zone } from './words.ts'

const ZONE_WORDS = {
  place: zone,
  avoided: {
    full: 'no space left',
    ahead: 'two shelters more than yours',
    built: 'built there in this action',
    wild: 'not in the city',
  },
} as const

const OFFICER_WORDS = { place: officer, avoided: { ahead: 'two cubes more than yours' } } as const

const zoneReason = (choice: ZoneChoice): string => because(choice, ZONE_WORDS)

const WILD: { readonly [W in WildKey]: string } = {
  fresh: 'in areas without an assembly so far',
  high: 'highest number',
  low: 'lowest number',
  outpost: 'outpost A before B',
}

/** Why a place of the wilderness; what left all of them is not told. */
function wildReason(findings: readonly Finding<SiteId, WildKey>[]): string {
  const told = findings.filter(({ by, value }) => by !== 'fresh' || value === 1)
  if (told.length === 0) return ''
  return ` (${told.map(({ by, left }) => `${WILD[by]}: ${list(left.map(site))}`).join('; ')})`
}

const TARGET: { readonly [T in Target['as']]: string } = {
  programTemple: 'the temple of the program',
  numbered: 'by the arrow',
  temple: 'a temple, since no other location is open',
}

const LEFT_OUT: { readonly [L in LeftOut]: string } = {
  noDino: 'no untamed dino',
  noSaddle: 'no saddle left for it',
  supply: 'none to be had in the supply',
  temple: 'the temple is not explored',
  owned: 'the Dissenters have it',
  noThunderhorn: 'no tamed thunderhorn',
  full: 'no space left in the city',
  noDie: 'no die was placed',
}

const die = (cast: Cast, owner: number, by: number): string =>
  owner < 0 ? 'a neutral die' : owner === by ? 'an own die' : `a die of ${who(cast, owner)}`

const PREFERRED = { colour: 'by its owner', face: 'by the order of the card' } as const

type Piece = 'shelter' | 'structure' | 'leader' | 'thunderhorn'
const PIECE: { readonly [P in Piece]: string } = {
  shelter: 'a shelter',
  structure: 'a structure',
  leader: 'the leader',
  thunderhorn: 'a tamed thunderhorn',
}

/** The zone that was chosen. */
const chosen = ({ place }: ZoneChoice): string => (place === null ? 'no zone' : zone(place))

/** What Narek and Camilla do piece by piece, and why. */
export const automata = {
  'solo.die': (
    v: {
      owner: number
      die: number
      face: Specialist
      zone: CityZone
      space: number
      by: readonly ('colour' | 'face')[]
    },
    cast: Cast,
  ) =>
    `${Does(cast, v.owner, 'places', 'place')} ${die(cast, v.die, v.owner)} (${names.specialist[v.face]}) in ${zone(v.zone)}${
      v.by.length === 0 ? '' : `, preferred ${list(v.by.map(one => PREFERRED[one]))}`
    }.`,
  'solo.noFace': (v: { owner: number; zone: CityZone }, cast: Cast) =>
    `No die that ${who(cast, v.owner)} may take fits an empty space of ${zone(v.zone)}.`,
  'solo.turned': (v: { owner: number; die: number; from: Specialist; to: Specialist }, cast: Cast) =>
    `${Does(cast, v.owner, 'turns', 'turn')} ${die(cast, v.die, v.owner)} from ${names.specialist[v.from]} to ${names.specialist[v.to]}.`,
  'solo.noDie': (v: { owner: number; zone: CityZone; why: 'pool' | 'space' | 'reserve' }, cast: Cast) => {
    const why = {
      pool: 'only your dice are left',
      space: 'no space is empty',
      reserve: 'none fits, and there is no reserve to turn one',
    }
    return `${Does(cast, v.owner, 'places', 'place')} no die in ${zone(v.zone)}, since ${why[v.why]}; a dino is placed instead.`
  },
  'solo.target': (v: { owner: number; target: Target }, cast: Cast) =>
    `${Does(cast, v.owner, 'heads', 'head')} for ${location(v.target.place)}, ${TARGET[v.target.as]}${wildReason(v.target.findings)}.`,
  'solo.noLocation': (v: { owner: number }, cast: Cast) =>
    `There is no location that ${who(cast, v.owner)} can explore.`,
  'solo.noExplorer': (v: { owner: number; location: LocationId; needs: Species }, cast: Cast) =>
    `${Does(cast, v.owner, 'has', 'have')} no ${`tamed ${names.species[v.needs]} or higher`} for ${location(v.location)}.`,
  'solo.emergency': (v: { owner: number }, cast: Cast) =>
    `Emergency action of ${who(cast, v.owner)}, without a dino in the wilderness.`,
  'solo.captured': (v: { owner: number; species: Species; location: LocationId }, cast: Cast) =>
    `${Does(cast, v.owner, 'takes', 'take')} ${untamed(v.species)} from ${location(v.location)}, without combat.`,
  'solo.unseen': (v: { area: Area }) =>
    `The first tile of ${area(v.area)} goes under its stack, face down, and the second is turned up.`,
  'solo.templeGone': (v: { temple: TempleId }) =>
    `The adventure of ${location(v.temple)} leaves the game${v.temple === 'ironjawTemple' ? ', and Ancient Portal with it' : ''}.`,
  'solo.shelter': (v: { owner: number; choice: ZoneChoice }, cast: Cast) =>
    `${Does(cast, v.owner, 'builds', 'build')} a shelter in ${chosen(v.choice)}${zoneReason(v.choice)}.`,
  'solo.wildShelter': (v: { owner: number; choice: WildChoice<SiteId> }, cast: Cast) =>
    `${Does(cast, v.owner, 'builds', 'build')} a shelter at ${site(v.choice.place)}${wildReason(v.choice.findings)}.`,
  'solo.structure': (v: { owner: number; structure: StructureId; choice: ZoneChoice }, cast: Cast) =>
    `${Does(cast, v.owner, 'builds', 'build')} ${PROPER[v.structure]} in ${chosen(v.choice)}${zoneReason(v.choice)}.`,
  'solo.leader': (v: { owner: number; choice: ZoneChoice; stays: boolean }, cast: Cast) =>
    `The leader of ${who(cast, v.owner)} ${v.stays ? 'stays in' : 'goes to'} ${chosen(v.choice)}${zoneReason(v.choice)}.`,
  'solo.thunderhorn': (v: { owner: number; choice: ZoneChoice }, cast: Cast) =>
    `${Does(cast, v.owner, 'places', 'place')} a tamed thunderhorn in ${chosen(v.choice)}${zoneReason(v.choice)}.`,
  'solo.nowhere': (v: { owner: number; piece: Piece; choice: ZoneChoice }, cast: Cast) =>
    `${Does(cast, v.owner, 'finds', 'find')} no zone for ${PIECE[v.piece]}${zoneReason(v.choice)}.`,
  'solo.noShelters': (v: { owner: number }, cast: Cast) =>
    `${Does(cast, v.owner, 'has', 'have')} no shelter left to build.`,
  'solo.dino': (v: { owner: number; species: Species; tamed: boolean }, cast: Cast) =>
    `${Does(cast, v.owner, 'gains', 'gain')} ${v.tamed ? unit(v.species) : untamed(v.species)}.`,
  'solo.tamed': (v: { owner: number; species: Species }, cast: Cast) =>
    `${Does(cast, v.owner, 'tames', 'tame')} a ${names.species[v.species]}, the strongest that can be.`,
  'solo.leftOut': (v: { owner: number; effect: DissenterEffect; why: LeftOut }, cast: Cast) =>
    `${Does(cast, v.owner, 'leaves', 'leave')} out “${cards.effect(v.effect)}”: ${LEFT_OUT[v.why]}.`,
  'solo.cube': (v: { owner: number; choice: OfficerPick; total: number }, cast: Cast) =>
    `${Does(cast, v.owner, 'places', 'place')} an influence cube on ${v.choice.place === null ? 'no officer' : officer(v.choice.place)}, ${v.total} now${because(v.choice, OFFICER_WORDS)}.`,
  'solo.noOfficer': (v: { owner: number }, cast: Cast) =>
    `${Does(cast, v.owner, 'has', 'have')} two cubes more than you on every officer, and places none.`,
  'solo.noCubes': (v: { owner: number }, cast: Cast) =>
    `${Does(cast, v.owner, 'has', 'have')} no influence cube left.`,
  'solo.check': (v: { owner: number; officer: OfficerId; own: number; yours: number }, cast: Cast) =>
    `Check on ${officer(v.officer)}: ${count(v.own, 'cube')} of ${who(cast, v.owner)} against ${v.yours} of yours, so ${v.own > v.yours ? 'a reserve' : 'two more cubes there'}.`,
  'solo.paid': (v: { owner: number; officer: OfficerId }, cast: Cast) =>
    `${Does(cast, v.owner, 'spends', 'spend')} 1 influence cube on ${officer(v.officer)}.`,
  'solo.notPaid': (v: { owner: number; officer: OfficerId }, cast: Cast) =>
    `${Does(cast, v.owner, 'has', 'have')} no influence cube on ${officer(v.officer)}: the secondary action is left out.`,
  'solo.back': (v: { owner: number; unit: 'leader' | 'thunderhorn' }, cast: Cast) =>
    `${Who(cast, v.owner)} takes ${unit(v.unit)} back.`,
} satisfies Text
