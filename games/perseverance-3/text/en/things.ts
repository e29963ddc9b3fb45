import { capital, count, list } from '@tablee/common/words/en.ts'
import type { Goods, Species } from '@tablee/perseverance/ids.ts'
import { amounts, followers, goods } from '@tablee/perseverance/text/en/words.ts'
import type { CombatSlot, Cost, Counter, Effect, OfficerChoice, Tally, UnitSlot } from '../../data/effects.ts'
import type { Goal, Prize, ProvisionsData } from '../../data/shape.ts'
import { ARTEFACTS, type Area, type ArtefactId, type StructureId } from '../../data/types.ts'
import { isRow } from '../rows.ts'
import { names } from './names.ts'

/** What cards, tiles and spaces do, told from their records. */
export interface Things {
  /** `1 food and 2 glowberries`; `nothing`. */
  goods(goods: Goods): string
  cost(cost: Cost): string
  /** One effect, in the middle of a sentence. */
  effect(effect: Effect): string
  /** A whole card or tile; `nothing`. */
  effects(effects: readonly Effect[]): string
  /** `2 followers per tamed thunderhorn`. */
  tally(tally: Tally): string
  tallies(tallies: readonly Tally[]): string
  /** All that a personal goal asks for. */
  goals(goals: readonly Goal[]): string
  /** `a tamed shieldhead or higher and 2 units of any kind`. */
  requires(slots: readonly UnitSlot[]): string
  /** `1 ranger wounded and 1 ranger defeated`. */
  group(slots: readonly CombatSlot[]): string
  prize(prize: Prize): string
  provisions(provisions: ProvisionsData): string
  /** What a lower structure lets its owner do. */
  ability(structure: StructureId): string | null
}

const heals = (n: number): string => count(n, 'heal')

/** With its article: `an untamed ironjaw`, `a tamed raptor`. */
const oneDino = (state: 'tamed' | 'untamed', species: Species): string =>
  `${state === 'untamed' ? 'an' : 'a'} ${state} ${species}`

const cost = (one: Cost): string =>
  list([
    ...amounts(one),
    ...(one.crate ? ['1 crate'] : []),
    ...(one.ranger ? ['1 discarded ranger'] : []),
    ...(one.tamed ? [oneDino('tamed', one.tamed)] : []),
    ...(one.untamed ? [oneDino('untamed', one.untamed)] : []),
  ])

type Named = Exclude<Counter, `${string}:${string}`>

const COUNTED: { readonly [C in Named]: readonly [one: string, many: string] } = {
  food: ['food', 'food'],
  debris: ['debris', 'debris'],
  islandResource: ['island resource', 'island resources'],
  glowberry: ['glowberry', 'glowberries'],
  islandAndDebris: ['set of 1 island resource and 1 debris', 'sets of 1 island resource and 1 debris'],
  untamed: ['untamed dino', 'untamed dinos'],
  tamedInWilderness: ['own tamed dino in the wilderness', 'own tamed dinos in the wilderness'],
  thunderhorns: ['thunderhorn, tamed or untamed', 'thunderhorns, tamed or untamed'],
  rangers: ['ranger outside the infirmary', 'rangers outside the infirmary'],
  readyRangers: ['ranger at Home or tired', 'rangers at Home or tired'],
  crates: ['crate', 'crates'],
  ranchTiles: ['ranch tile', 'ranch tiles'],
  artefacts: ['artefact', 'artefacts'],
  influence: ['own influence cube', 'own influence cubes'],
  officersWith2: ['officer with 2 or more own cubes', 'officers with 2 or more own cubes'],
  officersWithExactly2: ['officer with exactly 2 own cubes', 'officers with exactly 2 own cubes'],
  officersWith3: ['officer with 3 or more own cubes', 'officers with 3 or more own cubes'],
  structures: ['own structure', 'own structures'],
  cityShelters: ['own city shelter', 'own city shelters'],
  wildShelters: ['own wilderness shelter', 'own wilderness shelters'],
  zonesWithExactly2: ['city zone with exactly 2 own shelters', 'city zones with exactly 2 own shelters'],
  zonesWith3: ['city zone with 3 or more own shelters', 'city zones with 3 or more own shelters'],
  adventures: ['adventure in progress or completed', 'adventures in progress or completed'],
  wildAdventures: [
    'wilderness adventure in progress or completed',
    'wilderness adventures in progress or completed',
  ],
  templeAdventures: [
    'temple adventure in progress or completed',
    'temple adventures in progress or completed',
  ],
  leaderInCity: ['leader in the city', 'leader in the city'],
  mountedInWilderness: ['mounted leader in the wilderness', 'mounted leader in the wilderness'],
  fullRows: ['full row of the ranch', 'full rows of the ranch'],
  fullColumns: ['full column of the ranch', 'full columns of the ranch'],
}

function counted(counter: Counter): readonly [one: string, many: string] {
  if (counter in COUNTED) return COUNTED[counter as Named]
  const [kind, what] = counter.split(':')
  switch (kind) {
    case 'shelters':
      return [
        `own shelter in the ${names.area[what as Area]}`,
        `own shelters in the ${names.area[what as Area]}`,
      ]
    case 'ready':
      return [`tamed ${what} at Home or tired`, `tamed ${what}s at Home or tired`]
    default:
      return [`${kind} ${what}`, `${kind} ${what}s`]
  }
}

const tally = ({ count: what, per = 1, followers: n }: Tally): string =>
  `${followers(n)} per ${per === 1 ? counted(what)[0] : `pair of ${counted(what)[1]}`}`

const goal = ({ count: what, atLeast }: Goal): string =>
  what === 'leaderInCity' || what === 'mountedInWilderness'
    ? `your ${counted(what)[0]} at the end of your 8th turn`
    : `at least ${atLeast} ${counted(what)[atLeast === 1 ? 0 : 1]}`

const OFFICER: { readonly [O in Exclude<OfficerChoice, keyof typeof names.zone>]: string } = {
  any: 'any officer',
  leaderZone: 'the officer of the zone where your leader is',
  dieOrLeaderZone: 'an officer of a zone with one of your dice or your leader',
  noneOwn: 'an officer on whom you have none',
  twoShelters: 'the officer of a city zone where you have 2 or more shelters',
}

const officer = (choice: OfficerChoice): string =>
  choice === 'wilderness'
    ? 'the officer of the wilderness'
    : choice in names.zone
      ? `the ${names.zone[choice as keyof typeof names.zone]} officer`
      : OFFICER[choice as keyof typeof OFFICER]

const artefact = (of: readonly ArtefactId[]): string =>
  of.length === ARTEFACTS.length
    ? 'any artefact'
    : `the ${list(
        of.map(one => names.artefact[one]),
        'or',
      )} artefact`

const place = (scope: Area | 'wilderness'): string =>
  scope === 'wilderness' ? 'the wilderness' : `the ${names.area[scope]}`

function tame({ n, only, free }: Extract<Effect, { verb: 'tame' }>): string {
  const what = only ? `1 ${only}` : n === 1 ? '1 dino' : `up to ${n} dinos`
  return `tame ${what}${free ? ' without its resource cost' : ''}`
}

function harvest({ n, scope, anySite }: Extract<Effect, { verb: 'harvest' }>): string {
  if (anySite) return `the harvest of any location of ${place(scope)}`
  return `the harvest of ${n === 1 ? '1 of your shelters' : `up to ${n} of your shelters`} in ${place(scope)}`
}

function influence({ n, on, officers }: Extract<Effect, { verb: 'influence' }>): string {
  if (officers) return `${n} influence on each of ${officers} different officers`
  return `${n} influence on ${officer(on)}`
}

function effect(one: Effect): string {
  switch (one.verb) {
    case 'gain':
      return goods(one.what)
    case 'gainMix':
      return `${one.n} of ${list(
        one.of.map(each => names.resource[each]),
        'or',
      )} in any mix`
    case 'followers':
      return followers(one.n)
    case 'followersPer':
      return `${followers(one.n)} per ${counted(one.count)[0]}`
    case 'followersAt':
      return one.among === 'areas'
        ? '1 follower per own shelter in one area of your choice'
        : '1 follower per own shelter and structure in one city zone of your choice'
    case 'glowberriesPer':
      return `1 glowberry per ${counted(one.count)[0]}`
    case 'healPer':
      return `1 heal per ${counted(one.count)[0]}`
    case 'rangers':
      return count(one.n, 'ranger')
    case 'heal':
      return heals(one.n)
    case 'crates':
      return `${count(one.n, 'crate')}${one.otherRow ? ' beside another row than this tile’s' : ''}`
    case 'untamed':
      return one.species === 'any'
        ? 'an untamed dino of any species'
        : one.species === 'exploredTemple'
          ? 'an untamed dino whose temple is explored'
          : oneDino('untamed', one.species)
    case 'tamed':
      return `${oneDino('tamed', one.species)}${one.wounded ? ', wounded' : ''}`
    case 'tame':
      return tame(one)
    case 'influence':
      return influence(one)
    case 'ranchTile':
      return `a ranch tile${one.noBonus ? ' without the bonus of its cell' : ''}${one.resolve ? ', whose effect is resolved at once' : ''}`
    case 'ranch':
      return one.n === 1 ? '1 ranch effect' : `${one.n} different ranch effects`
    case 'harvest':
      return harvest(one)
    case 'discovery':
      return `the discovery of a location of ${place(one.scope)}, without placing a dino`
    case 'shelterCity':
      return one.space === 'lowest'
        ? 'build a shelter on the lowest free space of a city zone, without its bonus'
        : 'build a shelter on any free city space, with its bonus'
    case 'shelterWild':
      return `build ${one.n === 1 ? 'a shelter' : `${one.n} shelters`} in the wilderness, ${one.harvest ? 'with' : 'without'} the harvest`
    case 'shelterHere':
      return 'build a shelter on this tile'
    case 'structure':
      return 'build a structure'
    case 'adventure':
      return 'start a wilderness adventure'
    case 'artefact':
      return artefact(one.of)
    case 'recallLeader':
      return 'your leader comes Home'
    case 'influenceAndRecall':
      return '1 influence on the officer of the zone where your leader is, who then comes Home'
    case 'leaderToCity':
      return 'your leader goes to a city zone and resolves 2 of its options'
    case 'cityOption':
      return '1 option of any city zone'
    case 'mount':
      return 'your leader is mounted'
    case 'openInfirmary':
      return 'the infirmary loses its overlay'
    case 'swapDie':
      return 'your third die replaces a neutral one'
    case 'pay':
      return `for ${cost(one.cost)}, ${together(one.then)}`
    case 'or':
      return list(one.of.map(together), 'or')
    case 'if':
      return `with ${one.atLeast} or more ${counted(one.count)[1]}, ${together(one.then)}`
  }
}

const phrases = (one: Effect): readonly string[] => (one.verb === 'gain' ? amounts(one.what) : [effect(one)])

/** What belongs together inside a sentence. */
function together(all: readonly Effect[]): string {
  return isRow(all) ? list(all.flatMap(phrases)) : all.flatMap(phrases).join(', ')
}

const effects = (all: readonly Effect[]): string =>
  capital(isRow(all) ? list(all.flatMap(phrases)) || 'nothing' : all.flatMap(phrases).join('; '))

const slotName = (slot: UnitSlot, n: number): string => {
  switch (slot) {
    case 'any':
      return `${count(n, 'unit')} of any kind`
    case 'ranger':
      return count(n, 'ranger')
    case 'leader':
      return 'the leader'
    default:
      return slot.endsWith('+')
        ? `${n === 1 ? 'a' : n} tamed ${slot.slice(0, -1)}${n === 1 ? '' : 's'} or higher`
        : `${n === 1 ? 'a' : n} tamed ${slot}${n === 1 ? '' : 's'}`
  }
}

const requires = (slots: readonly UnitSlot[]): string =>
  list([...new Set(slots)].map(slot => slotName(slot, slots.filter(one => one === slot).length)))

const group = (slots: readonly CombatSlot[]): string =>
  list(slots.map(({ unit, then }) => `${slotName(unit, 1)} ${names.fate[then]}`))

const prize = ({ followers: n, crates }: Prize): string =>
  list([...(n > 0 ? [followers(n)] : []), ...(crates > 0 ? [count(crates, 'crate')] : [])]) || 'nothing'

const SPECIAL: { readonly [S in NonNullable<ProvisionsData['special']>]: string } = {
  shelterElsewhere: 'build a shelter on the lowest free space of another city zone, without its bonus',
  outpostB: 'build a shelter on outpost B',
  influenceElsewhere: '1 influence on the officer of another zone',
  healAndSaddle: 'your ranger in the infirmary comes Home, and your untamed shieldhead is tamed',
}

const provisions = ({ lose, effects: gains, special }: ProvisionsData): string =>
  capital(
    [
      ...(amounts(lose).length > 0 ? [`give back ${goods(lose)}`] : []),
      ...(gains.length > 0 ? [together(gains)] : []),
      ...(special ? [SPECIAL[special]] : []),
    ].join('; '),
  )

const ABILITY: { readonly [S in StructureId]?: string } = {
  '1A': 'Market A may give 1 food, 1 debris and 1 island resource instead',
  '1B': 'You place dice whatever their face, and dinos whatever the dino space asks for',
  '2A': 'Training A may give a tamed shieldhead, then 1 ranger or 2 heals instead',
  '2B': 'You get a mapping reward also where the location is explored, or adjacent to one that is',
  '3A': 'Explorers A may resolve the harvest of 3 of your shelters instead of 2',
  '3B': 'With a die, your leader may take the thunderhorn space for a 3rd option; mounted, it may repeat one',
  '4A': 'Using crates, you may spend 1 more from another row for 1 effect of that row',
  '4B': 'Worksite A may come with the harvest of the shelter',
}

/** What cards, tiles and spaces do, in English. */
export const things: Things = {
  goods,
  cost,
  effect,
  effects,
  tally,
  tallies: all => capital(list(all.map(tally))),
  goals: all => capital(list(all.map(goal))),
  requires: slots => capital(requires(slots)),
  group: slots => capital(group(slots)),
  prize,
  provisions,
  ability: structure => ABILITY[structure] ?? null,
}
